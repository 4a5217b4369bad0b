import { describe, expect, it } from '@jest/globals';
import { Direction } from './direction.js';
import { BOOK_SAMPLE_RATINGS } from './landscape/tactical-overlay.js';
import { makeStrategicGrid } from './make-strategic-grid.js';
import { makeTheatre } from './make-theatre.js';
import { tacticalMapOfLetters } from './make-tactical-map.js';
import { tacticalAt } from './tactical-square.js';
import { StrategicTerrain } from './terrain.js';
import { TheatreDataError, type TheatreData } from './theatre-data.js';

const grid = makeStrategicGrid({ columns: 4, rows: 3, origin: 'G4-V5' });
const data: TheatreData = {
  id: 'table',
  grid,
  terrain: ['.hrM', '.~r.', 'dasr'],
  nations: ['Nobody', 'France', 'Prussia'],
  nationLetters: '-FP',
  nation: ['FFFP', 'FFPP', '----'],
};

describe('a theatre of rows of letters', () => {
  it('has one byte a square for each layer', () => {
    const theatre = makeTheatre({
      ...data,
      population: ['FFFF', 'FFFP', 'FFPP'],
      riverClass: ['..1.', '..2.', '...3'],
    });
    expect(theatre.terrain[2]).toBe(StrategicTerrain.River);
    expect([...theatre.nation]).toEqual([1, 1, 1, 2, 1, 1, 2, 2, 0, 0, 0, 0]);
    expect([...theatre.population].slice(8)).toEqual([1, 1, 2, 2]);
    expect([...theatre.riverClass]).toEqual([0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 0, 3]);
  });

  it('lets steamers go where rivers are deep, unless said (ROTD 1.3)', () => {
    const riverClass = ['..1.', '..2.', '...3'];
    expect([...makeTheatre({ ...data, riverClass }).navigable]).toEqual([0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
    const navigable = ['..1.', '....', '....'];
    expect([...makeTheatre({ ...data, riverClass, navigable }).navigable].indexOf(1)).toBe(2);
  });

  it('reads railways as hexadecimal digits of north, east, south and west', () => {
    const { rails } = makeTheatre({ ...data, rails: ['26..', '.f8.', '.1..'] });
    expect(rails[0]).toBe(1 << Direction.East);
    expect(rails[1]).toBe((1 << Direction.East) | (1 << Direction.South));
    expect(rails[5]).toBe(0b01010101);
    expect(rails[6]).toBe(1 << Direction.West);
    expect(rails[9]).toBe(1 << Direction.North);
  });

  it('takes finished layers as they are', () => {
    const rails = new Uint8Array(12).fill(255);
    const nation = new Uint8Array(12).fill(2);
    const theatre = makeTheatre({ ...data, nation, rails });
    expect(theatre.nation).toBe(nation);
    expect(theatre.rails).toBe(rails);
    expect(theatre.population).toBe(nation);
  });

  it('has fordable rivers and nothing else where nothing else is said', () => {
    const theatre = makeTheatre(data);
    expect([...theatre.riverClass]).toEqual([0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
    expect(theatre.rails.some((links) => links > 0)).toBe(false);
    expect([theatre.cities, theatre.seas, theatre.ports]).toEqual([[], [], []]);
  });

  it('makes a tactical map once', () => {
    const theatre = makeTheatre(data);
    expect(theatre.tacticalMap(5)).toBe(theatre.tacticalMap(5));
    let made = 0;
    const open = tacticalMapOfLetters(undefined, undefined, () => undefined);
    const counted = makeTheatre({ ...data, tacticalMaker: () => (made++, open) });
    counted.tacticalMap(3);
    counted.tacticalMap(3);
    expect(made).toBe(1);
  });

  it('lays known ratings over those that are drawn', () => {
    const square = grid.indexOf('G4-V6');
    const theatre = makeTheatre({ ...data, tacticalOverlays: [{ square, ...BOOK_SAMPLE_RATINGS }] });
    const { defence } = theatre.tacticalMap(square);
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8].map((column) => defence[tacticalAt(column, 3)])).toEqual([
      4, 3, 0, 2, 2, 3, 0, 4, 4,
    ]);
    expect(defence[tacticalAt(8, 11)]).toBe(1);
    const drawn = makeTheatre(data).tacticalMap(square).defence;
    expect([...defence.subarray(0, 45)]).toEqual([...drawn.subarray(0, 45)]);
    expect(defence[tacticalAt(9, 5)]).toBe(drawn[tacticalAt(9, 5)]);
  });

  it('draws other ground under another name', () => {
    const one = makeTheatre(data).tacticalMap(0).defence;
    const other = makeTheatre({ ...data, id: 'another' }).tacticalMap(0).defence;
    expect(one).not.toEqual(other);
  });
});

describe('data that do not fit their grid', () => {
  it.each<[string, Partial<TheatreData>, RegExp]>([
    ['too few rows', { terrain: ['....'] }, /terrain: found 1 rows, allowed: 3 rows/],
    ['a short row', { terrain: ['....', '...', '....'] }, /terrain: found 3 letters in row 1/],
    ['an unknown letter', { terrain: ['....', '..?.', '....'] }, /"\?" in row 1, column 2/],
    ['a nation letter nobody has', { nation: ['----', '--X-', '----'] }, /nation: found "X"/],
    ['rows of nations without letters', { nationLetters: undefined }, /nationLetters: found none/],
    ['a letter too few', { nationLetters: '-F' }, /nationLetters: found 2 letters, allowed: 3/],
    ['a layer of another size', { terrain: new Uint8Array(11) }, /11 squares/],
    ['a value without meaning', { terrain: new Uint8Array(12).fill(12) }, /12 in G4-V5, allowed: 0 to 11/],
    ['a nation that is not there', { nation: new Uint8Array(12).fill(3) }, /nation: found 3 in G4-V5/],
    ['a river class of 4', { riverClass: ['4...', '....', '....'] }, /riverClass: found "4"/],
    [
      'ratings beside the map',
      { tacticalOverlays: [{ square: 0, column: 7, row: 0, defence: ['012301230'] }] },
      /9 by 1 ratings from 7-0/,
    ],
    [
      'ratings of no square',
      { tacticalOverlays: [{ square: -1, column: 0, row: 0, defence: [] }] },
      /square -1/,
    ],
    ['a rating of 5', { tacticalOverlays: [{ square: 0, column: 0, row: 0, defence: ['015'] }] }, /"015"/],
    ['a rail digit of g', { rails: ['g...', '....', '....'] }, /rails: found "g"/],
  ])('%s are refused', (_what, part, message) => {
    const make = (): unknown => makeTheatre({ ...data, ...part });
    expect(make).toThrow(TheatreDataError);
    expect(make).toThrow(message);
  });
});
