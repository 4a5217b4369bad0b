import { TACTICAL_SIZE, TACTICAL_SQUARES } from '../tactical-map.js';
import { isOnEdge, tacticalAt, tacticalStep } from '../tactical-square.js';
import { TacticalTerrain } from '../terrain.js';
import { CORNERS } from './corner.js';
import { cityAtEdge, edgeHash } from './edge.js';
import { hashNumbers } from './hash.js';
import type { Landscape } from './landscape.js';
import { LineKind } from './line-kind.js';
import { Purpose } from './purpose.js';
import { cornerSquare } from './rim.js';
import { behindSide, SIDES, type Side } from './side.js';
import { crossingPlace } from './strategic-line.js';

const FIRST_PLACE = 3;
const LAST_PLACE = TACTICAL_SIZE - 1 - FIRST_PLACE;
const PLACES = LAST_PLACE - FIRST_PLACE + 1;
/** A railway keeps so far from the place where a river or range crosses the same edge. */
const CLEAR = 2;

/** What a square of track costs, by TacticalTerrain: engineers go round hills, and over water only where they must. */
const COST: readonly number[] = [2, 4, 9, 30, 26, 60, 40, 200, 3, 2];
/** A bridge or tunnel goes straight across; along a river or range it costs so much more. */
const ALONG = 150;
/** Track keeps off the edge of the map but where it crosses it. */
const ON_EDGE = 20;
const LAID = 1;
const FAR = 0x7fffffff;

const distance = new Int32Array(TACTICAL_SQUARES);
const cameFrom = new Int16Array(TACTICAL_SQUARES);
const settled = new Uint8Array(TACTICAL_SQUARES);

/**
 * Lays the railways of a square: from each neighbour the track leads to, to the city, or to a junction in the open. Over
 * a river square the track has its bridge there (ROTD 1.3, 2.2). Tracks of neighbours meet at the edge.
 */
export function layRailways(
  landscape: Landscape,
  square: number,
  terrain: Uint8Array,
  rail: Uint8Array,
): void {
  const links = landscape.rails[square]!;
  if (links === 0) return;
  const hub = landscape.citiesIn(square)[0] ?? junction(landscape, square, terrain);
  rail[hub] = 1;
  for (const side of SIDES)
    if (links & (1 << side)) layTrack(behindSide(side, 0, railPlace(landscape, square, side)), terrain, rail);
  for (const corner of CORNERS) if (links & (1 << corner)) layTrack(cornerSquare(corner), terrain, rail);
}

/** Where along a side the track crosses into the neighbour: the same seen from either, clear of rivers, ranges and sea. */
export function railPlace(landscape: Landscape, square: number, side: Side): number {
  const hash = edgeHash(landscape, square, side, Purpose.RailAtEdge);
  const river = crossingPlace(landscape, LineKind.River, square, side);
  const range = crossingPlace(landscape, LineKind.Range, square, side);
  for (let along = FIRST_PLACE; along <= LAST_PLACE; along++)
    if (cityAtEdge(landscape, square, side, 0, along)) return along;
  for (let i = 0; i < PLACES; i++) {
    const along = FIRST_PLACE + ((hash + i) % PLACES);
    if (Math.abs(along - river) >= CLEAR && Math.abs(along - range) >= CLEAR) return along;
  }
  return FIRST_PLACE + (hash % PLACES);
}

function junction(landscape: Landscape, square: number, terrain: Uint8Array): number {
  const hash = hashNumbers(landscape.seed, square, 0, Purpose.RailHub);
  for (let i = 0; i < 25; i++) {
    const n = (hash + i) % 25;
    const tactical = tacticalAt(5 + (n % 5), 5 + Math.floor(n / 5));
    if (COST[terrain[tactical]!]! < COST[TacticalTerrain.HighHills]!) return tactical;
  }
  return tacticalAt(7, 7);
}

/** The cheapest track from a place on the edge to what is laid already. */
function layTrack(start: number, terrain: Uint8Array, rail: Uint8Array): void {
  distance.fill(FAR);
  settled.fill(0);
  distance[start] = 0;
  cameFrom[start] = -1;
  for (;;) {
    const at = nearestOpen();
    settled[at] = 1;
    if (rail[at]) {
      for (let square = at; square !== -1; square = cameFrom[square]!) rail[square] = 1;
      return;
    }
    for (let direction = 0; direction < 8; direction += 2) {
      const next = tacticalStep(at, direction);
      if (next < 0) continue;
      const far = distance[at]! + stepCost(at, next, terrain, rail);
      if (far >= distance[next]!) continue;
      distance[next] = far;
      cameFrom[next] = at;
    }
  }
}

function stepCost(at: number, next: number, terrain: Uint8Array, rail: Uint8Array): number {
  if (rail[next]) return LAID;
  const along = isBarrier(terrain[at]!) && isBarrier(terrain[next]!) ? ALONG : 0;
  return COST[terrain[next]!]! + along + (isOnEdge(next) ? ON_EDGE : 0);
}

function isBarrier(terrain: number): boolean {
  return terrain >= TacticalTerrain.River && terrain <= TacticalTerrain.Water;
}

function nearestOpen(): number {
  let best = -1;
  let least = FAR;
  for (let tactical = 0; tactical < TACTICAL_SQUARES; tactical++)
    if (!settled[tactical] && distance[tactical]! < least) {
      best = tactical;
      least = distance[tactical]!;
    }
  return best;
}
