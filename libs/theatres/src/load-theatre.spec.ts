import { describe, expect, it } from '@jest/globals';
import { StrategicTerrain } from '@vedette/geography';
import { isTheatreId, loadTheatre, UnknownTheatreError, type TheatreId } from './index.js';

describe('loading a theatre', () => {
  it('keeps one copy for the whole process', () => {
    expect(loadTheatre('nwol')).toBe(loadTheatre('nwol'));
  });

  it('refuses a name that is no theatre and says which there are', () => {
    expect(isTheatreId('cwol')).toBe(false);
    expect(() => loadTheatre('cwol' as TheatreId)).toThrow(UnknownTheatreError);
    expect(() => loadTheatre('cwol' as TheatreId)).toThrow('amwol, nwol, euwol');
  });
});

describe('the grids of the three books', () => {
  it.each([
    ['amwol', 140, 110, 'A0-P0', 'N9-Z9'],
    ['nwol', 120, 80, 'A0-S0', 'L9-Z9'],
    ['euwol', 130, 120, 'A0-N0', 'M9-Z9'],
  ] as const)('%s has %i columns and %i rows, from %s to %s', (id, columns, rows, first, last) => {
    const { grid, terrain } = loadTheatre(id);
    expect([grid.columns, grid.rows, terrain.length]).toEqual([columns, rows, columns * rows]);
    expect([grid.nameOf(0), grid.nameOf(columns * rows - 1)]).toEqual([first, last]);
  });

  it('skips the letter O in the rows of EUWOL, so that N9 is next to P0 (ROTD 1.1)', () => {
    const { grid } = loadTheatre('euwol');
    expect(grid.indexOf('A0-O0')).toBe(-1);
    expect(grid.indexOf('A0-P0') - grid.indexOf('A0-N9')).toBe(grid.columns);
  });

  it.each([
    ['amwol', 'Mexico City', 'J2-Y4'],
    ['nwol', 'Venice', 'G7-V8'],
    ['euwol', 'Paris', 'D2-T2'],
    ['euwol', 'Copenhagen', 'I2-N2'],
    ['amwol', 'Yerba Buena', 'A2-Q0'],
  ] as const)('has in %s the city of %s in %s', (id, name, square) => {
    const theatre = loadTheatre(id);
    expect(theatre.grid.nameOf(theatre.cities.find((city) => city.name === name)!.square)).toBe(square);
  });
});

describe('what the books say of single squares', () => {
  const letterAt = (id: TheatreId, name: string): string => {
    const theatre = loadTheatre(id);
    return '.~hfFmMdDasr'[theatre.terrain[theatre.grid.indexOf(name)] as number] as string;
  };

  it('meets the printed table of northeastern Italy square by square (GITM NWOL 1.3)', () => {
    // Blank cells of the table that are mountain or sea to anyone who knows the country are M and ~ here.
    const table = [
      'MMhmhh.hhhMrMhh',
      'hMMMmMmMMmMMmmm',
      'MMMhhMhhhmMMmMM',
      'Mhhhhm.hhhhh...',
      'hhhhhhhhrMMhrMm',
      'MMMhh.Mrr...r..',
      '...M...rr......',
      '...rr....r.~~..',
      '.....rr...~~~..',
      'r...r....~~~~..',
      '.rrrrrrr.~~~~~~',
    ];
    const nwol = loadTheatre('nwol');
    const first = nwol.grid.indexOf('F8-V0');
    const drawn = table.map((row, r) =>
      [...row].map((_, c) => letterAt('nwol', nwol.grid.nameOf(first + r * nwol.grid.columns + c))).join(''),
    );
    expect(drawn).toEqual(table);
  });

  it('has at F7-U9 and F8-V0 two impassable squares of different kinds, corner to corner', () => {
    expect([letterAt('nwol', 'F7-U9'), letterAt('nwol', 'F8-V0')]).toEqual(['~', 'M']);
  });

  it('ends a river in K3-S4, with dry passable ground in K3-S3 (ROTD 7.8)', () => {
    const { grid, terrain } = loadTheatre('euwol');
    const end = grid.indexOf('K3-S4');
    expect([letterAt('euwol', 'K3-S4'), '.hfFm'.includes(letterAt('euwol', 'K3-S3'))]).toEqual(['r', true]);
    const beside = [end - grid.columns, end + 1, end + grid.columns, end - 1];
    expect(beside.filter((square) => terrain[square] === StrategicTerrain.River)).toHaveLength(1);
  });

  it('lays the Rio Grande between Matamoros and Fort Brown, with Palo Alto on the northern side', () => {
    const { grid, cities, nation, nations } = loadTheatre('amwol');
    const squareOf = (name: string): string => grid.nameOf(cities.find((city) => city.name === name)!.square);
    expect([squareOf('Point Isabel'), squareOf('Fort Brown'), squareOf('Matamoros')]).toEqual([
      'K0-V3',
      'J9-V4',
      'J9-V5',
    ]);
    expect(['J8-V4', 'J9-V4', 'K0-V4'].map((name) => letterAt('amwol', name))).toEqual(['r', 'r', '~']);
    expect(['J9-V4', 'J9-V5'].map((name) => nations[nation[grid.indexOf(name)] as number])).toEqual([
      'United States',
      'Mexico',
    ]);
  });
});
