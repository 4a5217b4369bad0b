import { describe, expect, it } from '@jest/globals';
import { ghostPlace } from './ghost-place.js';

const march = (...path: (string | null)[]) => ({ kind: 'land', unit: 'US3IN', strategic: { path } });

describe('where a piece is planned to be', () => {
  const orders = new Map([
    [5, march('J9-V3', 'J9-V2', null)],
    [7, march('J8-V2')],
  ]);
  const at = (turn: number): string | null =>
    ghostPlace('J9-V4', { now: 5, turn, orderOf: (one) => orders.get(one) ?? null });

  it('is where it stands before its first order, and after each where that leaves it', () => {
    expect([5, 6, 7, 8, 12].map(at)).toEqual(['J9-V4', 'J9-V2', 'J9-V2', 'J8-V2', 'J8-V2']);
  });
  it('is where its ride by rail ends, and it marches on from there', () => {
    const ride = { kind: 'land', unit: 'FR2IN', rail: { destination: 'D2-T2' } };
    const rides = new Map<number, object>([
      [5, ride],
      [6, march('D2-T3')],
    ]);
    const then = (turn: number): string | null =>
      ghostPlace('J9-V4', { now: 5, turn, orderOf: (one) => (rides.get(one) as typeof ride) ?? null });
    expect([6, 7].map(then)).toEqual(['D2-T2', 'D2-T3']);
  });
  it('is nowhere as long as nobody told where it stands', () => {
    expect(ghostPlace(null, { now: 5, turn: 6, orderOf: () => null })).toBeNull();
  });
});
