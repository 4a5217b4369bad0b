import { describe, expect, it } from '@jest/globals';
import type { Order } from '../document/orders.schema.js';
import { effectiveOrders } from './effective-orders.js';

const land = (unit: string, line: 'first' | 'rear'): Order => ({ kind: 'land', unit, tactical: { line } });
const move = (amount: number): Order => ({ kind: 'move-supplies', from: 'A', to: 'B', amount });

describe('the orders of a turn that are carried out', () => {
  it('hold one order a unit, the last that was accepted', () => {
    const orders = effectiveOrders([land('US1IN', 'first'), land('US2IN', 'first'), land('US1IN', 'rear')]);
    expect(orders.land('US1IN')?.tactical?.line).toBe('rear');
    expect(orders.land('US2IN')?.tactical?.line).toBe('first');
  });

  it('have nothing for a unit without orders, whose defaults then apply (GITM AMWOL 6.9)', () => {
    expect(effectiveOrders([]).land('US1IN')).toBeUndefined();
    expect(effectiveOrders([land('US1IN', 'first')]).naval('US1IN')).toBeUndefined();
  });

  it('keep ships and units apart though an id may be ordered either way', () => {
    const orders = effectiveOrders([land('US1TR', 'first'), { kind: 'naval', ship: 'US1TR', scuttle: true }]);
    expect(orders.land('US1TR')).toBeDefined();
    expect(orders.naval('US1TR')?.scuttle).toBe(true);
  });

  it('list every order of a kind in the order of submission, with its place', () => {
    const orders = effectiveOrders([move(1), land('US1IN', 'first'), move(2)]);
    expect(orders.ofKind('move-supplies').map(({ index, order }) => [index, order.amount])).toEqual([
      [0, 1],
      [2, 2],
    ]);
    expect(orders.ofKind('assign')).toEqual([]);
  });
});
