import { describe, expect, it } from '@jest/globals';
import { keyOfPiece, pieceOf, type Order } from './sent-order.js';

describe('an order as it is sent', () => {
  it.each([
    [{ kind: 'land', unit: 'US1IN' }, 'unit', 'US1IN'],
    [{ kind: 'naval', ship: 'US1FR' }, 'ship', 'US1FR'],
    [{ kind: 'assign', unit: 'US1IN', commander: 'worth' }, null, null],
  ] as [Order, string | null, string | null][])('%j names its own piece by its key', (order, key, piece) => {
    expect([keyOfPiece(order), pieceOf(order)]).toEqual([key, piece]);
  });
});
