import { describe, expect, it } from '@jest/globals';
import { makeStrategicGrid } from '@vedette/geography';
import { columnLabel, placeOf, rowLabel } from './square-place.js';

describe('places of strategic squares by name', () => {
  it.each([
    ['the AMWOL grid', { columns: 140, rows: 110, origin: 'A0-P0' }],
    [
      'the EUWOL grid, whose rows skip O',
      { columns: 130, rows: 120, origin: 'A0-N0', skippedRowLetters: 'O' },
    ],
  ])('lie beside each other as on %s', (_, plan) => {
    const grid = makeStrategicGrid(plan);
    const skipped = 'skippedRowLetters' in plan ? plan.skippedRowLetters : '';
    const corner = placeOf(plan.origin, skipped)!;
    for (let square = 0; square < plan.columns * plan.rows; square += 97) {
      const name = grid.nameOf(square);
      const place = placeOf(name, skipped)!;
      expect([place.column - corner.column, place.row - corner.row]).toEqual([
        square % plan.columns,
        Math.floor(square / plan.columns),
      ]);
      expect(`${columnLabel(place.column)}-${rowLabel(place.row, skipped)}`).toBe(name);
    }
  });

  it.each(['', 'G5', 'G5-V', 'g5-v6', 'G5-V66', '<b>-V6', 'G5-O1'])('take %p for no square', (name) => {
    expect(placeOf(name, 'O')).toBeNull();
  });
});
