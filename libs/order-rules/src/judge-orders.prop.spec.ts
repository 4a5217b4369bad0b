import { describe, expect, it } from '@jest/globals';
import { type CampaignState, faultsOfOrder, type Order, type OrderKind } from '@vedette/campaign';
import { booksOf } from '@vedette/rulebooks';
import fc from 'fast-check';
import { judgeOrders, type Judgements } from './judge-orders.js';
import { slotOf } from './order-kinds.js';
import { frontier, SHIPS, UNITS } from './testing/desk.js';
import { orderArbitrary } from './testing/order-arbitraries.js';

const state = frontier();
const judgeIn = (on: CampaignState, orders: readonly Order[]): Judgements =>
  judgeOrders(on, booksOf(on.rulebooks), orders);
const order = orderArbitrary({
  players: ['taylor', 'worth', 'twiggs', 'marcy', 'bancroft', 'polk', 'houston', 'arista'],
  units: UNITS.map(({ id }) => id as string),
  ships: SHIPS.map(({ id }) => id as string),
  squares: [...state.cities.values()]
    .map(({ square }) => state.theatre.grid.nameOf(square))
    .concat('G7-V5', 'G6-V5', 'G5-V5'),
  places: ['Depot', 'Villa', 'Haven', 'Baltimore', 'Veracruz'],
  seas: ['WGC', 'SGC', 'CAB', 'SMC'],
}).filter((one) => faultsOfOrder(one).length === 0);
const lists = fc.array(order, { minLength: 1, maxLength: 40 });
const MANY = 100_000;
const LIST = 1000;

describe('any well-formed orders', () => {
  it('get one receipt each: refused with an error or accepted without, with words and remedies', () => {
    fc.assert(
      fc.property(lists, (orders) => {
        const { receipts } = judgeIn(state, orders);
        expect(receipts.map((receipt) => receipt.order)).toEqual(orders.map((_, i) => i));
        for (const { accepted, understood, problems } of receipts) {
          expect(accepted).toBe(problems.every(({ severity }) => severity === 'warning'));
          expect(understood.length).toBeGreaterThan(3);
          for (const { code, rule, field, message } of problems) {
            expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
            expect(rule).toMatch(/^(gitm-amwol|pate-amwol) \d+\.\d+$/);
            expect(field).toMatch(/^(\/([a-zA-Z]+|\d+))+$/);
            expect(message.split('; ').length).toBeGreaterThanOrEqual(3);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('leave at most one order standing for a piece, and only accepted ones', () => {
    fc.assert(
      fc.property(lists, (orders) => {
        const { receipts, standing, accepted } = judgeIn(state, orders);
        const slots = [...standing].map((place) => slotOf(orders[place]!)).filter((slot) => slot !== null);
        expect(new Set(slots).size).toBe(slots.length);
        for (const place of standing) expect(receipts[place]!.accepted).toBe(true);
        expect(accepted).toHaveLength(standing.size);
      }),
      { numRuns: 60 },
    );
  });

  it('are judged by what came before them: later orders only replace', () => {
    fc.assert(
      fc.property(lists, fc.nat(39), (all, cut) => {
        const orders = all.map(({ at: _, ...rest }) => rest as Order);
        const before = judgeIn(state, orders.slice(0, cut)).receipts;
        const whole = judgeIn(state, orders).receipts.slice(0, cut);
        const unreplaced = whole.map((receipt) => ({
          ...receipt,
          problems: receipt.problems.filter(({ code }) => code !== 'replaced'),
        }));
        const known = before.map((receipt) => ({
          ...receipt,
          problems: receipt.problems.filter(({ code }) => code !== 'replaced'),
        }));
        expect(unreplaced).toEqual(known);
      }),
      { numRuns: 40 },
    );
  });

  it('change nothing when they are sent twice', () => {
    fc.assert(
      fc.property(lists, (all) => {
        const twice: readonly OrderKind[] = ['land', 'naval', 'deploy'];
        const orders = all
          .filter(({ kind }) => twice.includes(kind))
          .map(({ at: _, ...rest }) => rest as Order);
        const sentTwice = orders.flatMap((one) => [one, one]);
        expect(judgeIn(state, sentTwice).accepted).toEqual(judgeIn(state, orders).accepted);
      }),
      { numRuns: 40 },
    );
  });

  it('never change the position', () => {
    const before = JSON.stringify([...state.units.values(), ...state.ships.values()]);
    fc.assert(
      fc.property(lists, (orders) => {
        judgeIn(state, orders);
      }),
      { numRuns: 50 },
    );
    expect(JSON.stringify([...state.units.values(), ...state.ships.values()])).toBe(before);
  });

  it(`do not crash the desk: ${MANY} of them, in every season`, () => {
    const seasons = ['campaign', 'deployment', 'peace', 'truce'].map((season) => frontier({ season }));
    const drawn = fc.sample(order, { numRuns: 2000, seed: 1846 });
    let judged = 0;
    for (let first = 0; judged < MANY; first += 37) {
      const orders = Array.from({ length: LIST }, (_, i) => drawn[(first + i * 7) % drawn.length]!);
      judged += judgeIn(seasons[first % seasons.length]!, orders).receipts.length;
    }
    expect(judged).toBe(MANY);
  });
});

describe('what a sender cannot know', () => {
  const own = order.filter(({ by }) => ['taylor', 'worth', 'marcy', 'polk', 'bancroft'].includes(by ?? ''));
  const others = frontier({
    pieces: {
      MX1IN: {
        square: 'G3-V3',
        tactical: '0-0',
        strength: 1,
        quality: 'Excellent',
        status: 'inactive',
        commander: 'arista',
      },
      MX1SL: { at: { sea: 'WGC', tacticalArea: 3 }, crew: 1 },
    },
  });
  const without = frontier();
  without.removeUnit(without.unit('MX1IN'));
  without.ships.delete('MX1SL');

  it.each([
    ['strength, place and state of an enemy out of sight', others],
    ['whether an enemy exists at all', without],
  ])('%s changes no byte of an answer', (_, world) => {
    fc.assert(
      fc.property(fc.array(own, { minLength: 1, maxLength: 25 }), (orders) => {
        expect(JSON.stringify(judgeIn(world, orders))).toBe(JSON.stringify(judgeIn(state, orders)));
      }),
      { numRuns: 60 },
    );
  });

  it('no answer names a unit that neither the order nor the sender’s side has', () => {
    fc.assert(
      fc.property(own, (one) => {
        const answer = JSON.stringify(judgeIn(state, [one]).receipts);
        for (const id of ['MX1IN', 'MX1SL'])
          if (!JSON.stringify(one).includes(id)) expect(answer).not.toContain(id);
      }),
      { numRuns: 200 },
    );
  });
});
