import { describe, expect, it } from '@jest/globals';
import { faultsOfOrder, type Order } from '@vedette/campaign';
import { booksOf } from '@vedette/rulebooks';
import fc from 'fast-check';
import { judgeOrders } from './judge-orders.js';
import { OrderDesk } from './order-desk.js';
import { frontier, SHIPS, UNITS } from './testing/desk.js';
import { orderArbitrary } from './testing/order-arbitraries.js';

const state = frontier();
const books = booksOf(state.rulebooks);
const order = orderArbitrary({
  players: ['taylor', 'worth', 'twiggs', 'marcy', 'polk'],
  units: UNITS.map(({ id }) => id as string),
  ships: SHIPS.map(({ id }) => id as string),
  squares: ['G7-V5', 'G6-V5', 'G8-V5'],
  places: ['Depot', 'Haven', 'Baltimore'],
  seas: ['WGC', 'SGC'],
})
  .filter((one) => faultsOfOrder(one).length === 0)
  .map(({ at: _, ...rest }) => rest as Order);
const lists = fc.array(order, { minLength: 1, maxLength: 30 });
/** Of the same few units, so that orders replace one another often. */
const crowd = fc.array(
  fc
    .tuple(fc.constantFrom('taylor', 'worth'), fc.constantFrom('US1IN', 'US2IN'))
    .map(([by, unit]): Order => ({ kind: 'land', by, unit })),
  { minLength: 2, maxLength: 12 },
);

const unreplaced = ({ problems, ...receipt }: ReturnType<OrderDesk['take']>) => ({
  ...receipt,
  problems: problems.filter(({ code }) => code !== 'replaced'),
});

describe('an order desk', () => {
  it('gives the receipts of a list judged at once, whether it goes on from orders it judged or from accepted ones it was told of', () => {
    fc.assert(
      fc.property(lists, fc.nat(29), (orders, cut) => {
        const whole = judgeOrders(state, books, orders);
        const desk = new OrderDesk(state, books);
        orders.slice(0, cut).forEach((one, place) => {
          if (whole.receipts[place]!.accepted) desk.enter(one, place);
        });
        const trial = desk.trial();
        const later = orders.slice(cut).map((one, i) => unreplaced(trial.take(one, cut + i)));
        expect(later).toEqual(whole.receipts.slice(cut).map(unreplaced));
        const standing = orders.flatMap((_, place) =>
          (place < cut ? desk : trial).stands(place) ? [place] : [],
        );
        for (const place of whole.standing) expect(standing).toContain(place);
      }),
      { numRuns: 80 },
    );
  });

  it('is not changed by what is only tried', () => {
    fc.assert(
      fc.property(lists, lists, (before, tried) => {
        const desk = new OrderDesk(state, books);
        const receipts = before.map((one, place) => desk.take(one, place));
        const told = JSON.stringify([receipts, before.map((_, place) => desk.stands(place))]);
        const trial = desk.trial();
        tried.forEach((one, i) => trial.take(one, before.length + i));
        expect(
          JSON.stringify([
            before.map((_, place) => desk.receipt(place)),
            before.map((_, place) => desk.stands(place)),
          ]),
        ).toBe(told);
      }),
      { numRuns: 40 },
    );
  });

  it('has the orders standing that stand without those that were taken back (6.1)', () => {
    fc.assert(
      fc.property(crowd, fc.array(fc.nat(11), { maxLength: 6 }), (orders, back) => {
        const desk = new OrderDesk(state, books);
        orders.forEach((one, place) => desk.take(one, place));
        for (const place of back) desk.withdraw(place);
        const left = orders.flatMap((one, place) => (back.includes(place) ? [] : [{ one, place }]));
        const { standing } = judgeOrders(
          state,
          books,
          left.map(({ one }) => one),
        );
        expect(orders.flatMap((_, place) => (desk.stands(place) ? [place] : []))).toEqual(
          left.flatMap(({ place }, i) => (standing.has(i) ? [place] : [])),
        );
      }),
      { numRuns: 100 },
    );
  });

  it('keeps assignments: what came after was judged by them (6.10)', () => {
    const desk = new OrderDesk(state, books);
    desk.take({ kind: 'assign', by: 'marcy', unit: 'US3IN', commander: 'taylor' }, 0);
    expect(() => desk.withdraw(0)).toThrow(RangeError);
  });
});
