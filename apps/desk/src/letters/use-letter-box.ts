import { useEffect, useMemo } from 'preact/hooks';
import { batch, type Signal, signal } from '@preact/signals';
import type { Letter, LetterDelivery, SentLetter } from '@vedette/contracts';
import {
  deliveryOf,
  markRead,
  mute,
  mutedSenders,
  receivedLetters,
  reportLetter,
  sentLetters,
} from '../graph/letters.js';
import type { Seat } from '../graph/order-desk.js';
import { type DeskProblem, problemOf } from '../graph/problem.js';
import { refresh } from '../news/load-campaign.js';
import { evening } from '../seat/open-campaign.js';
import type { Place } from '../session/session.js';

/** The letter box of a seat while its screen is open: nothing of it outlasts the screen. */
export class LetterBoxAtHand {
  readonly received: Signal<readonly Letter[] | null> = signal(null);
  readonly sent: Signal<readonly SentLetter[]> = signal([]);
  readonly muted: Signal<readonly string[]> = signal([]);
  readonly delivery: Signal<LetterDelivery | null> = signal(null);
  readonly problem: Signal<DeskProblem | null> = signal(null);
  /** Whether older letters of either kind may lie behind those that were read. */
  readonly hasOlder = signal(false);
  readonly seat: Seat;

  constructor(private readonly place: Place) {
    this.seat = { campaign: place.campaign, player: place.player! };
  }

  /** Reads all of it anew, as far back as it has been read. */
  async load(): Promise<void> {
    await this.trying(async () => {
      const [received, sent, muted, delivery] = await Promise.all([
        receivedLetters(this.seat),
        sentLetters(this.seat),
        mutedSenders(this.seat),
        deliveryOf(this.seat),
      ]);
      batch(() => {
        const isFirst = this.received.value === null;
        this.received.value = withOlder(received, this.received.value ?? []);
        this.sent.value = withOlder(sent, this.sent.value);
        if (isFirst) this.hasOlder.value = received.length >= A_PAGE || sent.length >= A_PAGE;
        this.muted.value = muted;
        this.delivery.value = delivery;
      });
    });
  }

  /** Reads the page before the oldest letters of both kinds. */
  async older(): Promise<void> {
    await this.trying(async () => {
      const [received, sent] = await Promise.all([
        receivedLetters(this.seat, this.received.value?.at(-1)?.id ?? null),
        sentLetters(this.seat, this.sent.value.at(-1)?.id ?? null),
      ]);
      batch(() => {
        this.received.value = withOlder(this.received.value ?? [], received);
        this.sent.value = withOlder(this.sent.value, sent);
        this.hasOlder.value = received.length >= A_PAGE || sent.length >= A_PAGE;
      });
    });
  }

  /** Notes that letters were read. */
  async read(letters: readonly Letter[]): Promise<void> {
    const unread = letters.filter(({ readAt }) => readAt === null);
    if (unread.length === 0) return;
    await this.trying(async () => {
      for (const { id } of unread) await markRead(this.seat, id);
      await this.load();
      await refresh(this.place);
    });
  }

  async mute(player: string, isMuted: boolean): Promise<void> {
    await this.trying(async () => {
      this.muted.value = await mute(this.seat, player, isMuted);
      // Muted letters go from the box, and come back into it.
      this.received.value = null;
      await this.load();
      await refresh(this.place);
    });
  }

  /** Lays a letter before the administrator; whether that was done. */
  async report(letter: string, reason: string): Promise<boolean> {
    return this.trying(() => reportLetter(this.seat, letter, reason));
  }

  private async trying(act: () => Promise<void>): Promise<boolean> {
    try {
      await act();
      this.problem.value = null;
      return true;
    } catch (thrown) {
      this.problem.value = problemOf(thrown);
      return false;
    }
  }
}

/** Letters of a page, as the house gives them unless another number is asked for. */
const A_PAGE = 50;

const withOlder = <L extends { readonly id: string }>(newer: readonly L[], older: readonly L[]): L[] => {
  const here = new Set(newer.map(({ id }) => id));
  return [...newer, ...older.filter(({ id }) => !here.has(id))];
};

/** Opens the letter box of a seat, and reads it anew whenever the house has rung. */
export function useLetterBox(place: Place): LetterBoxAtHand {
  const box = useMemo(() => new LetterBoxAtHand(place), [place.campaign, place.player]);
  useEffect(() => void box.load(), [box, evening.value]);
  return box;
}
