import { expect, test } from '@jest/globals';
import { HexMap } from './hex-map.js';
import { randomGround } from './testing/random-ground.js';

const map = new HexMap({
  columns: 4,
  rows: 4,
  terrainRows: ['.owW', 'Dbtm', 'x...', '....'],
  levelRows: ['0123', '4567', '8900', '0000'],
  roads: {
    pike: { class: 'pike', hexes: ['0101', '0201', '0301'] },
    lane: { class: 'lane', hexes: ['0201', '0301', '0302'] },
  },
  railGrade: ['0103', '0203'],
  railCuts: ['0203'],
  streams: { run: { hexes: ['0404'] } },
  hexsides: [
    { hex: '0202', side: 4, kind: 'wall' },
    { hex: '0203', side: 1, kind: 'creek', bridge: true },
  ],
  towers: ['0302'],
  water: ['0101'],
});

test('letters and digits are read from the north-west', () => {
  expect(
    map.grid
      .hexes()
      .map((hex) => map.terrain(hex))
      .slice(0, 4),
  ).toEqual(['clear', 'devils-den', 'no-entry', 'clear']);
  expect([map.level('0101'), map.level('0401'), map.level('0102'), map.level('0203')]).toEqual([0, 3, 4, 9]);
  expect([map.blocks('0301'), map.blocks('0202'), map.isClose('0302'), map.isClose('0201')]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

test('roads join the hexes that follow each other, both ways, and the best of two counts', () => {
  expect(map.roadBetween('0101', '0201')).toBe('pike');
  expect(map.roadBetween('0301', '0201')).toBe('pike');
  expect(map.roadBetween('0302', '0301')).toBe('lane');
  expect(map.roadBetween('0101', '0301')).toBeNull();
  expect([map.roadIn('0301'), map.roadIn('0302'), map.roadIn('0404')]).toEqual(['pike', 'lane', null]);
});

test('the grade joins its neighbours, a cut is of it', () => {
  expect(map.isGradeBetween('0103', '0203')).toBe(true);
  expect(map.isGradeBetween('0203', '0303')).toBe(false);
  expect([map.isCut('0203'), map.isCut('0103')]).toEqual([true, false]);
});

test('a side is the same from both its hexes, and two features of one side both stand', () => {
  const both = { wall: true, fence: false, creek: true, bridge: true };
  expect(map.side('0202', 4)).toEqual(both);
  expect(map.side('0203', 1)).toEqual(both);
  expect(map.side('0203', 2)).toEqual({ wall: false, fence: false, creek: false, bridge: false });
});

test('water is a run, a creek from either bank, and what is named', () => {
  expect(['0404', '0202', '0203', '0101', '0304'].map((hex) => map.hasWater(hex))).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
});

test('hexes off the map and texts that name none are not on it', () => {
  expect(['0101', '0404', '0501', '0405', '0000', '1', '010x'].map((hex) => map.contains(hex))).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});

test('random ground is the same for a seed and is ground that can be read', () => {
  expect(randomGround(7)).toEqual(randomGround(7));
  expect(randomGround(7)).not.toEqual(randomGround(8));
  const ground = new HexMap(randomGround(7, 40, 30));
  expect(ground.grid.hexes().filter((hex) => ground.blocks(hex)).length).toBeGreaterThan(100);
  expect(ground.grid.hexes().some((hex) => ground.roadIn(hex) === 'pike')).toBe(true);
});
