import { describe, expect, it } from '@jest/globals';
import {
  copyState,
  effectiveOrders,
  fold,
  QUALITIES,
  readPosition,
  writePosition,
  type MutableCampaignState,
  type EventName,
  type GameEvent,
  type Order,
  type PositionDocument,
} from '@vedette/campaign';
import { Dice } from '@vedette/chance';
import { makeInlineTheatre, type InlineTheatre } from '@vedette/geography';
import { booksOf, PhaseContext, pieceTypes } from '@vedette/rulebooks';
import fc from 'fast-check';
import { combatPhase } from './combat-phase.js';

const THEATRE: InlineTheatre & { kind: 'inline' } = {
  kind: 'inline',
  origin: 'G0-V0',
  strategic: ['...', '...', '...'],
  nations: ['UUU', 'UUU', 'MMM'],
  nationKey: { U: 'United States', M: 'Mexico' },
  seas: [{ code: 'SGC', name: 'South Gulf', map: 'A', neighbours: {}, tacticalAreas: 3 }],
  ports: [
    { name: 'Haven', sea: 'SGC', exit: 'E', state: 'US', batteries: 1, defence: 1 },
    { name: 'Cove', sea: 'SGC', exit: 'W', state: 'MX' },
  ],
};
const PLACES = [
  { port: 'Haven', area: 'harbor' },
  { port: 'Haven', area: 'coastal' },
  { port: 'Cove', area: 'harbor' },
  { port: 'Cove', area: 'coastal' },
  { sea: 'SGC', tacticalArea: 0 },
  { sea: 'SGC', tacticalArea: 1 },
] as const;
/** Texas is at war with both others; Britain with nobody. */
const STATES = ['US', 'MX', 'YU', 'TX', 'GB'] as const;
const NEUTRAL = 'GB';

const VESSEL = fc.record({
  state: fc.constantFrom(...STATES),
  type: fc.constantFrom('FR', 'SL', 'TR'),
  at: fc.constantFrom(...PLACES),
  crew: fc.integer({ min: 0, max: 250 }),
  marines: fc.integer({ min: 0, max: 25 }),
  quality: fc.constantFrom(...QUALITIES),
  experience: fc.integer({ min: 0, max: 100 }),
  hull: fc.integer({ min: 0, max: 4 }),
  rigging: fc.integer({ min: 0, max: 5 }),
  stores: fc.integer({ min: 0, max: 24 }),
  supplies: fc.integer({ min: 0, max: 9 }),
  laidUp: fc.boolean(),
  follows: fc.boolean(),
  combat: fc.record(
    {
      stance: fc.constantFrom('engage', 'accept', 'evade', 'run-past'),
      gauge: fc.constantFrom('windward', 'leeward'),
      line: fc.constantFrom('line-ahead', 'break'),
      close: fc.boolean(),
      fireAt: fc.constantFrom('hull', 'rigging'),
      fightElsewhere: fc.boolean(),
      retreatTo: fc.constantFrom('harbor', 'open-sea'),
      inactiveShips: fc.constantFrom('capture', 'destroy'),
    },
    { requiredKeys: [] },
  ),
  sails: fc.boolean(),
});
const GAME = fc.record({
  vessels: fc.array(VESSEL, { minLength: 2, maxLength: 14 }),
  wind: fc.record({
    from: fc.constantFrom('north', 'east', 'south', 'west'),
    strength: fc.constantFrom('light', 'moderate', 'heavy'),
  }),
  secret: fc.string(),
});
type Game = typeof GAME extends fc.Arbitrary<infer T> ? T : never;

const idOf = ({ vessels }: Game, i: number): string => `${vessels[i]!.state}${i + 1}${vessels[i]!.type}`;

function open(game: Game, order: readonly number[]): MutableCampaignState {
  const vessels = order.map((i) => {
    const {
      laidUp,
      follows,
      sails: _sails,
      combat: _combat,
      state,
      type,
      supplies,
      ...rest
    } = game.vessels[i]!;
    const home = 'port' in rest.at && rest.at.port === (state === 'US' ? 'Haven' : 'Cove');
    const inactive = laidUp && type !== 'TR' && home && (state === 'US' || state === 'MX');
    return {
      ...rest,
      id: idOf(game, i),
      marines: type === 'TR' ? 0 : rest.marines,
      status: inactive ? 'inactive' : 'active',
      attachedTo: follows && i > 0 ? idOf(game, 0) : null,
      cargo: { units: [], supplies: type === 'TR' ? supplies : 0, stores: 0 },
      capacity: type === 'TR' ? 1000 : null,
      commander: state.toLowerCase(),
    };
  });
  const document = {
    format: 'vedette/position@1',
    rulebooks: { land: 'gitm-amwol', naval: 'pate-amwol' },
    theatre: THEATRE,
    states: STATES.map((id) => ({ id, nation: 'Mexico', side: id })),
    relations: [
      { between: ['US', 'MX'], stance: 'hostile' },
      { between: ['US', 'YU'], stance: 'hostile' },
      { between: ['MX', 'YU'], stance: 'allied' },
      { between: ['US', 'TX'], stance: 'hostile' },
      { between: ['MX', 'TX'], stance: 'hostile' },
    ],
    players: STATES.map((state) => ({ id: state.toLowerCase(), state })),
    weather: [{ sea: 'SGC', wind: game.wind }],
    units: [],
    ships: vessels,
  } as unknown as PositionDocument;
  return readPosition(
    document,
    (inline) => makeInlineTheatre(inline as unknown as InlineTheatre),
    pieceTypes,
  );
}

function ordersOf(game: Game): Order[] {
  return game.vessels.map(({ combat, sails }, i) => ({
    kind: 'naval',
    ship: idOf(game, i),
    combat,
    movement: { seas: sails ? ['SGC'] : [] },
  })) as Order[];
}

function play(state: MutableCampaignState, orders: readonly Order[], secret: string): readonly GameEvent[] {
  const dice = Dice.keyed(secret, state.turn, 'naval-combat');
  const context = new PhaseContext(
    state,
    effectiveOrders(orders),
    dice,
    booksOf(state.rulebooks),
    'naval-combat',
  );
  combatPhase(context);
  return context.events;
}

const inOrder = (game: Game): number[] => game.vessels.map((_, i) => i);

interface Told {
  readonly ship: string;
  readonly crew: number;
  readonly marines: number;
  readonly crewLost: number;
  readonly marinesLost: number;
  readonly crewTaken: number;
  readonly marinesTaken: number;
  readonly stores: number;
  readonly supplies: number;
  readonly prize: { readonly id: string };
}
const told = (events: readonly GameEvent[], ...types: EventName[]): Told[] =>
  events.filter(({ type }) => types.includes(type)).map(({ data }) => data as unknown as Told);
const sum = <T>(list: Iterable<T>, of: (one: T) => number): number =>
  [...list].reduce((total, one) => total + of(one), 0);

describe('the naval combat phase, whatever fleets meet', () => {
  it('keeps every ship, man, store and supply: each is where it was, taken, or accounted for as lost', () => {
    fc.assert(
      fc.property(GAME, (game) => {
        const state = open(game, inOrder(game));
        const before = copyState(state);
        const events = play(state, ordersOf(game), game.secret);
        const gone = told(events, 'ShipSunk', 'LaidUpShipBurnt');
        const taken = told(events, 'ShipTaken', 'LaidUpShipTaken');
        const kept = [...before.ships.keys()].filter((id) => state.ships.has(id));
        expect([...kept, ...gone.map(({ ship }) => ship), ...taken.map(({ ship }) => ship)].sort()).toEqual(
          [...before.ships.keys()].sort(),
        );
        expect([...kept, ...taken.map(({ prize }) => prize.id)].sort()).toEqual(
          [...state.ships.keys()].sort(),
        );

        const men = (one: { crew: number; marines: number }): number => one.crew + one.marines;
        const laidUp = told(events, 'LaidUpShipBurnt', 'LaidUpShipTaken');
        const lost =
          sum(told(events, 'ShipBattered'), ({ crewLost, marinesLost }) => crewLost + marinesLost) +
          sum(told(events, 'ShipSunk'), men) +
          sum(told(events, 'ShipTaken'), ({ crewTaken, marinesTaken }) => crewTaken + marinesTaken) +
          sum(laidUp, ({ ship }) => men(before.ship(ship)));
        expect(sum(state.ships.values(), men) + lost).toBe(sum(before.ships.values(), men));

        const sunk = told(events, 'ShipSunk');
        const burnt = told(events, 'LaidUpShipBurnt');
        expect(
          sum(state.ships.values(), (ship) => ship.stores) +
            sum(sunk, ({ stores }) => stores) +
            sum(burnt, ({ ship }) => before.ship(ship).stores),
        ).toBe(sum(before.ships.values(), (ship) => ship.stores));
        expect(
          sum(state.ships.values(), (ship) => ship.cargo.supplies) + sum(sunk, ({ supplies }) => supplies),
        ).toBe(sum(before.ships.values(), (ship) => ship.cargo.supplies));
      }),
      { numRuns: 300 },
    );
  });

  it('lets no ship fight twice, no neutral suffer and no damage or crew leave its bounds', () => {
    fc.assert(
      fc.property(GAME, (game) => {
        const state = open(game, inOrder(game));
        const events = play(state, ordersOf(game), game.secret);
        const battered = told(events, 'ShipBattered').map(({ ship }) => ship);
        expect(new Set(battered).size).toBe(battered.length);
        expect(battered.filter((id) => id.startsWith(NEUTRAL))).toEqual([]);
        for (const ship of state.ships.values()) {
          expect(ship.hull).toBeLessThan(5);
          expect(Math.min(ship.crew, ship.marines, ship.rigging, 5 - ship.rigging)).toBeGreaterThanOrEqual(0);
          expect(ship.attachedTo === null || state.ships.has(ship.attachedTo)).toBe(true);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('comes out the same whatever the order of ships and orders, and as its events fold', () => {
    const shuffled = GAME.chain((game) =>
      fc.record({
        game: fc.constant(game),
        ships: fc.shuffledSubarray(inOrder(game), { minLength: game.vessels.length }),
        orders: fc.shuffledSubarray(inOrder(game), { minLength: game.vessels.length }),
      }),
    );
    fc.assert(
      fc.property(shuffled, ({ game, ships, orders }) => {
        const one = open(game, inOrder(game));
        const start = copyState(one);
        const two = open(game, ships);
        const list = ordersOf(game);
        const events = play(one, list, game.secret);
        const again = play(
          two,
          orders.map((i) => list[i]!),
          game.secret,
        );
        expect(again).toEqual(events);
        expect(byId(two)).toEqual(byId(one));
        expect(writePosition(fold(start, events))).toEqual(writePosition(one));
      }),
      { numRuns: 200 },
    );
  });
});

function byId(state: MutableCampaignState): unknown {
  const { ships = [], ...rest } = writePosition(state);
  return { ...rest, ships: [...ships].sort((a, b) => (a.id < b.id ? -1 : 1)) };
}
