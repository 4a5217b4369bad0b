import { describe, expect, it } from '@jest/globals';
import { tacticalIndex } from '@vedette/campaign';
import { DIRECTION_NAMES, Direction } from '@vedette/geography';
import { bearing, range } from './bearings.js';

/** The worked picture of the details: a unit at column 5, row 11, and the cone of every square around it. */
const PICTURE: Readonly<Record<number, string>> = {
  5: 'NW NW N N N N N NE NE NE',
  6: 'NW NW N N N N N NE NE NE',
  7: 'NW NW NW N N N NE NE NE NE',
  8: 'NW NW NW N N N NE NE NE NE',
  9: 'NW NW NW NW N NE NE NE NE E',
  10: 'W W NW NW N NE NE E E E',
  11: 'W W W W U E E E E E',
  12: 'W W SW SW S SE SE E E E',
  13: 'SW SW SW SW S SE SE SE SE E',
  14: 'SW SW SW S S S SE SE SE SE',
};
const SHORT: Readonly<Record<string, string>> = {
  N: 'north',
  NE: 'northeast',
  E: 'east',
  SE: 'southeast',
  S: 'south',
  SW: 'southwest',
  W: 'west',
  NW: 'northwest',
};

describe('the eight directions', () => {
  it('are those of the worked picture, square by square', () => {
    for (const [row, cones] of Object.entries(PICTURE))
      cones.split(' ').forEach((cone, i) => {
        if (cone === 'U') return;
        const square = `${i + 1}-${row}`;
        const found = DIRECTION_NAMES[bearing(tacticalIndex('5-11'), tacticalIndex(square))];
        expect([square, found]).toEqual([square, SHORT[cone]]);
      });
  });

  it('split all other squares among them, each in one', () => {
    const counts = new Map<Direction, number>();
    for (let to = 0; to < 225; to++)
      if (to !== tacticalIndex('7-7'))
        counts.set(
          bearing(tacticalIndex('7-7'), to),
          (counts.get(bearing(tacticalIndex('7-7'), to)) ?? 0) + 1,
        );
    expect(counts.size).toBe(8);
    expect([...counts.values()].reduce((a, b) => a + b)).toBe(224);
    expect(counts.get(Direction.North)).toBe(counts.get(Direction.West));
    expect(counts.get(Direction.Northeast)).toBe(counts.get(Direction.Southwest));
  });

  it('are opposite from the other end', () => {
    for (const [a, b] of [
      ['3-3', '9-4'],
      ['0-14', '14-0'],
      ['7-7', '7-2'],
    ] as const) {
      const [from, to] = [tacticalIndex(a), tacticalIndex(b)];
      expect(bearing(to, from)).toBe((bearing(from, to) + 4) % 8);
    }
  });
});

describe('tactical distance', () => {
  it('counts a diagonal step as one', () => {
    expect(range(tacticalIndex('3-1'), tacticalIndex('7-3'))).toBe(4);
    expect(range(tacticalIndex('0-0'), tacticalIndex('14-14'))).toBe(14);
    expect(range(tacticalIndex('5-5'), tacticalIndex('5-5'))).toBe(0);
  });
});
