import { field, readList, readWaypoints, type Gazetteer } from '../authored.js';
import type { Frame } from '../frame.js';
import { squaresInside } from '../raster/outline.js';

/** The nations of a theatre and, by square, whose soil it is and what its people call themselves. */
export interface NationLayers {
  readonly nations: readonly string[];
  readonly nation: Uint8Array;
  readonly population: Uint8Array;
}

/**
 * Paints `nations.txt` in order: `nation | name` declares one (the first is the sea and what nobody owns), `soil` and
 * `people` paint an outline with a nation; `soil` sets the people as well. Water keeps the first entry.
 */
export function paintNations(frame: Frame, terrain: readonly string[], gazetteer: Gazetteer): NationLayers {
  const nations: string[] = [];
  const nation = new Uint8Array(terrain.length);
  const population = new Uint8Array(terrain.length);
  for (const record of readList(frame.id, 'nations')) {
    const kind = field(record, 0);
    if (kind === 'nation') {
      nations.push(field(record, 1));
      continue;
    }
    const owner = nations.indexOf(field(record, 1));
    if (owner < 0) throw new Error(`${record.where}: '${field(record, 1)}' is not a declared nation.`);
    for (const square of squaresInside(frame, readWaypoints(record, 3, gazetteer))) {
      if (terrain[square] === '~') continue;
      if (kind === 'soil') nation[square] = owner;
      population[square] = owner;
    }
  }
  return { nations, nation, population };
}
