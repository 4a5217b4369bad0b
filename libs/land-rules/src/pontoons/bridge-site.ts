import { standingRailBridges, type CampaignState, type Unit } from '@vedette/campaign';
import { RiverClass, tacticalDistance, TacticalTerrain } from '@vedette/geography';
import { isEnemy } from '../presence/strangers.js';
import { warshipsOn } from '../presence/river-holder.js';
import { holdsRiverSquare } from './hold-river.js';

/**
 * Why a bridge train cannot throw its bridge over a tactical square, by code; null when it can (ROTD 12.4, R-33): a friendly river square
 * of a fordable or unfordable river, without another bridge and without enemy warships; before the enemy only from beside it.
 */
export function faultOfSite(state: CampaignState, train: Unit, tactical: number): string | null {
  const { square } = train;
  const { riverClass } = state.theatre;
  if (train.status !== 'active') return train.status === 'shattered' ? 'unit-shattered' : 'unit-inactive';
  if (state.theatre.tacticalMap(square).terrain[tactical] !== TacticalTerrain.River) return 'no-river-square';
  if (riverClass[square] === RiverClass.Unbridgeable) return 'unbridgeable-river';
  if (standingRailBridges(state, square).includes(tactical)) return 'bridged-already';
  if (state.unitsAt(square, tactical).some(({ deployed }) => deployed)) return 'bridged-already';
  if (!holdsRiverSquare(state, train.state, square, tactical)) return 'river-not-held';
  if (warshipsOn(state, square).some((ship) => state.areHostile(train.state, ship.state)))
    return 'enemy-warships';
  const watched = state.unitsIn(square).some((other) => isEnemy(state, train.state, other));
  return watched && tacticalDistance(train.tactical, tactical) > 1 ? 'not-beside-the-river' : null;
}
