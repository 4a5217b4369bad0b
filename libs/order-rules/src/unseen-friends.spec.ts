import { describe, expect, it } from '@jest/globals';
import { ORDER_SCHEMAS, UnitIdText, type Order } from '@vedette/campaign';
import { booksOf } from '@vedette/rulebooks';
import { judgeOrders } from './judge-orders.js';
import { frontier, SHIPS, UNITS, type Changes } from './testing/desk.js';

const KEARNY = { commander: 'kearny', deputy: null };
const UNSEEN_UNITS = [
  { id: 'US9IN', square: 'G3-V8', tactical: '7-7', strength: 700, ...KEARNY },
  { id: 'US9CQ', square: 'G3-V8', tactical: '7-7', supplies: 5, ...KEARNY },
  { id: 'US9MI', square: 'G3-V8', tactical: '7-7', strength: 300, ...KEARNY },
];
const UNSEEN_SHIPS = [
  { id: 'US9SL', at: { sea: 'CAB', tacticalArea: 3 }, crew: 90, stores: 9, ...KEARNY },
  { id: 'US9TR', at: { sea: 'CAB', tacticalArea: 3 }, crew: 90, capacity: 900, stores: 9, ...KEARNY },
];
/** Taylor's army stands together in the east, five squares and more from Kearny's men: nothing of theirs is in its sight. */
const EAST = { square: 'G9-V4', tactical: '7-7' };
const PIECES = Object.fromEntries(
  ['US1AQ', 'US1CQ', 'US1IN', 'US2IN', 'US1LC', 'US1MI', 'US1SA'].map((id) => [id, EAST]),
);

/** The world with Kearny's pieces, and the world without. */
function worlds(rest: Changes = {}) {
  const changes = {
    ...rest,
    players: [
      { id: 'taylor', state: 'US' },
      { id: 'worth', state: 'US' },
      { id: 'twiggs', state: 'US' },
      { id: 'kearny', state: 'US' },
      { id: 'marcy', state: 'US', ministries: ['war'] },
      { id: 'bancroft', state: 'US', ministries: ['naval'] },
      { id: 'walker', state: 'US', ministries: ['treasury'] },
      { id: 'houston', state: 'TX', ministries: ['war', 'naval', 'head'] },
      { id: 'arista', state: 'MX', ministries: ['war', 'naval'] },
    ],
  };
  const moved = UNITS.map((unit) => ({ ...unit, ...PIECES[unit['id'] as string] }));
  const ships = SHIPS.map((ship) => (ship['id'] === 'US3SL' ? { ...ship, stores: 20 } : ship));
  return [
    frontier({ ...changes, units: [...moved, ...UNSEEN_UNITS], ships: [...ships, ...UNSEEN_SHIPS] }),
    frontier({ ...changes, units: moved, ships }),
  ] as const;
}

/** Every field of an order that names a piece: orders that name a unit, or a ship, in it. */
const FIELDS: Readonly<Record<string, (unit: string, ship: string) => Order[]>> = {
  'land.unit': (unit, ship) => [unit, ship].map((id) => ({ kind: 'land', unit: id, posture: {} })),
  'land.strategic.path': (unit, ship) =>
    [unit, ship].map((id) => ({ kind: 'land', unit: 'US1IN', strategic: { path: [id] } })),
  'land.supply.source': (unit) => [{ kind: 'land', unit: 'US1IN', supply: { source: unit } }],
  'land.tactical.waypoint': (_, ship) => [
    { kind: 'land', unit: 'US1IN', tactical: { destination: '7-8', waypoint: ship } },
  ],
  'deploy.unit': (unit, ship) => [unit, ship].map((id) => ({ kind: 'deploy', unit: id, square: 'G9-V4' })),
  'activation.unit': (unit, ship) =>
    [unit, ship].map((id) => ({ kind: 'activation', unit: id, action: 'inactivate' })),
  'merge.unit': (unit) => [{ kind: 'merge', unit, into: 'US1IN' }],
  'merge.ship': (_, ship) => [{ kind: 'merge', ship, into: 'US1TR' }],
  'merge.into': (unit, ship) => [
    { kind: 'merge', unit: 'US1IN', into: unit },
    { kind: 'merge', ship: 'US1TR', into: ship },
  ],
  'split.ship': (_, ship) => [{ kind: 'split', ship, capacity: 400 }],
  'split.units': (unit) => [{ kind: 'split', ship: 'US1TR', capacity: 400, units: [unit] }],
  'assign.unit': (unit, ship) =>
    [unit, ship].map((id) => ({ kind: 'assign', unit: id, commander: 'worth', deputy: null })),
  'pontoon.unit': (unit) => [{ kind: 'pontoon', unit, action: 'remove' }],
  'battery.unit': (unit) => [{ kind: 'battery', unit, to: 'US1IN' }],
  'battery.to': (unit) => [{ kind: 'battery', unit: 'US1IN', to: unit }],
  'fortify.unit': (unit) => [{ kind: 'fortify', unit, facing: 'N' }],
  'track.unit': (unit) => [{ kind: 'track', action: 'destroy', square: 'G9-V4', unit }],
  'naval.ship': (unit, ship) =>
    [unit, ship].map((id) => ({ kind: 'naval', ship: id, contact: { stance: 'evade' } })),
  'naval.attach': (_, ship) => [{ kind: 'naval', ship: 'US3SL', attach: ship }],
  'naval.crewTo.ship': (_, ship) => [{ kind: 'naval', ship: 'US3SL', crewTo: { ship, crew: 5 } }],
  'naval.loading.load': (unit) => [{ kind: 'naval', ship: 'US1TR', loading: { load: [unit] } }],
  'naval.loading.unload.unit': (unit) => [
    { kind: 'naval', ship: 'US1TR', loading: { unload: [{ unit, square: 'G9-V5' }] } },
  ],
  'naval.loading.supplies.with': (unit) =>
    (['load', 'unload'] as const).map((action) => ({
      kind: 'naval',
      ship: 'US1TR',
      movement: { seas: ['WGC'] },
      loading: { supplies: { action, amount: 3, with: unit } },
    })),
};

const SENDERS = ['taylor', 'worth', 'twiggs', 'walker', 'houston', 'arista', 'bancroft', 'marcy'] as const;
/** What a minister is told whole; about anything else he learns as little as a commander. */
const TOLD: Readonly<Record<string, RegExp>> = { marcy: /IN|CQ|MI/, bancroft: /SL|TR/ };
const NAMES = [
  ['US9IN', 'US9SL'],
  ['US9CQ', 'US9TR'],
  ['US9MI', 'US9TR'],
] as const;

/** Paths of the fields whose schema is that of an id, by kind of order. */
function idFields(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { pattern, properties, items, anyOf } = schema as Record<string, never>;
  if (pattern === UnitIdText.pattern) return [path];
  const inner = Object.entries((properties ?? {}) as Record<string, unknown>);
  return [
    ...inner.flatMap(([name, one]) => idFields(one, `${path}.${name}`)),
    ...((anyOf ?? []) as unknown[]).flatMap((one) => idFields(one, path)),
    ...idFields(items, path),
  ];
}

function receiptsOf(orders: readonly Order[], state: ReturnType<typeof frontier>): string {
  return JSON.stringify(judgeOrders(state, booksOf(state.rulebooks), orders).receipts);
}

describe('orders and friends out of sight', () => {
  it('are tried in every field that takes an id', () => {
    const fields = Object.entries(ORDER_SCHEMAS).flatMap(([kind, schema]) => idFields(schema, kind));
    expect(fields.length).toBeGreaterThan(10);
    expect([...new Set(fields)].filter((field) => !(field in FIELDS))).toEqual([]);
  });

  it.each(Object.keys(FIELDS))('tell nobody by %s whether they are there', (field) => {
    for (const season of ['campaign', 'deployment'] as const) {
      const [there, gone] = worlds({ season });
      for (const by of SENDERS)
        for (const [unit, ship] of NAMES)
          for (const order of FIELDS[field]!(unit, ship)) {
            const told = TOLD[by];
            const named = JSON.stringify(order).match(/US9[A-Z]{2}/)![0];
            if (told?.test(named)) continue;
            const orders = [{ ...order, by }];
            expect(receiptsOf(orders, there)).toBe(receiptsOf(orders, gone));
          }
    }
  });

  it.each(['land.unit', 'deploy.unit', 'activation.unit', 'merge.unit', 'naval.ship', 'split.ship'])(
    'say the same by %s of a comrade in sight whom the sender does not command',
    (field) => {
      const [, state] = worlds();
      // Twiggs's regiment stands with Taylor's own, and his brig lies beside Taylor's ships.
      for (const by of ['taylor', 'houston'])
        for (const [i, order] of FIELDS[field]!('US3IN', 'US2TR').entries()) {
          const other = FIELDS[field]!('US77IN', 'US77TR')[i]!;
          const sent = receiptsOf([{ ...order, by }], state);
          if (by === 'taylor' && sent.includes('US2TR')) continue;
          expect(sent.replaceAll(/US3IN|US2TR/g, '?')).toBe(
            receiptsOf([{ ...other, by }], state).replaceAll(/US77IN|US77TR/g, '?'),
          );
        }
    },
  );

  it('are told to the minister of their service', () => {
    const [there, gone] = worlds();
    const land: Order = { kind: 'land', unit: 'US9IN', by: 'marcy' };
    const naval: Order = { kind: 'naval', ship: 'US9SL', by: 'bancroft' };
    for (const order of [land, naval]) {
      expect(receiptsOf([order], there)).toContain('not-your-command');
      expect(receiptsOf([order], gone)).toContain('unknown-unit');
    }
  });
});
