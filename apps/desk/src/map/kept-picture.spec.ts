import { describe, expect, it } from '@jest/globals';
import { cornerOf } from './camera.js';

class NoCanvas {}
Object.assign(globalThis, { OffscreenCanvas: NoCanvas, Path2D: NoCanvas });
const { onPixels } = await import('./kept-picture.js');

describe('a view on whole pixels', () => {
  const frame = { width: 1057, height: 754, columns: 140, rows: 110 };
  it.each([1, 1.5, 2])(
    'begins the map on one at a ratio of %f, and is off by no more than half of one',
    (ratio) => {
      for (const [x, y, scale] of [
        [70.123, 3.7, 44.3],
        [12, 109.99, 7.55],
      ] as const) {
        const view = { x, y, scale };
        const seen = onPixels(view, frame, ratio);
        const corner = cornerOf(seen, frame, { column: 0, row: 0 });
        const wanted = cornerOf(view, frame, { column: 0, row: 0 });
        corner.forEach((at, side) => {
          expect(at * ratio).toBeCloseTo(Math.round(at * ratio), 6);
          expect(Math.abs(at - wanted[side]!) * ratio).toBeLessThanOrEqual(0.5 + 1e-6);
        });
        expect(onPixels(seen, frame, ratio).x).toBeCloseTo(seen.x, 9);
      }
    },
  );
});
