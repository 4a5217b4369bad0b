import { ShatteredUnitMoved, tacticalName, UnitDestroyed, type Unit } from '@vedette/campaign';
import { commandOf } from '@vedette/observation';
import type { PhaseContext } from '@vedette/rulebooks';
import { openAudience } from '../presence/audience.js';
import { enemiesIn } from '../presence/strangers.js';
import { alongLine } from './refuge.js';

/**
 * Shattered units into whose square an enemy has come move on, three or four squares along a line of contact to a
 * friendly city, and need a turn more to reform; without such a line they are destroyed (GITM AMWOL 12.4, A-49).
 */
export function driveOnShattered(context: PhaseContext): void {
  const { state } = context;
  for (const unit of [...state.units.values()])
    if (unit.status === 'shattered' && unit.square >= 0 && enemiesIn(state, unit.state, unit.square))
      driveOn(context, unit);
}

function driveOn(context: PhaseContext, unit: Unit): void {
  const { state } = context;
  const audience = { ...openAudience(state, unit.square, [unit.state]), ...commandOf(unit) };
  const shared = { rule: context.landRule('12.4'), square: unit.square, units: [unit.id], audience };
  const refuge = alongLine(context, unit, context.landLabel('12.4', unit.id));
  if (!refuge) {
    const reason = 'driven on by the enemy, and no line to a friendly city';
    context.emit(UnitDestroyed, { ...shared, data: { unit: unit.id, men: unit.strength, reason } });
    return;
  }
  context.emit(ShatteredUnitMoved, {
    ...shared,
    data: {
      unit: unit.id,
      from: tacticalName(unit.tactical),
      to: state.theatre.grid.nameOf(refuge.square),
      tactical: tacticalName(refuge.tactical),
      turnsLeft: (unit.reforming?.turnsLeft ?? 0) + 1,
    },
    dice: refuge.dice,
  });
}
