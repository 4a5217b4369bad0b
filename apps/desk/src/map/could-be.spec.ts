import { describe, expect, it } from '@jest/globals';
import { Gazetteer, type Theatre } from '../seat/theatre.js';
import { couldBe } from './could-be.js';

const theatre = {
  cities: [],
  columns: ['A0', 'A1', 'A2', 'A3', 'A4', 'A5'],
  rows: ['P0', 'P1', 'P2'],
  // A strait that nobody crosses but at its southern end.
  terrain: ['..~...', '..~...', '......'],
  marches: { closed: '~', squares: { I: 2, C: 3, A: 0, H: 3 } },
} as unknown as Theatre;
const gazetteer = new Gazetteer(theatre);
const cells = (from: string, letters: string, turns: number): string[] => {
  const found = couldBe(gazetteer, from, letters, turns);
  return theatre.rows.flatMap((_, row) =>
    theatre.columns.flatMap((_column, column) =>
      found?.has(column, row) ? [gazetteer.nameOf({ column, row })] : [],
    ),
  );
};

describe('where troops could be by now', () => {
  it('is as far as the fastest arm named marches in the turns since, straight and aslant', () => {
    expect(couldBe(gazetteer, 'A0-P0', 'IC', 1)).toMatchObject({ most: 3, arm: 'C' });
    expect(couldBe(gazetteer, 'A0-P0', 'I', 2)).toMatchObject({ most: 4, arm: 'I' });
    expect(cells('A5-P2', 'I', 1)).toEqual(
      ['P0', 'P1', 'P2'].flatMap((row) => ['A3', 'A4', 'A5'].map((column) => `${column}-${row}`)),
    );
  });

  it('goes round ground that nobody enters', () => {
    expect(cells('A1-P0', 'I', 1)).not.toContain('A3-P0');
    // Through A1-P1 and A2-P2.
    expect(cells('A1-P0', 'C', 1)).toContain('A3-P1');
    expect(cells('A1-P0', 'C', 1)).not.toContain('A2-P1');
  });

  it('takes the fastest of all arms where none was named', () =>
    expect(couldBe(gazetteer, 'A0-P0', '', 1)).toMatchObject({ most: 3 }));

  it('is nothing where nobody can have moved, and draws its edge along the squares', () => {
    expect(couldBe(gazetteer, 'A0-P0', 'A', 3)).toBeNull();
    expect(couldBe(gazetteer, 'A0-P0', 'I', 0)).toBeNull();
    expect(couldBe(gazetteer, 'Z9-P0', 'I', 1)).toBeNull();
    expect(couldBe(new Gazetteer({ ...theatre, marches: undefined }), 'A0-P0', 'I', 1)).toBeNull();
    expect(couldBe(gazetteer, 'A5-P2', 'I', 1)!.edge).toBe('M3 0v1M3 1v1M3 2v1');
  });
});
