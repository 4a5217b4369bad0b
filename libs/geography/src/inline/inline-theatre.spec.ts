import { describe, expect, it } from '@jest/globals';
import { Direction } from '../direction.js';
import { tacticalSquareOf } from '../tactical-square.js';
import { StrategicTerrain, TacticalTerrain } from '../terrain.js';
import { RiverClass } from '../theatre.js';
import type { InlineTheatre } from './inline-document.js';
import { InlineTheatreError, type InlineFault } from './inline-theatre.error.js';
import { makeInlineTheatre } from './inline-theatre.js';

const small: InlineTheatre = { origin: 'G4-V5', strategic: ['....', '.hm.', '.~r.'] };
const open15 = Array.from({ length: 15 }, () => '.'.repeat(15));
const withRow = (row: number, letters: string): string[] =>
  open15.map((line, i) => (i === row ? letters : line));

function faultsOf(document: InlineTheatre): readonly InlineFault[] {
  try {
    makeInlineTheatre(document);
  } catch (error) {
    expect(error).toBeInstanceOf(InlineTheatreError);
    return (error as InlineTheatreError).faults;
  }
  throw new Error('the theatre was made');
}

describe('a theatre described in a position', () => {
  it('counts its squares from the origin', () => {
    const { grid, terrain } = makeInlineTheatre(small);
    expect([grid.columns, grid.rows]).toEqual([4, 3]);
    expect(grid.nameOf(0)).toBe('G4-V5');
    expect(terrain[grid.indexOf('G5-V6')]).toBe(StrategicTerrain.Hill);
    expect(terrain[grid.indexOf('G6-V6')]).toBe(StrategicTerrain.Mountain);
    expect(terrain[grid.indexOf('G5-V7')]).toBe(StrategicTerrain.Water);
    expect(grid.indexOf('G8-V5')).toBe(-1);
  });

  it('has open ground of defence 2 where no tactical map is listed, also by the water', () => {
    const theatre = makeInlineTheatre(small);
    for (let square = 0; square < 12; square++) {
      const map = theatre.tacticalMap(square);
      expect(map.terrain.every((terrain) => terrain === TacticalTerrain.Open)).toBe(true);
      expect(map.defence.every((rating) => rating === 2)).toBe(true);
      expect(map.region.every((region) => region === 1)).toBe(true);
      expect([...map.fords, ...map.passes]).toEqual([]);
    }
  });

  it('finds fords, banks and railways in the letters of a listed map', () => {
    const terrain = withRow(7, 'rrrfrrrrrrrrrrr').map((line, row) => (row === 3 ? 'RRR............' : line));
    const theatre = makeInlineTheatre({ ...small, tactical: { 'G5-V6': { terrain } } });
    const map = theatre.tacticalMap(theatre.grid.indexOf('G5-V6'));
    expect(map.fords).toEqual([tacticalSquareOf('3-7')]);
    expect(map.region[tacticalSquareOf('0-0')]).not.toBe(map.region[tacticalSquareOf('0-14')]);
    expect(map.region[tacticalSquareOf('5-7')]).toBe(0);
    expect(map.rail[tacticalSquareOf('2-3')]).toBe(1);
    expect(map.rail[tacticalSquareOf('3-3')]).toBe(0);
    expect(map.terrain[tacticalSquareOf('2-3')]).toBe(TacticalTerrain.Open);
    expect(map.defence[0]).toBe(2);
  });

  it('takes defence ratings from digits, with or without terrain', () => {
    const defence = open15.map((_, row) => (row === 0 ? '012340123401234' : '1'.repeat(15)));
    const theatre = makeInlineTheatre({ ...small, tactical: { 'G4-V5': { defence } } });
    expect([...theatre.tacticalMap(0).defence.subarray(0, 6)]).toEqual([0, 1, 2, 3, 4, 0]);
    expect(theatre.tacticalMap(0).defence[200]).toBe(1);
  });

  it('names nations by the letters of a key; nobody’s land is a dash', () => {
    const theatre = makeInlineTheatre({
      ...small,
      nations: ['UUUM', 'UU-M', 'UUMM'],
      population: ['UUUM', 'UUMM', 'MMMM'],
      nationKey: { U: 'United States', M: 'Mexico' },
    });
    const nationOf = (name: string): string => theatre.nations[theatre.nation[theatre.grid.indexOf(name)]!]!;
    expect([nationOf('G4-V5'), nationOf('G7-V5'), nationOf('G6-V6')]).toEqual([
      'United States',
      'Mexico',
      '',
    ]);
    expect(theatre.nations[theatre.population[8]!]).toBe('Mexico');
    expect(makeInlineTheatre(small).nations).toEqual(['']);
  });

  it('lets rivers be fordable unless their class is given, in either spelling', () => {
    const document = { ...small, strategic: ['rrr.', '....', '....'] };
    const theatre = makeInlineTheatre({
      ...document,
      rivers: [['G5-V5', 'unfordable'], { square: 'G6-V5', class: 'unbridgeable' }],
    });
    expect([...theatre.riverClass.subarray(0, 4)]).toEqual([
      RiverClass.Fordable,
      RiverClass.Unfordable,
      RiverClass.Unbridgeable,
      RiverClass.None,
    ]);
    expect([...theatre.navigable.subarray(0, 4)]).toEqual([0, 1, 1, 0]);
  });

  it('joins squares by rail both ways', () => {
    const { rails } = makeInlineTheatre({
      ...small,
      rails: [
        ['G4-V5', 'G5-V5'],
        ['G5-V5', 'G6-V6'],
      ],
    });
    expect(rails[0]).toBe(1 << Direction.East);
    expect(rails[1]).toBe((1 << Direction.West) | (1 << Direction.Southeast));
    expect(rails[6]).toBe(1 << Direction.Northwest);
  });

  it('has its cities, with what lies in them', () => {
    const theatre = makeInlineTheatre({
      ...small,
      cities: [
        {
          name: 'Monterrey',
          square: 'G4-V6',
          tactical: '3-4',
          state: 'MX',
          supplies: 40,
          fort: { level: 3, capacity: 8000 },
        },
        { name: 'Saltillo', square: 'G7-V7', state: 'MX' },
        { name: 'Placed by the position' },
      ],
    });
    expect(theatre.cities).toEqual([
      {
        name: 'Monterrey',
        square: 4,
        tactical: 63,
        level: 1,
        state: 'MX',
        fort: { level: 3, capacity: 8000 },
        manufacturing: 0,
        supplies: 40,
      },
      { name: 'Saltillo', square: 11, tactical: 112, level: 1, state: 'MX', fort: null, manufacturing: 0 },
    ]);
  });

  it('has its seas and ports; what is left out is even, empty or nil', () => {
    const theatre = makeInlineTheatre({
      ...small,
      seas: [
        { code: 'SGC', name: 'South Gulf Coast', map: 'Atlantic', neighbours: { N: ['WGC'] } },
        {
          code: 'WGC',
          name: 'West Gulf Coast',
          map: 'Atlantic',
          neighbours: {},
          windChances: { west: 1 },
          stormChance: 0.1,
          landTo: ['W'],
        },
      ],
      ports: [
        {
          name: 'Veracruz',
          sea: 'SGC',
          exit: 'E',
          defence: 3,
          yard: 2,
          state: 'MX',
          square: 'G4-V7',
          tactical: '14-7',
          coast: ['G4-V6'],
        },
        { name: 'Havana', sea: 'SGC', state: 'ES' },
        { name: 'Without sea' },
      ],
    });
    expect(theatre.seas[0]).toEqual({
      code: 'SGC',
      name: 'South Gulf Coast',
      map: 'Atlantic',
      neighbours: { N: ['WGC'], E: [], S: [], W: [] },
      tacticalAreas: 9,
      windChances: { north: 0.25, east: 0.25, south: 0.25, west: 0.25 },
      strengthChances: { light: 1 / 3, moderate: 1 / 3, heavy: 1 / 3 },
      stormChance: 0,
      landTo: [],
    });
    expect(theatre.seas[1]!.windChances).toEqual({ north: 0, east: 0, south: 0, west: 1 });
    expect(theatre.ports.map(({ name, square, tactical, coast }) => [name, square, tactical, coast])).toEqual(
      [
        ['Veracruz', 8, 119, [4]],
        ['Havana', null, null, []],
      ],
    );
  });
});

describe('a theatre that cannot be made says where it is wrong', () => {
  it.each<[string, Partial<InlineTheatre>, string, string]>([
    ['an origin that is no name', { origin: 'G44V5' }, '/theatre/origin', 'G44V5'],
    ['a grid past Z9', { origin: 'Z8-V5' }, '/theatre/origin', '4 by 3'],
    ['no squares', { strategic: [] }, '/theatre/origin', '0 by 0'],
    ['a short row', { strategic: ['....', '...', '....'] }, '/theatre/strategic/1', '3 letters'],
    [
      'an unknown terrain',
      { strategic: ['....', '.x..', '....'] },
      '/theatre/strategic/1',
      '"x" in column 1',
    ],
    ['too few nation rows', { nations: ['----'] }, '/theatre/nations', '1 rows'],
    ['a nation without key', { nations: ['----', '--U-', '----'] }, '/theatre/nations/1', '"U" in column 2'],
    [
      'a word of every object as nation',
      { nations: ['----', '----', '----'], population: ['c---', '----', '----'], nationKey: {} },
      '/theatre/population/0',
      '"c"',
    ],
    ['a tactical map outside', { tactical: { 'A0-P0': {} } }, '/theatre/tactical/A0-P0', 'A0-P0'],
    [
      'an unknown tactical letter',
      { tactical: { 'G4-V5': { terrain: withRow(3, '..x............') } } },
      '/theatre/tactical/G4-V5/terrain/3',
      '"x" in column 2',
    ],
    [
      'a short tactical row',
      { tactical: { 'G4-V5': { terrain: withRow(3, '...') } } },
      '/theatre/tactical/G4-V5/terrain/3',
      '3 letters',
    ],
    [
      'too few tactical rows',
      { tactical: { 'G4-V5': { terrain: ['.'.repeat(15)] } } },
      '/theatre/tactical/G4-V5/terrain',
      '1 rows',
    ],
    [
      'a rating of 5',
      { tactical: { 'G4-V5': { defence: open15.map(() => '5'.repeat(15)) } } },
      '/theatre/tactical/G4-V5/defence/0',
      '555',
    ],
    [
      'a city outside',
      { cities: [{ name: 'X', square: 'A0-P0', state: 'MX' }] },
      '/theatre/cities/0/square',
      'A0-P0',
    ],
    ['a city twice', { cities: [{ name: 'X' }, { name: 'X' }] }, '/theatre/cities/1/name', 'X a second time'],
    [
      'a city nowhere on the tactical map',
      { cities: [{ name: 'X', square: 'G4-V5', tactical: '15-0', state: 'MX' }] },
      '/theatre/cities/0/tactical',
      '15-0',
    ],
    [
      'a city in the water',
      { cities: [{ name: 'X', square: 'G5-V7', state: 'MX' }] },
      '/theatre/cities/0/square',
      'which is water',
    ],
    [
      'a city in a river',
      {
        tactical: { 'G4-V5': { terrain: withRow(7, 'r'.repeat(15)) } },
        cities: [{ name: 'X', square: 'G4-V5', tactical: '7-7', state: 'MX' }],
      },
      '/theatre/cities/0/tactical',
      '"r"',
    ],
    ['a railway between far squares', { rails: [['G4-V5', 'G6-V5']] }, '/theatre/rails/0', 'G4-V5 to G6-V5'],
    [
      'a railway round the edge of the map',
      { rails: [['G7-V5', 'G4-V6']] },
      '/theatre/rails/0',
      'G7-V5 to G4-V6',
    ],
    ['a railway to itself', { rails: [['G7-V5', 'G7-V5']] }, '/theatre/rails/0', 'G7-V5 to G7-V5'],
    ['a railway outside', { rails: [['G4-V5', 'G4-V4']] }, '/theatre/rails/0/1', 'G4-V4'],
    ['an unknown river class', { rivers: [['G6-V7', 'broad']] }, '/theatre/rivers/0', '"broad"'],
    [
      'a river class without river',
      { rivers: [['G4-V5', 'unfordable']] },
      '/theatre/rivers/0',
      'which has no river',
    ],
    ['a river that is nothing', { rivers: [null] }, '/theatre/rivers/0', 'undefined'],
    [
      'a port outside',
      { ports: [{ name: 'P', sea: 'SGC', state: 'MX', square: 'A0-P0' }] },
      '/theatre/ports/0/square',
      'A0-P0',
    ],
    [
      'a coast outside',
      { ports: [{ name: 'P', sea: 'SGC', state: 'MX', coast: ['A0-P0'] }] },
      '/theatre/ports/0/coast/0',
      'A0-P0',
    ],
  ])('%s', (_what, part, pointer, found) => {
    const faults = faultsOf({ ...small, ...part });
    expect(faults[0]).toMatchObject({ pointer, found: expect.stringContaining(found) });
    expect(faults[0]!.allowed).not.toBe('');
  });

  it('all faults at once, in the order of the document', () => {
    const faults = faultsOf({
      ...small,
      strategic: ['..x.', '....', '..'],
      cities: [{ name: 'X', square: 'A0-P0', state: 'MX' }],
      rails: [['G4-V5', 'G4-V9']],
    });
    expect(faults.map(({ pointer }) => pointer).sort()).toEqual([
      '/theatre/cities/0/square',
      '/theatre/rails/0/1',
      '/theatre/strategic/0',
      '/theatre/strategic/2',
    ]);
  });

  it('in words one can act on', () => {
    expect(() => makeInlineTheatre({ ...small, strategic: ['....', '.x..', '....'] })).toThrow(
      '/theatre/strategic/1: found "x" in column 1, allowed: one of .~hfFmMdDasr',
    );
  });
});
