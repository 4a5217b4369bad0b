import { UnitActivated } from '@vedette/campaign';
import { commandOf } from '@vedette/observation';
import type { PhaseContext } from '@vedette/rulebooks';

/**
 * No unit lies in quarters beside active enemies: strangers who enter its strategic square wake it at once (GITM AMWOL 11.3),
 * and whoever finds them there when a turn of campaign opens takes up arms as well. So it is where a position was put on the
 * table like that, where an ally turned hostile, and where enemies reformed in the square. Neutrals who were there
 * before have not entered.
 */
export function wakeBesideEnemies(context: PhaseContext): void {
  const { state } = context;
  if (state.season !== 'campaign') return;
  for (const unit of [...state.units.values()]) {
    if (unit.status !== 'inactive' || unit.square < 0) continue;
    const beset = state
      .unitsIn(unit.square)
      .some((other) => other.status === 'active' && state.areHostile(unit.state, other.state));
    if (!beset) continue;
    context.emit(UnitActivated, {
      rule: context.landRule('11.3'),
      square: unit.square,
      units: [unit.id],
      data: { unit: unit.id, reason: 'enemies-beside-it' },
      audience: commandOf(unit),
    });
  }
}
