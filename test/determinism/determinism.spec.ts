import { describe, expect, it } from '@jest/globals';
import type { LandOrder, Order, PositionDocument } from '@vedette/campaign';
import { booksOf } from '@vedette/rulebooks';
import { RandomSource } from '../fuzz/random-source.js';
import type { HiddenWar } from '../leaks/hidden-war.js';
import { digest, play, shuffled, timed, warOf } from './whole-turn.js';
import { playInTeam } from './workers.js';
import { howMany } from '../how-many.js';

const WARS = howMany('DETERMINISM_WARS', 4, 40);
const AMWOL = booksOf({ land: 'gitm-amwol', naval: null }).land;
const seeds = Array.from({ length: WARS }, (_, i) => i + 1);

describe.each(seeds)('a turn of war %i', (seed) => {
  const war = warOf(seed);
  const random = new RandomSource(seed);
  const asPlayed = play(war);

  it('is the same bytes when it is played again', () => {
    expect(digest(play(war))).toBe(digest(asPlayed));
  });

  it('is another turn under another secret, so that the dice are really thrown', () => {
    expect(digest(play({ ...war, secret: 'another' }))).not.toBe(digest(asPlayed));
  });

  it('does not depend on the order in which a position lists its pieces', () => {
    const { position } = war;
    const mixed = {
      ...position,
      units: shuffled(random, position.units),
      cities: shuffled(random, position.cities),
      relations: shuffled(random, position.relations),
    };
    expect(firstDifference(play({ ...war, position: mixed }).events, asPlayed.events)).toBeNull();
  });

  it('does not depend on the order in which orders of known times are listed', () => {
    const orders = timed(war.orders);
    const expected = play({ ...war, orders });
    const mixed = play({ ...war, orders: shuffled(random, orders) });
    const told = ({ events }: typeof mixed) => events.filter(({ type }) => !type.startsWith('Order'));
    expect(told(mixed)).toEqual(told(expected).map((event) => ({ ...event, seq: expect.any(Number) })));
    expect(mixed.position).toEqual(expected.position);
  });

  it.each([2, 4])('is the same whichever of %i workers decides which phase', (workers) => {
    const team = playInTeam(war, workers, random);
    const unnumbered = (events: Iterable<object>) => [...events].map((event) => ({ ...event, seq: 0 }));
    for (const [phase, events] of team.events)
      expect(unnumbered(events)).toEqual(
        unnumbered(asPlayed.events.filter((event) => event.phase === phase)),
      );
    for (const end of team.ends) expect(end).toEqual({ ...asPlayed.position, relations: end.relations });
  });

  it('changes in nothing but names when players are called differently', () => {
    const names = war.position.players!.map(({ id }) => id);
    const called = names.map((_, i) => `p${(i * 7) % names.length}-${seed}`);
    const rename = <T>(value: T, from: string[], to: string[]): T =>
      JSON.parse(
        from.reduce((text, name, i) => text.replaceAll(`"${name}"`, `"${to[i]}"`), JSON.stringify(value)),
      ) as T;
    const renamed = play({
      ...war,
      position: rename(war.position, names, called),
      orders: rename(war.orders, names, called),
    });
    const renamedBack = rename(renamed, called, names);
    expect(firstDifference(renamedBack.events, asPlayed.events)).toBeNull();
    expect(renamedBack.position).toEqual(asPlayed.position);
  });

  it('is the same when every order is sent twice', () => {
    const twice = play({ ...war, orders: war.orders.flatMap((order) => [order, order]) });
    expect(firstDifference(withoutReceipts(twice.events), withoutReceipts(asPlayed.events))).toBeNull();
    expect(twice.position).toEqual(asPlayed.position);
  });

  it('in which nobody sends orders is the one in which everybody orders the defaults (6.9)', () => {
    const frugal = withBareWagons(war);
    const silent = play({ ...frugal, orders: [] });
    const orders = defaultsOf(frugal);
    const spoken = play({ ...frugal, orders });
    expect(spoken.events.filter(({ type }) => type === 'OrderStood')).toHaveLength(orders.length);
    expect(firstDifference(withoutReceipts(spoken.events), withoutReceipts(silent.events))).toBeNull();
    expect(spoken.position).toEqual(silent.position);
  });
});

/** The first place where two lists of events differ, in few lines: whole turns are too long to be read. */
function firstDifference(found: readonly object[], expected: readonly object[]): object | null {
  const length = Math.max(found.length, expected.length);
  for (let at = 0; at < length; at++)
    if (JSON.stringify(found[at]) !== JSON.stringify(expected[at]))
      return { at, found: found[at] ?? 'nothing', expected: expected[at] ?? 'nothing' };
  return null;
}

function withoutReceipts(events: readonly { type: string; seq: number }[]): object[] {
  return events
    .filter(({ type }) => type !== 'OrderStood' && type !== 'OrderRefused')
    .map((event) => ({ ...event, seq: 0 }));
}

/**
 * The war with at most one supply in any wagon: by default a headquarters keeps what it has when its turn to load comes,
 * which no order can name beforehand; with so little it is one.
 */
function withBareWagons(war: HiddenWar): HiddenWar {
  const units = war.position.units.map((unit) => ({ ...unit, supplies: Math.min(1, unit.supplies ?? 0) }));
  return { ...war, position: { ...war.position, units } };
}

/** Orders that say in words what rule 6.9 gives a unit whose commander sends none; it has to be at its commander's word. */
function defaultsOf({ position }: HiddenWar): Order[] {
  return position.units.map((unit) => ({ ...defaultOrder(unit), by: unit.commander ?? '' }));
}

function defaultOrder(unit: PositionDocument['units'][number]): LandOrder {
  const code = /[A-Z]+$/.exec(unit.id)![0];
  const militia = AMWOL.unitTypes.get(code)!.militia;
  return {
    kind: 'land',
    unit: unit.id,
    tactical: { line: 'first' },
    reaction: { support: { center: unit.tactical!, radius: 2, from: 1, to: 5 } },
    posture: {
      offensive: militia ? 'attack' : 'skirmish',
      defensive: militia ? 'defend' : 'skirmish',
    },
    supply: { level: 1 },
  };
}
