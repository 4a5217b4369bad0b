import { describe, expect, it } from '@jest/globals';
import {
  faultsOf,
  EventDocument,
  definitionOf,
  fold,
  readPosition,
  writePosition,
  type Order,
  type PositionDocument,
} from '@vedette/campaign';
import { deriveSituation } from '@vedette/contact';
import { ALL_DECIDERS, playTurn } from '@vedette/referee';
import { booksOf, pieceTypes } from '@vedette/rulebooks';
import { theatreSource } from '@vedette/theatres';
import { randomOrders, randomPosition } from './random-campaign.js';
import { randomLandWar, randomWarOrders } from './random-land-war.js';
import { RandomSource } from './random-source.js';
import { faultsOfStanding, menInAll } from './standing.js';
import { howMany } from '../how-many.js';

const CAMPAIGNS = howMany('FUZZ_CAMPAIGNS', 2, 40);
const TURNS = howMany('FUZZ_TURNS', 15, 15);
const FIRST = Number(process.env['FUZZ_FIRST_SEED'] ?? 1);

/** The worlds that are played: what they are called, how one is made, and what its players order. */
const WORLDS: readonly {
  readonly name: string;
  readonly position: (random: RandomSource) => PositionDocument;
  readonly orders: (random: RandomSource, position: PositionDocument) => Order[];
}[] = [
  { name: 'gitm-amwol in open country', position: (random) => randomPosition(random), orders: randomOrders },
  {
    name: 'gitm-amwol round cities',
    position: (random) => randomLandWar(random, 'gitm-amwol'),
    orders: randomWarOrders,
  },
  {
    name: 'gitm-nwol round cities',
    position: (random) => randomLandWar(random, 'gitm-nwol'),
    orders: randomWarOrders,
  },
];
const runs = WORLDS.flatMap((world) =>
  Array.from({ length: CAMPAIGNS }, (_, i) => [world.name, FIRST + i, world] as const),
);

describe.each(runs)('%s, a random campaign of seed %i', (_name, seed, world) => {
  it('plays every turn without a fault and loses no man from the count', () => {
    const random = new RandomSource(seed);
    let document = world.position(random);
    const start = menInAll(readPosition(document, theatreSource, pieceTypes));
    for (let turn = 1; turn <= TURNS; turn++) {
      const orders = world.orders(random, document);
      const before = readPosition(document, theatreSource, pieceTypes);
      const result = playTurn({ state: before, orders, secret: `fuzz ${seed}`, deciders: ALL_DECIDERS });
      for (const event of result.events) {
        expect(faultsOf(EventDocument, event)).toEqual([]);
        expect({ type: event.type, faults: faultsOf(definitionOf(event.type).data, event.data) }).toEqual({
          type: event.type,
          faults: [],
        });
      }
      expect({ turn, men: menInAll(result.state) }).toEqual({ turn, men: start });
      const folded = readPosition(document, theatreSource, pieceTypes);
      deriveSituation(folded, booksOf(folded.rulebooks).land);
      expect(writePosition(fold(folded, result.events))).toEqual(writePosition(result.state));
      expect({
        turn,
        faults: faultsOfStanding(readPosition(document, theatreSource, pieceTypes), result.state),
      }).toEqual({
        turn,
        faults: [],
      });
      document = writePosition(result.state);
      expect(writePosition(readPosition(document, theatreSource, pieceTypes))).toEqual(document);
    }
  });
});
