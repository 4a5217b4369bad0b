import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Direction } from '../direction.js';
import { STRATEGIC_LETTERS } from '../terrain.js';
import { beyond } from './edge.js';
import { Landscape } from './landscape.js';
import { LineKind } from './line-kind.js';
import { oppositeSide, SIDES, type Side } from './side.js';
import { crossingPlace, leadsThrough, NO_CROSSING } from './strategic-line.js';

const { North, East, South, West } = Direction;

function landscapeOf(
  rows: readonly string[],
  seed = 5,
  cities: readonly (readonly [number, number])[] = [],
): Landscape {
  const terrain = Uint8Array.from([...rows.join('')], (letter) => STRATEGIC_LETTERS.indexOf(letter));
  return new Landscape(seed, {
    columns: rows[0]!.length,
    rows: rows.length,
    terrain,
    riverClass: new Uint8Array(terrain.length),
    rails: new Uint8Array(terrain.length),
    cities: cities.map(([square, tactical]) => ({ square, tactical })),
    overlays: [],
  });
}

const crossed = (landscape: Landscape, square: number, kind = LineKind.River): Side[] =>
  SIDES.filter((side) => crossingPlace(landscape, kind, square, side) !== NO_CROSSING);

describe('where a river crosses from square to square', () => {
  it('is between squares of the river', () => {
    expect(crossed(landscapeOf(['...', '.rr', '...']), 4)).toEqual([East]);
    expect(crossed(landscapeOf(['.r.', 'rrr', '.r.']), 4)).toEqual([North, East, South, West]);
    expect(crossed(landscapeOf(['...', '.rr', '...']), 3)).toEqual([]);
  });

  it('is the same place seen from either side, 4 to 10, and not always the same', () => {
    const places = new Set<number>();
    for (let seed = 0; seed < 60; seed++) {
      const landscape = landscapeOf(['rr'], seed);
      const place = crossingPlace(landscape, LineKind.River, 0, East);
      expect(crossingPlace(landscape, LineKind.River, 1, West)).toBe(place);
      places.add(place);
    }
    expect([...places].sort((a, b) => a - b)).toEqual([4, 5, 6, 7, 8, 9, 10]);
  });

  it('is never where a city stands in the way, on whichever side of the edge', () => {
    for (let seed = 0; seed < 60; seed++) {
      const west = landscapeOf(['rr'], seed, [[0, 7 * 15 + 12]]);
      const east = landscapeOf(['rr'], seed, [[1, 7 * 15 + 2]]);
      expect(crossingPlace(west, LineKind.River, 0, East)).not.toBe(7);
      expect(crossingPlace(east, LineKind.River, 0, East)).not.toBe(7);
    }
  });

  it('at the edge of the map is at one side of an end, and nowhere else', () => {
    const river = landscapeOf(['.....', 'rrr..', '.....']);
    expect(crossed(river, 5)).toEqual([East, West]);
    expect(crossed(river, 6)).toEqual([East, West]);
    expect(crossed(river, 7)).toEqual([West]);
    expect(crossed(landscapeOf(['r']), 0)).toHaveLength(1);
  });

  it('is not at the edge of the map for a river that has a sea to run into', () => {
    expect(crossed(landscapeOf(['r~', '..']), 0)).toEqual([]);
  });

  it('is not the sides where a river runs through the corner', () => {
    const river = landscapeOf(['....', '.r..', '..r.', '....']);
    expect(crossed(river, 5)).toEqual([]);
    expect(leadsThrough(river, LineKind.River, 5, Direction.Southeast)).toBe(true);
    expect(leadsThrough(river, LineKind.River, 10, Direction.Northwest)).toBe(true);
    expect(leadsThrough(river, LineKind.River, 6, Direction.Southwest)).toBe(false);
    expect(leadsThrough(river, LineKind.Range, 5, Direction.Southeast)).toBe(false);
  });
});

describe('where a range crosses', () => {
  it('is between mountains of either kind, but for high mountains next to one another', () => {
    expect(crossed(landscapeOf(['....', '.mM.', '....']), 5, LineKind.Range)).toEqual([East]);
    expect(crossed(landscapeOf(['....', '.mm.', '....']), 5, LineKind.Range)).toEqual([East]);
    expect(crossed(landscapeOf(['....', '.MM.', '....']), 5, LineKind.Range)).toEqual([]);
  });
});

describe('links between squares of a river', () => {
  const anyRiver = fc.record({
    seed: fc.nat(1_000_000),
    squares: fc.array(fc.boolean(), { minLength: 49, maxLength: 49 }),
  });
  const rowsOf = (squares: readonly boolean[]): string[] =>
    Array.from({ length: 7 }, (_, row) =>
      Array.from({ length: 7 }, (__, column) => (squares[row * 7 + column] ? 'r' : '.')).join(''),
    );

  it('are answered from the other side', () => {
    fc.assert(
      fc.property(anyRiver, ({ seed, squares }) => {
        const landscape = landscapeOf(rowsOf(squares), seed);
        for (let square = 0; square < 49; square++)
          for (const side of SIDES) {
            const other = beyond(landscape, square, side);
            if (other < 0) continue;
            expect(crossingPlace(landscape, LineKind.River, other, oppositeSide(side))).toBe(
              crossingPlace(landscape, LineKind.River, square, side),
            );
          }
      }),
    );
  });

  it('keep together what lies together, though each block of four leaves one out', () => {
    fc.assert(
      fc.property(anyRiver, ({ seed, squares }) => {
        const landscape = landscapeOf(rowsOf(squares), seed);
        const spread = (isLinked: (square: number, side: Side) => boolean): number[] => {
          const group = squares.map(() => -1);
          squares.forEach((member, start) => {
            if (!member || group[start] !== -1) return;
            const stack = [start];
            group[start] = start;
            for (let at = stack.pop(); at !== undefined; at = stack.pop())
              for (const side of SIDES) {
                const other = beyond(landscape, at, side);
                if (other < 0 || !squares[other] || group[other] !== -1 || !isLinked(at, side)) continue;
                group[other] = start;
                stack.push(other);
              }
          });
          return group;
        };
        const linked = spread(
          (square, side) => crossingPlace(landscape, LineKind.River, square, side) !== NO_CROSSING,
        );
        expect(linked).toEqual(spread(() => true));
      }),
    );
  });

  it('leave at least one out of every block of four', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (seed) => {
        const landscape = landscapeOf(['rrr', 'rrr', 'rrr'], seed);
        for (const [northWest, northEast, southWest] of [
          [0, 1, 3],
          [1, 2, 4],
          [3, 4, 6],
          [4, 5, 7],
        ] as const) {
          const links = [
            crossingPlace(landscape, LineKind.River, northWest, East),
            crossingPlace(landscape, LineKind.River, northWest, South),
            crossingPlace(landscape, LineKind.River, northEast, South),
            crossingPlace(landscape, LineKind.River, southWest, East),
          ];
          expect(links).toContain(NO_CROSSING);
        }
      }),
    );
  });
});
