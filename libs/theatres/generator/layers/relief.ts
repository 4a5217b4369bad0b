import type { Frame } from '../frame.js';
import { readHeights } from '../raster/heights.js';

/** Terrain letters before anything is painted: water, and open, hill or mountain by height and relief. */
export function drawRelief(frame: Frame, land: Uint8Array): string[] {
  const { mean, relief } = readHeights(frame);
  const { hillRelief, hillHeight, mountainRelief, mountainHeight } = frame.relief;
  return Array.from(land, (isLand, square) => {
    if (isLand === 0) return '~';
    const height = mean[square] as number;
    const steepness = relief[square] as number;
    if (steepness > mountainRelief && height >= mountainHeight) return 'm';
    return steepness > hillRelief || height > hillHeight ? 'h' : '.';
  });
}
