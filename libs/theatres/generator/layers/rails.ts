import { readList, readWaypoints, type Gazetteer } from '../authored.js';
import { squareAt, type Frame } from '../frame.js';
import { walk } from '../raster/line.js';
import { route } from '../raster/route.js';

/** Ground no line was laid over: the sea, crests, swamps. */
const CLOSED = '~Ms';

/** Direction bits of a step between squares that share an edge: north 1, east 4, south 16, west 64. */
function bits(frame: Frame, from: number, to: number): [number, number] {
  switch (to - from) {
    case -frame.columns:
      return [1, 16];
    case 1:
      return [4, 64];
    case frame.columns:
      return [16, 1];
    default:
      return [64, 4];
  }
}

/**
 * Railway links by square (`rails.txt`: `name | opened | waypoints`). Track runs only north, east, south and west (ROTD
 * 8.1), as near to the authored line as the ground allows.
 */
export function layRails(frame: Frame, terrain: readonly string[], gazetteer: Gazetteer): Uint8Array {
  const rails = new Uint8Array(frame.columns * frame.rows);
  const isOpen = (square: number): boolean => square >= 0 && !CLOSED.includes(terrain[square] as string);
  for (const record of readList(frame.id, 'rails')) {
    const waypoints = readWaypoints(record, 2, gazetteer);
    const wanted = new Set(walk(frame, waypoints));
    const stops = waypoints.map(({ lat, lon }) => squareAt(frame, lat, lon)).filter(isOpen);
    for (let i = 0; i + 1 < stops.length; i += 1) {
      const line = route(frame, stops[i] as number, stops[i + 1] as number, wanted, isOpen);
      if (line === null)
        throw new Error(`${record.where}: no way over land between stops ${i + 1} and ${i + 2}.`);
      join(frame, rails, line);
    }
  }
  return rails;
}

function join(frame: Frame, rails: Uint8Array, line: readonly number[]): void {
  for (let i = 0; i + 1 < line.length; i += 1) {
    const [from, to] = [line[i] as number, line[i + 1] as number];
    const [out, back] = bits(frame, from, to);
    rails[from] = (rails[from] as number) | out;
    rails[to] = (rails[to] as number) | back;
  }
}
