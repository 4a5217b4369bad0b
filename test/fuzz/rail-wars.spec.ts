import { describe, expect, it } from '@jest/globals';
import {
  definitionOf,
  EventDocument,
  evolve,
  faultsOf,
  readPosition,
  writePosition,
} from '@vedette/campaign';
import { deriveSituation } from '@vedette/contact';
import { ALL_DECIDERS, playTurn } from '@vedette/referee';
import { booksOf, pieceTypes } from '@vedette/rulebooks';
import { theatreSource } from '@vedette/theatres';
import { howMany } from '../how-many.js';
import { batteriesIn, batteriesTold } from './batteries.js';
import { randomRailOrders, randomRailWar } from './random-rail-war.js';
import { RandomSource } from './random-source.js';
import { menInAll } from './standing.js';

const CAMPAIGNS = howMany('FUZZ_RAIL_WARS', 4, 200);
const TURNS = howMany('FUZZ_RAIL_TURNS', 12, 12);
const FIRST = Number(process.env['FUZZ_FIRST_SEED'] ?? 1);
/** What must come up in the wars of a run, or the suite would prove nothing of it. */
const WANTED = ['AttackersClosed', 'WonWithoutMelee', 'MeleeDecided', 'Bombarded', 'WorkRaised', 'UnitRode'];

describe('random wars of ROTD', () => {
  const met = new Set<string>();

  it.each(Array.from({ length: CAMPAIGNS }, (_, i) => FIRST + i))(
    'play every turn without a fault and lose neither men nor guns from the count: seed %i',
    (seed) => {
      const random = new RandomSource(seed);
      let document = randomRailWar(random);
      const men = menInAll(readPosition(document, theatreSource, pieceTypes));
      for (let turn = 1; turn <= TURNS; turn++) {
        const orders = randomRailOrders(random, document);
        const before = readPosition(document, theatreSource, pieceTypes);
        const { events, state } = playTurn({
          state: before,
          orders,
          secret: `rails ${seed}`,
          deciders: ALL_DECIDERS,
        });
        const told = readPosition(document, theatreSource, pieceTypes);
        deriveSituation(told, booksOf(told.rulebooks).land);
        for (const event of events) {
          met.add(event.type);
          const faults = [
            ...faultsOf(EventDocument, event),
            ...faultsOf(definitionOf(event.type).data, event.data),
          ];
          const held = batteriesIn(told) + batteriesTold(event, told);
          evolve(told, event);
          expect({ event, faults, batteries: batteriesIn(told) }).toEqual({
            event,
            faults: [],
            batteries: held,
          });
        }
        expect({ turn, men: menInAll(state) }).toEqual({ turn, men });
        expect(writePosition(told)).toEqual(writePosition(state));
        document = writePosition(state);
        expect(writePosition(readPosition(document, theatreSource, pieceTypes))).toEqual(document);
      }
    },
  );

  it('meet what the book decides otherwise than others', () => {
    expect(WANTED.filter((type) => !met.has(type))).toEqual([]);
  });
});
