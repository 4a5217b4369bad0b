import { describe, expect, it } from '@jest/globals';
import { DIRECTION_STEPS } from './direction.js';
import { TACTICAL_SQUARES } from './tactical-map.js';
import {
  isOnEdge,
  tacticalAt,
  tacticalColumn,
  tacticalDistance,
  tacticalNameOf,
  tacticalRow,
  tacticalSquareOf,
  tacticalStep,
} from './tactical-square.js';

describe('names of tactical squares', () => {
  it('give the column first: 14-1 lies below the upper right-hand corner', () => {
    const square = tacticalSquareOf('14-1');
    expect([tacticalColumn(square), tacticalRow(square)]).toEqual([14, 1]);
    expect(tacticalNameOf(square)).toBe('14-1');
  });

  it('name every square of the map once', () => {
    for (let square = 0; square < TACTICAL_SQUARES; square++)
      expect(tacticalSquareOf(tacticalNameOf(square))).toBe(square);
  });

  it.each([
    '',
    '-',
    '7',
    '7-',
    '-7',
    '15-0',
    '0-15',
    '7-07',
    '07-7',
    '7--7',
    '7-7 ',
    ' 7-7',
    '1-1-1',
    '100-1',
    'a-b',
    '+1-1',
    '1.0-1',
    '7-100',
  ])('do not include %p', (name) => expect(tacticalSquareOf(name)).toBe(-1));
});

describe('steps on the tactical map', () => {
  it('lead to the neighbour, or nowhere beyond the edge', () => {
    for (let square = 0; square < TACTICAL_SQUARES; square++)
      DIRECTION_STEPS.forEach(([east, south], direction) => {
        const column = tacticalColumn(square) + east;
        const row = tacticalRow(square) + south;
        const inside = column >= 0 && column < 15 && row >= 0 && row < 15;
        expect(tacticalStep(square, direction)).toBe(inside ? tacticalAt(column, row) : -1);
      });
  });

  it('count one each, diagonal or not', () => {
    expect(tacticalDistance(tacticalAt(3, 1), tacticalAt(7, 3))).toBe(4);
    expect(tacticalDistance(tacticalAt(11, 4), tacticalAt(8, 13))).toBe(9);
    expect(tacticalDistance(tacticalAt(2, 2), tacticalAt(2, 2))).toBe(0);
  });

  it('know the 56 squares of the edge', () => {
    const edge = Array.from({ length: TACTICAL_SQUARES }, (_, square) => square).filter(isOnEdge);
    expect(edge).toHaveLength(56);
    expect(isOnEdge(tacticalAt(1, 1))).toBe(false);
  });
});
