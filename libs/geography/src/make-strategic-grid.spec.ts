import { describe, expect, it } from '@jest/globals';
import { makeStrategicGrid } from './make-strategic-grid.js';
import { StrategicGridError } from './strategic-grid.error.js';

const amwol = makeStrategicGrid({ columns: 140, rows: 110, origin: 'A0-P0' });
const nwol = makeStrategicGrid({ columns: 120, rows: 80, origin: 'A0-S0' });
const euwol = makeStrategicGrid({ columns: 130, rows: 120, origin: 'A0-N0', skippedRowLetters: 'O' });

describe('names of strategic squares', () => {
  it.each([
    ['AMWOL', amwol, 140 * 110, 'A0-P0', 'N9-Z9'],
    ['NWOL', nwol, 120 * 80, 'A0-S0', 'L9-Z9'],
    ['EUWOL', euwol, 130 * 120, 'A0-N0', 'M9-Z9'],
  ])('of %s run from corner to corner', (_book, grid, squares, first, last) => {
    expect(grid.nameOf(0)).toBe(first);
    expect(grid.nameOf(squares - 1)).toBe(last);
    for (let square = 0; square < squares; square++) expect(grid.indexOf(grid.nameOf(square))).toBe(square);
  });

  it('put the column first: J2-Y4 is in column 92, row 94', () => {
    expect(amwol.indexOf('J2-Y4')).toBe(94 * 140 + 92);
  });

  it('of EUWOL skip the letter O: N9 is next to P0', () => {
    expect(euwol.nameOf(9 * 130)).toBe('A0-N9');
    expect(euwol.nameOf(10 * 130)).toBe('A0-P0');
    expect(euwol.indexOf('A0-O5')).toBe(-1);
    expect(euwol.indexOf('D2-T2')).toBe(52 * 130 + 32);
  });

  it('of columns skip no letter', () => {
    expect(nwol.indexOf('I3-S7')).toBe(7 * 120 + 83);
  });

  it.each([
    '',
    'G5',
    'G5-V',
    'G5V6',
    'g5-V6',
    'G5-v6',
    'G5-V66',
    'G5-VX',
    'GG-V6',
    '55-V6',
    'G5+V6',
    ' G5-V6',
    'é5-V6',
  ])('are not %p', (name) => expect(amwol.indexOf(name)).toBe(-1));

  it('beyond the edges of the theatre name nothing', () => {
    for (const name of ['O0-P0', 'A0-O9', 'Z9-Z9', 'N9-A0']) expect(amwol.indexOf(name)).toBe(-1);
    expect(nwol.indexOf('A0-R9')).toBe(-1);
    expect(nwol.indexOf('M0-S0')).toBe(-1);
  });

  it('of a small grid are counted from its origin', () => {
    const grid = makeStrategicGrid({ columns: 4, rows: 3, origin: 'G8-V9' });
    expect(grid.nameOf(0)).toBe('G8-V9');
    expect(grid.nameOf(11)).toBe('H1-W1');
    expect(grid.indexOf('H0-W0')).toBe(6);
    expect(grid.indexOf('G7-V9')).toBe(-1);
    expect(grid.indexOf('H2-V9')).toBe(-1);
  });
});

describe('a grid that cannot be named', () => {
  it.each([
    [{ columns: 2, rows: 2, origin: 'here' }, 'the name of a square'],
    [{ columns: 2, rows: 2, origin: 'G5-O6', skippedRowLetters: 'O' }, 'the name of a square'],
    [{ columns: 0, rows: 2, origin: 'A0-P0' }, 'one square at least'],
    [{ columns: 12, rows: 2, origin: 'Z0-P0' }, 'ends at Z9'],
    [{ columns: 2, rows: 111, origin: 'A0-P0' }, 'ends at Z9'],
  ])('%j is refused', (plan, allowed) => {
    const make = (): unknown => makeStrategicGrid(plan);
    expect(make).toThrow(StrategicGridError);
    expect(make).toThrow(allowed);
  });

  it('may be as large as the letters go', () => {
    expect(makeStrategicGrid({ columns: 260, rows: 260, origin: 'A0-A0' }).nameOf(260 * 260 - 1)).toBe(
      'Z9-Z9',
    );
  });
});
