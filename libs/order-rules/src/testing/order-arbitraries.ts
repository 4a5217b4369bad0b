import {
  DEFENSIVE_POSTURES,
  FACINGS,
  LINES,
  MARCH_TO,
  OFFENSIVE_POSTURES,
  type LandOrder,
  type NavalOrder,
  type Order,
  type OrderKind,
  type OrderOf,
} from '@vedette/campaign';
import fc from 'fast-check';

/** Names orders may use; what is drawn beside them is made up and mostly wrong. */
export interface NamesInPlay {
  readonly players: readonly string[];
  readonly units: readonly string[];
  readonly ships: readonly string[];
  readonly squares: readonly string[];
  readonly places: readonly string[];
  readonly seas: readonly string[];
}

const TYPES = ['IN', 'LI', 'LC', 'MC', 'LN', 'MA', 'LA', 'HA', 'SA', 'MI', 'AQ', 'CQ'];
const SHIP_TYPES = ['FR', 'SL', 'TR'];

/** Well-formed orders of every kind: half of their names are real, half are not. */
export function orderArbitrary(names: NamesInPlay): fc.Arbitrary<Order> {
  const own = (types: readonly string[]): fc.Arbitrary<string> =>
    fc
      .tuple(
        fc.constantFrom('US', 'MX', 'TX', 'Q'),
        fc.integer({ min: 0, max: 9999 }),
        fc.constantFrom(...types),
      )
      .map(([state, number, type]) => `${state}${number}${type}`);
  const either = (real: readonly string[], other: fc.Arbitrary<string>): fc.Arbitrary<string> =>
    real.length === 0
      ? other
      : fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...real) }, { weight: 1, arbitrary: other });
  const label = fc
    .tuple(fc.constantFrom(...'ABGHJKZ'), fc.integer({ min: 0, max: 9 }))
    .map(([letter, digit]) => `${letter}${digit}`);
  const square = either(
    names.squares,
    fc.tuple(label, label).map(([column, row]) => `${column}-${row}`),
  );
  const place = either(names.places, fc.string({ minLength: 1, maxLength: 20 }));
  const spot = fc.oneof({ weight: 3, arbitrary: square }, { weight: 1, arbitrary: place });
  const unit = either(names.units, own(TYPES));
  const ship = either(names.ships, own(SHIP_TYPES));
  const tactical = fc.tuple(fc.nat(14), fc.nat(14)).map(([column, row]) => `${column}-${row}`);
  const player = either(names.players, fc.constantFrom('nobody', 'santa-anna', 'x'));
  const phase = fc.integer({ min: 1, max: 5 });
  const count = fc.oneof(fc.nat(30), fc.constantFrom(60, 500, 10_000, 10_000_000));
  const some = <T>(values: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...values);
  const nil = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(arbitrary, { freq: 4 });
  const flag = fc.boolean();
  const record = <T extends object>(
    parts: { [K in keyof T]: fc.Arbitrary<T[K]> },
    required: (keyof T)[] = [],
  ): fc.Arbitrary<T> => fc.record(parts, { requiredKeys: required as never }) as unknown as fc.Arbitrary<T>;
  const area = record({ center: tactical, radius: fc.nat(14), from: phase, to: phase }, ['center', 'radius']);
  const signed = {
    by: player,
    at: fc.constantFrom('2026-01-01T08:00:00Z', '2026-01-01T09:30:00.250+01:00', '2025-12-31T23:59Z'),
  };
  const land = record<LandOrder>(
    {
      kind: fc.constant('land'),
      unit,
      ...signed,
      strategic: record({
        path: fc.array(nil(spot), { maxLength: 6 }),
        entry: nil(tactical),
        pursuit: flag,
        pursuitLimit: nil(fc.nat(6)),
        marchTo: fc.uniqueArray(some(MARCH_TO), { maxLength: 3 }),
        haltOnDetection: flag,
        haltOnEnemyEntry: flag,
        noForcedMarch: flag,
        withdraw: flag,
      }),
      rail: record({ destination: square, waypoint: nil(square), entry: nil(tactical) }, ['destination']),
      tactical: record({
        destination: nil(fc.oneof(tactical, some(['ford', 'pass'] as const))),
        waypoint: nil(fc.oneof(tactical, ship)),
        phase,
        doNotEnterFort: flag,
        engage: nil(record({ from: phase, to: phase })),
        line: some(LINES),
      }),
      reaction: record({ support: nil(area), intercept: nil(area) }),
      posture: record({ offensive: some(OFFENSIVE_POSTURES), defensive: some(DEFENSIVE_POSTURES) }),
      supply: record({ level: nil(count), source: nil(fc.oneof(unit, place, some(['none', 'None']))) }),
      activation: nil(some(['activate', 'inactivate'] as const)),
    },
    ['kind', 'unit'],
  );
  const gauge = nil(some(['windward', 'leeward'] as const));
  const sea = either(names.seas, some(['XXX', 'ab', 'A B', 'MIN']));
  const naval = record<NavalOrder>(
    {
      kind: fc.constant('naval'),
      ship,
      ...signed,
      attach: nil(ship),
      detach: flag,
      movement: record({
        seas: fc.array(sea, { maxLength: 6 }),
        port: nil(place),
        anyEnemyPort: flag,
        portWhen: some(['before', 'after-first', 'after-second'] as const),
        enterHarbor: flag,
        sailAlone: flag,
        base: nil(place),
      }),
      contact: record({
        stance: some(['pursue', 'accept', 'evade'] as const),
        min: count,
        max: count,
        intoCoastal: flag,
        joinAllies: flag,
        gauge,
      }),
      combat: record({
        stance: some(['engage', 'accept', 'evade', 'run-past'] as const),
        gauge,
        line: some(['line-ahead', 'break'] as const),
        close: flag,
        fireAt: some(['hull', 'rigging'] as const),
        fightElsewhere: flag,
        retreatTo: some(['harbor', 'open-sea'] as const),
        inactiveShips: some(['capture', 'destroy'] as const),
      }),
      commerce: some(['raid', 'convoy', 'ignore'] as const),
      loading: record({
        stores: nil(count),
        load: fc.array(unit, { maxLength: 4 }),
        unload: fc.array(record({ unit, square: spot, entry: nil(tactical) }, ['unit', 'square']), {
          maxLength: 3,
        }),
        supplies: nil(
          record({ action: some(['load', 'unload'] as const), amount: count, with: fc.oneof(place, unit) }, [
            'action',
            'amount',
            'with',
          ]),
        ),
      }),
      crewTo: nil(record({ ship, crew: count, marines: count }, ['ship'])),
      scuttle: flag,
      activation: nil(some(['activate', 'inactivate'] as const)),
    },
    ['kind', 'ship'],
  );
  const piece = fc.oneof(unit, ship);
  const amount = fc.integer({ min: 1, max: 100_000 });
  const action = some(['activate', 'inactivate'] as const);
  const goods = { from: place, to: place, amount, ...signed };
  const kinds: { readonly [K in OrderKind]: fc.Arbitrary<OrderOf<K>> } = {
    land,
    naval,
    deploy: record(
      { kind: fc.constant('deploy'), unit, ...signed, square: nil(spot), tactical: nil(tactical) },
      ['kind', 'unit'],
    ),
    activation: record({ kind: fc.constant('activation'), unit: piece, action, ...signed }, [
      'kind',
      'unit',
      'action',
    ]),
    merge: fc.oneof(
      record({ kind: fc.constant('merge'), unit, into: unit, ...signed }, ['kind', 'unit', 'into']),
      record({ kind: fc.constant('merge'), ship: own(['TR']), into: ship, ...signed }, [
        'kind',
        'ship',
        'into',
      ]),
    ) as fc.Arbitrary<OrderOf<'merge'>>,
    split: record(
      {
        kind: fc.constant('split'),
        ship,
        capacity: count,
        units: fc.array(unit, { maxLength: 3 }),
        supplies: count,
        stores: count,
        ...signed,
      },
      ['kind', 'ship', 'capacity'],
    ),
    assign: record(
      { kind: fc.constant('assign'), unit: piece, commander: nil(player), deputy: nil(player), ...signed },
      ['kind', 'unit'],
    ),
    'move-supplies': record({ kind: fc.constant('move-supplies'), ...goods }, [
      'kind',
      'from',
      'to',
      'amount',
    ]),
    'move-stores': record({ kind: fc.constant('move-stores'), ...goods }, ['kind', 'from', 'to', 'amount']),
    pontoon: record(
      {
        kind: fc.constant('pontoon'),
        unit,
        action: some(['deploy', 'remove'] as const),
        tactical: nil(tactical),
        phase: fc.integer({ min: 1, max: 5 }),
        ...signed,
      },
      ['kind', 'unit', 'action'],
    ),
    depot: record(
      {
        kind: fc.constant('depot'),
        action: some(['place', 'remove'] as const),
        depot: place,
        square,
        tactical: nil(tactical),
        ...signed,
      },
      ['kind', 'action', 'depot', 'square'],
    ),
    track: record(
      {
        kind: fc.constant('track'),
        action: some(['destroy', 'repair'] as const),
        what: some(['track', 'bridge'] as const),
        square,
        unit,
        ...signed,
      },
      ['kind', 'action', 'square'],
    ),
    battery: record({ kind: fc.constant('battery'), unit, to: unit, ...signed }, ['kind', 'unit', 'to']),
    fortify: record({ kind: fc.constant('fortify'), unit, facing: some(FACINGS), ...signed }, [
      'kind',
      'unit',
      'facing',
    ]),
  };
  const { land: _land, naval: _naval, ...staff } = kinds;
  return fc.oneof(
    { weight: 4, arbitrary: kinds.land },
    { weight: 3, arbitrary: kinds.naval },
    { weight: 3, arbitrary: fc.oneof(...(Object.values(staff) as fc.Arbitrary<Order>[])) },
  );
}
