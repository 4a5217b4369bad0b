import { describe, expect, it } from '@jest/globals';
import { DIRECTION_STEPS, opposite } from './direction.js';
import { coneSquares, sectorOf } from './sectors.js';
import { TACTICAL_SQUARES } from './tactical-map.js';
import { tacticalAt, tacticalColumn, tacticalRow, tacticalSquareOf } from './tactical-square.js';

/** The diagram that goes with GITM AMWOL 7.8: a unit in column 5, row 11; columns 1-10, rows 5-14. */
const DIAGRAM = `
 5 NW NW N  N  N N  N  NE NE NE
 6 NW NW N  N  N N  N  NE NE NE
 7 NW NW NW N  N N  NE NE NE NE
 8 NW NW NW N  N N  NE NE NE NE
 9 NW NW NW NW N NE NE NE NE E
10 W  W  NW NW N NE NE E  E  E
11 W  W  W  W  U E  E  E  E  E
12 W  W  SW SW S SE SE E  E  E
13 SW SW SW SW S SE SE SE SE E
14 SW SW SW S  S S  SE SE SE SE`;

const everySquare = Array.from({ length: TACTICAL_SQUARES }, (_, square) => square);
const LETTERS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];

describe('the eight sectors round a tactical square', () => {
  const unit = tacticalAt(5, 11);
  const entries = DIAGRAM.trim()
    .split('\n')
    .flatMap((line) => {
      const [row, ...cones] = line.trim().split(/\s+/);
      return cones.map((cone, i) => ({ cone, square: tacticalAt(i + 1, Number(row)) }));
    })
    .filter(({ cone }) => cone !== 'U');

  it('are those of the diagram of exits, all 99 squares of it', () => {
    expect(entries).toHaveLength(99);
    for (const { cone, square } of entries)
      expect([tacticalColumn(square), tacticalRow(square), LETTERS[sectorOf(unit, square)]]).toEqual([
        tacticalColumn(square),
        tacticalRow(square),
        cone,
      ]);
  });

  it('share out every other square of the map, each to one cone', () => {
    for (let from = 0; from < TACTICAL_SQUARES; from++) {
      const cones = DIRECTION_STEPS.map((_, direction) => [...coneSquares(from, direction)]);
      expect(cones.flat().sort((a, b) => a - b)).toEqual(everySquare.filter((square) => square !== from));
      const strays = cones.flatMap((cone, direction) =>
        cone.filter((square) => sectorOf(from, square) !== direction),
      );
      expect(strays).toEqual([]);
    }
  });

  it('hold the neighbour in their own direction', () => {
    DIRECTION_STEPS.forEach(([east, south], direction) =>
      expect(sectorOf(tacticalAt(7, 7), tacticalAt(7 + east, 7 + south))).toBe(direction),
    );
  });

  it('look the other way from the other end', () => {
    for (const from of everySquare) {
      const others = everySquare.filter((square) => square !== from);
      expect(others.filter((to) => sectorOf(to, from) !== opposite(sectorOf(from, to)))).toEqual([]);
    }
  });

  it('end at the edge: from a corner the cones that look outward are empty', () => {
    const corner = tacticalSquareOf('0-0');
    for (const direction of [0, 1, 5, 6, 7]) expect(coneSquares(corner, direction)).toHaveLength(0);
    expect([2, 3, 4].map((direction) => coneSquares(corner, direction).length)).toEqual([56, 112, 56]);
  });
});
