import {
  type CampaignState,
  type Depot,
  type DepotReport,
  FACINGS,
  type HeldGround,
  isTrackWhole,
  type MappedWorks,
  railBridgesIn,
  type RailwayReport,
  type RiverReport,
  standingRailBridges,
  type StateId,
  tacticalName,
} from '@vedette/campaign';
import {
  DIRECTION_NAMES,
  type Direction,
  DIRECTION_STEPS,
  isDiagonal,
  RiverClass,
  trackSquares,
} from '@vedette/geography';

const CLASSES = ['fordable', 'unfordable', 'unbridgeable'] as const;
const STRAIGHT: readonly Direction[] = DIRECTION_STEPS.map((_, direction) => direction).filter(
  (direction) => !isDiagonal(direction),
);

/**
 * What a map shows of a square besides its ground where positions keep it: its railway and its river with whoever holds them, and
 * depots, own and allied ones everywhere, those of others only to who has an active unit in the square (ROTD 1.3).
 */
export function heldGround(
  state: CampaignState,
  viewer: StateId,
  square: number,
  standsThere: boolean,
): HeldGround {
  if (!state.types.map.keepsHolders) return {};
  const railway = railwayReport(state, viewer, square);
  const river = riverReport(state, viewer, square);
  const depots = depotReports(state, viewer, square, standsThere);
  return {
    ...(railway ? { railway } : {}),
    ...(river ? { river } : {}),
    ...(depots.length > 0 ? { depots } : {}),
  };
}

/** The railway of a square as a state is told of it: whether it is its own, whole, and where it leads; null where none is. */
export function railwayReport(state: CampaignState, viewer: StateId, square: number): RailwayReport | null {
  const track = state.track.get(square);
  if (!track) return null;
  const links = state.theatre.rails[square]!;
  return {
    standing: standingOf(state, viewer, track.controlledBy),
    intact: isTrackWhole(state, square),
    leads: STRAIGHT.filter((direction) => (links & (1 << direction)) !== 0).map(
      (direction) => DIRECTION_NAMES[direction]!,
    ),
  };
}

function riverReport(state: CampaignState, viewer: StateId, square: number): RiverReport | null {
  const reach = state.theatre.riverClass[square]! as RiverClass;
  if (reach === RiverClass.None) return null;
  return {
    class: CLASSES[reach - 1]!,
    standing: standingOf(state, viewer, state.rivers.get(square) ?? null),
  };
}

function depotReports(
  state: CampaignState,
  viewer: StateId,
  square: number,
  standsThere: boolean,
): DepotReport[] {
  return state
    .depotsIn(square)
    .filter((depot) => standsThere || state.areFriends(viewer, depot.state))
    .map((depot) => depotReport(state, viewer, depot));
}

/** A depot or cache as a state is told of it, with what is in it where it is a friend's. */
export function depotReport(state: CampaignState, viewer: StateId, depot: Depot): DepotReport {
  return {
    id: depot.id,
    kind: depot.kind,
    state: depot.state,
    standing: state.standing(viewer, depot.state),
    tactical: tacticalName(depot.tactical),
    supplies: state.areFriends(viewer, depot.state) ? depot.supplies : null,
  };
}

function standingOf(
  state: CampaignState,
  viewer: StateId,
  holder: StateId | null,
): RailwayReport['standing'] {
  return holder === null ? 'none' : state.standing(viewer, holder);
}

/** What a tactical map shows of what was built on it: track, railway bridges standing and down, works (ROTD 2.2, 10.6, 12.2). */
export function builtWorks(state: CampaignState, square: number): MappedWorks {
  if (!state.types.map.keepsHolders) return {};
  const standing = standingRailBridges(state, square);
  const track = state.track.has(square) ? trackSquares(state.theatre, square).map(tacticalName) : [];
  const bridges = railBridgesIn(state.theatre, square).map((tactical) => ({
    tactical: tacticalName(tactical),
    intact: standing.includes(tactical),
  }));
  const works = state.works
    .filter((work) => work.square === square)
    .map(({ tactical, facing, level }) => ({
      tactical: tacticalName(tactical),
      facing: FACINGS[facing]!,
      level,
    }));
  return {
    ...(track.length > 0 ? { track } : {}),
    ...(bridges.length > 0 ? { bridges } : {}),
    ...(works.length > 0 ? { works } : {}),
  };
}
