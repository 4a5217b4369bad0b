import { makeTacticalMap } from '../make-tactical-map.js';
import { TACTICAL_SQUARES, type TacticalMap } from '../tactical-map.js';
import { isOnEdge } from '../tactical-square.js';
import { TacticalTerrain } from '../terrain.js';
import { RiverClass } from '../theatre.js';
import { traceChannel } from './channel.js';
import { isNear } from './ground-together.js';
import { hashNumbers } from './hash.js';
import type { Landscape } from './landscape.js';
import { placeCrossings } from './line-crossings.js';
import { LineKind } from './line-kind.js';
import { Purpose } from './purpose.js';
import { layRailways } from './railway.js';
import { drawRelief } from './relief.js';
import { drawOpenWater, drawRim } from './rim.js';
import { drawStillWater } from './still-water.js';
import { layRatings } from './tactical-overlay.js';
import { terminalsOf } from './terminals.js';

const RATINGS = 5;

/**
 * The tactical map of a square (GITM AMWOL 2.1-2.4): the same whenever it is drawn, from the theatre's layers and seed
 * alone. First what is shared with neighbours, then lines, still water, crossings, and last what no other thing hangs on.
 */
export function drawTacticalMap(landscape: Landscape, square: number): TacticalMap {
  const terrain = new Uint8Array(TACTICAL_SQUARES);
  const rail = new Uint8Array(TACTICAL_SQUARES);
  if (landscape.isWater(square)) drawOpenWater(landscape, square, terrain);
  else drawLand(landscape, square, terrain);
  layRailways(landscape, square, terrain, rail);
  return makeTacticalMap({ terrain, defence: ratings(landscape, square), rail });
}

function drawLand(landscape: Landscape, square: number, terrain: Uint8Array): void {
  drawRelief(landscape, square, terrain);
  for (const city of landscape.citiesIn(square)) terrain[city] = TacticalTerrain.Town;
  drawRim(landscape, square, terrain);
  if (landscape.isHighMountain(square)) fillMassif(terrain);
  else if (landscape.isRange(square)) drawLine(landscape, LineKind.Range, square, terrain);
  else if (landscape.isRiver(square)) drawLine(landscape, LineKind.River, square, terrain);
  drawStillWater(landscape, square, terrain);
  const reach = landscape.riverClass[square]!;
  if (landscape.isRange(square)) placeCrossings(landscape, square, terrain, TacticalTerrain.Mountain);
  if (landscape.isRiver(square) && reach <= RiverClass.Fordable)
    placeCrossings(landscape, square, terrain, TacticalTerrain.River);
  easeWays(terrain);
}

function drawLine(landscape: Landscape, kind: LineKind, square: number, terrain: Uint8Array): void {
  const line = traceChannel(landscape, kind, square, terminalsOf(landscape, kind, square));
  const drawn = kind === LineKind.River ? TacticalTerrain.River : TacticalTerrain.Mountain;
  for (let tactical = 0; tactical < TACTICAL_SQUARES; tactical++)
    if (line[tactical] && terrain[tactical] !== TacticalTerrain.Water) terrain[tactical] = drawn;
}

/** High mountains are a wall: nothing but mountain inside, steep ground round it. */
function fillMassif(terrain: Uint8Array): void {
  for (let tactical = 0; tactical < TACTICAL_SQUARES; tactical++) {
    if (terrain[tactical] === TacticalTerrain.Town) continue;
    if (!isOnEdge(tactical)) terrain[tactical] = TacticalTerrain.Mountain;
    else if (terrain[tactical] === TacticalTerrain.Open) terrain[tactical] = TacticalTerrain.HighHills;
  }
}

/** No cliff at a town, ford or pass: the ground next to them is at most hilly (8.5 would bar the way else). */
function easeWays(terrain: Uint8Array): void {
  for (let tactical = 0; tactical < TACTICAL_SQUARES; tactical++) {
    if (terrain[tactical] !== TacticalTerrain.HighHills) continue;
    for (const way of [TacticalTerrain.Town, TacticalTerrain.Ford, TacticalTerrain.Pass])
      if (isNear(terrain, tactical, way)) terrain[tactical] = TacticalTerrain.Hills;
  }
}

/** Every rating from 0 to 4 equally likely, as the books' sample suggests; known ratings laid over. */
function ratings(landscape: Landscape, square: number): Uint8Array {
  const defence = new Uint8Array(TACTICAL_SQUARES);
  for (let tactical = 0; tactical < TACTICAL_SQUARES; tactical++)
    defence[tactical] = hashNumbers(landscape.seed, square, tactical, Purpose.Defence) % RATINGS;
  for (const overlay of landscape.overlaysOf(square)) layRatings(defence, overlay);
  return defence;
}
