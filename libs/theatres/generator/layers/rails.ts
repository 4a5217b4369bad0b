import { readList, readWaypoints, type Gazetteer } from '../authored.js';
import type { Frame } from '../frame.js';
import { walk } from '../raster/line.js';

/** Direction bits of a step between squares that share an edge: north 1, east 4, south 16, west 64. */
function bits(frame: Frame, from: number, to: number): [number, number] {
  switch (to - from) {
    case -frame.columns:
      return [1, 16];
    case 1:
      return [4, 64];
    case frame.columns:
      return [16, 1];
    case -1:
      return [64, 4];
    default:
      return [0, 0];
  }
}

/** Railway links by square (`rails.txt`: `name | opened | waypoints`); track runs only north, east, south and west (ROTD 8.1). */
export function layRails(frame: Frame, gazetteer: Gazetteer): Uint8Array {
  const rails = new Uint8Array(frame.columns * frame.rows);
  for (const record of readList(frame.id, 'rails')) {
    const line = walk(frame, readWaypoints(record, 2, gazetteer));
    for (let i = 0; i + 1 < line.length; i += 1) {
      const [from, to] = [line[i] as number, line[i + 1] as number];
      const [out, back] = bits(frame, from, to);
      rails[from] = (rails[from] as number) | out;
      rails[to] = (rails[to] as number) | back;
    }
  }
  return rails;
}
