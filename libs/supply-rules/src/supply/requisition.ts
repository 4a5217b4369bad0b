import type { Unit } from '@vedette/campaign';
import { StrategicTerrain } from '@vedette/geography';
import type { PhaseContext } from '@vedette/rulebooks';

/**
 * Whether a unit can live off the country (GITM AMWOL 10.5): open or river terrain, no enemy in the strategic square, and
 * at most three units of all sides in it. High desert gives nothing (10.8, A-47).
 */
export function canRequisition(context: PhaseContext, unit: Unit): boolean {
  const { state, book } = context;
  const terrain = state.theatre.terrain[unit.square];
  if (terrain !== StrategicTerrain.Open && terrain !== StrategicTerrain.River) return false;
  const there = state.unitsIn(unit.square);
  const enemy = there.some((other) => other.status === 'active' && state.areHostile(unit.state, other.state));
  return !enemy && there.length <= book.supply.requisitionCrowd.value;
}
