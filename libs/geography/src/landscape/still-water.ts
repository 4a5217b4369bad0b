import { TACTICAL_SIZE, TACTICAL_SQUARES } from '../tactical-map.js';
import { StrategicTerrain, TacticalTerrain } from '../terrain.js';
import { beyond } from './edge.js';
import { isNear, keepsGroundTogether } from './ground-together.js';
import { hashFraction, hashNumbers } from './hash.js';
import type { Landscape } from './landscape.js';
import { Purpose } from './purpose.js';
import { behindSide, SIDES, type Side } from './side.js';

const LAST = TACTICAL_SIZE - 1;
/** Squares that the sea may reach into a square behind its edge. */
const DEEPEST = 2;
/** A coast bends every so many squares. */
const BEND = 3;
/** Ponds tried in a square: marsh has some, swamp is full of them. Our figures. */
const MARSH_PONDS = 14;
const SWAMP_PONDS = 70;

/**
 * Draws the sea behind a coast and the ponds of marsh and swamp. None of it touches a river, a range or a town, or parts
 * the ground: whoever could march on before still can.
 */
export function drawStillWater(landscape: Landscape, square: number, terrain: Uint8Array): void {
  for (const side of SIDES)
    if (landscape.isWater(beyond(landscape, square, side))) drawCoast(landscape, square, side, terrain);
  const wet = landscape.terrain[square];
  if (wet === StrategicTerrain.Marsh) drawPonds(landscape, square, MARSH_PONDS, terrain);
  if (wet === StrategicTerrain.Swamp) drawPonds(landscape, square, SWAMP_PONDS, terrain);
}

function drawCoast(landscape: Landscape, square: number, side: Side, terrain: Uint8Array): void {
  for (let depth = 1; depth <= DEEPEST; depth++)
    for (let along = 1; along < LAST; along++) {
      const tactical = behindSide(side, depth, along);
      const seaward = terrain[behindSide(side, depth - 1, along)] === TacticalTerrain.Water;
      if (seaward && reach(landscape, square, side, along) >= depth) flood(terrain, tactical);
    }
}

/** How deep the sea comes in at a place of the coast: from bend to bend along a line. */
function reach(landscape: Landscape, square: number, side: Side, along: number): number {
  const bend = Math.floor(along / BEND);
  const part = (along % BEND) / BEND;
  const at = (n: number): number => hashFraction(landscape.seed, square, side * 16 + n, Purpose.CoastInside);
  return (at(bend) * (1 - part) + at(bend + 1) * part) * (DEEPEST + 1);
}

function drawPonds(landscape: Landscape, square: number, tries: number, terrain: Uint8Array): void {
  for (let i = 0; i < tries; i++) {
    const tactical = hashNumbers(landscape.seed, square, i, Purpose.Pond) % TACTICAL_SQUARES;
    const column = tactical % TACTICAL_SIZE;
    const row = Math.floor(tactical / TACTICAL_SIZE);
    const onEdge = column === 0 || row === 0 || column === LAST || row === LAST;
    if (!onEdge) flood(terrain, tactical);
  }
}

function flood(terrain: Uint8Array, tactical: number): void {
  for (const kind of [TacticalTerrain.Town, TacticalTerrain.River, TacticalTerrain.Mountain])
    if (isNear(terrain, tactical, kind)) return;
  if (keepsGroundTogether(terrain, tactical)) terrain[tactical] = TacticalTerrain.Water;
}
