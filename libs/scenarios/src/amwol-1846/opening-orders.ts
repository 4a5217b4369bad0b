import type { LandOrder, Order } from '@vedette/campaign';
import type { TacticalMap } from '@vedette/geography';
import type { OfficersOrders } from '../officers-orders.js';
import { PRAIRIE, readPrairie, type PrairieGround } from './prairie.js';

type Sections = Omit<LandOrder, 'kind' | 'unit' | 'by'>;

/** The same land order for several units of one officer. */
function each(by: string, units: readonly string[], sections: Sections): Order[] {
  return units.map((unit) => ({ kind: 'land', unit, by, ...structuredClone(sections) }));
}

/** The rest of an army that wants to fight: it attacks, holds what it has, and eats. */
const IN_EARNEST: Sections = { posture: { offensive: 'attack', defensive: 'defend' }, supply: { level: 1 } };
const HOLD: Sections = { posture: { offensive: 'evade', defensive: 'last-ditch' }, supply: { level: 1 } };

/** Down the road from the depot, deploy on the prairie, then close with whoever stands across it. */
function taylor({ road, deploy, pond }: PrairieGround): Order[] {
  const marches: Sections = {
    strategic: { path: [PRAIRIE], entry: road, haltOnDetection: true },
    tactical: { destination: deploy, phase: 3, engage: { from: 4, to: 4 } },
    reaction: { support: { center: pond, radius: 3, from: 3, to: 5 } },
    ...IN_EARNEST,
  };
  const guns = { ...marches, tactical: { ...marches.tactical, line: 'second' as const } };
  const follows: Sections = { strategic: { path: [null, PRAIRIE], entry: road } };
  return [
    ...each('taylor', ['US3IN', 'US4IN', 'US5IN', 'US8IN', 'US21IN', 'US2MC', 'US1LC'], marches),
    ...each('taylor', ['US1HA', 'US2LA', 'US1SA'], guns),
    ...each('taylor', ['US1AQ'], { ...follows, supply: { level: 1 } }),
    ...each('taylor', ['US1CQ'], { ...follows, supply: { level: 12 } }),
    ...each('taylor', ['US22IN', 'US7IN', 'US3LA', 'US2SA'], HOLD),
  ];
}

/** Over the lower ford and out onto the prairie, across the road from Point Isabel. */
function arista({ lowerFord, lowerBank, pond }: PrairieGround): Order[] {
  const crosses: Sections = {
    strategic: { path: [PRAIRIE], entry: lowerBank },
    tactical: { destination: pond, waypoint: lowerFord, phase: 3 },
    reaction: { support: { center: pond, radius: 3, from: 3, to: 5 } },
    ...IN_EARNEST,
  };
  const guns = { ...crosses, tactical: { ...crosses.tactical, line: 'second' as const } };
  return [
    ...each('arista', ['MX1IN', 'MX10IN', 'MX2LI', 'MX21IN', 'MX22IN'], crosses),
    ...each('arista', ['MX1MA'], guns),
    ...each('arista', ['MX1MI'], { posture: { offensive: 'evade', defensive: 'defend' } }),
    ...each('arista', ['MX1AQ'], { supply: { level: 1 } }),
    ...each('arista', ['MX1CQ'], { supply: { level: 12 } }),
  ];
}

/** With Arista over the lower ford, to cover him and fall on whoever attacks him. */
function torrejon({ lowerFord, lowerBank, pond }: PrairieGround): Order[] {
  return each('torrejon', ['MX7LN', 'MX8LN', 'MX1LC', 'MX2LC'], {
    strategic: { path: [PRAIRIE], entry: lowerBank },
    tactical: { destination: 'ford', phase: 3 },
    reaction: {
      support: { center: pond, radius: 2, from: 4, to: 5 },
      intercept: { center: lowerFord, radius: 2, from: 3, to: 5 },
    },
    ...IN_EARNEST,
  });
}

/** Over the upper ford and up to the earthwork. */
function ampudia({ upperFord, upperBank, trenches }: PrairieGround): Order[] {
  return each('ampudia', ['MX4IN', 'MX6IN', 'MX23IN', 'MX1LA'], {
    strategic: { path: [PRAIRIE], entry: upperBank },
    tactical: { destination: trenches, waypoint: upperFord, phase: 3, doNotEnterFort: true },
    reaction: { support: { center: trenches, radius: 2, from: 3, to: 5 } },
    ...IN_EARNEST,
  });
}

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
export function openingOrders(prairie: TacticalMap): readonly OfficersOrders[] {
  const ground = readPrairie(prairie);
  return [
    { player: 'taylor', orders: taylor(ground) },
    { player: 'arista', orders: arista(ground) },
    { player: 'torrejon', orders: torrejon(ground) },
    { player: 'ampudia', orders: ampudia(ground) },
    ...AT_HOME,
    ...ELSEWHERE,
  ];
}
