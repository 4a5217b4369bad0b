import { setTimeout as pause } from 'node:timers/promises';
import type { IntelligenceEntryDocument, TurnStateDocument } from '@vedette/contracts';

type Entry = IntelligenceEntryDocument;

/** How often, and for how long, one looks whether intelligence of a resolved turn is there: it follows the log by moments. */
const LOOK_EVERY_MS = 100;
const MOST_LOOKS = 300;

/**
 * One watcher of new intelligence: the newest there is at once, then each turn's when it is made. It follows the turn's
 * progress, which ends it when the session is over.
 */
export class IntelligenceWatch implements AsyncIterableIterator<Entry> {
  private told: number | null = null;
  private over = false;

  constructor(
    private readonly progress: AsyncIterableIterator<TurnStateDocument>,
    private readonly newest: () => Promise<Entry | null>,
  ) {}

  [Symbol.asyncIterator](): this {
    return this;
  }

  async next(): Promise<IteratorResult<Entry>> {
    try {
      while (!this.over) {
        const { done, value: state } = await this.progress.next();
        if (done || this.over) break;
        // Of an open turn nothing new can be known but what the turn before it left.
        const entry = await this.entryOf(state.status === 'resolved' ? state.turn : state.turn - 1);
        if (this.over) break;
        if (!entry || (this.told !== null && entry.turn <= this.told)) continue;
        this.told = entry.turn;
        return { done: false, value: entry };
      }
    } catch (error) {
      // Nobody else would stop following the turn's progress.
      return this.throw(error);
    }
    return this.return();
  }

  async return(): Promise<IteratorResult<Entry>> {
    this.over = true;
    await this.progress.return?.();
    return { done: true, value: undefined };
  }

  async throw(error?: unknown): Promise<IteratorResult<Entry>> {
    await this.return();
    throw error;
  }

  /** The newest entry, once it is of this turn; whatever there is when it does not come. */
  private async entryOf(turn: number): Promise<Entry | null> {
    for (let look = 0; ; look++) {
      const entry = await this.newest();
      const isThere = entry !== null && entry.turn >= turn;
      // At the first look one waits for nothing: a campaign whose opening told nothing has none until its first turn.
      if (isThere || this.told === null || this.over || look === MOST_LOOKS || turn <= this.told)
        return entry;
      await pause(LOOK_EVERY_MS);
    }
  }
}
