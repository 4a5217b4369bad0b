import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { HexMap } from './hex-map.js';
import { distance, hexAt, type Hex } from './hex.js';
import { FIRST_DAY_GROUND } from './testing/first-day-ground.js';
import { hexesBetween } from './straight-hexes.js';
import { randomGround } from './testing/random-ground.js';

/** A plain of 12 by 12 with letters and levels set in single hexes. */
function plain(letters: Record<Hex, string>, levels: Record<Hex, number> = {}): HexMap {
  const rows = (of: Record<Hex, string | number>, otherwise: string) =>
    Array.from({ length: 12 }, (_, row) =>
      Array.from({ length: 12 }, (_, column) => of[hexAt(column + 1, row + 1)] ?? otherwise).join(''),
    );
  return new HexMap({ columns: 12, rows: 12, terrainRows: rows(letters, '.'), levelRows: rows(levels, '0') });
}

const maps = fc.integer({ min: 0, max: 1_000_000 }).map((seed) => new HexMap(randomGround(seed, 20, 18)));
const onMap = fc
  .tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 18 }))
  .map(([column, row]) => hexAt(column, row));

test('woods hide what is behind them from the plain, and not what stands in them', () => {
  const map = plain({ '0505': 'w' });
  expect(map.sight.blockedAt('0503', '0507')).toBe('0505');
  expect(map.sight.isClear('0503', '0505')).toBe(true);
  expect(map.sight.isClear('0505', '0507')).toBe(true);
  expect(map.sight.isClear('0504', '0505')).toBe(true);
});

test('from three levels up one looks over woods; a line just at their top is not blocked', () => {
  const over = plain({ '0505': 'w' }, { '0503': 4 });
  expect(over.sight.isClear('0503', '0507')).toBe(true);
  const under = plain({ '0505': 'w' }, { '0503': 3 });
  expect(under.sight.blockedAt('0503', '0507')).toBe('0505');
});

test('a ridge hides the valley behind it; from a tower one sees over it', () => {
  const map = plain({}, { '0505': 1 });
  expect(map.sight.blockedAt('0503', '0507')).toBe('0505');
  expect(map.sight.isClear('0503', '0507', 3)).toBe(true);
});

test('two orchards let through, the third in a row blocks, and a gap begins anew', () => {
  expect(plain({ '0504': 'o', '0505': 'o' }).sight.isClear('0503', '0508')).toBe(true);
  expect(plain({ '0504': 'o', '0505': 'o', '0506': 'o' }).sight.blockedAt('0503', '0508')).toBe('0506');
  expect(plain({ '0503': 'o', '0504': 'o', '0506': 'o', '0507': 'o' }).sight.isClear('0502', '0509')).toBe(
    true,
  );
});

test('smoke is one level more for lines through it, and none for who stands in it', () => {
  const { sight } = plain({});
  const smoky = sight.raised(new Map([['0505', 1]]));
  expect(smoky.blockedAt('0503', '0507')).toBe('0505');
  expect(smoky.isClear('0505', '0508')).toBe(true);
  expect(sight.isClear('0503', '0507')).toBe(true);
});

test('buildings and ground nobody may enter do not block; town and the Den do', () => {
  const blocking = (letter: string) => !plain({ '0505': letter }).sight.isClear('0503', '0507');
  expect(Object.fromEntries([...'.obmxwWDt'].map((letter) => [letter, blocking(letter)]))).toEqual({
    '.': false,
    o: false,
    b: false,
    m: false,
    x: false,
    w: true,
    W: true,
    D: true,
    t: true,
  });
});

test('the lines of the first scenario are those of its sheet', () => {
  const { sight } = new HexMap(FIRST_DAY_GROUND);
  for (const [from, to] of [
    ['0907', '2011'],
    ['1107', '2011'],
    ['2011', '1609'],
    ['2011', '1208'],
  ] as const)
    expect([from, to, sight.blockedAt(from, to)]).toEqual([from, to, null]);
  for (const [from, to, at] of [
    ['0907', '2014', '1813'],
    ['0102', '0907', '0303'],
    ['2617', '0907', '2517'],
    ['2016', '1115', '1716'],
    ['1814', '1414', '1715'],
  ] as const)
    expect([from, to, sight.blockedAt(from, to)]).toEqual([from, to, at]);
  expect(sight.isClear('2617', '0907', 3)).toBe(true);
});

test('a line meets the same hexes from either end, one a step', () => {
  fc.assert(
    fc.property(onMap, onMap, (from, to) => {
      const line = hexesBetween(from, to);
      expect([...hexesBetween(to, from)].reverse()).toEqual(line);
      expect(line).toHaveLength(Math.max(0, distance(from, to) - 1));
      [from, ...line, to].reduce((one, next) => (expect(distance(one, next)).toBeLessThanOrEqual(1), next));
    }),
  );
});

test('who sees is seen, neighbours always', () => {
  fc.assert(
    fc.property(maps, onMap, onMap, ({ sight }, one, other) => {
      expect(sight.isClear(one, other)).toBe(sight.isClear(other, one));
      if (distance(one, other) <= 1) expect(sight.isClear(one, other)).toBe(true);
    }),
  );
});

test('many lines at once say what each says alone, up to where sight ends', () => {
  fc.assert(
    fc.property(
      maps,
      fc.array(onMap, { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 1, max: 30 }),
      ({ sight }, hexes, far) => {
        const seen = sight.seenBy(hexes, hexes, far);
        hexes.forEach((one, row) =>
          hexes.forEach((other, column) =>
            expect(seen[row * hexes.length + column]).toBe(
              distance(one, other) <= far && sight.isClear(one, other) ? 1 : 0,
            ),
          ),
        );
      },
    ),
    { numRuns: 40 },
  );
});
