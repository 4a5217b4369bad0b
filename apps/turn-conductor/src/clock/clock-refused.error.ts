import { ConflictError, InvalidRequestError } from '@vedette/platform';
import { ClockRefusal } from '@vedette/turn-clock';

/** Refusals that stand in what was sent and not in the state of the clock. */
const MISTAKES = new Set(['zone-unknown', 'player-unknown', 'deadline-too-early', 'turn-unknown']);

/** What the clock refuses, as the house tells it; every other error as it is. */
export function asHouseError(error: unknown): unknown {
  if (!(error instanceof ClockRefusal)) return error;
  const { code, message, field } = error;
  const at = field === '' ? {} : { field };
  return MISTAKES.has(code)
    ? new InvalidRequestError({ code, status: 422, message, ...at })
    : new ConflictError(code, message, at);
}
