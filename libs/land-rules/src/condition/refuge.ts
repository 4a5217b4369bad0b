import type { City, Unit } from '@vedette/campaign';
import type { Draw } from '@vedette/chance';
import { ContactGround, ContactSearch, isWithinSameWalls } from '@vedette/contact';
import { strategicDistance, TACTICAL_SQUARES, tacticalDistance } from '@vedette/geography';
import type { PhaseContext } from '@vedette/rulebooks';
import { drawAmong } from '../ground/draw-among.js';
import { strategicNeighbours } from '../ground/strategic-neighbours.js';
import { closedTo } from '../ground/forbidden-squares.js';

/** Where a shattered unit gathers, and the dice that chose it. */
export interface Refuge {
  readonly square: number;
  readonly tactical: number;
  readonly dice: readonly Draw[];
}

const MIDDLE = 112;

/**
 * The square in which a shattered unit gathers (GITM AMWOL 12.2): three or four squares along its line of contact to the
 * nearest friendly city within fifteen, other than one in its own square (nearer cities: the city itself); else, on a
 * coast, toward a square three to eight away whose port has a friendly transport in its coastal waters. Squares with
 * enemies are left for a neighbour drawn by lot. Null when there is none. No line leads out of a besieged city (10.3).
 */
export function refugeOf(context: PhaseContext, unit: Unit, label: string): Refuge | null {
  return (
    towardSource(context, unit, label) ??
    alongLine(context, unit, label) ??
    towardTransports(context, unit, label)
  );
}

/**
 * Toward the depot, cache or city that feeds the corps whose headquarters feeds the unit, along a line of whatever length (ROTD
 * 14.2); at a second displacement depots do not count (14.4).
 */
function towardSource(context: PhaseContext, unit: Unit, label: string): Refuge | null {
  const { state, book } = context;
  if (!book.combat.shatterToSource.value || unit.supplySource === null) return null;
  const corps = state.units.get(unit.supplySource);
  const place = corps?.kind.role.feeds ? corps.supplySource : null;
  const end = place === null ? undefined : (state.depots.get(place) ?? state.cities.get(place));
  if (!end) return null;
  const ground = new ContactGround(state, book, unit.state);
  const path = new ContactSearch(ground, unit, Number.POSITIVE_INFINITY).pathTo(end);
  return path && goBack(context, unit, path, label);
}

/** Three or four squares along a path, or to its end where that is nearer (12.2). */
function goBack(context: PhaseContext, unit: Unit, path: readonly number[], label: string): Refuge | null {
  const [least, most] = context.book.combat.shatterDistance.value;
  const steps = context.dice.whole(`${label} squares back`, least, most);
  return settle(context, unit, path[Math.min(steps.value, path.length - 1)]!, label, [steps]);
}

/** The first half of {@link refugeOf}, which is all a second displacement has (12.4, A-49). */
export function alongLine(context: PhaseContext, unit: Unit, label: string): Refuge | null {
  const { state, book } = context;
  const reach = book.combat.shatterReach.value;
  const ground = new ContactGround(state, book, unit.state);
  const search = new ContactSearch(ground, unit, reach);
  let nearest: { city: City; order: number; length: number } | null = null;
  for (const { city, order, range } of friendlyCities(context, unit, reach)) {
    if (nearest && range > nearest.length) break;
    const length = search.lengthTo(city, nearest?.length);
    // Of cities equally far along a line the first in the position counts, which need not be the nearer one as the crow flies.
    if (length !== null && (!nearest || length < nearest.length || order < nearest.order))
      nearest = { city, order, length };
  }
  if (!nearest) return null;
  return goBack(context, unit, search.pathTo(nearest.city)!, label);
}

/** Cities of the unit's friends within reach, nearest first; one in its own square only where the book lets it gather there. */
function friendlyCities(
  { state, book }: PhaseContext,
  unit: Unit,
  reach: number,
): { city: City; order: number; range: number }[] {
  const { grid } = state.theatre;
  return [...state.cities.values()]
    .map((city, order) => ({ city, order, range: strategicDistance(grid, unit.square, city.square) }))
    .filter(
      ({ city, range }) =>
        (range > 0 || book.combat.shatterInOwnCity.value) &&
        range <= reach &&
        state.areFriends(unit.state, city.state) &&
        isWithinSameWalls(state, unit, city),
    )
    .sort((a, b) => a.range - b.range);
}

function towardTransports(context: PhaseContext, unit: Unit, label: string): Refuge | null {
  const { state, book } = context;
  if (book.combat.transportRefuge.value === null) return null;
  const [least, most] = book.combat.transportRefuge.value;
  for (const port of state.ports.values()) {
    const transports = [...state.ships.values()].some(
      (ship) =>
        ship.kind.role.carries &&
        'port' in ship.at &&
        ship.at.port === port.name &&
        ship.at.area === 'coastal' &&
        state.areFriends(ship.state, unit.state),
    );
    if (!transports) continue;
    const coast = [...port.coast, port.square].find((square) => {
      const range = square < 0 ? -1 : strategicDistance(state.theatre.grid, unit.square, square);
      return (
        range >= least &&
        range <= most &&
        !hasEnemy(context, unit, square) &&
        !closedTo(context, unit, square)
      );
    });
    if (coast !== undefined) return settle(context, unit, coast, label, []);
  }
  return null;
}

/** The square itself, or neighbours drawn by lot until one without enemies is found, one ring wider when none of eight is. */
function settle(
  context: PhaseContext,
  unit: Unit,
  wanted: number,
  label: string,
  dice: readonly Draw[],
): Refuge | null {
  const { state } = context;
  const { grid } = state.theatre;
  let ring = [wanted];
  const seen = new Set(ring);
  const used = [...dice];
  for (let width = 0; width < 4; width++) {
    const free = ring.filter(
      (square) => !hasEnemy(context, unit, square) && !closedTo(context, unit, square),
    );
    if (free.length > 0) {
      const lot = width > 0 ? drawAmong(context, `${label} ring ${width}`, free) : null;
      if (lot) used.push(lot.draw);
      const square = lot?.one ?? wanted;
      return { square, tactical: standingRoom(context, unit, square), dice: used };
    }
    ring = ring
      .flatMap((square) => strategicNeighbours(grid, square))
      .filter((square) => !seen.has(square) && seen.add(square));
  }
  return null;
}

function hasEnemy(context: PhaseContext, unit: Unit, square: number): boolean {
  return context.state
    .unitsIn(square)
    .some((other) => other.status !== 'shattered' && context.state.areHostile(unit.state, other.state));
}

/** The passable tactical square nearest to the middle of a map. */
function standingRoom(context: PhaseContext, unit: Unit, square: number): number {
  const { region } = context.state.theatre.tacticalMap(square);
  let best = unit.tactical;
  let least = Number.POSITIVE_INFINITY;
  for (let tactical = 0; tactical < TACTICAL_SQUARES; tactical++) {
    if (region[tactical] === 0) continue;
    const range = tacticalDistance(tactical, MIDDLE);
    if (range < least) [best, least] = [tactical, range];
  }
  return best;
}
