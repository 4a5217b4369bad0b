import { Direction } from '../direction.js';
import { TACTICAL_SIZE } from '../tactical-map.js';
import { tacticalAt } from '../tactical-square.js';
import { TacticalTerrain } from '../terrain.js';
import { cornerOf, CornerKind, CORNERS, isCityInCorner, type Corner, type CornerOfSquare } from './corner.js';
import { beyond, cityAtEdge, edgeHash } from './edge.js';
import { OFF_MAP, type Landscape } from './landscape.js';
import { LineKind } from './line-kind.js';
import { Purpose } from './purpose.js';
import { behindSide, runsEastward, SIDES, type Side } from './side.js';
import { crossingPlace, NO_CROSSING } from './strategic-line.js';

const LAST = TACTICAL_SIZE - 1;
/** Squares that a coast may run along the edge between two coastal squares, the corner included. */
const LONGEST_COAST = 3;

/** The two ends of a side, counted like places along it. */
type End = 'near' | 'far';

const CORNER_TERRAIN: readonly (TacticalTerrain | null)[] = [
  null,
  TacticalTerrain.Water,
  TacticalTerrain.River,
  TacticalTerrain.Mountain,
];
const LINE_TERRAIN: readonly TacticalTerrain[] = [TacticalTerrain.River, TacticalTerrain.Mountain];

/**
 * Draws what a square's edge shares with its neighbours: water, rivers and ranges. Each neighbour draws the same on its
 * own edge (GITM AMWOL 2.3). Squares of the edge that share nothing are left as they are.
 */
export function drawRim(landscape: Landscape, square: number, terrain: Uint8Array): void {
  for (const side of SIDES) drawSide(landscape, square, side, terrain);
  for (const corner of CORNERS) drawCorner(cornerOf(landscape, square, corner), corner, terrain);
}

function drawSide(landscape: Landscape, square: number, side: Side, terrain: Uint8Array): void {
  const other = beyond(landscape, square, side);
  if (other !== OFF_MAP && (landscape.isWater(square) || landscape.isWater(other))) {
    for (let along = 1; along < LAST; along++)
      if (!isQuay(landscape, square, side, along))
        terrain[behindSide(side, 0, along)] = TacticalTerrain.Water;
    return;
  }
  if (other !== OFF_MAP && landscape.isHighMountain(square) && landscape.isHighMountain(other)) {
    for (let along = 1; along < LAST; along++) terrain[behindSide(side, 0, along)] = TacticalTerrain.Mountain;
    return;
  }
  for (const kind of [LineKind.River, LineKind.Range]) {
    const along = crossingPlace(landscape, kind, square, side);
    if (along !== NO_CROSSING) terrain[behindSide(side, 0, along)] = LINE_TERRAIN[kind]!;
  }
  if (other === OFF_MAP) return;
  drawCoastAlong(landscape, square, other, side, 'near', terrain);
  drawCoastAlong(landscape, square, other, side, 'far', terrain);
}

/**
 * Does the sea spare a place of an edge? It does where a city stands, and next to a city in the corner, which would have
 * no way inland else.
 */
function isQuay(landscape: Landscape, square: number, side: Side, along: number): boolean {
  if (cityAtEdge(landscape, square, side, 0, along)) return true;
  if (along !== 1 && along !== LAST - 1) return false;
  return isCityInCorner(landscape, square, cornerAt(side, along === 1 ? 'near' : 'far'));
}

/** The corner at either end of a side. */
function cornerAt(side: Side, which: End): Corner {
  const end = endOf(side, which);
  const [first, second] = [Math.min(side, end), Math.max(side, end)];
  return (first === 0 && second === 6 ? 7 : first + 1) as Corner;
}

/** The sea on one hand of both squares covers a little of the edge between them, as far as no city stands near. */
function drawCoastAlong(
  landscape: Landscape,
  square: number,
  other: number,
  side: Side,
  which: End,
  terrain: Uint8Array,
): void {
  const end = endOf(side, which);
  if (!landscape.isWater(beyond(landscape, square, end)) || !landscape.isWater(beyond(landscape, other, end)))
    return;
  const purpose = Purpose.CoastAtEdge;
  const length =
    1 + ((edgeHash(landscape, square, side, purpose) >>> (which === 'far' ? 8 : 0)) % LONGEST_COAST);
  for (let step = 1; step < length; step++) {
    const along = which === 'far' ? LAST - step : step;
    if (isCityNear(landscape, square, side, along)) return;
    terrain[behindSide(side, 0, along)] = TacticalTerrain.Water;
  }
}

/** The side of the square at one end of another: west or north of it is near, east or south far. */
function endOf(side: Side, which: End): Side {
  if (runsEastward(side)) return which === 'far' ? Direction.East : Direction.West;
  return which === 'far' ? Direction.South : Direction.North;
}

function isCityNear(landscape: Landscape, square: number, side: Side, along: number): boolean {
  for (let depth = 0; depth <= 1; depth++)
    for (let place = along - 1; place <= along + 1; place++)
      if (cityAtEdge(landscape, square, side, depth, place)) return true;
  return false;
}

function drawCorner(found: CornerOfSquare, corner: Corner, terrain: Uint8Array): void {
  const kind = CORNER_TERRAIN[found.kind];
  if (kind === null || kind === undefined) return;
  terrain[cornerSquare(corner)] = kind;
  for (const side of found.arms) terrain[besideCorner(corner, side)] = kind;
}

/** The tactical square in a corner. */
export function cornerSquare(corner: Corner): number {
  const east = corner === Direction.Northeast || corner === Direction.Southeast;
  const south = corner === Direction.Southeast || corner === Direction.Southwest;
  return tacticalAt(east ? LAST : 0, south ? LAST : 0);
}

/** The square of the edge next to a corner on one of its two sides. */
export function besideCorner(corner: Corner, side: Side): number {
  const east = corner === Direction.Northeast || corner === Direction.Southeast;
  const south = corner === Direction.Southeast || corner === Direction.Southwest;
  const far = runsEastward(side) ? east : south;
  return behindSide(side, 0, far ? LAST - 1 : 1);
}

/** The square diagonally inside a corner. */
export function insideCorner(corner: Corner): number {
  const east = corner === Direction.Northeast || corner === Direction.Southeast;
  const south = corner === Direction.Southeast || corner === Direction.Southwest;
  return tacticalAt(east ? LAST - 1 : 1, south ? LAST - 1 : 1);
}

/** A square of open water: its edge is the sea's but for quays of cities next to it. */
export function drawOpenWater(landscape: Landscape, square: number, terrain: Uint8Array): void {
  terrain.fill(TacticalTerrain.Water);
  for (const side of SIDES) {
    const other = beyond(landscape, square, side);
    if (other === OFF_MAP) continue;
    for (let along = 1; along < LAST; along++)
      if (isQuay(landscape, square, side, along)) terrain[behindSide(side, 0, along)] = TacticalTerrain.Open;
  }
  for (const corner of CORNERS)
    if (cornerOf(landscape, square, corner).kind === CornerKind.Free)
      terrain[cornerSquare(corner)] = TacticalTerrain.Open;
}
