import { describe, expect, it } from '@jest/globals';
import { type Order, POSITION_FORMAT, type PositionDocument } from '@vedette/campaign';
import fc from 'fast-check';
import { playCounted } from './play-counted.js';

const RIVER = Array.from({ length: 15 }, () => '.......r.......');
const square = fc.tuple(fc.nat(5), fc.nat(2)).map(([column, row]) => `G${column}-V${row}`);
const tactical = fc.constantFrom('7-3', '6-7', '8-7', '3-3', '12-12');
const supplies = fc.nat(40);

const depot = fc.record({ square, tactical, supplies, kind: fc.constantFrom('depot', 'cache') });
const unit = fc.record({
  square,
  tactical: fc.constantFrom('6-7', '8-7', '3-3', '12-12', '6-6'),
  type: fc.constantFrom('IN', 'CQ', 'MC', 'NB', 'AQ', 'PB'),
  state: fc.constantFrom('PR', 'AU'),
  supplies: fc.nat(1),
  level: fc.option(fc.nat(12)),
  to: fc.option(tactical),
});
const move = fc.record({ from: fc.nat(6), to: fc.nat(6), amount: fc.integer({ min: 1, max: 70 }) });
const works = fc.record({ square, kind: fc.constantFrom('depot', 'cache'), removes: fc.option(fc.nat(6)) });
const world = fc.record({
  depots: fc.array(depot, { minLength: 2, maxLength: 6 }),
  units: fc.array(unit, { maxLength: 10 }),
  moves: fc.array(move, { maxLength: 5 }),
  works: fc.array(works, { maxLength: 3 }),
});
type World = typeof world extends fc.Arbitrary<infer T> ? T : never;

/** A country with a river and a railway over it, some depots of either state, and what its ministers and officers order. */
function warWith({ depots, units, moves, works }: World): { document: PositionDocument; orders: Order[] } {
  const ids = depots.map(({ kind }, i) => `${i % 2 ? 'AU' : 'PR'}-${kind === 'depot' ? 'D' : 'C'}${i + 1}`);
  const byState = (state: string): string => (state === 'PR' ? 'moltke' : 'benedek');
  const document = {
    format: POSITION_FORMAT,
    rulebooks: { land: 'rotd-euwol' },
    turn: 2,
    theatre: {
      kind: 'inline',
      origin: 'G0-V0',
      strategic: ['...r..', '...r..', '...r..'],
      rivers: ['G3-V0', 'G3-V1', 'G3-V2'].map((name) => [name, 'unfordable']),
      rails: [0, 1, 2, 3, 4].map((column) => [`G${column}-V1`, `G${column + 1}-V1`]),
      tactical: Object.fromEntries(['G3-V0', 'G3-V1', 'G3-V2'].map((name) => [name, { terrain: RIVER }])),
      cities: [{ name: 'Riesa', square: 'G1-V1', tactical: '7-7', state: 'PR', supplies: 25 }],
    },
    states: ['PR', 'AU'].map((id) => ({ id, nation: id === 'PR' ? 'Prussia' : 'Austria', side: id })),
    relations: [{ between: ['PR', 'AU'], stance: 'hostile' }],
    players: ['PR', 'AU'].map((id) => ({ id: byState(id), state: id, ministries: ['war', 'treasury'] })),
    units: units.map(({ square: at, tactical: on, type, state: own, supplies: carried }, i) => ({
      ...{ id: `${own}${i + 1}${type}`, square: at, tactical: on, strength: 1500, supplies: carried },
      commander: byState(own),
    })),
    depots: depots.map((given, i) => ({ ...given, id: ids[i]!, state: ids[i]!.slice(0, 2) })),
  } as PositionDocument;
  const place = (i: number): string => ids[i] ?? 'Riesa';
  const orders = [
    ...units.map(({ type, state: own, level, to }, i) => ({
      ...{ kind: 'land', unit: `${own}${i + 1}${type}`, by: byState(own), supply: { level } },
      ...(to === null ? {} : { tactical: { destination: to } }),
    })),
    ...moves.map(({ from, to, amount }) => ({
      ...{ kind: 'move-supplies', from: place(from), to: place(to), amount },
      by: byState(place(from).slice(0, 2) === 'AU' ? 'AU' : 'PR'),
    })),
    ...works.map(({ square: at, kind, removes }) => {
      const id = removes === null ? null : place(removes);
      const owner = id?.startsWith('AU') ? 'AU' : 'PR';
      return id === null
        ? { kind: 'depot', action: 'place', depot: kind, square: at, by: 'moltke' }
        : { kind: 'depot', action: 'remove', depot: id, square: at, by: byState(owner) };
    }),
  ] as Order[];
  return { document, orders };
}

describe('supplies of a book with depots (ROTD 11)', () => {
  it('are eaten, loaded, moved, plundered and lost as the events say, and never made', () => {
    const met = new Set<string>();
    fc.assert(
      fc.property(world, (given) => {
        const { document, orders } = warWith(given);
        const first = playCounted(document, orders, 'depots');
        const second = playCounted(first.next, [], 'depots');
        for (const { type } of [...first.events, ...second.events]) met.add(type);
      }),
      { numRuns: 80, seed: 1866, endOnFailure: true },
    );
    const wanted = ['GoodsMoved', 'DepotPlaced', 'DepotRemoved', 'DepotDestroyed', 'SuppliesLoaded'];
    expect(wanted.filter((type) => !met.has(type))).toEqual([]);
  });
});

describe('ids of depots (ROTD 11.5)', () => {
  it('that left the map in a turn come back in the next, never in the same', () => {
    const { document } = warWith({ depots: [], units: [], moves: [], works: [] });
    const standing = {
      kind: 'depot',
      id: 'PR-D1',
      state: 'PR',
      square: 'G0-V1',
      tactical: '7-7',
      supplies: 4,
    };
    const remove = { kind: 'depot', action: 'remove', depot: 'PR-D1', square: 'G0-V1', by: 'moltke' };
    const place = { kind: 'depot', action: 'place', depot: 'depot', square: 'G2-V1', by: 'moltke' };
    const placed = (events: readonly { type: string; data: unknown }[]): unknown[] =>
      events
        .filter(({ type }) => type === 'DepotPlaced')
        .map(({ data }) => (data as { depot: string }).depot);
    const first = playCounted(
      { ...document, depots: [standing] } as PositionDocument,
      [remove, place] as Order[],
      'ids',
    );
    expect(placed(first.events)).toEqual(['PR-D2']);
    const second = playCounted(first.next, [place] as Order[], 'ids');
    expect(placed(second.events)).toEqual(['PR-D1']);
  });
});
