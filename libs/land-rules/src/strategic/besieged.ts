import type { Unit } from '@vedette/campaign';
import type { PhaseContext } from '@vedette/rulebooks';
import { passing, type Hindrance } from '../ground/hindrance.js';

/** Whether a unit stands in the tactical square of a besieged city whose holder is its friend (GITM AMWOL 2.7, 7.8, 8.4). */
export function isBesieged(context: PhaseContext, unit: Unit): boolean {
  const city = context.state.cityIn(unit.square);
  return (
    city !== undefined &&
    city.besieged &&
    unit.tactical === city.tactical &&
    context.state.areFriends(city.state, unit.state)
  );
}

/** Units in besieged cities make no strategic step (7.8). */
export function shutIn(context: PhaseContext, unit: Unit): Hindrance | null {
  return isBesieged(context, unit) ? passing('besieged', '7.8') : null;
}
