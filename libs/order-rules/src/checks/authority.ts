import { ARMY_HEADQUARTERS, type Ministry, type StateId } from '@vedette/campaign';
import type { Judging } from '../judging.js';

/**
 * Whether the sender may order a piece as its commander or deputy (GITM AMWOL 3.4, 6.1). A piece of another side is
 * answered exactly like one that does not exist, so that an order is no way to find out what there is.
 */
export function mayCommand(judging: Judging, piece: string, field: string, rule = '6.1'): boolean {
  if (judging.register.capacityOf(judging.by, piece) !== null) return true;
  const found = judging.state.units.get(piece) ?? judging.state.ships.get(piece);
  if (found && judging.player && isOwnSide(judging, found.state))
    judging.problems.error(
      'not-your-command',
      rule,
      field,
      `${piece} is not commanded by ${judging.by}, nor is ${judging.by} its deputy; ask its commander, or have it assigned to you`,
    );
  else
    judging.problems.error(
      'unknown-unit',
      rule,
      field,
      `you command no ${piece}; orders can be sent for units and ships you command or deputise`,
    );
  return false;
}

/** Whether a state is of the sender's own side. */
export function isOwnSide(judging: Judging, state: StateId): boolean {
  return judging.player !== undefined && judging.state.standing(judging.player.state, state) === 'same';
}

/** Whether the sender holds one of these ministries of a state. */
export function holdsMinistry(judging: Judging, state: StateId, ...ministries: readonly Ministry[]): boolean {
  const { player } = judging;
  return (
    player?.state === state && (player.ministries ?? []).some((ministry) => ministries.includes(ministry))
  );
}

/** Whether the sender commands (not deputises) an army headquarters of a state (3.4, 10.6). */
export function commandsArmy(judging: Judging, state: StateId): boolean {
  for (const unit of judging.state.units.values())
    if (
      unit.type === ARMY_HEADQUARTERS &&
      unit.state === state &&
      judging.register.capacityOf(judging.by, unit.id) === 'commander'
    )
      return true;
  return false;
}
