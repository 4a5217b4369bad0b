import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { DIRECTIONS, directionTo, neighbour } from './direction.js';
import {
  entrySides,
  flankDirection,
  frontDirections,
  frontHexes,
  inFieldOfFire,
  turnsBetween,
  zoneOf,
} from './facing.js';
import { hexAt } from './hex.js';

const hexes = fc
  .tuple(fc.integer({ min: 10, max: 80 }), fc.integer({ min: 10, max: 80 }))
  .map(([column, row]) => hexAt(column, row));
const facings = fc.constantFrom(...DIRECTIONS);

test('a unit that looks west has its front north-west and south-west, its right flank north, its rear east', () => {
  expect(DIRECTIONS.map((direction) => zoneOf(3, direction))).toEqual([
    'rear',
    'right',
    'front',
    'front',
    'left',
    'rear',
  ]);
  expect(frontDirections(3)).toEqual([2, 3]);
  expect(frontHexes('2011', 3)).toEqual(['1911', '1912']);
  expect([flankDirection(3, 'right'), flankDirection(3, 'left')]).toEqual([1, 4]);
});

test('a sixth of a turn is one vertex, half a turn three', () => {
  expect([turnsBetween(0, 1), turnsBetween(5, 0), turnsBetween(0, 3), turnsBetween(4, 1)]).toEqual([
    1, 1, 3, 3,
  ]);
});

test('the field of fire is 60 degrees to either side with its edges, and never the own hex', () => {
  // Looking north-east from 1010; due east and north-west through the vertex are its edges.
  expect(inFieldOfFire('1010', 1, '1210')).toBe(true);
  expect(inFieldOfFire('1010', 1, '1009')).toBe(true);
  expect(inFieldOfFire('1010', 1, '0909')).toBe(true);
  expect(inFieldOfFire('1010', 1, '0910')).toBe(false);
  expect(inFieldOfFire('1010', 1, '1211')).toBe(false);
  expect(inFieldOfFire('1010', 1, '1010')).toBe(false);
});

test('a refused flank brings its flank hex into the field, and only that flank', () => {
  const left = neighbour('1010', flankDirection(0, 'left'))!;
  const right = neighbour('1010', flankDirection(0, 'right'))!;
  expect(inFieldOfFire('1010', 0, left)).toBe(false);
  expect(inFieldOfFire('1010', 0, left, 'left')).toBe(true);
  expect(inFieldOfFire('1010', 0, right, 'left')).toBe(false);
  expect(inFieldOfFire('1010', 0, right, 'right')).toBe(true);
});

test('every hex lies in the field of two or three facings of six: sectors overlap by half', () => {
  fc.assert(
    fc.property(hexes, hexes, (from, to) => {
      fc.pre(from !== to);
      const facings = DIRECTIONS.filter((facing) => inFieldOfFire(from, facing, to)).length;
      expect([2, 3]).toContain(facings);
    }),
  );
});

test('the hexes in front lie in the field, those of flank and rear do not', () => {
  fc.assert(
    fc.property(hexes, facings, (hex, facing) => {
      for (const direction of DIRECTIONS)
        expect(inFieldOfFire(hex, facing, neighbour(hex, direction)!)).toBe(
          zoneOf(facing, direction) === 'front',
        );
    }),
  );
});

test('a shot from a neighbour comes in by the side between; along a line of vertices it has two sides that touch', () => {
  fc.assert(
    fc.property(hexes, hexes, (target, firer) => {
      fc.pre(target !== firer);
      const sides = entrySides(target, firer);
      const beside = directionTo(target, firer);
      if (beside !== null) expect(sides).toEqual([beside]);
      expect([1, 2]).toContain(sides.length);
      if (sides.length === 2) expect((sides[0]! - sides[1]! + 6) % 6).toBe(1);
    }),
  );
  expect(entrySides('1010', '1210')).toEqual([0, 5]);
  expect(entrySides('1010', '1010')).toEqual([]);
});
