import type { Unit } from '@vedette/campaign';
import type { LandRulebook, PhaseContext } from '@vedette/rulebooks';
import { tacticalOrder } from './tactical-order.js';
import { isEnemy } from '../presence/strangers.js';

/** Spaces a unit takes in a fort: gunners of attached batteries count at the artillery rate (GITM AMWOL 2.6, R-34). */
export function fortSpaces(book: LandRulebook, unit: Unit): number {
  const type = unit.kind;
  const gunners = Math.min(unit.strength, unit.batteries * type.gunnersPerBattery);
  return (unit.strength - gunners) * type.fortSpaces + gunners * book.movement.gunnerSpaces.value;
}

/**
 * Whether a unit that comes to a tactical square goes into the fort there (GITM AMWOL 6.4, 8.2): a friend holds the city,
 * no enemy stands in the square, the order does not forbid it, and the fort has room.
 */
export function entersFort(context: PhaseContext, unit: Unit, square: number, tactical: number): boolean {
  return !tacticalOrder(context, unit).staysOutsideForts && fortTakes(context, unit, square, tactical);
}

/** Whether the fort of a tactical square is open to a unit and has room for it besides `promised` spaces (2.6). */
export function fortTakes(
  context: PhaseContext,
  unit: Unit,
  square: number,
  tactical: number,
  promised = 0,
): boolean {
  const { state, book } = context;
  const city = state.cityIn(square);
  if (!city?.fort || city.tactical !== tactical || !state.areFriends(city.state, unit.state)) return false;
  let taken = promised + fortSpaces(book, unit);
  for (const other of state.unitsAt(square, tactical)) {
    if (isEnemy(state, unit.state, other)) return false;
    if (other.inFort && other !== unit) taken += fortSpaces(book, other);
  }
  return taken <= city.fort.capacity;
}
