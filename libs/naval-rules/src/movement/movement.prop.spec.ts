import { describe, expect, it } from '@jest/globals';
import { COMPASS, copyState, fold, WIND_STRENGTHS, type NavalOrder, type Ship } from '@vedette/campaign';
import fc from 'fast-check';
import { Squadron, shipsAt, WATERS } from '../testing/squadron.js';
import { contactKey } from '../contact.js';

const SEAS = WATERS.seas!.map(({ code }) => code);
const PORTS = WATERS.ports!.map(({ name }) => name);
const AREAS = new Map(WATERS.seas!.map(({ code, tacticalAreas = 9 }) => [code, tacticalAreas]));
const SEA_OF = new Map(WATERS.ports!.map(({ name, sea }) => [name, sea]));

const PLACE = fc.oneof(
  fc.record({ port: fc.constantFrom(...PORTS), area: fc.constantFrom('harbor', 'coastal') }),
  fc
    .record({ sea: fc.constantFrom(...SEAS), tacticalArea: fc.nat(8) })
    .map(({ sea, tacticalArea }) => ({ sea, tacticalArea: tacticalArea % AREAS.get(sea)! })),
  fc.record({
    transit: fc.record({ to: fc.constantFrom('PAC', 'SWA'), turnsLeft: fc.integer({ min: 1, max: 3 }) }),
  }),
);

const SHIPS = fc
  .uniqueArray(
    fc.record({
      id: fc
        .tuple(
          fc.constantFrom('US', 'TX', 'MX', 'GB'),
          fc.integer({ min: 1, max: 6 }),
          fc.constantFrom('SL', 'FR', 'TR'),
        )
        .map((parts) => parts.join('')),
      at: PLACE,
      crew: fc.constantFrom(0, 40, 100),
      hull: fc.nat(4),
      rigging: fc.nat(5),
      turnsWithoutStores: fc.constantFrom(0, 0, 0, 1),
      base: fc.constantFrom(null, ...PORTS),
      status: fc.constantFrom('active', 'active', 'active', 'inactive'),
      gauge: fc.constantFrom(null, 'windward', 'leeward'),
    }),
    { selector: ({ id }) => id, maxLength: 14 },
  )
  .chain((ships) =>
    fc.array(fc.option(fc.nat(20)), { minLength: ships.length, maxLength: ships.length }).map((leaders) =>
      ships.map((ship, i) => {
        const leader = leaders[i] === null ? undefined : ships[leaders[i]! % ships.length]?.id;
        return { ...ship, attachedTo: leader === ship.id ? null : (leader ?? null) };
      }),
    ),
  );

const ORDER = fc.record(
  {
    movement: fc.record(
      {
        seas: fc.array(fc.constantFrom(...SEAS), { maxLength: 3 }),
        port: fc.constantFrom(null, ...PORTS),
        anyEnemyPort: fc.boolean(),
        portWhen: fc.constantFrom('before', 'after-first', 'after-second'),
        enterHarbor: fc.boolean(),
        sailAlone: fc.boolean(),
      },
      { requiredKeys: [] },
    ),
    contact: fc.record(
      {
        stance: fc.constantFrom('pursue', 'accept', 'evade'),
        min: fc.nat(3),
        max: fc.nat(3),
        intoCoastal: fc.boolean(),
        joinAllies: fc.boolean(),
        gauge: fc.constantFrom('windward', 'leeward', null),
      },
      { requiredKeys: [] },
    ),
    commerce: fc.constantFrom('raid', 'convoy', 'ignore'),
  },
  { requiredKeys: [] },
);

const WEATHER = fc.record({
  from: fc.constantFrom(...COMPASS),
  strength: fc.constantFrom(...WIND_STRENGTHS),
});

const TURN = fc.record({
  ships: SHIPS,
  orders: fc.array(fc.option(ORDER), { minLength: 14, maxLength: 14 }),
  winds: fc.array(fc.option(WEATHER), { minLength: SEAS.length, maxLength: SEAS.length }),
  seed: fc.string(),
});
type Turn = typeof TURN extends fc.Arbitrary<infer T> ? T : never;

function set(turn: Turn, shuffle: (orders: NavalOrder[]) => NavalOrder[] = (orders) => orders): Squadron {
  const weather = turn.winds.flatMap((wind, i) => (wind ? [{ sea: SEAS[i], wind }] : []));
  const orders = turn.ships.flatMap((ship, i) =>
    turn.orders[i] ? [{ kind: 'naval', ship: ship.id, ...turn.orders[i] } as NavalOrder] : [],
  );
  return new Squadron(shipsAt(turn.ships, { weather }), shuffle(orders), {}, turn.seed);
}

const MOVES = ['naval-movement-1', 'naval-movement-2'] as const;

/** The sea a ship is in or off; null on the way round the Horn. */
function sea({ at }: Pick<Ship, 'at'>): string | null {
  if ('sea' in at) return at.sea;
  return 'port' in at ? SEA_OF.get(at.port)! : null;
}

function steps(from: string, to: string): number {
  const reached = new Map([[from, 0]]);
  for (const [code, far] of reached)
    for (const next of Object.values(WATERS.seas!.find((one) => one.code === code)!.neighbours).flat())
      if (!reached.has(next)) reached.set(next, far + 1);
  return reached.get(to) ?? Infinity;
}

describe('naval movement (PATE 6)', () => {
  it('keeps every ship, at a place there is and that it could reach; folding the events gives the same end', () => {
    fc.assert(
      fc.property(TURN, (turn) => {
        const table = set(turn);
        const before = structuredClone([...table.state.ships.values()]);
        for (const phase of MOVES) table.play(phase);
        expect([...table.state.ships.keys()]).toEqual(before.map(({ id }) => id));
        expect(table.folded()).toEqual(table.written());
        for (const was of before) {
          const { at, status } = table.state.ship(was.id);
          if (status === 'inactive') expect(at).toEqual(was.at);
          if ('sea' in at) expect(at.tacticalArea).toBeLessThan(AREAS.get(at.sea)!);
          const [start, end] = [sea(was), sea({ at })];
          if (start && end) expect(steps(start, end)).toBeLessThanOrEqual(2);
          if (was.crew === 0 && start && table.events.every(({ type }) => type !== 'ShipsKeptClear'))
            expect(at).toEqual(was.at);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('gives the gauge only to ships with an enemy at hand, and ends attachments to whoever is out of contact', () => {
    fc.assert(
      fc.property(TURN, (turn) => {
        const table = set(turn);
        table.play(...MOVES);
        const ships = [...table.state.ships.values()];
        for (const ship of ships) {
          const enemy = ships.some(
            (other) =>
              other.status === 'active' &&
              table.state.areHostile(ship.state, other.state) &&
              table.where(other.id) === table.where(ship.id),
          );
          if (ship.gauge !== null) expect(enemy).toBe(true);
          if (ship.attachedTo !== null) expect(sea(table.state.ship(ship.attachedTo))).toBe(sea(ship));
        }
      }),
      { numRuns: 200 },
    );
  });

  it('does not depend on the order in which orders were sent', () => {
    fc.assert(
      fc.property(TURN, (turn) => {
        const [one, other] = [set(turn), set(turn, (orders) => orders.toReversed())];
        expect(other.play(...MOVES)).toEqual(one.play(...MOVES));
      }),
      { numRuns: 100 },
    );
  });

  it('tells of a move whoever is in contact where it begins or ends, nobody else, and nobody draws that depend on the unseen', () => {
    fc.assert(
      fc.property(TURN, (turn) => {
        const table = set(turn);
        const seen = copyState(table.state);
        for (const event of table.play(...MOVES)) {
          const { data, dice = [], audience } = event;
          if (dice.some(({ label }) => /^(6\.7|6\.10|4\.5) |elsewhere$/.test(label)))
            expect(audience).toEqual({});
          const { ships = [], from, to } = data as { ships?: string[]; from?: Ship['at']; to?: Ship['at'] };
          if (from && to && typeof from === 'object') {
            const onlookers = (at: Ship['at']): string[] =>
              [...seen.ships.values()]
                .filter((ship) => ship.status === 'active' && !ships.includes(ship.id))
                .filter((ship) => contactKey(ship.at) !== null && contactKey(ship.at) === contactKey(at))
                .map(({ commander }) => commander!);
            const own = new Set<string>(ships.map((id) => seen.ship(id).commander!));
            const told = new Set([...own, ...onlookers(from), ...onlookers(to)]);
            expect(Object.keys(audience).sort()).toEqual([...told].sort());
            for (const [player, degree] of Object.entries(audience))
              expect(degree === 'full').toBe(own.has(player));
          }
          fold(seen, [event]);
        }
      }),
      { numRuns: 100 },
    );
  });
});
