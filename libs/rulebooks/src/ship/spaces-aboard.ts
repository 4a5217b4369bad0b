import { type CampaignState, type Ship, type Unit } from '@vedette/campaign';
import type { HandlingFigures } from '../figures/handling-figures.js';
import type { LandRulebook } from '../land-rulebook.js';

/**
 * Spaces a unit takes aboard (PATE 9.1, details 9.1): its men by arm, a hundred gunners for an attached battery; a corps
 * headquarters five a man and twenty a supply.
 */
export function spacesOfUnit(land: LandRulebook, handling: HandlingFigures, unit: Unit): number {
  const { kind } = unit;
  if (kind.role.feeds)
    return (
      unit.strength * handling.corpsHeadquartersSpaces.value + unit.supplies * handling.goodsSpaces.value
    );
  const gunners = Math.min(unit.strength, unit.batteries * kind.gunnersPerBattery);
  return (unit.strength - gunners) * kind.fortSpaces + gunners * land.movement.gunnerSpaces.value;
}

/** Hands a transport group needs for its capacity; those beyond take a space each (PATE 2.7). */
export function handsOfGroup(handling: HandlingFigures, capacity: number): number {
  return Math.ceil(capacity / handling.capacityPerHand.value);
}

/** Spaces a group's cargo and its spare hands take now (PATE 2.7, 9.1). */
export function spacesAboard(
  state: CampaignState,
  land: LandRulebook,
  handling: HandlingFigures,
  ship: Ship,
): number {
  const units = ship.cargo.units
    .map((id) => state.units.get(id))
    .filter((unit) => unit !== undefined)
    .reduce((sum, unit) => sum + spacesOfUnit(land, handling, unit), 0);
  const spare = Math.max(0, ship.crew - handsOfGroup(handling, ship.capacity ?? 0));
  return units + spare + (ship.cargo.supplies + ship.cargo.stores) * handling.goodsSpaces.value;
}
