import { effect, signal } from '@preact/signals';
import type { Seat } from '../graph/order-desk.js';
import { problemOf } from '../graph/problem.js';
import { type HeldDesk, heldDesk } from '../graph/seat-desk.js';
import { type Draft, drafts } from '../seat/composing.js';
import { evening } from '../seat/open-campaign.js';

/** Whether the drafts that are shown are kept at the seat, for its owner's other devices. */
export const areKept = signal(true);

/** Milliseconds after the last change before drafts are kept. */
const REST_MS = 500;
/** Tries when another device was first; *our figure*: two devices are one too many already. */
const MOST_TRIES = 3;
const OTHER_WAS_FIRST = 412;
/** The part of the seat's document that drafts are kept in. */
const PART = 'orders';

const draftsAsText = (): string => JSON.stringify([...drafts.peek().values()]);

/** What of the seat's document belongs to drafts; the rest of it is left as it is. */
interface DraftsKept {
  readonly turn: number;
  readonly drafts: readonly Draft[];
}

/**
 * Keeps the drafts of a seat in its private document, and brings them back when the seat is opened again. Drafts of a turn that is
 * over are not brought back: what they were about has changed. Those for turns ahead are.
 */
export class SeatDrafts {
  private readonly desk: HeldDesk;
  private keptText = '[]';
  private isSaving = false;
  private isOver = false;
  private hasRead = false;

  constructor(seat: Seat) {
    this.desk = heldDesk(seat);
  }

  /** Reads what was kept and keeps what changes, until it is let go. */
  attend(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    void this.read();
    const end = effect(() => {
      // When the house answers again, what could not be kept is kept.
      void [drafts.value, evening.value];
      clearTimeout(timer);
      timer = setTimeout(() => void this.save(), REST_MS);
    });
    const leave = (): void => void this.save();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      this.isOver = true;
      clearTimeout(timer);
      end();
    };
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
    this.hasRead = true;
    const turn = evening.peek()?.clock.turn;
    if (kept === undefined || turn === undefined) {
      this.keptText = '[]';
      return null;
    }
    const stillMeant = kept.drafts.filter((draft) =>
      draft.turn === undefined ? kept.turn === turn : draft.turn > turn,
    );
    this.keptText = JSON.stringify(kept.turn === turn ? kept.drafts : []);
    return stillMeant;
  }

  /** Another device has kept drafts meanwhile: those that are new come along, and what is here of the same piece stays. @throws DeskProblem */
  private async addThoseOfOthers(): Promise<void> {
    const known = new Set((JSON.parse(this.keptText) as readonly Draft[]).map(({ key }) => key));
    const others = (await this.take()) ?? [];
    const added = others.filter(({ key }) => !known.has(key) && !drafts.peek().has(key));
    if (added.length > 0)
      drafts.value = new Map([...drafts.peek(), ...added.map((draft) => [draft.key, draft] as const)]);
  }

  private async save(): Promise<void> {
    const turn = evening.peek()?.clock.turn;
    let text = draftsAsText();
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
    if (draftsAsText() !== text && areKept.peek() === false && this.desk.isKnown) void this.save();
  }

  /** Writes the drafts as they are when it is their turn; what was written. @throws DeskProblem */
  private async write(turn: number): Promise<string> {
    for (let tries = 1; ; tries++)
      try {
        if (!this.desk.isKnown || !this.hasRead) await this.addThoseOfOthers();
        const all = [...drafts.peek().values()];
        const text = JSON.stringify(all);
        await this.desk.save(PART, { turn, drafts: all } satisfies DraftsKept);
        this.keptText = text;
        areKept.value = draftsAsText() === text;
        return text;
      } catch (thrown) {
        if (problemOf(thrown).status !== OTHER_WAS_FIRST || tries === MOST_TRIES) throw thrown;
        await this.addThoseOfOthers();
      }
  }
}
