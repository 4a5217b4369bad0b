import { describe, expect, it } from '@jest/globals';
import { faultsOfOrder } from '@vedette/campaign';
import fc from 'fast-check';
import { orderArbitrary } from './testing/order-arbitraries.js';
import { formatOrder } from './order-texts/format-order.js';
import { normalOrder } from './order-texts/normal-order.js';
import { parseOrderText } from './parse-order-text.js';

const order = orderArbitrary({
  players: ['taylor', 'worth'],
  units: ['US1IN', 'US2IN', 'MX1CQ'],
  ships: ['US1FR', 'US1TR'],
  squares: ['G5-V6', 'G6-V6'],
  places: ['Veracruz', 'San Luis Potosi', "Sutter's Fort", 'march', 'a "quoted" \\ name', '#9, first line'],
  seas: ['WGC', 'SGC', 'MAX'],
});

describe('orders as text', () => {
  it('are the same order again in the normal form, whatever the order', () => {
    fc.assert(
      fc.property(order, (one) => {
        fc.pre(faultsOfOrder(one).length === 0);
        const { orders, faults, notes } = parseOrderText(formatOrder(one));
        expect({ faults, notes }).toEqual({ faults: [], notes: [] });
        expect(orders).toEqual([normalOrder(one)]);
      }),
      { numRuns: 1000 },
    );
  });

  it('are written the same when they are read and written again', () => {
    fc.assert(
      fc.property(order, (one) => {
        fc.pre(faultsOfOrder(one).length === 0);
        const text = formatOrder(one);
        expect(formatOrder(parseOrderText(text).orders[0]!)).toBe(text);
      }),
      { numRuns: 200 },
    );
  });

  it('have a normal form that is its own normal form and still well-formed', () => {
    fc.assert(
      fc.property(order, (one) => {
        fc.pre(faultsOfOrder(one).length === 0);
        const normal = normalOrder(one);
        expect(normalOrder(normal)).toEqual(normal);
        expect(faultsOfOrder(normal)).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  it('never crash the reader, whatever is written', () => {
    const word = fc.constantFrom(
      'US1IN',
      'march',
      'G6-V6',
      '-',
      ',',
      ';',
      '/',
      '"',
      'engage',
      '1-4',
      'from',
      'supply',
      'by',
      'at',
      'move',
      '\n',
      '\n  ',
      '#',
      'assign',
      'x',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(word, { maxLength: 20 }).map((words) => words.join(' ')),
        ),
        (text) => {
          const { orders, faults } = parseOrderText(text);
          for (const one of orders) expect(faultsOfOrder(one)).toEqual([]);
          for (const { line, column } of faults) expect(Math.min(line, column)).toBeGreaterThan(0);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
