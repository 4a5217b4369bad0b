import { describe, expect, it } from '@jest/globals';
import {
  EventDocument,
  definitionOf,
  faultsOf,
  readPosition,
  writePosition,
  type CampaignState,
  type GameEvent,
  type ShipPlaceDocument,
  stateId,
} from '@vedette/campaign';
import { ALL_DECIDERS, playTurn } from '@vedette/referee';
import { theatreSource } from '@vedette/theatres';
import { pieceTypes } from '@vedette/rulebooks';
import { shuffled, timed } from '../determinism/whole-turn.js';
import { playCounted } from '../properties/play-counted.js';
import { randomOrders, randomPosition } from './random-campaign.js';
import { randomFleetOrders, withOceans } from './random-fleet.js';
import { RandomSource } from './random-source.js';
import { menInAll } from './standing.js';
import { howMany } from '../how-many.js';

const CAMPAIGNS = howMany('FUZZ_FLEETS', 3, 60);
const TURNS = howMany('FUZZ_TURNS', 15, 15);
/** Not in every campaign, but in all of them together: else the war at sea was never fought. */
const MET = ['SeaBattleFought', 'ShipsSailed', 'UnitEmbarked', 'UnitLanded', 'TransportsSplit'];
const met = new Map<string, number>();

describe.each(Array.from({ length: CAMPAIGNS }, (_, i) => i + 1))('a random naval war of seed %i', (seed) => {
  it('keeps every ship somewhere, all that is aboard in it, and no count wrong', () => {
    const random = new RandomSource(seed * 7919);
    let document = withOceans(random, randomPosition(random));
    let men = menInAll(readPosition(document, theatreSource, pieceTypes));
    for (let turn = 1; turn <= TURNS; turn++) {
      const orders = timed([...randomOrders(random, document), ...randomFleetOrders(random, document)]);
      const before = readPosition(document, theatreSource, pieceTypes);
      const { next, state, events } = playCounted(document, orders, `fleets ${seed}`);
      for (const event of events) {
        met.set(event.type, (met.get(event.type) ?? 0) + 1);
        const faults = [
          ...faultsOf(EventDocument, event),
          ...faultsOf(definitionOf(event.type).data, event.data),
        ];
        expect({ type: event.type, faults }).toEqual({ type: event.type, faults: [] });
      }
      expect(shipsOutOfNothing(before, state, events)).toEqual([]);
      expect([...state.ships.values()].flatMap((ship) => faultsOfShip(state, ship.id))).toEqual([]);
      expect(faultsOfPassengers(state)).toEqual([]);
      expect(faultsOfVoyages(before, events)).toEqual([]);
      expect(faultsOfBattles(before, events)).toEqual([]);
      men += handsSentHome(events);
      expect(menInAll(state)).toBe(men);
      if (turn % 5 === 1) {
        const again = playTurn({
          state: readPosition(document, theatreSource, pieceTypes),
          orders: shuffled(random, orders),
          secret: `fleets ${seed}`,
          deciders: ALL_DECIDERS,
        });
        expect(writePosition(again.state)).toEqual(next);
        expect(asDecided(again.events) === asDecided(events)).toBe(true);
      }
      document = next;
      expect(writePosition(readPosition(document, theatreSource, pieceTypes))).toEqual(document);
    }
  });
});

it('was a war: ships fought, sailed, took troops aboard, landed them and were parted', () => {
  expect(MET.filter((type) => !met.has(type))).toEqual([]);
});

/** Ships that are there and were not, and that no division of a group and no capture accounts for. */
function shipsOutOfNothing(
  before: CampaignState,
  after: CampaignState,
  events: readonly GameEvent[],
): string[] {
  const made = events.flatMap(({ type, data }) => {
    if (type === 'TransportsSplit') return [(data as { into: string }).into];
    if (type === 'ShipTaken' || type === 'LaidUpShipTaken')
      return [(data as { prize: { id: string } }).prize.id];
    return [];
  });
  return [...after.ships.keys()].filter((id) => !before.ships.has(id) && !made.includes(id));
}

function faultsOfShip(state: CampaignState, id: string): string[] {
  const ship = state.ship(id);
  const { at } = ship;
  const sea = 'sea' in at ? state.theatre.seas.find(({ code }) => code === at.sea) : undefined;
  const leader = ship.attachedTo === null ? undefined : state.ships.get(ship.attachedTo);
  const checks: Record<string, boolean> = {
    'no such port': 'port' in at && !state.ports.has(at.port),
    'no such sea': 'sea' in at && !sea,
    'no such tactical area': 'sea' in at && !!sea && at.tacticalArea >= sea.tacticalAreas,
    'at the Horn without an end': 'transit' in at && at.transit.turnsLeft < 1,
    'laid up at sea': ship.status === 'inactive' && !('port' in at && at.area === 'harbor'),
    'sunk and afloat': ship.hull >= 5 || ship.hull < 0 || ship.rigging < 0 || ship.rigging > 5,
    'fewer hands than none': ship.crew < 0 || ship.marines < 0,
    'stores out of the hold':
      ship.stores < 0 || ship.stores > 24 || ship.cargo.stores < 0 || ship.cargo.supplies < 0,
    'leader that is not': ship.attachedTo !== null && (!leader || leader === ship),
    'group of a wrong size':
      ship.type === 'TR' && !((ship.capacity ?? 0) >= 500 && (ship.capacity ?? 0) <= 20_000),
    'cargo in a warship': ship.type !== 'TR' && ship.cargo.units.length > 0,
  };
  return Object.keys(checks)
    .filter((fault) => checks[fault])
    .map((fault) => `${id}: ${fault} ${JSON.stringify(at)}`);
}

/** Moves from one place to another that no chart has (6.2, 6.3), and ships that saw more than two new sea areas of their own will. */
function faultsOfVoyages(state: CampaignState, events: readonly GameEvent[]): string[] {
  const seaAt = (at: ShipPlaceDocument): string | undefined =>
    'sea' in at ? at.sea : 'port' in at ? state.ports.get(at.port)?.sea : undefined;
  const chart = new Map(state.theatre.seas.map((sea) => [sea.code, Object.values(sea.neighbours).flat()]));
  const reached = new Map<string, number>();
  const faults: string[] = [];
  for (const { type, data, phase } of events) {
    if (type !== 'ShipsSailed' && type !== 'ShipsPursued') continue;
    const { ships, from, to } = data as { ships: string[]; from: ShipPlaceDocument; to: ShipPlaceDocument };
    if ('transit' in from) continue;
    const [a, b] = [seaAt(from), seaAt(to)];
    const portToPort = 'port' in from && 'port' in to && from.port !== to.port;
    const outOfPort = 'port' in from && 'sea' in to && a !== b;
    const intoPort = 'sea' in from && 'port' in to && a !== b;
    const tooFar = a === undefined || b === undefined || (a !== b && !chart.get(a)?.includes(b));
    if (portToPort || outOfPort || intoPort || tooFar)
      faults.push(`${phase}: ${ships.join(' ')} ${JSON.stringify(from)} > ${JSON.stringify(to)}`);
    if (a === b) continue;
    for (const ship of ships) reached.set(ship, (reached.get(ship) ?? 0) + 1);
  }
  return [
    ...faults,
    ...[...reached].filter(([, seas]) => seas > 2).map(([ship]) => `${ship} sailed too far`),
  ];
}

/** Battles between others than enemies, and ships in two of them (7.1). */
function faultsOfBattles(state: CampaignState, events: readonly GameEvent[]): string[] {
  const fought = new Set<string>();
  return events
    .filter(({ type }) => type === 'SeaBattleJoined')
    .flatMap(({ data }) => {
      const { battle, sides } = data as { battle: string; sides: { states: string[]; ships: string[] }[] };
      const [one, two] = sides as [(typeof sides)[number], (typeof sides)[number]];
      const friendly = one.states.some((a) =>
        two.states.some((b) => !state.areHostile(stateId(a), stateId(b))),
      );
      const again = [...one.ships, ...two.ships].filter((ship) => fought.has(ship) || !fought.add(ship));
      return [
        ...(friendly ? [`${battle} among friends`] : []),
        ...again.map((ship) => `${ship} fought twice`),
      ];
    });
}

/** Every unit aboard is in one hold, and every hold has only units that are aboard. */
function faultsOfPassengers(state: CampaignState): string[] {
  const holds = new Map<string, string[]>();
  for (const ship of state.ships.values())
    for (const unit of ship.cargo.units) holds.set(unit, [...(holds.get(unit) ?? []), ship.id]);
  const adrift = [...state.units.values()].filter(({ id, status, aboard, square }) => {
    const listed = holds.get(id) ?? [];
    if (status !== 'embarked') return aboard !== null || listed.length > 0;
    return listed.length !== 1 || listed[0] !== aboard || square !== -1;
  });
  const ghosts = [...holds.keys()].filter((id) => !state.units.has(id));
  return [...adrift.map(({ id }) => id), ...ghosts];
}

/** Hands of scuttled ships, who are soldiers from then on, or can be (P-35). */
function handsSentHome(events: readonly GameEvent[]): number {
  return events
    .filter(({ type }) => type === 'ShipScuttled')
    .map(({ data }) => data as { crew: number; marines: number })
    .reduce((sum, { crew, marines }) => sum + crew + marines, 0);
}

/** What was decided, byte for byte; in which order receipts are written is not. */
function asDecided(events: readonly GameEvent[]): string {
  const told = events.filter(({ type }) => !type.startsWith('Order'));
  return JSON.stringify(told.map((event) => ({ ...event, seq: 0 })));
}
