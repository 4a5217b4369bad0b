import { describe, expect, it } from '@jest/globals';
import { type JsonPointer, type LandOrder, type NavalOrder, ORDER_KINDS } from '@vedette/campaign';
import { booksOf } from '@vedette/rulebooks';
import { type Changes, frontier } from './testing/desk.js';
import type { OrderOption } from './options/order-option.js';
import { orderOptions } from './order-options.js';

function optionsOf(piece: string, by = 'taylor', changes: Changes = {}): OrderOption[] {
  const state = frontier(changes);
  return orderOptions(state, booksOf(state.rulebooks), by, piece);
}
const at = (options: readonly OrderOption[], field: JsonPointer): OrderOption[] =>
  options.filter((option) => option.field === field);
const pathsTo = (options: readonly OrderOption[]) =>
  new Map(
    at(options, '/strategic/path').map(({ order, march }) => [
      march?.square,
      { march, path: (order as LandOrder).strategic!.path },
    ]),
  );

describe('a unit', () => {
  it('is offered every square in reach by the shortest way, with phase, fatigue and where it may enter', () => {
    const ways = pathsTo(optionsOf('US1IN'));
    expect(ways.get('G6-V5')).toMatchObject({
      path: ['G6-V5'],
      march: { phase: 1, fatigue: 1, forced: false },
    });
    expect(ways.get('G6-V5')!.march!.entries).toHaveLength(60);
    expect(ways.get('G6-V5')!.march!.entries).toContain('14-7');
    expect(ways.get('G6-V5')!.march!.entries).not.toContain('10-7');
    const far = [...ways.values()].filter(({ march }) => march!.forced);
    expect(far.length).toBeGreaterThan(0);
    for (const { march, path } of ways.values()) expect(path).toHaveLength(march!.phase);
    expect(ways.has('G7-V5')).toBe(false);
  });

  it('is offered less the more tired it is, and no march at all above the limit', () => {
    const [fresh, tired, spent] = [0, 16, 19].map(
      (fatigue) => pathsTo(optionsOf('US1IN', 'taylor', { pieces: { US1IN: { fatigue } } })).size,
    );
    expect(fresh).toBeGreaterThan(tired!);
    expect(tired).toBeGreaterThan(spent!);
    expect(spent).toBe(0);
  });

  it('of the militia is offered nothing abroad', () => {
    const squares = [...pathsTo(optionsOf('US1MI')).keys()];
    expect(squares).toContain('G7-V5');
    expect(squares).not.toContain('G5-V5');
  });

  it('is offered postures, lines and moves on its own ground, and a headquarters no fight', () => {
    const options = optionsOf('US1IN');
    expect(
      at(options, '/posture/offensive').map(({ order }) => (order as LandOrder).posture!.offensive),
    ).toEqual(['assault', 'attack', 'skirmish', 'evade']);
    expect(at(options, '/tactical/destination').length).toBeGreaterThan(50);
    expect(at(options, '/tactical/engage')).toHaveLength(1);
    expect(at(optionsOf('US1CQ'), '/tactical/engage')).toEqual([]);
  });

  it('is offered the sources that can feed it and the transports that lie by it', () => {
    expect(
      at(optionsOf('US1IN'), '/supply/source').map(({ order }) => (order as LandOrder).supply!.source),
    ).toEqual(expect.arrayContaining(['US1CQ', 'none']));
    expect(
      at(optionsOf('US3IN', 'twiggs'), '/strategic/path')
        .map(({ order }) => (order as LandOrder).strategic!.path![0])
        .filter((box) => box?.endsWith('TR')),
    ).toEqual(['US1TR', 'US2TR']);
  });

  it('is offered to its minister what is his to order: officers, and calling up', () => {
    const fields = new Set(optionsOf('US1IN', 'marcy').map(({ order }) => order.kind));
    expect([...fields]).toEqual(['activation', 'merge', 'assign']);
  });

  it('is offered a merger with those of its kind in its square alone', () => {
    expect(at(optionsOf('US1IN'), '/into').map(({ order }) => order)).toEqual([
      { kind: 'merge', unit: 'US1IN', into: 'US2IN', by: 'taylor' },
    ]);
  });

  it('is offered a place instead of a march before the campaign', () => {
    const kinds = new Set(
      optionsOf('US1IN', 'taylor', { season: 'deployment' }).map(({ order }) => order.kind),
    );
    expect(kinds.has('deploy')).toBe(true);
    expect(kinds.has('land')).toBe(false);
  });
});

describe('a ship', () => {
  it('is offered the seas and ports in reach of two moves, from a port by the sea it opens on', () => {
    const options = optionsOf('US1FR');
    expect(at(options, '/movement/seas').map(({ order }) => (order as NavalOrder).movement!.seas)).toEqual([
      ['WGC'],
      ['WGC', 'SGC'],
    ]);
    const ports = at(options, '/movement/port').map(({ order }) => (order as NavalOrder).movement!);
    expect(ports).toContainEqual({ seas: ['WGC', 'SGC'], port: 'Veracruz' });
    expect(ports).not.toContainEqual({ seas: ['WGC'], port: 'Veracruz' });
  });

  it('that carries nobody is offered no cargo, and a transport group the units that are with it', () => {
    expect(at(optionsOf('US1FR'), '/loading/load')).toEqual([]);
    expect(
      at(optionsOf('US1TR'), '/loading/load').map(({ order }) => (order as NavalOrder).loading!.load),
    ).toEqual([['US3IN']]);
  });

  it('of two groups in one harbour may be split and not merged with one in other waters', () => {
    const kinds = optionsOf('US1TR').map(({ order }) => order.kind);
    expect(kinds).toContain('split');
    expect(kinds).not.toContain('merge');
  });
});

it('every option is of a kind there is, and of the field it says', () => {
  for (const { field, order } of optionsOf('US1IN')) {
    expect(ORDER_KINDS).toContain(order.kind);
    expect(
      field
        .slice(1)
        .split('/')
        .reduce<unknown>((part, key) => (part as Record<string, unknown>)?.[key], order),
    ).toBeDefined();
  }
});
