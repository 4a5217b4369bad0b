import { describe, expect, it } from '@jest/globals';
import type { AnswerOf } from '../graph/shapes.js';
import { waysFor } from './supply-known.js';

type Way = AnswerOf['supply']['ways'][number];

const way = (source: string, more: Partial<Way> = {}): Way => ({
  ...{ source, kind: 'city', rule: '10.5', limit: 8, path: ['J9-V4', 'J9-V5'], length: 1 },
  ...{ obstacle: null, closed: null, supplies: null, text: '' },
  ...more,
});
const CORPS = way('US1CQ');
const CITY = way('Matamoros');
const CUT = way('Camargo', { path: null, length: null, obstacle: { kind: 'enemy', square: 'J8-V4' } });
const EMPTY = way('Mier', { closed: 'empty' });

describe('what feeds a unit', () => {
  it('is the nearest where neither the order nor the report names a source', () => {
    expect(waysFor([CORPS, CITY], [undefined, null])).toEqual({ serving: [CORPS, CITY], barred: [] });
  });

  it('is the source that the order names, before the one of the report', () => {
    expect(waysFor([CORPS, CITY], [undefined, 'Matamoros']).serving).toEqual([CITY, CORPS]);
    expect(waysFor([CORPS, CITY], ['US1CQ', 'Matamoros']).serving).toEqual([CORPS, CITY]);
  });

  it('is that of the report where the order names one of which nothing is known', () => {
    expect(waysFor([CORPS, CITY], ['Monterrey', 'Matamoros']).serving).toEqual([CITY, CORPS]);
  });

  it('is nothing that an enemy bars, or that has nothing itself, though it is named', () => {
    expect(waysFor([CORPS, CUT, EMPTY], ['Mier'])).toEqual({ serving: [CORPS], barred: [EMPTY, CUT] });
    expect(waysFor([CUT], ['Camargo'])).toEqual({ serving: [], barred: [CUT] });
  });
});
