import { readFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import { toEarth, type Frame } from '../frame.js';

/** Samples a side of a square. */
const SAMPLES = 5;

/** Mean height and relief (highest minus lowest sample) of every square, metres. */
export interface Heights {
  readonly mean: Float64Array;
  readonly relief: Float64Array;
}

/** Heights of a frame from the grey bump map of the whole earth, read with bilinear interpolation. */
export function readHeights(frame: Frame): Heights {
  const sample = bumpMap();
  const squares = frame.columns * frame.rows;
  const heights: Heights = { mean: new Float64Array(squares), relief: new Float64Array(squares) };
  for (let square = 0; square < squares; square += 1) {
    const column = square % frame.columns;
    const row = Math.floor(square / frame.columns);
    let sum = 0;
    let low = Infinity;
    let high = -Infinity;
    for (let i = 0; i < SAMPLES * SAMPLES; i += 1) {
      const x = column + ((i % SAMPLES) + 0.5) / SAMPLES;
      const y = row + (Math.floor(i / SAMPLES) + 0.5) / SAMPLES;
      const level = sample(...toEarth(frame, x, y));
      sum += level;
      low = Math.min(low, level);
      high = Math.max(high, level);
    }
    heights.mean[square] = (sum / (SAMPLES * SAMPLES)) * frame.relief.metresPerLevel;
    heights.relief[square] = (high - low) * frame.relief.metresPerLevel;
  }
  return heights;
}

function bumpMap(): (lat: number, lon: number) => number {
  const picture = readFileSync(new URL('earth/earth-topology.png', import.meta.url));
  const { width, height, data } = PNG.sync.read(picture);
  const level = (x: number, y: number): number =>
    data[4 * (Math.min(height - 1, Math.max(0, y)) * width + ((x + width) % width))] as number;
  return (lat, lon) => {
    const x = ((lon + 180) / 360) * width - 0.5;
    const y = ((90 - lat) / 180) * height - 0.5;
    const x0 = Math.floor(x);
    const y0 = Math.floor(y);
    const north = level(x0, y0) * (x0 + 1 - x) + level(x0 + 1, y0) * (x - x0);
    const south = level(x0, y0 + 1) * (x0 + 1 - x) + level(x0 + 1, y0 + 1) * (x - x0);
    return north * (y0 + 1 - y) + south * (y - y0);
  };
}
