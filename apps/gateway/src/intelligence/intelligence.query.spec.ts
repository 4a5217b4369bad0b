import { describe, expect, it } from '@jest/globals';
import { ParameterInvalidError, readQuestion } from '@vedette/edge';
import { intelligenceFile, turnOf } from './intelligence.query.js';
import { ContactsQuestion, filterOf, PartQuestion } from './intelligence.questions.js';

const asked = (query: Readonly<Record<string, unknown>>): PartQuestion =>
  readQuestion(PartQuestion.schema, query);

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
    expect(filterOf(asked({ state: 'MX', age: '2', strength: '5', player: 'polk', limit: '3' }))).toEqual({
      state: 'MX',
      age: 2,
      strength: 5,
    });
    expect(filterOf(asked({ arm: null, place: undefined, elephants: 'two' }))).toEqual({});
  });

  it('is filtered in GraphQL by an object, in which null is as good as nothing', () => {
    const { filter } = readQuestion(ContactsQuestion.schema, { filter: { state: 'MX', age: null } });
    expect(filter).toEqual({ state: 'MX' });
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
    { limit: '201' },
    { limit: '0' },
    { after: 'a b' },
    { sort: 'luck' },
    { by: 'x' },
    { player: 'a\nb' },
  ])('refuses %j', (query) => {
    expect(() => asked(query)).toThrow(ParameterInvalidError);
  });

  it('tells what was found wrong by its name, and what is allowed there', () => {
    expect(() => asked({ limit: '900' })).toThrow('limit must be a whole number from 1 to 200.');
    expect(() => asked({ sort: 'luck' })).toThrow('sort must be one of place, age, strength, reliability.');
  });

  it('is of a turn, or of the latest', () => {
    expect([turnOf('latest'), turnOf('0'), turnOf('12')]).toEqual([null, 0, 12]);
    for (const wrong of ['-1', '1.5', 'first', '10001'])
      expect(() => turnOf(wrong)).toThrow(ParameterInvalidError);
  });

  it('comes in pages and orders there are', () => {
    expect(asked({ limit: '200', after: '3.age.MX-4', sort: 'age', by: 'arms' })).toEqual({
      limit: 200,
      after: '3.age.MX-4',
      sort: 'age',
      by: 'arms',
    });
  });
});
