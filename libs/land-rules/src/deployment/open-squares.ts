import { type CampaignState, nearestCities, ownerOf, type StateId, type Unit } from '@vedette/campaign';
import type { StrategicGrid } from '@vedette/geography';
import type { DeploymentFigures, PhaseContext } from '@vedette/rulebooks';
import { nationOfSquare, nationOfState } from '../presence/strangers.js';
import { closedTo } from '../ground/forbidden-squares.js';

/** Why a unit may not deploy to a strategic square, by code; null when it may (GITM AMWOL 7.18, 7.19, NWOL 7.16, ROTD 7.17). */
export function deploymentBar(context: PhaseContext, unit: Unit, square: number): string | null {
  const { state, book } = context;
  const closed = closedTo(context, unit, square);
  if (closed) return closed.reason;
  const { openTo, closedByHostiles } = book.movement.deployment;
  if (
    closedByHostiles.value &&
    state
      .unitsIn(square)
      .some((other) => other.status !== 'shattered' && state.areHostile(unit.state, other.state))
  )
    return 'hostile-units-there';
  const { isOpen, reason } = OPEN_TO[openTo.value];
  if (!isOpen(context, unit, square)) return reason;
  return closedByName(context, unit, square);
}

/** Which squares are open, by what the book says of them, and how a closed one is told. */
const OPEN_TO: Readonly<
  Record<
    DeploymentFigures['openTo']['value'],
    { isOpen(context: PhaseContext, unit: Unit, square: number): boolean; readonly reason: string }
  >
> = {
  'not-hostile-or-neutral': {
    isOpen: (context, unit, square) => !isNeutralGround(context, unit, square),
    reason: 'neutral-ground',
  },
  'own-and-allied-states': { isOpen: isOwnOrAllied, reason: 'not-own-or-allied' },
  'own-nation': { isOpen: isOwnNations, reason: 'not-of-its-nation' },
};

/**
 * Whether the nearest city of a square's nation is held by a state of the unit's own nation; with equally near ones of several
 * holders it is nobody's. Neutral nations are closed (ROTD 7.17).
 */
function isOwnNations({ state }: PhaseContext, unit: Unit, square: number): boolean {
  const nation = nationOfSquare(state, square);
  const home = nationOfState(state, unit.state);
  const neutral = state.states.some(
    (entry) => entry.nation === nation && state.standing(unit.state, entry.id) === 'neutral',
  );
  const [holder, ...others] = holdersAround(state, square);
  if (holder === undefined || others.length > 0 || (neutral && nation !== home)) return false;
  return nationOfState(state, holder) === home;
}

/** Whether a neutral power owns a square. Ground of a nation nobody plays is neutral. */
function isNeutralGround({ state }: PhaseContext, unit: Unit, square: number): boolean {
  const owner = ownerOf(state, square);
  if (owner !== null) return state.standing(unit.state, owner) === 'neutral';
  return !isOpenToFriends(state, unit, holdersAround(state, square));
}

function isOwnOrAllied({ state }: PhaseContext, unit: Unit, square: number): boolean {
  const owner = ownerOf(state, square);
  if (owner !== null) return state.areFriends(unit.state, owner);
  const holders = holdersAround(state, square);
  return holders.length > 1 && isOpenToFriends(state, unit, holders);
}

/** Holders of the nearest cities of a square's nation. */
function holdersAround(state: CampaignState, square: number): readonly StateId[] {
  const cities = nearestCities(state, square, nationOfSquare(state, square));
  return [...new Set(cities.map((city) => city.state))];
}

/** Ground between equally near cities is nobody's, and open to friends of all their holders if these are allied (details 21). */
function isOpenToFriends(state: CampaignState, unit: Unit, holders: readonly StateId[]): boolean {
  return (
    holders.length > 0 &&
    [unit.state, ...holders].every((one) => holders.every((other) => state.areFriends(one, other)))
  );
}

/** Bans by name: cities a state leaves alone, rows and rivers a nation keeps south of (7.19, A-51). */
function closedByName(context: PhaseContext, unit: Unit, square: number): string | null {
  const { state, book } = context;
  const { grid } = state.theatre;
  const { closedCities, closedRows, closedNorthOf } = book.movement.deployment;
  const city = state.cityIn(square);
  const nation = nationOfState(state, unit.state);
  if (city && closedCities.value.some((ban) => ban.state === unit.state && ban.city === city.name))
    return 'closed-city';
  const row = grid.nameOf(square).split('-')[1]!;
  if (city && closedRows.value.some((ban) => ban.nation === nation && row <= ban.row)) return 'closed-row';
  const north = closedNorthOf.value.some((ban) => ban.nation === nation && isNorthOf(grid, square, ban.line));
  return north ? 'closed-beyond-river' : null;
}

/** Whether a state may move units out of where a unit stands (7.19). */
export function mayLeave(context: PhaseContext, unit: Unit): boolean {
  const city = unit.square >= 0 ? context.state.cityIn(unit.square) : undefined;
  const { closedCities } = context.book.movement.deployment;
  return !city || !closedCities.value.some((ban) => ban.state === unit.state && ban.city === city.name);
}

/** Whether a square lies north of a line of squares given from west to east; columns beyond its ends are not. */
export function isNorthOf(grid: StrategicGrid, square: number, line: readonly string[]): boolean {
  const column = square % grid.columns;
  const row = Math.floor(square / grid.columns);
  const points = line.map((name) => grid.indexOf(name)).filter((point) => point >= 0);
  for (let i = 1; i < points.length; i++) {
    const [from, to] = [points[i - 1]!, points[i]!];
    const [west, east] = [from % grid.columns, to % grid.columns];
    if (column < west || column > east) continue;
    const [top, bottom] = [Math.floor(from / grid.columns), Math.floor(to / grid.columns)];
    const at =
      west === east ? Math.min(top, bottom) : top + ((bottom - top) * (column - west)) / (east - west);
    if (row < Math.round(at)) return true;
  }
  return false;
}
