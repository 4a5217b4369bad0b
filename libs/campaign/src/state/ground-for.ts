import { bridgedMap, railwayBridges, type TacticalMap, type Theatre } from '@vedette/geography';
import type { StateId } from '../identity.js';
import type { CampaignState } from './campaign-state.js';
import type { Unit } from './unit.js';
import { bridgeKey } from './works.js';

/**
 * The tactical map of a square as a state's troops and lines of contact may use it: railway bridges that stand, and pontoons of
 * its own side and its active allies, are crossings as fords are (ROTD 12.2, 12.4, R-41). Banks and regions are those of this map.
 */
export function groundFor(state: CampaignState, square: number, of: StateId): TacticalMap {
  const map = state.theatre.tacticalMap(square);
  if (!state.types.map.keepsHolders) return map;
  return bridgedMap(map, standingCrossings(state, square, of));
}

/** Tactical squares of bridges that a state may use in a square: railway bridges that stand, and friendly pontoons. */
export function standingCrossings(state: CampaignState, square: number, of: StateId): number[] {
  return [...standingRailBridges(state, square), ...pontoonsFor(state, square, of)];
}

/** The same for one unit: a bridge train crosses by no other bridge train's bridge (ROTD 12.4). */
export function groundOfUnit(
  state: CampaignState,
  unit: Pick<Unit, 'state' | 'kind'>,
  square: number,
): TacticalMap {
  if (!unit.kind.role.bridges) return groundFor(state, square, unit.state);
  return bridgedMap(state.theatre.tacticalMap(square), standingRailBridges(state, square));
}

/** Tactical squares of railway bridges of a square that stand, ascending (ROTD 12.2). */
export function standingRailBridges(state: CampaignState, square: number): number[] {
  return railBridgesIn(state.theatre, square).filter(
    (tactical) => state.bridges.get(bridgeKey(square, tactical))?.intact,
  );
}

/** Whether trains may pass a square: its track is whole, and every railway bridge in it stands (ROTD 8.5, 8.6). */
export function isTrackWhole(state: CampaignState, square: number): boolean {
  if (!state.track.get(square)?.intact) return false;
  return standingRailBridges(state, square).length === railBridgesIn(state.theatre, square).length;
}

/** Tactical squares of all railway bridges of a square, standing or not, ascending. */
export function railBridgesIn(theatre: Theatre, square: number): readonly number[] {
  let bySquare = bridgesBySquare.get(theatre);
  if (!bySquare) {
    bySquare = new Map<number, number[]>();
    for (const { square: at, tactical } of railwayBridges(theatre)) {
      const known = bySquare.get(at);
      if (known) known.push(tactical);
      else bySquare.set(at, [tactical]);
    }
    bridgesBySquare.set(theatre, bySquare);
  }
  return bySquare.get(square) ?? NONE;
}

const NONE: readonly number[] = [];
const bridgesBySquare = new WeakMap<Theatre, Map<number, number[]>>();

function pontoonsFor(state: CampaignState, square: number, of: StateId): number[] {
  return state
    .unitsIn(square)
    .filter(({ deployed, state: owner }) => deployed && state.areFriends(of, owner))
    .map(({ tactical }) => tactical);
}
