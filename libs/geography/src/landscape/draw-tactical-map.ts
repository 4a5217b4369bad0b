import { makeTacticalMap } from '../make-tactical-map.js';
import { TACTICAL_SQUARES, type TacticalMap } from '../tactical-map.js';
import { TacticalTerrain } from '../terrain.js';
import { hashNumbers } from './hash.js';
import type { Landscape } from './landscape.js';
import { Purpose } from './purpose.js';
import { drawRelief } from './relief.js';
import { layRatings } from './tactical-overlay.js';

const RATINGS = 5;

/**
 * The tactical map of a square (GITM AMWOL 2.1-2.4): the same whenever it is drawn, from the theatre's layers and seed
 * alone.
 */
export function drawTacticalMap(landscape: Landscape, square: number): TacticalMap {
  const terrain = new Uint8Array(TACTICAL_SQUARES);
  const rail = new Uint8Array(TACTICAL_SQUARES);
  drawRelief(landscape, square, terrain);
  for (const city of landscape.citiesIn(square)) terrain[city] = TacticalTerrain.Town;
  return makeTacticalMap({ terrain, defence: ratings(landscape, square), rail });
}

/** Every rating from 0 to 4 equally likely, as the books' sample suggests; known ratings laid over. */
function ratings(landscape: Landscape, square: number): Uint8Array {
  const defence = new Uint8Array(TACTICAL_SQUARES);
  for (let tactical = 0; tactical < TACTICAL_SQUARES; tactical++)
    defence[tactical] = hashNumbers(landscape.seed, square, tactical, Purpose.Defence) % RATINGS;
  for (const overlay of landscape.overlaysOf(square)) layRatings(defence, overlay);
  return defence;
}
