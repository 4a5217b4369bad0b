import { describe, expect, it } from '@jest/globals';
import { faultsOfBattleOrder, readBattle } from '../../libs/battle/src/index.js';
import { judgeLastOrder } from '../../libs/battle-rules/src/index.js';
import { HexGrid } from '../../libs/hex/src/index.js';
import { BattleOrderDesk } from '../../apps/order-intake/src/game/battle-order-desk.js';
import { battleEffective } from '../../apps/order-intake/src/effective/battle-effective.js';
import { RandomBattleOrders } from '../fuzz/random-battle-order.js';
import { RandomSource } from '../fuzz/random-source.js';
import { howMany } from '../how-many.js';
import { HIDDEN, LOOKERS, NOBODY, WORLDS } from './http/battle-worlds.js';

/** Orders tried of each who looks; `RECEIPT_PAIRS=50000` for the long run. */
const TRIED = howMany('RECEIPT_PAIRS', 1_500, 20_000);
const IN_THE_BOOK = 40;

describe(`${TRIED} orders tried in two battles that differ in what a side has not observed`, () => {
  const states = WORLDS.map(({ position }) => readBattle(position));

  it.each(LOOKERS)('%s is answered in the same bytes, whoever and whatever he names', (by) => {
    const random = new RandomSource(by.length);
    // Names are drawn from both worlds: pieces that are in one of them, in both, and in none.
    const orders = new RandomBattleOrders(random, states[1]!, new HexGrid(33, 23).hexes());
    let desks = states.map((state) => new BattleOrderDesk(state));
    const differing: unknown[] = [];
    const tally = { accepted: 0, refused: 0, unknown: 0 };
    for (let place = 0; place < TRIED; place++) {
      const order = { ...orders.one(), by };
      if (faultsOfBattleOrder(order).length > 0) continue;
      const [here, there] = desks.map((desk) => desk.take(structuredClone(order), place));
      tally[here!.accepted ? 'accepted' : 'refused'] += 1;
      if (here!.problems.some(({ code }) => code === 'unknown-name')) tally.unknown += 1;
      if (JSON.stringify(here) !== JSON.stringify(there)) differing.push({ order, here, there });
      if (place % IN_THE_BOOK === 0) desks = states.map((state) => new BattleOrderDesk(state));
    }
    expect(differing).toEqual([]);
    for (const count of Object.values(tally)) expect(count).toBeGreaterThan(TRIED / 50);
  });

  it.each(LOOKERS)(
    '%s is offered, shown in reach and told in effect the same of every piece there is and is not',
    (by) => {
      const pieces = [
        ...new Set([
          ...states.flatMap(({ units, commands, leaders }) => [
            ...units.keys(),
            ...commands.keys(),
            ...leaders.keys(),
          ]),
          HIDDEN,
          NOBODY,
        ]),
      ];
      const told = states.map((state) => {
        const desk = new BattleOrderDesk(state);
        return JSON.stringify([
          pieces.map((piece) => [piece, desk.options(by, piece), desk.reach(by, piece)]),
          battleEffective(state, by, [], (order) => desk.trial().take(order, 0).accepted),
        ]);
      });
      expect(told[0]).toBe(told[1]);
    },
  );

  it('would be told apart by an answer that looks at the whole field', () => {
    const order = { kind: 'standing', for: HIDDEN, withdraw: 1, by: 'buford' } as const;
    const [here, there] = states.map((state) => JSON.stringify(judgeLastOrder(state, [order])));
    expect(here).not.toBe(there);
  });
});
