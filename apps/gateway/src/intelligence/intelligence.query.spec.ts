import { describe, expect, it } from '@jest/globals';
import { ParameterInvalidError } from '../http/params.js';
import {
  cursorOf,
  filterOf,
  groupingOf,
  intelligenceFile,
  limitOf,
  sortOf,
  turnOf,
} from './intelligence.query.js';

describe('what of the intelligence is asked for', () => {
  it.each([
    ['contacts', { table: 'contacts', format: 'json' }],
    ['contacts.csv', { table: 'contacts', format: 'csv' }],
    ['summary.txt', { table: 'summary', format: 'txt' }],
    ['forces', { table: 'forces', format: 'json' }],
    ['ships.csv', { table: 'ships', format: 'csv' }],
  ])('%s', (name, meant) => {
    expect(intelligenceFile(name)).toEqual(meant);
  });

  it.each(['', 'units', 'forces.csv', 'contacts.html', '../contacts', 'CONTACTS', 'contacts.csv.txt'])(
    '"%s" is no part of it',
    (name) => {
      expect(intelligenceFile(name)).toBeNull();
    },
  );

  it('is filtered by what the query says and nothing else', () => {
    expect(filterOf({ state: 'MX', age: '2', strength: '5', player: 'polk', limit: '3' })).toEqual({
      state: 'MX',
      age: 2,
      strength: 5,
    });
    expect(filterOf({ arm: null, place: undefined })).toEqual({});
  });

  it.each([
    { age: '-1' },
    { age: ['1', '2'] },
    { strength: '0' },
    { arm: 'elephants' },
    { area: 'J0-V0' },
    { state: 'mx; drop' },
    { reliability: 'G' },
    { source: { toString: 'x' } },
  ])('refuses %j', (query) => {
    expect(() => filterOf(query)).toThrow(ParameterInvalidError);
  });

  it('is of a turn, or of the latest', () => {
    expect([turnOf('latest'), turnOf(undefined), turnOf('0'), turnOf('12')]).toEqual([null, null, 0, 12]);
    for (const wrong of ['-1', '1.5', 'first', '10001'])
      expect(() => turnOf(wrong)).toThrow(ParameterInvalidError);
  });

  it('comes in pages and orders there are', () => {
    expect([limitOf('200'), cursorOf('3.age.MX-4'), sortOf('age'), groupingOf('arms')]).toEqual([
      200,
      '3.age.MX-4',
      'age',
      'arms',
    ]);
    expect([limitOf(undefined), cursorOf(null), sortOf(null), groupingOf(undefined)]).toEqual([
      undefined,
      null,
      undefined,
      undefined,
    ]);
    for (const ask of [
      () => limitOf('201'),
      () => limitOf('0'),
      () => cursorOf('a b'),
      () => sortOf('luck'),
      () => groupingOf('x'),
    ])
      expect(ask).toThrow(ParameterInvalidError);
  });
});
