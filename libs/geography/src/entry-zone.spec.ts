import { describe, expect, it } from '@jest/globals';
import { Direction } from './direction.js';
import { depthBehindEnd, depthBehindSide, entryZone, isInEntryZone, nearestEntry } from './entry-zone.js';
import { TACTICAL_SQUARES } from './tactical-map.js';
import {
  tacticalColumn,
  tacticalDistance,
  tacticalNameOf,
  tacticalRow,
  tacticalSquareOf,
} from './tactical-square.js';

const { North, Northeast, East, Southeast, South, Southwest, West, Northwest } = Direction;
const entry = (wanted: string, direction: Direction): string =>
  tacticalNameOf(nearestEntry(tacticalSquareOf(wanted), direction));

describe('the square in which a march enters the next map', () => {
  it.each([
    ['5-4', South, '5-3'],
    ['5-4', East, '3-4'],
    ['5-4', West, '11-4'],
    ['5-4', Southeast, '5-3'],
    ['5-5', Southeast, '3-5'],
    ['5-4', North, '5-11'],
  ])('for %s wanted, direction %i, is %s as the book says', (wanted, direction, square) => {
    expect(entry(wanted, direction)).toBe(square);
  });

  it('is the wanted square where that lies in the zone', () => {
    for (let direction = 0; direction < 8; direction++)
      for (const square of entryZone(direction)) expect(nearestEntry(square, direction)).toBe(square);
  });

  it('is the one fewest steps away, however many columns and rows those cross', () => {
    expect(entry('9-6', Southeast)).toBe('6-3');
    expect(entry('10-8', Southeast)).toBe('6-3');
    expect(entry('5-8', Northwest)).toBe('8-11');
  });

  it('is shifted east or west where either edge is as near', () => {
    expect(entry('7-7', Southeast)).toBe('3-6');
    expect(entry('9-9', Northwest)).toBe('11-9');
    expect(entry('5-9', Northeast)).toBe('3-9');
    expect(entry('9-5', Southwest)).toBe('11-5');
  });

  it('is never farther than any other square of the zone', () => {
    for (let direction = 0; direction < 8; direction++)
      for (let wanted = 0; wanted < TACTICAL_SQUARES; wanted++) {
        const away = (square: number): number => tacticalDistance(square, wanted);
        const least = Math.min(...[...entryZone(direction)].map(away));
        expect(away(nearestEntry(wanted, direction))).toBe(least);
      }
  });
});

describe('the zone in which a march may enter', () => {
  it('is the first four rows or columns behind the edge it came over', () => {
    expect(entryZone(North)).toHaveLength(60);
    expect([...entryZone(North)].every((square) => tacticalRow(square) >= 11)).toBe(true);
    expect([...entryZone(South)].every((square) => tacticalRow(square) <= 3)).toBe(true);
    expect([...entryZone(East)].every((square) => tacticalColumn(square) <= 3)).toBe(true);
    expect([...entryZone(West)].every((square) => tacticalColumn(square) >= 11)).toBe(true);
  });

  it('after a march north-east is the west half of the south band and the south half of the west band', () => {
    for (let square = 0; square < TACTICAL_SQUARES; square++) {
      const column = tacticalColumn(square);
      const row = tacticalRow(square);
      const inside = (row >= 11 && column <= 6) || (column <= 3 && row >= 8);
      expect(isInEntryZone(square, Northeast)).toBe(inside);
    }
  });

  it('has column and row 7 in neither half', () => {
    for (const direction of [Northeast, Southeast, Southwest, Northwest])
      for (const square of entryZone(direction)) {
        expect(tacticalColumn(square)).not.toBe(7);
        expect(tacticalRow(square)).not.toBe(7);
      }
  });

  it('knows how deep a square lies behind either edge', () => {
    expect(depthBehindSide(tacticalSquareOf('2-5'), Southeast)).toBe(2);
    expect(depthBehindEnd(tacticalSquareOf('2-5'), Southeast)).toBe(-1);
    expect(depthBehindEnd(tacticalSquareOf('9-13'), North)).toBe(1);
    expect(depthBehindSide(tacticalSquareOf('9-13'), North)).toBe(-1);
  });
});
