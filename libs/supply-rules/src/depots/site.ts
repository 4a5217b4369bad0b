import type { CampaignState, StateId } from '@vedette/campaign';
import { holdsNavigableRiver, isRailwayOpen, squaresAround } from '@vedette/contact';
import {
  DIRECTION_STEPS,
  RiverClass,
  StrategicTerrain,
  TACTICAL_SQUARES,
  tacticalDistance,
  tacticalStep,
  TacticalTerrain,
  type TacticalMap,
} from '@vedette/geography';
import type { DepotFigures } from '@vedette/rulebooks';

const MIDDLE = 112;

/** Where a depot or cache may be put, or why it may not, by code. */
export type Site = { readonly tactical: number } | { readonly why: SiteFault };
export type SiteFault = 'no-place-for-depot' | 'track-torn-up' | 'not-a-depot-square' | 'hostile-units-there';

/**
 * Where in a strategic square a state may put a depot or cache (ROTD 11.5): in squares with a railway, a navigable river or a city that
 * friends hold, else on open or river ground within four of a friendly city or depot. A depot stands on track, beside the river or
 * in the city where the square has such, a cache anywhere passable; neither among the enemy. `wanted` null: the engine chooses.
 */
export function siteFor(
  state: CampaignState,
  figures: DepotFigures,
  of: StateId,
  kind: 'depot' | 'cache',
  square: number,
  wanted: number | null,
): Site {
  const why = squareFault(state, figures, of, square);
  if (why) return { why };
  const ranked = kind === 'depot' ? depotSquares(state, square) : [passable(state, square)];
  if (wanted !== null) {
    if (!ranked.some((squares) => squares.includes(wanted))) return { why: 'not-a-depot-square' };
    return isFree(state, of, square, wanted) ? { tactical: wanted } : { why: 'hostile-units-there' };
  }
  // Left out, the city, else the track, else the bank, else the ground nearest the middle is taken: a cache goes by the same.
  const preferred = [...depotSquares(state, square), passable(state, square)].filter((squares) =>
    squares.some((tactical) => ranked.some((allowed) => allowed.includes(tactical))),
  );
  for (const squares of preferred) {
    const free = squares.filter((tactical) => isFree(state, of, square, tactical));
    if (free.length > 0) return { tactical: nearestToMiddle(free) };
  }
  return { why: 'hostile-units-there' };
}

function squareFault(
  state: CampaignState,
  { placeReach }: DepotFigures,
  of: StateId,
  square: number,
): SiteFault | null {
  const { terrain, grid } = state.theatre;
  const city = state.cityIn(square);
  if (isRailwayOpen(state, of, square) || holdsNavigableRiver(state, of, square)) return null;
  if (city && state.areFriends(of, city.state)) return null;
  const ground = terrain[square];
  const open = ground === StrategicTerrain.Open || ground === StrategicTerrain.River;
  if (open)
    for (const near of squaresAround(grid, square, placeReach.value))
      if (suppliesPlacing(state, of, near)) return null;
  return state.track.get(square)?.intact === false ? 'track-torn-up' : 'no-place-for-depot';
}

/** Whether a square has a friendly city or depot; caches do not count. */
function suppliesPlacing(state: CampaignState, of: StateId, square: number): boolean {
  const city = state.cityIn(square);
  if (city && state.areFriends(of, city.state)) return true;
  return state.depotsIn(square).some((depot) => depot.kind === 'depot' && state.areFriends(of, depot.state));
}

/** Tactical squares in which a depot may stand, by kind, most wanted first; in open country all that is passable. */
function depotSquares(state: CampaignState, square: number): number[][] {
  const { theatre } = state;
  const map = theatre.tacticalMap(square);
  const city = state.cityIn(square);
  const track = theatre.rails[square] === 0 ? [] : passable(state, square).filter((at) => map.rail[at] === 1);
  const banks =
    theatre.riverClass[square] === RiverClass.None
      ? []
      : passable(state, square).filter((tactical) => liesByRiver(map, tactical));
  const found = [city ? [city.tactical] : [], track, banks].filter((squares) => squares.length > 0);
  return found.length > 0 ? found : [passable(state, square)];
}

function passable(state: CampaignState, square: number): number[] {
  const { region } = state.theatre.tacticalMap(square);
  return Array.from({ length: TACTICAL_SQUARES }, (_, tactical) => tactical).filter((at) => region[at]! > 0);
}

function liesByRiver({ terrain }: TacticalMap, tactical: number): boolean {
  return DIRECTION_STEPS.some((_, direction) => {
    const next = tacticalStep(tactical, direction);
    return next >= 0 && (terrain[next] === TacticalTerrain.River || terrain[next] === TacticalTerrain.Ford);
  });
}

function isFree(state: CampaignState, of: StateId, square: number, tactical: number): boolean {
  return !state
    .unitsAt(square, tactical)
    .some((unit) => unit.status === 'active' && state.areHostile(of, unit.state));
}

function nearestToMiddle(squares: readonly number[]): number {
  return squares.reduce((best, at) =>
    tacticalDistance(at, MIDDLE) < tacticalDistance(best, MIDDLE) ? at : best,
  );
}
