import fc from 'fast-check';
import { FLANKS, FORMATIONS, ORDERS, RECOVERIES } from '../document/words.schema.js';
import type { BattleOrder } from '../orders/battle-orders.schema.js';
import { RESERVED } from '../text/battle-words.js';

/** Ids as armies have them, and such as a reader could take for words of an order. */
const id = fc.oneof(
  fc.constantFrom('cs-13al', 'us-8il', 'heth', 'archer', 'US.2', '0304', '7', 'constructor'),
  fc.constantFrom(...[...RESERVED].filter((word) => /^[a-z0-9]+$/.test(word)), 'Plan', 'no-rally', 'ME'),
  fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9._-]{0,11}$/),
);
const hex = fc
  .tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 99 }))
  .map((both) => both.map((one) => String(one).padStart(2, '0')).join(''));
const several = <T>(one: fc.Arbitrary<T>): fc.Arbitrary<T[]> => fc.array(one, { maxLength: 3 });
/** An object any of whose keys may be left out. */
const some = <T extends Record<string, fc.Arbitrary<unknown>>>(keys: T) =>
  fc.record(keys, { requiredKeys: [] });
const both = <A, B>(one: fc.Arbitrary<A>, other: fc.Arbitrary<B>): fc.Arbitrary<A & B> =>
  fc.tuple(one, other).map(([a, b]) => ({ ...a, ...b }));

const step = fc.oneof(
  hex,
  fc.record({ face: fc.integer({ min: 0, max: 5 }) }),
  fc.record({ form: fc.constantFrom(...FORMATIONS) }),
  fc.record({ extend: hex }),
  fc.record({ retract: hex }),
  fc.record({ refuse: fc.constantFrom(...FLANKS, null) }),
  fc.record({ stack: fc.integer({ min: 0, max: 20 }) }),
  fc.constant({ build: true }),
  fc.record({ marker: fc.constantFrom('troops', 'column') }),
);
const plan = both(
  fc.record({ unit: id }),
  some({
    do: fc.array(step, { maxLength: 6 }),
    doubleTime: fc.boolean(),
    bayonet: fc.boolean(),
    rally: fc.boolean(),
    fire: some({ at: fc.option(hex), hold: fc.boolean(), rapid: fc.boolean(), odd: id }),
    shock: hex,
    advance: fc.boolean(),
  }),
);
const when = some({
  enemyWithin: fc.integer({ min: 1, max: 99 }),
  noEnemyWithin: fc.integer({ min: 1, max: 99 }),
  initiative: fc.boolean(),
  after: id,
});
const subject = fc.oneof(fc.record({ command: id }), fc.record({ unit: id }));
const by = some({ by: id });
const given = some({ by: id, at: fc.constant('1863-07-01T07:40:00Z') });
const priority = fc.integer({ min: 1, max: 99 });
const order = (kind: string) => fc.record({ kind: fc.constant(kind) });
const whether = fc.option(fc.boolean());

const standing = some({
  reactionFire: fc.oneof(
    fc.constantFrom('free', 'hold', null),
    fc.record({ within: fc.integer({ min: 1, max: 28 }) }),
  ),
  withdraw: fc.constantFrom(false, 1, 2, 3, null),
  turn: whether,
  retreatBeforeShock: fc.oneof(fc.constantFrom('never', 'always', null), fc.constant({ from: '3:2' })),
  mountAfter: whether,
  cavalryReaction: fc.oneof(
    fc.constantFrom(false, null),
    fc.record({ toward: hex, hexes: fc.integer({ min: 1, max: 6 }) }),
  ),
  counterCharge: whether,
  fireAt: fc.option(several(fc.oneof(fc.constantFrom('artillery', 'infantry', 'cavalry', 'leaders'), hex))),
  defaultOrder: fc.constantFrom('SKPD', 'HOLD', 'RSRV', 'WDRW', null),
  advance: whether,
});

/** Well-formed orders of a battle, of every kind and with every key. */
export const battleOrderArbitrary = fc.oneof(
  both(
    both(order('change'), subject),
    both(fc.record({ to: fc.constantFrom(...ORDERS) }), both(some({ spend: several(id), with: id }), given)),
  ),
  both(both(order('commit'), fc.record({ leader: id })), given),
  both(order('recover'), both(fc.record({ command: id, what: fc.constantFrom(...RECOVERIES) }), given)),
  both(both(order('attach'), subject), both(fc.record({ to: id }), given)),
  both(order('alternative'), both(fc.record({ group: id, area: fc.string({ minLength: 1 }) }), given)),
  both(
    both(order('activate'), subject),
    both(
      fc.record({ at: fc.constantFrom('ME', 'RE', 'none') }),
      both(
        some({
          spend: several(id),
          free: fc.boolean(),
          when,
          plan: several(plan),
          planRE: several(plan),
          leaders: several(
            fc.oneof(fc.record({ leader: id, with: id }), fc.record({ leader: id, path: several(hex) })),
          ),
          skirmishers: fc.oneof(fc.record({ out: id }), fc.constant({ in: true })),
          barrage: several(fc.record({ hex, units: fc.array(id, { minLength: 1, maxLength: 3 }) })),
          priority,
        }),
        by,
      ),
    ),
  ),
  both(
    order('gift'),
    both(fc.record({ leader: id, plan: several(plan) }), both(some({ when, priority }), given)),
  ),
  both(
    order('leader'),
    both(fc.record({ leader: id, path: several(hex) }), both(some({ when, priority }), given)),
  ),
  both(
    order('pass'),
    both(fc.record({ side: fc.constantFrom('US', 'CSA') }), both(some({ when, priority }), given)),
  ),
  both(
    order('standing'),
    both(fc.record({ for: fc.oneof(id, fc.constantFrom('US', 'CSA')) }), both(standing, given)),
  ),
  both(
    order('standing'),
    both(fc.record({ leader: id, stars: fc.constantFrom('udd', 'rally', 'none') }), given),
  ),
  both(
    both(order('setup'), subject),
    both(
      some({
        hex,
        facing: fc.integer({ min: 0, max: 5 }),
        formation: fc.constantFrom(...FORMATIONS),
        extended: several(hex),
        order: fc.constantFrom(...ORDERS),
      }),
      given,
    ),
  ),
  both(order('entry'), both(fc.record({ group: id, sequence: several(id) }), both(some({ hex }), given))),
) as fc.Arbitrary<unknown> as fc.Arbitrary<BattleOrder>;
