import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { diagonalSteps, lineSquare, straightLine } from './straight-line.js';
import { TACTICAL_SQUARES } from './tactical-map.js';
import { tacticalDistance, tacticalNameOf, tacticalSquareOf } from './tactical-square.js';

const line = (from: string, to: string): string[] =>
  straightLine(tacticalSquareOf(from), tacticalSquareOf(to)).map(tacticalNameOf);

const square = fc.integer({ min: 0, max: TACTICAL_SQUARES - 1 });

describe('a straight line on the tactical map', () => {
  it('takes the steps of the longer side; half steps go towards the destination', () => {
    expect(line('3-1', '7-3')).toEqual(['4-2', '5-2', '6-3', '7-3']);
    expect(line('7-3', '3-1')).toEqual(['6-2', '5-2', '4-1', '3-1']);
  });

  it('takes thirds to the nearer square', () => {
    expect(line('11-4', '8-13')).toEqual([
      '11-5',
      '10-6',
      '10-7',
      '10-8',
      '9-9',
      '9-10',
      '9-11',
      '8-12',
      '8-13',
    ]);
  });

  it('is diagonal or straight without any rounding where it can be', () => {
    expect(line('2-2', '5-5')).toEqual(['3-3', '4-4', '5-5']);
    expect(line('5-5', '5-2')).toEqual(['5-4', '5-3', '5-2']);
    expect(line('5-5', '5-5')).toEqual([]);
    expect(lineSquare(tacticalSquareOf('5-5'), tacticalSquareOf('5-5'), 0)).toBe(tacticalSquareOf('5-5'));
  });

  it('enters one neighbour after another and ends at its destination in as few steps as the distance', () => {
    fc.assert(
      fc.property(square, square, (from, to) => {
        const squares = straightLine(from, to);
        expect(squares).toHaveLength(tacticalDistance(from, to));
        [from, ...squares].forEach((at, i, all) => {
          if (i > 0) expect(tacticalDistance(all[i - 1]!, at)).toBe(1);
        });
        if (from !== to) expect(squares.at(-1)).toBe(to);
      }),
    );
  });

  it('never lies more than half a square off the true line', () => {
    fc.assert(
      fc.property(square, square, (from, to) => {
        const length = tacticalDistance(from, to);
        straightLine(from, to).forEach((at, i) => {
          const share = (i + 1) / length;
          for (const place of [(s: number) => s % 15, (s: number) => Math.floor(s / 15)]) {
            const exact = place(from) + (place(to) - place(from)) * share;
            expect(Math.abs(place(at) - exact)).toBeLessThanOrEqual(0.5 + 1e-9);
          }
        });
      }),
    );
  });

  it('counts its diagonal steps', () => {
    expect(diagonalSteps(tacticalSquareOf('3-1'), tacticalSquareOf('7-3'))).toBe(2);
    expect(diagonalSteps(tacticalSquareOf('3-1'), tacticalSquareOf('3-9'))).toBe(0);
  });
});
