import { readList, readWaypoints, field, type Gazetteer } from '../authored.js';
import { squareNamed, type Frame } from '../frame.js';
import { landShares } from '../raster/coast.js';
import { squaresInside } from '../raster/outline.js';

/**
 * Which squares are land: half or more of the square by the coastline, then the authored corrections (`waters.txt`):
 * `lake` outlines, and single squares made `land` or `water` by hand, each with its reason.
 */
export function decideLand(frame: Frame, gazetteer: Gazetteer): Uint8Array {
  const land = Uint8Array.from(landShares(frame), (share) => (share >= 0.5 ? 1 : 0));
  for (const record of readList(frame.id, 'waters')) {
    const kind = field(record, 0);
    if (kind === 'lake')
      for (const square of squaresInside(frame, readWaypoints(record, 2, gazetteer))) land[square] = 0;
    else if (kind === 'land' || kind === 'water')
      for (const name of field(record, 1).split(/\s+/))
        land[squareNamed(frame, name)] = kind === 'land' ? 1 : 0;
    else throw new Error(`${record.where}: '${kind}' is neither lake, land nor water.`);
  }
  return land;
}
