import { field, readLists, readWaypoints, type AuthoredRecord, type Gazetteer } from '../authored.js';
import type { Frame } from '../frame.js';
import { walk, type Waypoint } from '../raster/line.js';
import { squaresInside } from '../raster/outline.js';
import { squareAt } from '../frame.js';

/** What a brush turns each letter under it into; a letter that is not listed stays as it is. */
const BRUSHES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // Woods cover plains and hills; they do not hide a mountain or drain a marsh.
  wood: { '.': 'f', h: 'F', d: 'f', D: 'f' },
  clear: { f: '.', F: 'h' },
  desert: { '.': 'd', h: 'd', f: 'd', F: 'd', D: 'd' },
  'high-desert': { '.': 'D', h: 'D', f: 'D', F: 'D', d: 'D' },
  marsh: { '.': 'a', f: 'a' },
  swamp: { '.': 's', f: 's', a: 's' },
  // Rolling ground: plains become hills, woods forested hills.
  hills: { '.': 'h', f: 'F' },
  // Flat ground where the height raster shows the shoulders of its neighbours.
  plain: { h: '.', F: 'f', m: '.' },
  // Uplands the raster makes mountains though armies cross them anywhere.
  upland: { m: 'h' },
  mountain: { '.': 'm', h: 'm', f: 'm', F: 'm', M: 'm', d: 'm', D: 'm' },
  // A road over a crest: what was a wall becomes a mountain one can cross.
  pass: { M: 'm' },
  crest: { '.': 'M', h: 'M', f: 'M', F: 'M', m: 'M', d: 'M', D: 'M' },
};

/**
 * Paints the authored ground (`ground.txt`) in the order of the list, later strokes over earlier ones:
 * `area|line|spot  |  brush  |  name  |  waypoints`. Water is never painted.
 */
export function paintGround(frame: Frame, terrain: string[], gazetteer: Gazetteer): void {
  for (const record of readLists(frame, 'ground')) {
    const brush = BRUSHES[field(record, 1)];
    if (!brush)
      throw new Error(
        `${record.where}: no brush '${field(record, 1)}'; known are ${Object.keys(BRUSHES).join(', ')}.`,
      );
    for (const square of covered(frame, record, readWaypoints(record, 3, gazetteer)))
      terrain[square] = brush[terrain[square] as string] ?? (terrain[square] as string);
  }
}

function covered(frame: Frame, record: AuthoredRecord, waypoints: readonly Waypoint[]): number[] {
  switch (field(record, 0)) {
    case 'area':
      return squaresInside(frame, waypoints);
    case 'line':
      return walk(frame, waypoints);
    case 'spot':
      return waypoints.map(({ lat, lon }) => squareAt(frame, lat, lon)).filter((square) => square >= 0);
    default:
      throw new Error(`${record.where}: '${field(record, 0)}' is neither area, line nor spot.`);
  }
}
