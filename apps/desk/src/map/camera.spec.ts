import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  type Camera,
  cornerOf,
  type Frame,
  kept,
  LARGEST,
  pointAt,
  showing,
  wholeScale,
  zoomed,
} from './camera.js';

const frame: Frame = { width: 800, height: 600, columns: 140, rows: 110 };
const cameras = fc.record({
  x: fc.double({ min: 0, max: 140, noNaN: true }),
  y: fc.double({ min: 0, max: 110, noNaN: true }),
  scale: fc.double({ min: wholeScale(frame), max: LARGEST, noNaN: true }),
});
const pixels = fc.tuple(fc.integer({ min: 0, max: 800 }), fc.integer({ min: 0, max: 600 }));

describe('the camera', () => {
  it('keeps the point under the pointer where it is while it zooms, unless the map ends there', () => {
    fc.assert(
      fc.property(
        cameras,
        pixels,
        fc.double({ min: 0.5, max: 2, noNaN: true }),
        (camera, [left, top], factor) => {
          const [x, y] = pointAt(camera, frame, left, top);
          const next = zoomed(camera, frame, factor, left, top);
          const [nextX, nextY] = pointAt(next, frame, left, top);
          const isAtEdge = next.x === 0 || next.y === 0 || next.x === 140 || next.y === 110;
          if (!isAtEdge) {
            expect(nextX).toBeCloseTo(x, 6);
            expect(nextY).toBeCloseTo(y, 6);
          }
        },
      ),
    );
  });

  it('never leaves the map, nor goes farther off or closer than there is something to see', () => {
    const wild: Camera = { x: -50, y: 4_000, scale: 0.01 };
    expect(kept(wild, frame)).toEqual({ x: 0, y: 110, scale: wholeScale(frame) });
    expect(kept({ x: 1, y: 1, scale: 1e9 }, frame).scale).toBe(LARGEST);
  });

  it('shows a cell by moving no farther than it must', () => {
    fc.assert(
      fc.property(
        cameras,
        fc.integer({ min: 0, max: 139 }),
        fc.integer({ min: 0, max: 109 }),
        (camera, column, row) => {
          const shown = showing(camera, frame, { column, row });
          const [left, top] = cornerOf(shown, frame, { column: column + 0.5, row: row + 0.5 });
          expect(left).toBeGreaterThanOrEqual(-1e-6);
          expect(left).toBeLessThanOrEqual(800 + 1e-6);
          expect(top).toBeGreaterThanOrEqual(-1e-6);
          expect(top).toBeLessThanOrEqual(600 + 1e-6);
          expect(showing(shown, frame, { column, row }).x).toBeCloseTo(shown.x, 9);
        },
      ),
    );
  });
});
