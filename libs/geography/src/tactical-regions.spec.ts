import { describe, expect, it } from '@jest/globals';
import { Direction } from './direction.js';
import { tacticalMapOfLetters } from './make-tactical-map.js';
import { openStep } from './tactical-regions.js';
import { tacticalSquareOf } from './tactical-square.js';
import type { TacticalMap } from './tactical-map.js';

/** A map with the given rows at the top and open ground below. */
function mapOf(...rows: string[]): TacticalMap {
  const lines = Array.from({ length: 15 }, (_, row) => (rows[row] ?? '').padEnd(15, '.'));
  return tacticalMapOfLetters(lines, undefined, (row, column, found) => {
    throw new Error(`${found} in ${column}-${row}`);
  });
}
const regionAt = (map: TacticalMap, name: string): number => map.region[tacticalSquareOf(name)]!;

describe('regions of a tactical map', () => {
  it('are one where nothing is in the way', () => {
    expect(new Set(mapOf('hHtT').region)).toEqual(new Set([1]));
  });

  it('are the banks of a river; nobody stands in the river itself', () => {
    const map = mapOf('', 'r'.repeat(15));
    expect(regionAt(map, '3-0')).toBe(1);
    expect(regionAt(map, '3-1')).toBe(0);
    expect(regionAt(map, '3-2')).toBe(2);
  });

  it('are the sides of a range and the shores of water in the same way', () => {
    for (const letter of 'mw') expect(regionAt(mapOf('', letter.repeat(15)), '3-2')).toBe(2);
  });

  it('do not run on through fords and passes, each of which has a number of its own', () => {
    const map = mapOf('', 'rrfrrfrrrrrrrrr', '', '', 'mmmmmpmmmmmmmmm');
    const numbers = ['0-0', '2-1', '5-1', '0-2', '5-4', '0-5'].map((name) => regionAt(map, name));
    expect(new Set(numbers).size).toBe(6);
    expect(numbers).not.toContain(0);
    expect(map.fords.map((square) => square)).toEqual([tacticalSquareOf('2-1'), tacticalSquareOf('5-1')]);
    expect(map.passes).toEqual([tacticalSquareOf('5-4')]);
  });

  it('give two fords side by side a number each', () => {
    const map = mapOf('', 'rrffrrrrrrrrrrr');
    expect(regionAt(map, '2-1')).not.toBe(regionAt(map, '3-1'));
  });

  it('do not slip diagonally between two impassable squares', () => {
    const map = mapOf('..r', '.r', 'r');
    expect(regionAt(map, '0-0')).toBe(1);
    expect(regionAt(map, '2-1')).toBe(2);
    expect(regionAt(map, '1-0')).toBe(1);
  });

  it('run round the end of a river', () => {
    expect(new Set(mapOf('', 'rrrrr').region)).toEqual(new Set([0, 1]));
  });
});

describe('an open step', () => {
  const { terrain } = mapOf('.r', 'r.');

  it('leads to ground one can stand on', () => {
    expect(openStep(terrain, tacticalSquareOf('5-5'), Direction.Northeast)).toBe(tacticalSquareOf('6-4'));
    expect(openStep(terrain, tacticalSquareOf('1-1'), Direction.North)).toBe(-1);
    expect(openStep(terrain, tacticalSquareOf('1-1'), Direction.Northwest)).toBe(-1);
    expect(openStep(terrain, tacticalSquareOf('0-5'), Direction.West)).toBe(-1);
  });

  it('may pass one impassable corner', () => {
    expect(openStep(terrain, tacticalSquareOf('2-0'), Direction.Southwest)).toBe(tacticalSquareOf('1-1'));
  });
});
