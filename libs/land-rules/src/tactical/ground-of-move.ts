import { groundOfUnit, type CampaignState, type Unit } from '@vedette/campaign';
import { bridgedMap, type TacticalMap } from '@vedette/geography';

/**
 * The tactical map on which a unit makes a move to a square (GITM AMWOL 8.5, 8.7): with the bridges it may use; a bridge that the enemy has
 * thrown is a square to end at, to take it, and none to pass (ROTD 12.6).
 */
export function groundOfMove(state: CampaignState, unit: Unit, destination: number): TacticalMap {
  const map = groundOfUnit(state, unit, unit.square);
  const held = state
    .unitsAt(unit.square, destination)
    .some((other) => other.deployed && state.areHostile(unit.state, other.state));
  return held ? bridgedMap(map, [destination]) : map;
}
