import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { distance, hexAt, type Hex } from './hex.js';
import { HexGrid } from './hex-grid.js';
import { cheapestPath, reachable, type PathSearch } from './path.js';
import { randomOf } from './testing/random-ground.js';

const grid = new HexGrid(14, 14);
const onGrid = fc
  .tuple(fc.integer({ min: 1, max: 14 }), fc.integer({ min: 1, max: 14 }))
  .map(([column, row]) => hexAt(column, row));
const search = (start: Hex, step: PathSearch['step'], most?: number): PathSearch => ({
  start,
  next: (hex) => grid.neighbours(hex),
  step,
  most,
});

test('over even ground the way is as long as the distance', () => {
  fc.assert(
    fc.property(onGrid, onGrid, (from, to) => {
      const path = cheapestPath(
        search(from, () => 1),
        (hex) => hex === to,
      )!;
      expect([path.cost, path.hexes.length]).toEqual([distance(from, to), distance(from, to)]);
      expect(path.hexes.at(-1) ?? from).toBe(to);
    }),
  );
});

test('of ways equally cheap the one with fewer hexes is taken, of goals equally near the lower number', () => {
  const around = cheapestPath(
    search('0505', (_, to) => (to === '0504' ? 2 : 1)),
    (hex) => hex === '0503',
  )!;
  expect(around).toEqual({ hexes: ['0504', '0503'], cost: 3 });
  expect(
    cheapestPath(
      search('0505', () => 1),
      (hex) => hex !== '0505',
    )!.hexes,
  ).toEqual(['0404']);
});

test('where nobody may go there is no way, and nothing lies beyond what may be spent', () => {
  expect(
    cheapestPath(
      search('0505', () => null),
      (hex) => hex === '0507',
    ),
  ).toBeNull();
  expect(
    cheapestPath(
      search('0505', () => 1, 1),
      (hex) => hex === '0507',
    ),
  ).toBeNull();
  expect(
    cheapestPath(
      search('0505', () => 1),
      (hex) => hex === '0505',
    ),
  ).toEqual({ hexes: [], cost: 0 });
  expect(reachable(search('0707', () => 1, 2)).size).toBe(19);
});

test('no hex reached can be had cheaper over a neighbour', () => {
  fc.assert(
    fc.property(onGrid, fc.integer(), (start, seed) => {
      const step = (_: Hex, to: Hex) => {
        const lot = Math.floor(randomOf(seed, to) * 6);
        return lot === 0 ? null : lot;
      };
      const costs = reachable(search(start, step, 12));
      for (const [hex, cost] of costs)
        for (const next of grid.neighbours(hex)) {
          const price = step(hex, next);
          if (price !== null && cost + price <= 12)
            expect(costs.get(next)!).toBeLessThanOrEqual(cost + price);
        }
    }),
    { numRuns: 50 },
  );
});
