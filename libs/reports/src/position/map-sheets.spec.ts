import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { SquareView } from '../input/strategic-view.schema.js';
import { mapSheets } from './map-sheets.js';
import { columnLabel, placeOf, rowLabel } from './square-place.js';

function seen(...names: string[]): SquareView[] {
  return names.map((square) => ({ square, terrain: 'open', nation: '', city: null, mark: null, stacks: [] }));
}

describe('sheets of the strategic map (GITM AMWOL 4.1)', () => {
  it('draw one region on one sheet, with what is not seen left open', () => {
    const [sheet, ...others] = mapSheets(seen('G5-V5', 'G7-V5', 'G6-V6'));
    expect(others).toEqual([]);
    expect(sheet).toMatchObject({ left: 65, columns: 3, rows: 2 });
    expect(sheet!.squares.map((square) => square?.square)).toEqual([
      'G5-V5',
      undefined,
      'G7-V5',
      undefined,
      'G6-V6',
      undefined,
    ]);
  });

  it('draw armies far apart on sheets of their own, the north-western first', () => {
    const sheets = mapSheets(seen('G5-V5', 'A0-Z0', 'B9-P0'));
    expect(sheets.map(({ squares }) => squares[0]!.square)).toEqual(['B9-P0', 'G5-V5', 'A0-Z0']);
  });

  it('have no sheet for nothing and for names that are none', () => {
    expect(mapSheets([])).toEqual([]);
    expect(mapSheets(seen('nowhere'))).toEqual([]);
  });

  it('show every square exactly once and never touch each other, whatever is seen', () => {
    const name = fc
      .tuple(fc.integer({ min: 0, max: 39 }), fc.integer({ min: 150, max: 189 }))
      .map(([column, row]) => `${columnLabel(column)}-${rowLabel(row)}`);
    fc.assert(
      fc.property(fc.uniqueArray(name, { maxLength: 60 }), (names) => {
        const sheets = mapSheets(seen(...names));
        const shown = sheets.flatMap(({ squares }) =>
          squares.flatMap((square) => (square ? [square.square] : [])),
        );
        expect([...shown].sort()).toEqual([...names].sort());
        for (const sheet of sheets) {
          expect(sheet.squares).toHaveLength(sheet.columns * sheet.rows);
          sheet.squares.forEach((square, index) => {
            if (!square) return;
            const place = placeOf(square.square)!;
            expect([place.column, place.row]).toEqual([
              sheet.left + (index % sheet.columns),
              sheet.top + Math.floor(index / sheet.columns),
            ]);
          });
        }
        sheets.forEach((a, index) => {
          for (const b of sheets.slice(index + 1)) {
            const apart =
              a.left > b.left + b.columns ||
              b.left > a.left + a.columns ||
              a.top > b.top + b.rows ||
              b.top > a.top + a.rows;
            expect(apart).toBe(true);
          }
        });
      }),
    );
  });
});
