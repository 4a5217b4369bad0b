import { describe, expect, it } from '@jest/globals';
import { readPosition, tacticalName, writePosition, type Order } from '@vedette/campaign';
import { defaultDoing } from '@vedette/order-rules';
import { ALL_DECIDERS, playTurn, type TurnResult } from '@vedette/referee';
import { booksOf, pieceTypes } from '@vedette/rulebooks';
import { theatreSource } from '@vedette/theatres';
import { randomLandWar, randomWarOrders, type LandBook } from '../fuzz/random-land-war.js';
import { RandomSource } from '../fuzz/random-source.js';
import { howMany } from '../how-many.js';

const WARS = howMany('PROPERTY_WARS', 2, 60);
const wars = (['gitm-amwol', 'gitm-nwol'] as const).flatMap((book) =>
  Array.from({ length: WARS }, (_, i) => [book, (i + 1) * 331] as const),
);

const SAID_OF_ORDERS = new Set(['OrderStood', 'OrderRefused', 'NothingDecided']);

/** What a turn came to, but for what was said of orders themselves. */
function outcome({ events, state }: TurnResult): unknown {
  const deeds = events.filter(({ type }) => !SAID_OF_ORDERS.has(type));
  return {
    deeds: deeds.map(({ type, data, dice }) => ({ type, data, dice })),
    position: writePosition(state),
  };
}

function play(
  book: LandBook,
  seed: number,
  orders: (state: TurnResult['state']) => readonly Order[],
): TurnResult {
  const state = readPosition(randomLandWar(new RandomSource(seed), book), theatreSource, pieceTypes);
  return playTurn({ state, orders: orders(state), secret: `orders ${seed}`, deciders: ALL_DECIDERS });
}

/** The orders a unit is taken to have that was sent none (6.9); a corps headquarters keeps what it will have left. */
function defaultOrders(state: TurnResult['state']): Order[] {
  const stubborn = state.rulebooks.land === 'gitm-amwol';
  return [...state.units.values()]
    .filter((unit) => !unit.kind.role.feeds)
    .map((unit) => {
      const fights = stubborn && unit.kind.militia;
      return {
        kind: 'land',
        unit: unit.id,
        by: unit.commander!,
        tactical: { line: 'first' },
        ...(!unit.kind.role.fights
          ? {}
          : { reaction: { support: { center: tacticalName(unit.tactical), radius: 2 } } }),
        posture: fights
          ? { offensive: 'attack', defensive: 'defend' }
          : { offensive: 'skirmish', defensive: 'skirmish' },
        supply: { level: 1 },
      } satisfies Order;
    });
}

describe.each(wars)('%s, war %i', (book, seed) => {
  it('without orders is what it is with the default orders written out (6.9)', () => {
    const silent = play(book, seed, () => []);
    const written = play(book, seed, defaultOrders);
    expect(written.receipts.filter(({ accepted }) => !accepted)).toEqual([]);
    expect(outcome(written)).toEqual(outcome(silent));
  });

  it('without orders is what it is with the defaults that officers are told, sent as they are told (6.9)', () => {
    const silent = play(book, seed, () => []);
    const told = play(book, seed, (state) =>
      [...state.units.values()].map((unit) => {
        const { order } = defaultDoing({ state, books: booksOf(state.rulebooks) }, { at: 'land', unit });
        return { ...order!, by: unit.commander! } as Order;
      }),
    );
    expect(told.receipts.filter(({ accepted }) => !accepted)).toEqual([]);
    expect(outcome(told)).toEqual(outcome(silent));
  });

  it('is the same when every order is sent twice (6.1)', () => {
    const orders = (state: TurnResult['state']): Order[] =>
      randomWarOrders(new RandomSource(seed), writePosition(state)).filter(({ kind }) => kind === 'land');
    const once = play(book, seed, orders);
    const twice = play(book, seed, (state) => orders(state).flatMap((order) => [order, order]));
    expect(outcome(twice)).toEqual(outcome(once));
  });
});
