import type { LandOrder, Order } from '@vedette/campaign';
import type { OfficersOrders } from '../officers-orders.js';

type Sections = Omit<LandOrder, 'kind' | 'unit' | 'by'>;

/** The same land order for several units of one officer. */
function each(by: string, units: readonly string[], sections: Sections): Order[] {
  return units.map((unit) => ({ kind: 'land', unit, by, ...structuredClone(sections) }));
}

const PRAIRIE = 'J9-V4';
const UPPER_FORD = '6-9';
const POND_OF_PALO_ALTO = '7-6';

/** Down the road from the depot, deploy on the prairie, then close with whoever stands across it. */
const TAYLOR_MARCHES: Sections = {
  strategic: { path: [PRAIRIE], entry: '10-3', haltOnDetection: true },
  tactical: { destination: '9-5', phase: 3, engage: { from: 4, to: 4 } },
  reaction: { support: { center: '8-6', radius: 3, from: 3, to: 5 } },
  posture: { offensive: 'attack', defensive: 'defend' },
  supply: { level: 1 },
};

/** Over the ford and out onto the prairie across the road from Point Isabel. */
const ARISTA_CROSSES: Sections = {
  strategic: { path: [PRAIRIE], entry: '6-11' },
  tactical: { destination: POND_OF_PALO_ALTO, waypoint: UPPER_FORD, phase: 3 },
  reaction: { support: { center: POND_OF_PALO_ALTO, radius: 3, from: 3, to: 5 } },
  posture: { offensive: 'attack', defensive: 'defend' },
  supply: { level: 1 },
};

/** Over the same ford and round the earthwork. */
const AMPUDIA_INVESTS: Sections = {
  strategic: { path: [PRAIRIE], entry: '5-11' },
  tactical: { destination: '4-8', waypoint: UPPER_FORD, phase: 3, doNotEnterFort: true },
  reaction: { support: { center: '4-8', radius: 2, from: 3, to: 5 } },
  posture: { offensive: 'attack', defensive: 'defend' },
  supply: { level: 1 },
};

const FOLLOW_THE_ARMY: Sections = { strategic: { path: [null, PRAIRIE], entry: '10-2' } };

const TAYLOR: Order[] = [
  ...each('taylor', ['US3IN', 'US4IN', 'US5IN', 'US8IN', 'US21IN'], TAYLOR_MARCHES),
  ...each('taylor', ['US1HA', 'US2LA', 'US1SA'], {
    ...TAYLOR_MARCHES,
    tactical: { ...TAYLOR_MARCHES.tactical, line: 'second' },
  }),
  ...each('taylor', ['US2MC', 'US1LC'], {
    ...TAYLOR_MARCHES,
    tactical: { ...TAYLOR_MARCHES.tactical, destination: '9-4' },
  }),
  ...each('taylor', ['US1AQ'], { ...FOLLOW_THE_ARMY, supply: { level: 1 } }),
  ...each('taylor', ['US1CQ'], { ...FOLLOW_THE_ARMY, supply: { level: 12 } }),
  ...each('taylor', ['US22IN'], {
    posture: { offensive: 'evade', defensive: 'last-ditch' },
    supply: { level: 1 },
  }),
  ...each('taylor', ['US7IN', 'US3LA', 'US2SA'], {
    posture: { offensive: 'evade', defensive: 'last-ditch' },
    supply: { level: 1, source: 'Fort Brown' },
  }),
];

const ARISTA: Order[] = [
  ...each('arista', ['MX1IN', 'MX10IN', 'MX2LI', 'MX21IN', 'MX22IN'], ARISTA_CROSSES),
  ...each('arista', ['MX1MA'], {
    ...ARISTA_CROSSES,
    tactical: { ...ARISTA_CROSSES.tactical, line: 'second' },
  }),
  ...each('arista', ['MX1MI'], { posture: { offensive: 'evade', defensive: 'defend' } }),
  ...each('arista', ['MX1AQ'], { supply: { level: 1 } }),
  ...each('arista', ['MX1CQ'], { supply: { level: 12 } }),
];

const TORREJON: Order[] = each('torrejon', ['MX7LN', 'MX8LN', 'MX1LC', 'MX2LC'], {
  ...ARISTA_CROSSES,
  strategic: { path: [PRAIRIE], entry: '7-11' },
  tactical: { destination: '6-6', waypoint: UPPER_FORD, phase: 3 },
});

const AMPUDIA: Order[] = each('ampudia', ['MX4IN', 'MX6IN', 'MX23IN', 'MX1LA'], AMPUDIA_INVESTS);

const AT_HOME: readonly OfficersOrders[] = [
  {
    player: 'marcy',
    orders: [{ kind: 'move-supplies', from: 'New Orleans', to: 'Point Isabel', amount: 40, by: 'marcy' }],
  },
  {
    player: 'tornel',
    orders: [{ kind: 'move-supplies', from: 'Linares', to: 'Matamoros', amount: 30, by: 'tornel' }],
  },
];

/** Up the Arkansas towards Bent's Fort. */
const WEST: Sections = { strategic: { path: ['I8-P9', 'I7-P8'] } };

const ELSEWHERE: readonly OfficersOrders[] = [
  {
    player: 'kearny',
    orders: [
      ...each('kearny', ['US2AQ', 'US1MC', 'US2LC', 'US24IN', 'US4LA'], { ...WEST, supply: { level: 1 } }),
      ...each('kearny', ['US3CQ'], { ...WEST, supply: { level: 12 } }),
    ],
  },
  {
    player: 'gaines',
    orders: [
      ...each('gaines', ['US31IN', 'US32IN', 'US2CQ'], { strategic: { path: ['US1TR'] } }),
      {
        kind: 'naval',
        ship: 'US1TR',
        by: 'gaines',
        movement: { seas: ['EGC', 'WGC'], port: 'Point Isabel', portWhen: 'after-second', enterHarbor: true },
        loading: { load: ['US31IN', 'US32IN', 'US2CQ'] },
      },
    ],
  },
  {
    player: 'conner',
    orders: ['US1FR', 'US4FR'].map((ship): Order => ({
      kind: 'naval',
      ship,
      by: 'conner',
      movement: { seas: ['WGC'], port: 'Point Isabel', portWhen: 'after-first' },
      contact: { stance: 'accept', joinAllies: true, gauge: 'windward' },
      combat: { stance: 'engage', fireAt: 'hull' },
    })),
  },
];

/** The orders of the first turn: both armies march for the prairie of Palo Alto, and the war begins elsewhere. */
export const OPENING_ORDERS: readonly OfficersOrders[] = [
  { player: 'taylor', orders: TAYLOR },
  { player: 'arista', orders: ARISTA },
  { player: 'torrejon', orders: TORREJON },
  { player: 'ampudia', orders: AMPUDIA },
  ...AT_HOME,
  ...ELSEWHERE,
];
