import type { TurnStateDocument } from '@vedette/contracts';
import type { Standing } from '../access/standing.js';

/**
 * A turn as who asks may know it. How long a phase takes tells how much is fought in it, anywhere: administrators are told of
 * each phase exactly when it began and ended; who plays is told of the turn whether it is resolved, and since which minute.
 */
export function turnAsTold(state: TurnStateDocument, standing: Standing): TurnStateDocument {
  return standing.kind === 'seat' ? coarsened(state) : state;
}

function coarsened(state: TurnStateDocument): TurnStateDocument {
  const over = state.status === 'resolved';
  const resolvedAt = minuteOf(state);
  return {
    ...state,
    resolvedAt,
    phases: state.phases.map((phase) => ({
      ...phase,
      status: over ? ('done' as const) : ('waiting' as const),
      since: over ? resolvedAt : null,
      stuck: false,
    })),
  };
}

/** The minute in which a turn was resolved; never before it was closed. */
function minuteOf({ closedAt, resolvedAt }: TurnStateDocument): string | null {
  if (resolvedAt === null) return null;
  const minute = `${resolvedAt.slice(0, 16)}:00.000000Z`;
  return closedAt !== null && closedAt > minute ? closedAt : minute;
}
