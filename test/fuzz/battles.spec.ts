import { describe, expect, it } from '@jest/globals';
import { faultsOfBattleOrder, readBattle } from '../../libs/battle/src/index.js';
import { battleScenario } from '../../libs/battle-scenarios/src/index.js';
import { smallBattle } from '../../libs/battle-rules/src/testing/small-battle.js';
import { type Fault, MalformedDocumentError } from '../../libs/documents/src/index.js';
import { HexGrid } from '../../libs/hex/src/index.js';
import { BattleOrderDesk } from '../../apps/order-intake/src/game/battle-order-desk.js';
import { battleBench } from '../../apps/vedette/src/battle/battle-bench.js';
import { answerToBattle } from '../../apps/vedette/src/battle/battle-lines.js';
import { howMany } from '../how-many.js';
import { RandomBattleOrders } from './random-battle-order.js';
import { RandomSource } from './random-source.js';
import { spoiledDocument } from './spoiled-order.js';

/** Positions and orders that are tried; `FUZZ_BATTLES=20000` for the long run. */
const POSITIONS = howMany('FUZZ_BATTLES', 400, 10_000);
const ORDERS = howMany('FUZZ_BATTLES', 1_500, 40_000);
const TURNS = 2;
const SPOILED = 0.2;
/** A document with more of a thing than any army has. */
const MANY = 100_000;

const isTold = ({ pointer, found, allowed }: Fault): boolean =>
  /^(\/.*)?$/s.test(pointer) && found.length > 0 && allowed.length > 0;

/** What became of a document: played, refused with faults that say what is wrong, or a fault of ours. */
function outcome(play: () => unknown): 'played' | 'refused' | { readonly fault: string } {
  try {
    play();
    return 'played';
  } catch (error) {
    if (error instanceof MalformedDocumentError && error.faults.length > 0 && error.faults.every(isTold))
      return 'refused';
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** A small battle, or the morning, as it stands between turns or in the middle of one. */
function positionOf(random: RandomSource): Record<string, unknown> {
  const lot = random.below(4);
  if (lot === 0) return battleScenario('feeling-the-enemy') as Record<string, unknown>;
  const small = smallBattle();
  if (lot === 1) return small;
  const until = random.pick(['initiative', 'activation/2', 'cleanup']);
  return battleBench({ position: small, orders: null, seed: 'fuzz', dice: null, until, turns: 1 }).position;
}

describe(`${POSITIONS} positions of battles with something spoiled`, () => {
  it('are refused with where, what and what is allowed, or played; never anything else', () => {
    const random = new RandomSource(1863);
    const tally = { played: 0, refused: 0 };
    const complaints: unknown[] = [];
    for (let i = 0; i < POSITIONS; i++) {
      const position = spoiledDocument(random, positionOf(random));
      const found = outcome(() => {
        const played = battleBench({ position, orders: null, seed: `fuzz ${i}`, dice: null, turns: TURNS });
        played.reports();
        readBattle(JSON.parse(JSON.stringify(played.position)));
      });
      if (typeof found === 'string') tally[found] += 1;
      else complaints.push({ i, ...found });
    }
    expect(complaints).toEqual([]);
    for (const count of Object.values(tally)) expect(count).toBeGreaterThan(POSITIONS / 20);
  });
});

describe(`${ORDERS} orders of battles about anything there is and is not, a part of them spoiled`, () => {
  const BOTH = ['buford', 'heth'] as const;
  const morning = () => readBattle(battleScenario('feeling-the-enemy'));

  it('are malformed and told so, or answered with a receipt by the desk that takes them, and what it took is played', () => {
    const random = new RandomSource(1864);
    const state = morning();
    const orders = new RandomBattleOrders(random, state, new HexGrid(33, 23).hexes());
    const tally = { malformed: 0, refused: 0, accepted: 0 };
    const complaints: unknown[] = [];
    let desk = new BattleOrderDesk(state);
    let taken: unknown[] = [];
    for (let place = 0; place < ORDERS; place++) {
      const drawn = orders.one();
      const sent = random.chance(SPOILED) ? spoiledDocument(random, drawn) : drawn;
      const faults = faultsOfBattleOrder(sent);
      if (faults.length > 0) {
        tally.malformed += 1;
        if (!faults.every(isTold)) complaints.push({ sent, faults });
        continue;
      }
      const order = sent as typeof drawn;
      if (!BOTH.includes(order.by as never)) continue;
      const found = outcome(() => {
        const { accepted, understood, problems } = desk.take(order, place);
        tally[accepted ? 'accepted' : 'refused'] += 1;
        if (accepted) taken.push(order);
        const isGood =
          understood.length > 3 &&
          accepted === problems.every(({ severity }) => severity === 'warning') &&
          problems.every(
            ({ code, rule, field, message }) =>
              /^[a-zA-Z-]+$/.test(code) &&
              /^gbacw-3dog /.test(rule) &&
              field.startsWith('/') &&
              message.length > 3,
          );
        if (!isGood) throw new Error(JSON.stringify({ order, accepted, understood, problems }));
      });
      if (found !== 'played') complaints.push({ order, found });
      if (taken.length < 60) continue;
      const document = { format: 'vedette/battle-orders@1', turn: state.turn, orders: taken };
      const played = outcome(() =>
        battleBench({
          ...{ position: battleScenario('feeling-the-enemy'), orders: document, seed: `fuzz ${place}` },
          ...{ dice: null, turns: 1 },
        }).reports(),
      );
      if (played !== 'played') complaints.push({ played });
      [desk, taken] = [new BattleOrderDesk(state), []];
    }
    expect(complaints).toEqual([]);
    for (const count of Object.values(tally)) expect(count).toBeGreaterThan(ORDERS / 40);
  });

  it('are refused by the table as a whole where one names what there is not, and played where it names the enemy', () => {
    const random = new RandomSource(1865);
    const state = morning();
    const drawn = new RandomBattleOrders(random, state, new HexGrid(33, 23).hexes());
    const tally = { played: 0, refused: 0 };
    const complaints: unknown[] = [];
    for (let i = 0; i < POSITIONS; i++) {
      const orders = [drawn.one(), drawn.one()];
      const found = outcome(() =>
        battleBench({
          ...{ position: battleScenario('feeling-the-enemy'), seed: 'fuzz', dice: null, turns: 1 },
          ...{ orders: { format: 'vedette/battle-orders@1', turn: state.turn, orders }, until: 'attachment' },
        }),
      );
      if (typeof found === 'string') tally[found] += 1;
      else complaints.push({ orders, found });
    }
    expect(complaints).toEqual([]);
    for (const count of Object.values(tally)) expect(count).toBeGreaterThan(POSITIONS / 20);
  });
});

describe('a document that is beyond all measure', () => {
  const morning = battleScenario('feeling-the-enemy') as Record<string, unknown> & { units: object[] };
  const many = <T>(one: (i: number) => T): T[] => Array.from({ length: MANY }, (_, i) => one(i));
  /** Stands for something too deep for a document to be written down from. */
  const ABYSS = 'the abyss';
  const deep = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

  it.each<[string, object]>([
    ['units', { position: { ...morning, units: many((i) => ({ ...morning.units[0], id: `u${i}` })) } }],
    [
      'works',
      {
        position: {
          ...morning,
          works: many(() => ({ hex: '0505', facing: 0, kind: 'breastworks', turns: 2, side: 'US' })),
        },
      },
    ],
    [
      'arrivals',
      {
        position: {
          ...morning,
          arrivals: many((i) => ({ id: `g${i}`, side: 'US', turn: '0800', area: 'nowhere' })),
        },
      },
    ],
    ['casualties', { position: { ...morning, casualties: many((i) => ({ unit: `u${i}`, turn: '0740' })) } }],
    [
      'hexsides',
      {
        position: {
          ...morning,
          map: {
            ...(morning['map'] as object),
            hexsides: many(() => ({ hex: '0505', side: 1, kind: 'wall' })),
          },
        },
      },
    ],
    [
      'orders',
      {
        position: 'feeling-the-enemy',
        orders: {
          format: 'vedette/battle-orders@1',
          turn: '0740',
          orders: many(() => ({ kind: 'pass', by: 'heth' })),
        },
      },
    ],
    [
      'orders that may be',
      {
        position: 'feeling-the-enemy',
        orders: {
          format: 'vedette/battle-orders@1',
          turn: '0740',
          orders: many(() => ({ kind: 'pass', by: 'heth' })).slice(0, 5_000),
        },
      },
    ],
    [
      'unknown names',
      {
        position: 'feeling-the-enemy',
        orders: {
          format: 'vedette/battle-orders@1',
          turn: '0740',
          orders: many((i) => ({ kind: 'commit', leader: `nobody${i}` })).slice(0, 5_000),
        },
      },
    ],
    ['dice', { position: 'feeling-the-enemy', dice: { '*': many(() => 5) } }],
    ['depth', { position: { ...morning, name: ABYSS } }],
    ['depth of what is not read', { position: { ...morning, more: ABYSS } }],
    ['depth of orders', { position: 'feeling-the-enemy', orders: ABYSS }],
  ])('is answered in a moment: %s', (_what, line) => {
    const answer = answerToBattle(JSON.stringify(line).replace(JSON.stringify(ABYSS), deep(5_000))) as {
      exit: number;
      error?: string;
      faults?: Fault[];
    };
    expect([answer.exit === 0 || answer.exit === 2, answer.error]).toEqual([true, undefined]);
  });
});
