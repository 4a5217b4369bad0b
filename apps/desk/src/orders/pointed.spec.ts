import { beforeEach, describe, expect, it } from '@jest/globals';
import { NOTHING_THERE, pointedSquare, pointedTactical, pointedThere, takenByPointing } from './pointed.js';

const PIECE = '[A-Z]{1,4}[0-9]{1,4}[A-Z]{2}';
const SQUARE = '[A-Z][0-9]-[A-Z][0-9]';
const TACTICAL = '([0-9]|1[0-4])-([0-9]|1[0-4])';

describe('what a field takes of what was pointed at', () => {
  beforeEach(() => {
    pointedSquare.value = 'J9-V4';
    pointedTactical.value = null;
    pointedThere.value = { place: 'Fort Brown', pieces: ['US3IN', 'US4IN', 'US1LC'] };
  });

  it('is the square where a square stands, and that of the battlefield where one of those does', () => {
    expect(takenByPointing({ name: 'square', pattern: SQUARE }, [])).toEqual(['J9-V4']);
    expect(takenByPointing({ name: 'tactical', pattern: TACTICAL }, [])).toEqual([]);
    pointedTactical.value = '3-4';
    expect(takenByPointing({ name: 'tactical', pattern: TACTICAL }, [])).toEqual(['3-4']);
  });

  it('is the place by its name where any name may stand, but the square where that is asked for', () => {
    expect(takenByPointing({ name: 'from', pattern: null }, [])).toEqual(['Fort Brown']);
    expect(takenByPointing({ name: 'square', pattern: null }, [])).toEqual(['J9-V4']);
  });

  it('are the pieces there where a piece stands, and of those where some are offered no others', () => {
    expect(takenByPointing({ name: 'to', pattern: PIECE }, [])).toEqual(['US3IN', 'US4IN', 'US1LC']);
    expect(takenByPointing({ name: 'into', pattern: PIECE }, ['US4IN', 'US9IN'])).toEqual(['US4IN']);
    expect(takenByPointing({ name: 'into', pattern: PIECE }, ['US9IN'])).toHaveLength(3);
  });

  it('is a square or a piece where both may stand, but no square where a piece is meant', () => {
    pointedTactical.value = '3-4';
    const either = `${TACTICAL}|${PIECE}`;
    expect(takenByPointing({ name: 'waypoint', pattern: either }, ['US4IN'])).toEqual(['3-4', 'US4IN']);
    expect(takenByPointing({ name: 'unit', pattern: either }, ['US4IN'])).toEqual(['US4IN']);
  });

  it('is nothing where nothing was pointed at', () => {
    pointedSquare.value = null;
    pointedThere.value = NOTHING_THERE;
    for (const pattern of [null, PIECE, SQUARE, TACTICAL])
      expect(takenByPointing({ name: 'to', pattern }, [])).toEqual([]);
  });
});
