import type { Ministry, StateId } from '@vedette/campaign';
import type { Judging } from '../judging.js';
import { capacityFor, type Officers } from './may-command.js';
import { commandsArmy, holdsMinistry, ministersOf } from './powers.js';

/** Who may give an order that is not an officer's order to his own unit (the power matrix of the books). */
export interface Power {
  readonly ministries: readonly Ministry[];
  /** Commanders, not deputies, of an army headquarters of the state (3.4, 10.6). */
  readonly armyCommanders?: boolean;
  /** A piece whose officers may give it too, and which of them. */
  readonly piece?: { readonly id: string; readonly officers: Officers };
}

/** Whether the sender has a power in a state; tells who has it otherwise. `what` completes "…is for". */
export function mayOrderAs(
  judging: Judging,
  state: StateId,
  power: Power,
  what: string,
  rule: string,
): boolean {
  const { ministries, armyCommanders = false, piece } = power;
  if (holdsMinistry(judging, state, ministries)) return true;
  if (armyCommanders && commandsArmy(judging, state)) return true;
  if (piece && capacityFor(judging, piece.id, piece.officers) !== null) return true;
  const others = [
    ministersOf(state, ministries),
    ...(armyCommanders ? [`a commander of one of its army headquarters`] : []),
    ...(piece
      ? [piece.officers === 'commander' ? `the commander of ${piece.id}` : `the officers of ${piece.id}`]
      : []),
  ];
  judging.problems.error('not-your-power', rule, '/by', [
    `${judging.by || 'nobody'} sends it`,
    `${what} is for ${others.join(', or ')}`,
    'ask one of them',
  ]);
  return false;
}
