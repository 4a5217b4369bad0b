import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { areaOf, bestPlace, type Area } from './place-names.js';

const FRAME: Area = { left: 0, top: 0, right: 200, bottom: 200 };
const EAST = { x: 120, y: 104 };
const BELOW = { x: 90, y: 118 };
const WEST = { x: 40, y: 104 };

describe('names on maps', () => {
  it('stand where they are wanted first, as long as nothing is there', () => {
    expect(bestPlace([EAST, BELOW, WEST], 40, 10, FRAME, [])).toEqual(EAST);
  });

  it('make way for what is drawn already', () => {
    const flags: Area = { left: 118, top: 90, right: 150, bottom: 110 };
    expect(bestPlace([EAST, BELOW, WEST], 40, 10, FRAME, [flags])).toEqual(BELOW);
    const road: Area = { left: 0, top: 112, right: 200, bottom: 130 };
    expect(bestPlace([EAST, BELOW, WEST], 40, 10, FRAME, [flags, road])).toEqual(WEST);
  });

  it('never run out of the frame', () => {
    const place = fc.record({ x: fc.integer({ min: -99, max: 299 }), y: fc.integer({ min: -99, max: 299 }) });
    fc.assert(
      fc.property(
        fc.array(place, { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 5, max: 190 }),
        (places, width) => {
          const area = areaOf(bestPlace(places, width, 10, FRAME, []), width, 10);
          expect(area.left).toBeGreaterThanOrEqual(0);
          expect(area.right).toBeLessThanOrEqual(200);
          expect(area.top).toBeGreaterThanOrEqual(0);
          expect(area.bottom).toBeLessThanOrEqual(200);
        },
      ),
    );
  });
});
