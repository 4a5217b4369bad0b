import { describe, expect, it } from '@jest/globals';
import { unheardOf } from '../specimen/specimen-events.js';
import { ObservedTelling, type Telling } from './telling.js';

const NAMES = { states: { MX: 'Mexico' }, players: { taylor: 'Zachary Taylor' } };

function telling(data: Record<string, unknown>, more = {}): Telling {
  return new ObservedTelling(unheardOf({ type: 'UnitMoved', data, ...more }), NAMES);
}

describe('what an event lets its observer say', () => {
  it('gives empty words for whatever he was not told', () => {
    const t = telling({});
    expect([t.text('unit'), t.figure('men'), t.number('men'), t.list('units'), t.each('factors')]).toEqual([
      '',
      '',
      null,
      [],
      [],
    ]);
    expect([t.has('unit'), t.is('forced'), t.part('fort').keys()]).toEqual([false, false, []]);
  });

  it('takes null for unknown', () => {
    expect(telling({ source: null }).has('source')).toBe(false);
  });

  it('reads nothing that the data do not hold themselves', () => {
    expect(telling({}).text('constructor')).toBe('');
    expect(telling({}).has('toString')).toBe(false);
    expect(telling({}).state('toString')).toBe('toString');
  });

  it('does not break on values of another shape', () => {
    const t = telling({ unit: { a: 1 }, units: 'US1IN', men: '5', kinds: [1] });
    expect([t.text('unit'), t.list('units'), t.number('men'), t.part('kinds').keys()]).toEqual([
      '',
      [],
      null,
      [],
    ]);
  });

  it('names states and players that are known, and others by id', () => {
    const t = telling({});
    expect([t.state('MX'), t.state('GT'), t.player('taylor'), t.player('nobody')]).toEqual([
      'Mexico',
      'GT',
      'Zachary Taylor',
      'nobody',
    ]);
  });

  it('says where, as far as it is known', () => {
    expect(telling({ tactical: '3-4' }, { square: 'G6-V6' }).at('tactical')).toBe('at 3-4 of G6-V6');
    expect(telling({}, { square: 'G6-V6' }).at('tactical')).toBe('in G6-V6');
    expect(telling({ tactical: '3-4' }).at('tactical')).toBe('at 3-4');
    expect(telling({}).at('tactical')).toBe('');
  });

  it("knows the reader's own matters by their degree", () => {
    expect(telling({}).own).toBe(true);
    expect(telling({}, { degree: 'partial' }).own).toBe(false);
  });
});
