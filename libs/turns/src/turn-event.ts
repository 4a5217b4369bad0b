import type { Season } from '@vedette/campaign';
import type { PhaseOfTurn } from './phase-of-turn.js';

/** What a reader keeps of a turn: of a phase that is done, of a book that was closed, of what an administrator did by hand. */
export interface Kept {
  readonly phase: unknown;
  readonly book: unknown;
  readonly byHand: unknown;
}

/** An event of the log with its moment, as text. */
interface At<T extends string, D extends { readonly turn: number }> {
  readonly type: T;
  readonly data: D;
  readonly at: string;
}

export type TurnOpened = At<
  'TurnOpened',
  {
    readonly turn: number;
    readonly season: Season;
    readonly deadline: string | null;
    /** Digest of everything it starts from. */
    readonly start: string;
  }
>;

/** A turn was rolled back to before a phase; turns after it have a {@link TurnSuperseded} each. */
export type TurnRolledBack = At<
  'TurnRolledBack',
  {
    readonly turn: number;
    readonly generation: number;
    readonly to: PhaseOfTurn;
    /** Phases that are resolved again. */
    readonly superseded: readonly PhaseOfTurn[];
    readonly later?: readonly number[];
    /** Its book is open again. */
    readonly orders?: 'reopened';
    readonly reason: string;
  }
>;

/** A turn counts as never opened, because one before it was rolled back. */
export type TurnSuperseded = At<
  'TurnSuperseded',
  {
    readonly turn: number;
    readonly generation: number;
    /** Version of what was done by hand up to which it counts no more. */
    readonly byHand: number;
  }
>;

/** A rollback was taken back; turns that had been superseded with it have a {@link TurnRestored} each. */
export type RollBackUndone = At<
  'RollBackUndone',
  {
    readonly turn: number;
    readonly generation: number;
    /** The latest turn, as it was. */
    readonly latest: number;
    readonly resolved: boolean;
    readonly season: Season;
  }
>;

export type TurnRestored = At<
  'TurnRestored',
  {
    readonly turn: number;
    readonly generation: number;
    readonly resolved: boolean;
    readonly season: Season;
  }
>;

/** What happens to a turn as such, in the order of one stream. */
export type TurnCourse =
  | TurnOpened
  | At<'DeadlineMoved', { readonly turn: number; readonly deadline: string | null }>
  | At<'TurnClosed', { readonly turn: number }>
  | At<'PhaseStalled', { readonly turn: number; readonly phase: PhaseOfTurn; readonly attempt: number }>
  | At<'TurnResolved', { readonly turn: number; readonly end: string }>
  | TurnRolledBack
  | TurnSuperseded
  | RollBackUndone
  | TurnRestored
  | At<'TurnSetAside', { readonly turn: number; readonly phase: PhaseOfTurn; readonly attempts: number }>
  | At<'TurnResumed', { readonly turn: number }>;

/** What is come to in a turn. It stands in other streams, which are read beside that of its course and one another. */
export type TurnWork<K extends Kept = Kept> =
  | {
      readonly type: 'PhaseResolved';
      readonly data: {
        readonly turn: number;
        readonly phase: PhaseOfTurn;
        /** How often the turn had been taken back or restored when the phase was handed out. */
        readonly generation: number;
        readonly kept: K['phase'];
      };
    }
  | {
      readonly type: 'OrderBookClosed';
      readonly data: { readonly turn: number; readonly generation: number; readonly kept: K['book'] };
    }
  | {
      readonly type: 'DoneByHand';
      readonly data: { readonly turn: number; readonly version: number; readonly kept: K['byHand'] };
    };

export type TurnEvent<K extends Kept = Kept> = TurnCourse | TurnWork<K>;
