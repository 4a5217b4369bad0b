import type { Season } from '@vedette/campaign';
import type { PhaseOfTurn } from './phase-of-turn.js';
import type { TurnCourse, TurnRolledBack } from './turn-event.js';

/** A rollback of a turn. */
export interface RollBack {
  readonly to: PhaseOfTurn;
  readonly reason: string;
  /** Turns that were superseded with it, in order. */
  readonly later: readonly number[];
}

/** Of what a turn had come to, something counts no more. It is laid by: it may count again. */
export interface TakenBack {
  readonly kind: 'taken-back';
  readonly turn: number;
  /** Phases, and closings of the book, of earlier generations count no more where they are taken back. */
  readonly generation: number;
  /** Null when the turn counts as never opened: all of them, and the closing of its book. */
  readonly phases: readonly PhaseOfTurn[] | null;
  /** Version up to which what was done by hand for it counts no more; null when all of it goes on counting. */
  readonly byHandUpTo: number | null;
  /** Null when it is another turn that was rolled back. */
  readonly rollBack: RollBack | null;
}

/** What was laid by last counts again. */
export interface Restored {
  readonly kind: 'restored';
  readonly turn: number;
  readonly generation: number;
  readonly season: Season;
  readonly isResolved: boolean;
  /** The latest turn of the campaign; null when it is another turn's rollback that was taken back. */
  readonly latest: number | null;
}

/** What was laid by counts never again: the turn goes on without it. */
export interface Settled {
  readonly kind: 'settled';
  readonly turn: number;
}

export type Upheaval = TakenBack | Restored | Settled;

/** What an event does to what a turn had come to before it; null for one that leaves all of it. */
export function upheavalOf(event: TurnCourse): Upheaval | null {
  switch (event.type) {
    case 'TurnRolledBack':
      return rolledBack(event.data);
    case 'TurnSuperseded': {
      const { turn, generation, byHand: byHandUpTo } = event.data;
      return { kind: 'taken-back', turn, generation, phases: null, byHandUpTo, rollBack: null };
    }
    case 'RollBackUndone':
    case 'TurnRestored': {
      const { turn, generation, season, resolved: isResolved } = event.data;
      const latest = event.type === 'RollBackUndone' ? event.data.latest : null;
      return { kind: 'restored', turn, generation, season, isResolved, latest };
    }
    case 'TurnOpened':
    case 'TurnResumed':
      return { kind: 'settled', turn: event.data.turn };
    default:
      return null;
  }
}

function rolledBack(data: TurnRolledBack['data']): TakenBack {
  const { turn, generation, to, superseded, later = [], orders, reason } = data;
  const phases = orders === 'reopened' ? null : superseded;
  return {
    kind: 'taken-back',
    ...{ turn, generation, phases, byHandUpTo: null, rollBack: { to, reason, later } },
  };
}

/** The turn of a campaign that takes orders or is being resolved, after an event. */
export function latestTurnAfter(before: number, event: TurnCourse): number {
  if (event.type === 'TurnOpened' || event.type === 'TurnRolledBack') return event.data.turn;
  return event.type === 'RollBackUndone' ? event.data.latest : before;
}
