import { describe, expect, it } from '@jest/globals';
import type { EffectiveOrder } from '../../seat/campaign.js';
import { nextWithoutOrder, nextWithProblem, rosterOf } from './queue-of.js';

const piece = (id: string, origin = 'default', capacity = 'commander'): EffectiveOrder =>
  ({ piece: id, origin, capacity }) as unknown as EffectiveOrder;
const army = [
  piece('US1IN'),
  piece('US2IN', 'sent'),
  piece('US3IN'),
  piece('US4IN'),
  piece('US9MI', 'default', 'deputy'),
];
const from = (
  start: string | null,
  more: { drafted?: readonly string[]; putOff?: readonly string[]; by?: 1 | -1 } = {},
) =>
  nextWithoutOrder(army, start, {
    drafted: new Set(more.drafted),
    putOff: more.putOff ?? [],
    by: more.by ?? 1,
  });

describe('the queue of pieces without an order', () => {
  it('goes on from one to the next, and round', () => {
    expect([from(null), from('US1IN'), from('US2IN'), from('US4IN')]).toEqual([
      'US1IN',
      'US3IN',
      'US3IN',
      'US1IN',
    ]);
  });

  it('goes back', () =>
    expect([from('US3IN', { by: -1 }), from(null, { by: -1 })]).toEqual(['US1IN', 'US4IN']));

  it('leaves out what has a draft, and brings what was put off last', () => {
    expect(from('US1IN', { drafted: ['US3IN'] })).toBe('US4IN');
    expect(from(null, { putOff: ['US1IN'] })).toBe('US3IN');
    expect(from('US4IN', { putOff: ['US1IN'] })).toBe('US1IN');
  });

  it('never brings a piece that one only deputises, and ends when all are ordered', () => {
    expect(rosterOf(army).at(-1)?.piece).toBe('US9MI');
    expect(from(null, { drafted: ['US1IN', 'US3IN', 'US4IN'] })).toBeNull();
  });
});

describe('the next piece with a problem', () => {
  const next = (start: string | null, ...wrong: string[]) =>
    nextWithProblem(army, start, ({ piece: id }) => wrong.includes(id));

  it('is searched from one on, and round; the one itself comes last', () => {
    expect([
      next(null, 'US2IN', 'US4IN'),
      next('US2IN', 'US2IN', 'US4IN'),
      next('US4IN', 'US2IN', 'US4IN'),
      next('US2IN', 'US2IN'),
    ]).toEqual(['US2IN', 'US4IN', 'US2IN', 'US2IN']);
    expect(next('US2IN')).toBeNull();
  });
});
