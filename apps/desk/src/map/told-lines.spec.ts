import { describe, expect, it } from '@jest/globals';
import type { PositionReport } from '@vedette/reports';
import { Gazetteer, type Theatre } from '../seat/theatre.js';
import { lineWords } from './line-words.js';
import { linesTold } from './told-lines.js';

const theatre = {
  ...{ columns: ['A0', 'A1', 'A2', 'A3'], rows: ['V0'], terrain: ['....'] },
  cities: [{ name: 'Matamoros', square: 'A0-V0', tactical: '7-7', level: 2 }],
} as unknown as Theatre;
const gazetteer = new Gazetteer(theatre);
const ground = new Map([
  ['A3-V0', { isInSight: true, railway: undefined, depots: [{ id: 'MX1DP' }] as never }],
]);
const fed = { supplied: true, communications: true, communicationsSource: null, supplySource: null };
const position = (...units: readonly object[]): PositionReport =>
  ({
    land: { observed: { units: units.map((unit) => ({ ...fed, ...unit })) } },
  }) as unknown as PositionReport;
const told = (...units: readonly object[]) => linesTold(position(...units), gazetteer, ground);

describe('lines of supply and communications', () => {
  it('run from the city, depot or headquarters that feeds a unit, where that was told to be', () => {
    const lines = told(
      { id: 'MX1CQ', square: 'A1-V0', supplySource: 'Matamoros' },
      { id: 'MX1IN', square: 'A2-V0', supplySource: 'MX1CQ', communicationsSource: 'MX1CQ' },
      { id: 'MX2IN', square: 'A2-V0', supplySource: 'MX1DP' },
    );
    expect(lines).toEqual([
      { layer: 'supplies', unit: 'MX1CQ', square: 'A1-V0', source: 'Matamoros', from: 'A0-V0' },
      { layer: 'supplies', unit: 'MX1IN', square: 'A2-V0', source: 'MX1CQ', from: 'A1-V0' },
      { layer: 'communications', unit: 'MX1IN', square: 'A2-V0', source: 'MX1CQ', from: 'A1-V0' },
      { layer: 'supplies', unit: 'MX2IN', square: 'A2-V0', source: 'MX1DP', from: 'A3-V0' },
    ]);
  });

  it('name a source whose place was not told without a place: nothing is guessed', () =>
    expect(told({ id: 'MX1IN', square: 'A2-V0', supplySource: 'MX9CQ' })).toEqual([
      { layer: 'supplies', unit: 'MX1IN', square: 'A2-V0', source: 'MX9CQ', from: null },
    ]));

  it('are cut where a unit has no source, whatever it had before', () =>
    expect(
      told({
        ...{ id: 'MX1IN', square: 'A2-V0', supplied: false, supplySource: 'MX1CQ' },
        ...{ communications: false },
      }),
    ).toEqual([
      { layer: 'supplies', unit: 'MX1IN', square: 'A2-V0', source: null, from: null },
      { layer: 'communications', unit: 'MX1IN', square: 'A2-V0', source: null, from: null },
    ]));

  it('are none of troops that need none, of who commands himself, aboard and off the map', () =>
    expect(
      told(
        { id: 'MX1MI', square: 'A2-V0' },
        { id: 'MX1AQ', square: 'A2-V0', communicationsSource: 'MX1AQ' },
        { id: 'MX2IN', square: null, supplied: false },
        { id: 'MX3IN', square: 'Havana', supplied: false },
      ),
    ).toEqual([]));

  it('are none of a fleet, nor before anything was told', () =>
    expect(linesTold({ land: null } as unknown as PositionReport, gazetteer, ground)).toEqual([]));
});

describe('what is said of them', () => {
  const say = (name: string, values: Record<string, string | number> = {}): string =>
    [name, ...Object.values(values)].join(' ');

  it('is one sentence for the units of a square that share a source', () => {
    const lines = told(
      { id: 'MX1IN', square: 'A2-V0', supplySource: 'MX1DP' },
      { id: 'MX2IN', square: 'A2-V0', supplySource: 'MX1DP' },
      { id: 'MX3IN', square: 'A2-V0', supplySource: 'MX9CQ', communications: false },
      { id: 'MX4IN', square: 'A1-V0', supplied: false },
    );
    expect(lineWords(lines, 'A2-V0', say)).toEqual([
      'line-supplies MX1IN, MX2IN MX1DP',
      'line-supplies MX3IN MX9CQ',
      'line-communications MX3IN none',
    ]);
    expect(lineWords(lines, 'A0-V0', say)).toEqual([]);
  });
});
