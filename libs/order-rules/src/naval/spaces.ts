import { CORPS_HEADQUARTERS, type Ship, type Unit } from '@vedette/campaign';
import type { Judging } from '../judging.js';
import { ORDER_LIMITS } from './order-limits.js';

/**
 * Spaces a unit takes aboard (PATE 9.1, details 9.1): its men by arm, a hundred gunners for an attached battery; a corps
 * headquarters five a man and twenty a supply.
 */
export function spacesOf({ books }: Pick<Judging, 'books'>, unit: Unit): number {
  if (unit.type === CORPS_HEADQUARTERS)
    return (
      unit.strength * ORDER_LIMITS.corpsHeadquartersSpaces.value +
      unit.supplies * ORDER_LIMITS.goodsSpaces.value
    );
  const type = books.land.unitTypes.get(unit.type);
  if (!type) return unit.strength;
  const gunners = Math.min(unit.strength, unit.batteries * type.gunnersPerBattery);
  return (unit.strength - gunners) * type.fortSpaces + gunners * books.land.movement.gunnerSpaces.value;
}

/** Spaces a group's cargo takes now. */
export function spacesTaken(judging: Judging, ship: Ship): number {
  const units = ship.cargo.units
    .map((id) => judging.state.units.get(id))
    .filter((unit) => unit !== undefined);
  return (
    units.reduce((sum, unit) => sum + spacesOf(judging, unit), 0) +
    (ship.cargo.supplies + ship.cargo.stores) * ORDER_LIMITS.goodsSpaces.value
  );
}
