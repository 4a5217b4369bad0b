import type { Order, PositionDocument } from '@vedette/campaign';
import type { RandomSource } from '../../fuzz/random-source.js';

const CAPTAINS: Readonly<Record<string, readonly string[]>> = {
  US: ['conner', 'perry'],
  MX: ['marin', 'baldivieso'],
  GB: ['giffard'],
};
const SEAS = ['SGC', 'CAB', 'EGC'] as const;
const PORTS = ['Haven', 'Tampa', 'Carmen'] as const;

/** A war at sea in which most ships are out of most players' sight. */
export interface HiddenSea {
  readonly position: PositionDocument;
  readonly orders: readonly Order[];
  readonly secret: string;
}

/** Three seas in a row, a port on each, and the squadrons of five captains. */
export function hiddenSea(random: RandomSource, seed: number): HiddenSea {
  const ships = Object.entries(CAPTAINS).flatMap(([state, captains]) =>
    Array.from({ length: 7 }, (_, i) => randomShip(random, state, i + 1, random.pick(captains))),
  );
  const passengers = ships
    .filter(({ type, id }) => type === 'TR' && !id.startsWith('GB'))
    .map(boardTroops(random));
  const position = {
    format: 'vedette/position@1',
    rulebooks: { land: 'gitm-amwol', naval: 'pate-amwol' },
    turn: 3,
    season: 'campaign',
    theatre: {
      kind: 'inline',
      origin: 'G6-V1',
      strategic: ['...', '~~~', '...'],
      nations: ['UUU', 'UUU', 'UUU'],
      nationKey: { U: 'United States' },
      seas: SEAS.map((code, i) => ({
        code,
        name: `Sea ${code}`,
        map: 'A',
        neighbours: { ...(SEAS[i + 1] ? { E: [SEAS[i + 1]] } : {}), ...(i > 0 ? { W: [SEAS[i - 1]] } : {}) },
        tacticalAreas: 4,
        windChances: { west: 0.5, north: 0.5 },
        strengthChances: { light: 0.7, heavy: 0.3 },
      })),
      ports: PORTS.map((name, i) => ({
        name,
        sea: SEAS[i],
        exit: 'E',
        defence: 1,
        batteries: 1,
        yard: 2,
        state: i === 1 ? 'MX' : 'US',
        ...(i < 2 ? { square: `G${6 + i}-V1`, tactical: '7-7' } : { stores: 60 }),
      })),
      cities: [
        { name: 'Haven', square: 'G6-V1', tactical: '7-7', state: 'US', stores: 60 },
        { name: 'Tampa', square: 'G7-V1', tactical: '7-7', state: 'MX', stores: 60 },
      ],
    },
    states: [
      { id: 'US', nation: 'United States', side: 'US' },
      { id: 'MX', nation: 'Mexico', side: 'MX' },
      { id: 'GB', nation: 'Britain', side: 'GB' },
    ],
    relations: [{ between: ['US', 'MX'], stance: 'hostile' }],
    players: Object.entries(CAPTAINS).flatMap(([state, captains]) => captains.map((id) => ({ id, state }))),
    units: [...ASHORE, ...passengers.flat()],
    ships: ships.map(({ type: _type, ...ship }) => ship),
  } as unknown as PositionDocument;
  const orders = ships
    .filter(() => random.chance(0.8))
    .map((ship) => {
      const order = randomShipOrder(random, ship.id, ship.commander);
      return ship.type === 'TR' && random.chance(0.7) ? withTroops(random, order, ship) : order;
    });
  return { position, orders, secret: `hidden sea ${seed}` };
}

function randomShip(random: RandomSource, state: string, number: number, commander: string) {
  const type = random.pick(['FR', 'SL', 'SL', 'TR']);
  const inPort = random.chance(type === 'TR' ? 0.8 : 0.4);
  return {
    type,
    id: `${state}${number}${type}`,
    name: `Ship ${state}${number}`,
    at: inPort
      ? { port: random.pick(PORTS), area: random.pick(['harbor', 'coastal']) }
      : { sea: random.pick(SEAS), tacticalArea: random.below(4) },
    base: state === 'MX' ? 'Tampa' : 'Haven',
    crew: type === 'TR' ? 400 : 100,
    marines: type === 'TR' ? 0 : 10,
    stores: 5 + random.below(15),
    hull: random.below(3),
    rigging: random.below(3),
    commander,
    ...(type === 'TR'
      ? { capacity: 4000, cargo: { units: [] as string[], supplies: random.below(9), stores: 0 } }
      : {}),
  };
}

/** Troops on both shores, each watched by strangers. */
const ASHORE = [
  { id: 'US1IN', square: 'G6-V1', tactical: '7-7', strength: 800, commander: 'perry' },
  { id: 'US2IN', square: 'G6-V1', tactical: '7-7', strength: 600, commander: 'conner' },
  { id: 'US3IN', square: 'G7-V1', tactical: '5-5', strength: 700, commander: 'perry' },
  { id: 'MX1IN', square: 'G7-V1', tactical: '3-3', strength: 800, commander: 'baldivieso' },
  { id: 'MX2IN', square: 'G7-V1', tactical: '7-7', strength: 600, commander: 'marin' },
  { id: 'MX3IN', square: 'G6-V1', tactical: '9-9', strength: 700, commander: 'baldivieso' },
];

type RandomShip = ReturnType<typeof randomShip>;

/** Puts a unit of another captain aboard a group, which then has it in its cargo. */
const boardTroops =
  (random: RandomSource) =>
  (ship: RandomShip, i: number): object[] => {
    if (random.chance(0.4)) return [];
    const state = ship.id.slice(0, 2);
    const id = `${state}${10 + i}IN`;
    ship.cargo!.units.push(id);
    const commander = random.pick(CAPTAINS[state]!);
    const strength = 300 + random.below(900);
    return [{ id, square: null, tactical: null, status: 'embarked', aboard: ship.id, strength, commander }];
  };

/** The order of a transport group that stays to land what it carries and to take troops and supplies aboard. */
function withTroops(random: RandomSource, order: Order, ship: RandomShip): Order {
  const state = ship.id.slice(0, 2);
  const shore = random.pick(['G6-V1', 'G7-V1']);
  return {
    ...order,
    movement: {},
    loading: {
      load: random.chance(0.6) ? [`${state}${1 + random.below(3)}IN`] : [],
      unload: ship.cargo!.units.map((unit) => ({ unit, square: shore, entry: '7-14' })),
      supplies: random.chance(0.5)
        ? {
            action: random.pick(['load', 'unload']),
            amount: 1 + random.below(6),
            with: 'port' in ship.at ? ship.at.port : random.pick(PORTS),
          }
        : null,
    },
  } as unknown as Order;
}

/** A random order of a ship; some are refused, which only its sender may learn. */
export function randomShipOrder(random: RandomSource, ship: string, by: string): Order {
  return {
    kind: 'naval',
    ship,
    by,
    movement: {
      seas: random.chance(0.7) ? [random.pick(SEAS)] : [],
      port: random.chance(0.3) ? random.pick(PORTS) : null,
      portWhen: random.pick(['before', 'after-first', 'after-second']),
      enterHarbor: random.chance(0.5),
      sailAlone: random.chance(0.2),
    },
    contact: { stance: random.pick(['pursue', 'accept', 'evade']), gauge: 'windward' },
    combat: { stance: random.pick(['engage', 'accept', 'evade']) },
    commerce: 'ignore',
    loading: { stores: random.below(25) },
  } as unknown as Order;
}
