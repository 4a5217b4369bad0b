import { describe, expect, it } from '@jest/globals';
import type { LandOrder } from '@vedette/campaign';
import { booksOf } from '@vedette/rulebooks';
import { textNames } from './names-of-campaign.js';
import { parseOrderText } from './parse-order-text.js';
import { frontier, receiptOf } from './testing/desk.js';

const state = frontier({
  cities: [
    { name: 'San Luis Potosí', square: 'G4-V6', tactical: '7-7', state: 'MX' },
    { name: 'Enter', square: 'G5-V6', tactical: '7-7', state: 'US' },
    { name: 'Villa', square: 'G3-V5', tactical: '7-7', state: 'MX' },
  ],
});
const books = booksOf(state.rulebooks);
/** What Taylor writes, read on his map. */
const read = (text: string, player: string | null = 'taylor') =>
  parseOrderText(text, {}, textNames(state, books, player));
const pathsOf = (text: string): unknown[] => {
  const { orders, faults } = read(text);
  expect(faults).toEqual([]);
  return orders.map((order) => (order as LandOrder).strategic?.path);
};

describe('places in the text of an order', () => {
  it.each([
    ['US1IN march Villa', ['G3-V5']],
    ['US1IN march to villa then G3-V6', ['G3-V5', 'G3-V6']],
    ['US1IN march G6-V6 San Luis Potosi, Villa; assault', ['G6-V6', 'G4-V6', 'G3-V5']],
    ['US1IN march "san luis potosí"', ['G4-V6']],
    ['US1IN withdraw Villa', ['G3-V5']],
    ['US1IN march G6-V6 "Enter"', ['G6-V6', 'G5-V6']],
  ])('are the squares they lie in: %s', (text, path) => {
    expect(pathsOf(text)).toEqual([path]);
  });

  it('are noted with the square they were read as', () => {
    expect(read('US1IN march San Luis Potosi - Villa').notes).toEqual([
      { line: 1, column: 13, found: 'San Luis Potosi', readAs: 'G4-V6' },
      { line: 1, column: 31, found: 'Villa', readAs: 'G3-V5' },
    ]);
  });

  it('do not take the place of a clause of the same name', () => {
    expect(read('US1IN march G6-V6 enter 3-4').orders).toEqual([
      { kind: 'land', unit: 'US1IN', strategic: { path: ['G6-V6'], entry: '3-4' } },
    ]);
  });

  it('serve wherever a square is asked for', () => {
    expect(read('US1IN rail Villa via San Luis Potosi off-at 3-4').orders[0]).toMatchObject({
      rail: { destination: 'G3-V5', waypoint: 'G4-V6', entry: '3-4' },
    });
    expect(read('deploy US1IN in Villa 7-7').orders[0]).toMatchObject({ square: 'G3-V5', tactical: '7-7' });
    expect(read('deploy US1IN in Baltimore').orders[0]).toMatchObject({ square: 'Baltimore' });
    expect(read('track destroy bridge in Villa with US1IN').orders[0]).toMatchObject({ square: 'G3-V5' });
  });

  it('lead aboard only where a ship or a port off the map is meant', () => {
    expect(pathsOf('US1IN march Baltimore')).toEqual([['Baltimore']]);
    expect(pathsOf('US1IN march US1TR')).toEqual([['US1TR']]);
    expect(receiptOf({ kind: 'land', unit: 'US1IN', strategic: { path: ['Villa'] } })).toMatchObject({
      accepted: false,
      understood: 'US1IN marches Villa',
    });
    expect(receiptOf({ kind: 'land', unit: 'US1IN', strategic: { path: ['Baltimore'] } }).understood).toBe(
      'US1IN goes aboard for Baltimore',
    );
  });

  it.each([
    ['US1IN march G7-V55', ['G7-V5']],
    ['US1IN march G66-V6', ['G6-V6']],
    ['US1IN march Vila', ['Villa']],
    ['US1IN march San Luis Potsi', ['San Luis Potosí']],
    ['US1IN march Nirgendwo', []],
    ['US1IN rail Vila', ['Villa']],
  ])(
    'that the map does not have are a fault, with those that were perhaps meant: %s',
    (text, suggestions) => {
      const { orders, faults } = read(text);
      expect(orders).toEqual([]);
      expect(faults).toEqual([expect.objectContaining({ line: 1, suggestions })]);
      expect(faults[0]!.allowed).toContain('square');
    },
  );

  it('that an order names as JSON are refused with those that were perhaps meant', () => {
    const refused = (name: string): string =>
      receiptOf({ kind: 'land', unit: 'US1IN', strategic: { path: [name] } }).problems[0]!.message;
    expect(refused('G7-V55')).toContain('perhaps you mean G7-V5');
    expect(refused('Vila')).toContain('perhaps you mean Villa');
  });
});

describe('ways of the compass in the text of an order', () => {
  it.each([
    ['US1IN march north', ['G7-V4']],
    ['US1IN go n, ne, east', ['G7-V4', 'G8-V3', 'G9-V3']],
    ['US1IN march north east', ['G8-V4']],
    ['US1IN march west then rest then south-west', ['G6-V5', null, 'G5-V6']],
    ['US1IN march Villa, southwards', ['G3-V5', 'G3-V6']],
    ['US1IN withdraw east', ['G8-V5']],
  ])('lead from where the unit stands, and on from there: %s', (text, path) => {
    expect(pathsOf(text)).toEqual([path]);
  });

  it('lead each of several units from where it stands, and say so', () => {
    expect(pathsOf('US1IN US3IN march west')).toEqual([['G6-V5'], ['G8-V4']]);
    expect(read('US1IN US3IN march west', null).notes).toEqual([
      { line: 1, column: 19, found: 'west', readAs: 'G6-V5' },
      { line: 1, column: 19, found: 'west', readAs: 'G8-V4' },
    ]);
  });

  it('end with the map', () => {
    expect(read('US1IN march G3-V3 north').faults[0]!.allowed).toBe(
      'a square of the map, which ends north of G3-V3',
    );
  });

  it('do not tell where a unit stands of which the writer does not know that', () => {
    const faults = ['MX1IN', 'MX7IN'].map((unit) => read(`${unit} march west`).faults[0]!);
    expect(faults[0]!.allowed.replace('MX1IN', '')).toBe(faults[1]!.allowed.replace('MX7IN', ''));
    expect(read('US1IN march west', 'arista').faults).toHaveLength(1);
  });
});
