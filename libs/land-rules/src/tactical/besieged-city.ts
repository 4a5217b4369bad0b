import type { Unit } from '@vedette/campaign';
import type { PhaseContext } from '@vedette/rulebooks';
import { enemiesAt } from '../presence/contact.js';
import { isActive } from '../presence/strangers.js';
import { isBesieged } from '../strategic/besieged.js';

/**
 * Why a siege forbids a tactical move along a line, or null (GITM AMWOL 8.4). Units inside only sally: one square, against
 * a besieger. Units outside that are not hostile to the holder keep out of the city square, unless a battle is being
 * fought there and they are neutral to nobody in it.
 */
export function siegeFault(
  context: PhaseContext,
  unit: Unit,
  line: readonly number[],
): 'besieged' | 'closed-city' | null {
  const { state, book } = context;
  const city = state.cityIn(unit.square);
  if (!city?.besieged) return null;
  if (isBesieged(context, unit)) {
    const sally = line.length > 0 && enemiesAt(state, unit, line[0]!).length > 0;
    return book.movement.besiegedOnlySally.value && !sally ? 'besieged' : null;
  }
  if (state.areHostile(unit.state, city.state) || !line.includes(city.tactical)) return null;
  return mayJoinBattle(context, unit, city.tactical) ? null : 'closed-city';
}

/** Whether hostile units fight in a square and a unit is neutral to none of those there. */
function mayJoinBattle(context: PhaseContext, unit: Unit, tactical: number): boolean {
  const { state } = context;
  const there = state.unitsAt(unit.square, tactical).filter(isActive);
  const fighting = there.some((a) => there.some((b) => state.areHostile(a.state, b.state)));
  return fighting && there.every((other) => state.standing(unit.state, other.state) !== 'neutral');
}
