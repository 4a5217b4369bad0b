import { toGrid, type Frame } from '../frame.js';
import type { Waypoint } from './line.js';

/** The squares whose centre lies inside an outline (even-odd rule), in index order. */
export function squaresInside(frame: Frame, outline: readonly Waypoint[]): number[] {
  const ring = outline.map((point) => toGrid(frame, point.lat, point.lon));
  const squares: number[] = [];
  for (let row = 0; row < frame.rows; row += 1) {
    const y = row + 0.5;
    const crossings: number[] = [];
    ring.forEach(([x1, y1], i) => {
      const [x2, y2] = ring[(i + 1) % ring.length] as [number, number];
      if (y1 > y !== y2 > y) crossings.push(x1 + ((x2 - x1) * (y - y1)) / (y2 - y1));
    });
    crossings.sort((a, b) => a - b);
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      const first = Math.max(0, Math.ceil((crossings[i] as number) - 0.5));
      const last = Math.min(frame.columns - 1, Math.ceil((crossings[i + 1] as number) - 0.5) - 1);
      for (let column = first; column <= last; column += 1) squares.push(row * frame.columns + column);
    }
  }
  return squares;
}
