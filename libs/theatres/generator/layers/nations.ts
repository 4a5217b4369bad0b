import { field, readList, readWaypoints, type AuthoredRecord, type Gazetteer } from '../authored.js';
import { squareNamed, type Frame } from '../frame.js';
import { besides } from '../raster/besides.js';
import { squaresInside } from '../raster/outline.js';

/** The nations of a theatre and, by square, whose soil it is and what its people call themselves. */
export interface NationLayers {
  readonly nations: readonly string[];
  readonly nation: Uint8Array;
  readonly population: Uint8Array;
}

/**
 * Paints `nations.txt` in order: `nation | name` declares one (the first is the sea and what nobody owns), `soil` and
 * `people` paint an outline, `squares` single squares; `soil` and `squares` set the people as well. Water keeps the
 * first entry; slivers of land between two outlines go to a neighbour.
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
    for (const square of covered(frame, record, gazetteer)) {
      if (terrain[square] === '~') continue;
      if (kind !== 'people') nation[square] = owner;
      population[square] = owner;
    }
  }
  closeSlivers(frame, terrain, nation);
  closeSlivers(frame, terrain, population);
  return { nations, nation, population };
}

function covered(frame: Frame, record: AuthoredRecord, gazetteer: Gazetteer): number[] {
  switch (field(record, 0)) {
    case 'soil':
    case 'people':
      return squaresInside(frame, readWaypoints(record, 3, gazetteer));
    case 'squares':
      return field(record, 3)
        .split(/\s+/)
        .map((name) => squareNamed(frame, name));
    default:
      throw new Error(`${record.where}: '${field(record, 0)}' is neither nation, soil, people nor squares.`);
  }
}

/** Gives land that no outline covers to the owner of a square beside it, until nothing more can be given. */
function closeSlivers(frame: Frame, terrain: readonly string[], layer: Uint8Array): void {
  for (let changed = true; changed;) {
    changed = false;
    for (let square = 0; square < layer.length; square += 1) {
      if (layer[square] !== 0 || terrain[square] === '~') continue;
      const owner = besides(frame, square).find((next) => layer[next] !== 0);
      if (owner === undefined) continue;
      layer[square] = layer[owner] as number;
      changed = true;
    }
  }
}
