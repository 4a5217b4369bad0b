import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { DIRECTIONS, directionTo, hexesWithin, neighbour, neighbours, opposite } from './direction.js';
import { axialOf, columnOf, distance, hexAt, hexOfAxial, isHexName, rowOf } from './hex.js';

const hexes = fc
  .tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 99 }))
  .map(([column, row]) => hexAt(column, row));

test('the distances of the first scenario are those of its sheet', () => {
  const told = [
    '0102-0907 9',
    '0102-1609 15',
    '0907-1609 7',
    '1609-2011 4',
    '2623-1814 13',
    '2723-2412 12',
    '2617-2011 9',
  ];
  for (const line of told) {
    const [from, to, hexes] = line.split(/[- ]/) as [string, string, string];
    expect(`${line.slice(0, 9)} ${distance(from, to)}`).toBe(`${line.slice(0, 9)} ${hexes}`);
  }
});

test('a name is read and written again as it was', () => {
  fc.assert(
    fc.property(hexes, (hex) => {
      const { q, a } = axialOf(hex);
      expect(hexOfAxial(q, a)).toBe(hex);
      expect(hexAt(columnOf(hex), rowOf(hex))).toBe(hex);
      expect(isHexName(hex)).toBe(true);
    }),
  );
  for (const none of ['0001', '0100', '101', '01011', 'A101', '']) expect(isHexName(none)).toBe(false);
});

test('even columns lie half a hex further south', () => {
  expect(neighbour('0203', 1)).toBe('0202');
  expect(neighbour('0203', 0)).toBe('0303');
  expect(neighbour('0303', 0)).toBe('0402');
  expect(neighbour('0303', 5)).toBe('0403');
  expect(neighbour('0101', 2)).toBeNull();
  expect(neighbour('0101', 1)).toBeNull();
});

test('distance is the same both ways, is 1 to each neighbour, and no way round is shorter', () => {
  fc.assert(
    fc.property(hexes, hexes, hexes, (one, other, third) => {
      expect(distance(one, other)).toBe(distance(other, one));
      expect(distance(one, third)).toBeLessThanOrEqual(distance(one, other) + distance(other, third));
      expect(distance(one, one)).toBe(0);
      for (const next of neighbours(one)) expect(distance(one, next)).toBe(1);
    }),
  );
});

test('a direction leads back by its opposite', () => {
  fc.assert(
    fc.property(hexes, fc.constantFrom(...DIRECTIONS), (hex, direction) => {
      const next = neighbour(hex, direction);
      if (next === null) return;
      expect(neighbour(next, opposite(direction))).toBe(hex);
      expect(directionTo(hex, next)).toBe(direction);
    }),
  );
  expect(directionTo('0505', '0507')).toBeNull();
});

test('the hexes within a distance are those and no others', () => {
  fc.assert(
    fc.property(hexes, fc.integer({ min: 0, max: 5 }), (hex, far) => {
      const within = hexesWithin(hex, far);
      expect(new Set(within).size).toBe(within.length);
      expect(within.every((other) => distance(hex, other) <= far)).toBe(true);
    }),
  );
  expect(hexesWithin('2020', 3)).toHaveLength(37);
});
