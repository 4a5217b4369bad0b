import { effect, signal } from '@preact/signals';
import type { Seat } from '../graph/order-desk.js';
import { problemOf } from '../graph/problem.js';
import { type HeldDesk, heldDesk } from '../graph/seat-desk.js';
import { type Draft, drafts, leftBehind, type LeftBehind } from '../seat/composing.js';
import { evening } from '../seat/open-campaign.js';
import { stoodInFor } from '../seat/stand-in.js';
import { isLeaving, me } from '../session/session.js';
import { turnedOver } from './turned-over.js';

/** Whether the drafts that are shown are kept at the seat, for its owner's other devices. */
export const areKept = signal(true);

/** Milliseconds after the last change before drafts are kept. */
const REST_MS = 500;
/** Tries when another device was first; *our figure*: two devices are one too many already. */
const MOST_TRIES = 3;
const OTHER_WAS_FIRST = 412;
/** The part of the seat's document that drafts are kept in. */
const PART = 'orders';

/** What of the seat's document belongs to drafts; the rest of it is left as it is. */
interface DraftsKept {
  readonly turn: number;
  readonly drafts: readonly Draft[];
  readonly leftBehind?: LeftBehind;
}

/** What is kept of what is here. */
const keptOf = (turn: number): DraftsKept => {
  const late = leftBehind.peek();
  return { turn, drafts: [...drafts.peek().values()], ...(late ? { leftBehind: late } : {}) };
};
/** By what it is told whether anything has changed. */
const asText = ({ drafts: all, leftBehind: late }: Pick<DraftsKept, 'drafts' | 'leftBehind'>): string =>
  JSON.stringify([all, late ?? null]);
const textHere = (): string => asText(keptOf(0));

/**
 * Keeps the drafts of a seat in its private document, and brings them back when the seat is opened again. Drafts of a turn that is
 * over come back as such: what they were about has changed.
 */
export class SeatDrafts {
  private readonly desk: HeldDesk;
  private keptText = asText({ drafts: [] });
  /** The turn that was open last; 0 before any. */
  private turn = 0;
  private isSaving = false;
  private isOver = false;
  private hasRead = false;

  constructor(private readonly seat: Seat) {
    this.desk = heldDesk(seat);
  }

  /** Reads what was kept and keeps what changes, until it is let go. */
  attend(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    void this.read();
    const end = effect(() => {
      // When the house answers again, what could not be kept is kept.
      void [drafts.value, leftBehind.value];
      this.turn = evening.value?.clock.turn ?? this.turn;
      clearTimeout(timer);
      timer = setTimeout(() => void this.save(), REST_MS);
    });
    const leave = (): void => void this.save();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      clearTimeout(timer);
      end();
      this.keepLast();
      this.isOver = true;
    };
  }

  /** What was composed a moment ago is kept before the seat is left; not by whoever signs out, nor for whom one stood in. */
  private keepLast(): void {
    const now = keptOf(this.turn);
    const isOver = isLeaving.peek() || stoodInFor.peek()?.player === this.seat.player;
    if (this.turn === 0 || !me.peek() || isOver || asText(now) === this.keptText) return;
    void this.desk
      .inTurn(async () => {
        const before = (await this.desk.read(PART)) as DraftsKept | undefined;
        const here = new Set(now.drafts.map(({ key }) => key));
        const known = this.keysKept();
        const others = (before?.turn === now.turn ? before.drafts : []).filter(
          ({ key }) => !here.has(key) && !known.has(key),
        );
        await this.desk.save(PART, { ...now, drafts: [...others, ...now.drafts] } satisfies DraftsKept);
      })
      .catch(() => this.desk.forget());
  }

  /** Names of the drafts that were kept last. */
  private keysKept(): ReadonlySet<string> {
    const [kept] = JSON.parse(this.keptText) as readonly [readonly Draft[]];
    return new Set(kept.map(({ key }) => key));
  }

  private async read(): Promise<void> {
    try {
      const kept = await this.desk.inTurn(() => this.take());
      if (this.isOver || !kept) return;
      // What was composed here meanwhile is newer.
      drafts.value = new Map([...kept.map((draft) => [draft.key, draft] as const), ...drafts.peek()]);
    } catch {
      areKept.value = false;
    }
  }

  /** Takes the document as it is now; the drafts in it that are of this turn. @throws DeskProblem */
  private async take(): Promise<readonly Draft[] | null> {
    const kept = (await this.desk.read(PART)) as DraftsKept | undefined;
    const isFirst = !this.hasRead;
    this.hasRead = true;
    const turn = evening.peek()?.clock.turn;
    if (kept === undefined || turn === undefined) {
      this.keptText = asText({ drafts: [] });
      return null;
    }
    const { open, late } = turnedOver(kept.drafts, kept.turn, turn);
    if (late.length > 0) leftBehind.value = { turn: kept.turn, drafts: late };
    else if (isFirst && kept.leftBehind) leftBehind.value = kept.leftBehind;
    this.keptText = asText(kept);
    return open;
  }

  /** Another device has kept drafts meanwhile: those that are new come along, and what is here of the same piece stays. @throws DeskProblem */
  private async addThoseOfOthers(): Promise<void> {
    const known = this.keysKept();
    const others = (await this.take()) ?? [];
    const added = others.filter(({ key }) => !known.has(key) && !drafts.peek().has(key));
    if (added.length > 0)
      drafts.value = new Map([...drafts.peek(), ...added.map((draft) => [draft.key, draft] as const)]);
  }

  private async save(): Promise<void> {
    const turn = evening.peek()?.clock.turn;
    let text = textHere();
    if (this.isOver || this.isSaving || turn === undefined || text === this.keptText) return;
    this.isSaving = true;
    areKept.value = false;
    try {
      text = await this.desk.inTurn(() => this.write(turn));
    } catch {
      // It is tried again with the next change, or when the house answers again; until then the desk says so.
      this.desk.forget();
    } finally {
      this.isSaving = false;
    }
    if (textHere() !== text && areKept.peek() === false && this.desk.isKnown) void this.save();
  }

  /** Writes the drafts as they are when it is their turn; what was written. @throws DeskProblem */
  private async write(turn: number): Promise<string> {
    for (let tries = 1; ; tries++)
      try {
        // Whoever has left the seat has had the last of it kept.
        if (this.isOver) return this.keptText;
        if (!this.desk.isKnown || !this.hasRead) await this.addThoseOfOthers();
        const now = keptOf(turn);
        const text = asText(now);
        await this.desk.save(PART, now);
        this.keptText = text;
        areKept.value = textHere() === text;
        return text;
      } catch (thrown) {
        if (problemOf(thrown).status !== OTHER_WAS_FIRST || tries === MOST_TRIES) throw thrown;
        await this.addThoseOfOthers();
      }
  }
}
