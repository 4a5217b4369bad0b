import type { Season } from '@vedette/campaign';
import type { PhaseOfTurn } from './phase-of-turn.js';
import type { Kept, TurnEvent, TurnWork } from './turn-event.js';
import { NEVER_OPENED, standingAfter, type TurnStanding } from './turn-standing.js';

/** A turn as it was before it was rolled back or superseded. */
export interface RestorableTurn {
  readonly season: Season;
  readonly resolved: boolean;
  /** Until when it took orders; null when it did not, or had no deadline. */
  readonly deadline: string | null;
}

type Work<T extends TurnWork['type'], K extends Kept> = Extract<TurnWork<K>, { readonly type: T }>['data'];
type DonePhase<K extends Kept> = Work<'PhaseResolved', K>;
type Closing<K extends Kept> = Work<'OrderBookClosed', K>;
type ByHand<K extends Kept> = Work<'DoneByHand', K>;

/**
 * One turn, and what of it counts: a phase unless it was taken back since, or has been resolved again; a closing of the book
 * unless it was opened again; what was done by hand unless the turn was superseded since. Which of them is read first does not
 * matter, nor whether before the rollback or after it: streams are read beside one another.
 */
export class CountedTurn<K extends Kept = Kept> {
  private now: TurnStanding = NEVER_OPENED;
  /** Everything as it came in, also what counts no more: it may count again. */
  private readonly done: DonePhase<K>[] = [];
  private readonly closings: Closing<K>[] = [];
  private readonly hand: ByHand<K>[] = [];
  private readonly counting = new Map<PhaseOfTurn, K['phase']>();
  /** The generation each of them was handed out in. */
  private readonly generations = new Map<PhaseOfTurn, number>();

  constructor(readonly turn: number) {}

  /** Takes in an event of the turn; those of one stream come in its order. */
  take(event: TurnEvent<K>): void {
    if (event.type === 'PhaseResolved') {
      this.done.push(event.data);
      this.count(event.data);
    } else if (event.type === 'OrderBookClosed') this.closings.push(event.data);
    else if (event.type === 'DoneByHand') this.hand.push(event.data);
    else {
      const { countsFrom } = this.now;
      this.now = standingAfter(this.now, event);
      if (this.now.countsFrom !== countsFrom) this.countAgain();
    }
  }

  get standing(): TurnStanding {
    return this.now;
  }

  /** Phases that are done and count, in the order in which they came in. */
  get phases(): ReadonlyMap<PhaseOfTurn, K['phase']> {
    return this.counting;
  }

  /** The closing of the book that counts; null while it is open. */
  book(): K['book'] | null {
    return this.closingFrom(this.now.countsFrom.book)?.kept ?? null;
  }

  /** What was done by hand and counts, in order. */
  byHand(): K['byHand'][] {
    return this.hand
      .filter(({ version }) => version > this.now.countsFrom.byHandAfter)
      .map(({ kept }) => kept);
  }

  /** What it will be again when the last rollback is taken back; null when none can be. */
  restorable(): RestorableTurn | null {
    const { before } = this.now;
    if (!before?.opened) return null;
    const isOpen = this.closingFrom(before.countsFrom.book) === undefined;
    return {
      season: before.opened.season,
      resolved: before.resolved !== null,
      deadline: isOpen ? before.deadline : null,
    };
  }

  private closingFrom(generation: number): Closing<K> | undefined {
    return this.closings.findLast((one) => one.generation >= generation);
  }

  private count({ phase, generation, kept }: DonePhase<K>): void {
    const { turn, phases } = this.now.countsFrom;
    const least = Math.max(turn, phases.get(phase) ?? 0, this.generations.get(phase) ?? 0);
    if (generation < least) return;
    this.counting.delete(phase);
    this.counting.set(phase, kept);
    this.generations.set(phase, generation);
  }

  private countAgain(): void {
    this.counting.clear();
    this.generations.clear();
    for (const done of this.done) this.count(done);
  }
}
