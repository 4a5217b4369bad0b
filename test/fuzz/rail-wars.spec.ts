import { describe, expect, it } from '@jest/globals';
import {
  type CampaignState,
  definitionOf,
  EventDocument,
  evolve,
  faultsOf,
  type Order,
  type PositionDocument,
  readPosition,
  tacticalName,
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

/** Every unit marches off, by withdrawal too, to where nothing of it can be under a bridge. */
function marchingOff(state: CampaignState): Order[] {
  return [...state.units.values()].map((unit) => ({
    ...{ kind: 'land' as const, unit: unit.id, by: unit.commander! },
    strategic: { path: ['G3-V2'], withdraw: true, pursuit: true, marchTo: ['allies' as const] },
    tactical: { destination: '5-4', engage: { from: 1, to: 5 } },
    rail: { destination: 'G2-V3' },
  }));
}

/** Every unit is placed anew. */
function placedAnew(random: RandomSource, state: CampaignState): Order[] {
  return [...state.units.values()].map((unit) => ({
    ...{ kind: 'deploy' as const, unit: unit.id, by: unit.commander! },
    square: `G${random.below(8)}-V${random.below(5)}`,
  }));
}

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

  it.each(Array.from({ length: CAMPAIGNS }, (_, i) => FIRST + i))(
    'leave bridges that are thrown where they are, whatever is ordered in whichever season: seed %i',
    (seed) => {
      const random = new RandomSource(seed + 10_000);
      const war = randomRailWar(random);
      const thrown = ['PR90PB', 'AU90PB'].map((id, i) => ({
        ...{ id, square: 'G4-V2', tactical: `7-${4 + 6 * i}`, deployed: true, supplies: 1 },
        commander: id.slice(0, 2).toLowerCase(),
      }));
      let document: PositionDocument = {
        ...war,
        units: [...war.units, ...thrown],
        battlesLastTurn: ['G4-V2'],
      };
      for (const season of ['campaign', 'truce', 'deployment', 'peace'] as const) {
        const state = readPosition({ ...document, season }, theatreSource, pieceTypes);
        const orders = season === 'campaign' ? marchingOff(state) : placedAnew(random, state);
        const after = playTurn({ state, orders, secret: `bridges ${seed}`, deciders: ALL_DECIDERS }).state;
        document = JSON.parse(JSON.stringify(writePosition(after))) as PositionDocument;
        const read = readPosition(document, theatreSource, pieceTypes);
        const there = [...read.units.values()].filter(({ deployed }) => deployed);
        expect(there.map(({ tactical }) => tacticalName(tactical)).sort()).toEqual(['7-10', '7-4']);
      }
    },
  );

  it('meet what the book decides otherwise than others', () => {
    expect(WANTED.filter((type) => !met.has(type))).toEqual([]);
  });
});
