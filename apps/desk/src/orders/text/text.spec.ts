import { describe, expect, it } from '@jest/globals';
import type { Order } from '@vedette/campaign';
import { formatOrder, type TextNames } from '@vedette/order-rules/text';
import { completionsAt } from './complete.js';
import { taken } from './completion.js';
import { readOrders } from './read-orders.js';

const names: TextNames = {
  shipTypes: new Set(['TR']),
  map: {
    places: [{ name: 'Fort Brown', square: 'J9-V4' }],
    squares: () => ['J9-V4', 'J9-V5'],
    step: () => 'J9-V5',
    squareOf: () => 'J9-V4',
  },
};
const source = { names, pieces: ['US3IN', 'US1TR'], offered: ['J9-V5'] };
const words = (text: string): string[] => completionsAt(text, text.length, source).map(({ word }) => word);

describe('a text of orders', () => {
  it.each([
    'US3IN march J9-V5 - J9-V4; posture assault / defend; supply 1',
    'US1TR sail WGC SGC',
    'merge US3IN into US4IN',
  ])('"%s" is read and written as it was', (text) => {
    const { orders, faults } = readOrders(text, names);
    expect(faults).toEqual([]);
    expect(orders.map(({ order }) => formatOrder(order as unknown as Order))).toEqual([text]);
  });

  it('gives each order a draft of its own: a piece its one, other kinds as many as are written', () => {
    const { orders } = readOrders(
      'US3IN supply 1\nmerge US3IN into US4IN\nmove 3 supplies from "Fort Brown" to Matamoros\nmove 4 supplies from "Fort Brown" to Matamoros',
      names,
    );
    expect(orders.map(({ key }) => key)).toEqual([
      'US3IN',
      'US3IN/merge/1',
      'staff/move-supplies/1',
      'staff/move-supplies/2',
    ]);
  });

  it('tells what it cannot read at its line and column, and reads the rest', () => {
    const { orders, faults } = readOrders('US3IN gallop\nUS3IN supply 1', names);
    expect(faults).toEqual([expect.objectContaining({ line: 1, column: 7 })]);
    expect(orders).toHaveLength(1);
  });
});

describe('how a text may go on', () => {
  it('begins with a piece or a verb', () => {
    expect(words('US')).toEqual(['US3IN', 'US1TR']);
    expect(words('mer')).toEqual(['merge']);
  });

  it('has behind a piece the words of its clauses, of ships those of ships', () => {
    expect(words('US3IN mar')).toEqual(['march', 'march-to']);
    expect(words('US1TR sa')).toEqual(expect.arrayContaining(['sail']));
    expect(words('US3IN march J9-V5; ass')).toEqual(['assault']);
  });

  it('has within a clause what is on offer, and places by name', () => {
    expect(words('US3IN march J9')).toEqual(['J9-V5']);
    expect(words('US3IN supply 1 from For')).toEqual(['"Fort Brown"']);
  });

  it('takes a word in place of what was written of it', () => {
    const text = 'US3IN mar; supply 1';
    const [first] = completionsAt(text, 9, source);
    expect(taken(text, 9, first!)).toEqual({ text: 'US3IN march ; supply 1', caret: 12 });
  });
});
