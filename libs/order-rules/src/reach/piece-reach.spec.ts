import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import type { CampaignState, Order } from '@vedette/campaign';
import { booksOf } from '@vedette/rulebooks';
import { OrderDesk } from '../order-desk.js';
import { frontier } from '../testing/desk.js';

const deskOf = (state: CampaignState) => new OrderDesk(state, booksOf(state.rulebooks));
const reachIn = (state: CampaignState, by: string, piece: string) => deskOf(state).reach(by, piece);
const shown = (state: CampaignState, by: string, piece: string): string =>
  JSON.stringify(reachIn(state, by, piece));

describe('where a piece can get', () => {
  it('is every square that its march is taken to, at the phase and fatigue that the plan of that march has', () => {
    const state = frontier();
    const desk = deskOf(state);
    const { reached } = desk.reach('taylor', 'US1IN')!;
    expect(reached.length).toBeGreaterThan(5);
    for (const { place, path, phase, fatigue, forced } of reached) {
      const order = { kind: 'land', unit: 'US1IN', strategic: { path: [...path] }, by: 'taylor' } as Order;
      const plan = desk.plan(order)!;
      expect({ end: plan.end, fatigue: plan.fatigue, stops: plan.stops }).toEqual({
        ...{ end: place, fatigue, stops: null },
      });
      expect(plan.steps.at(-1)).toMatchObject({ phase, forced });
    }
  });

  it('ends where a rule bars the way, and says which', () => {
    const { reached, barred } = reachIn(frontier(), 'taylor', 'US1IN')!;
    const places = new Set(reached.map(({ place }) => place));
    expect(barred.filter(({ place }) => places.has(place))).toEqual([]);
    for (const { rule, message } of barred) {
      expect(rule).toMatch(/^gitm-amwol \d/);
      expect(message.split('; ')).toHaveLength(2);
    }
    expect(new Set(barred.map(({ code }) => code))).toEqual(new Set(['closed-nation', 'impassable-ground']));
  });

  it('ends where a unit is too tired to go on', () => {
    const { barred } = reachIn(frontier({ pieces: { US1IN: { fatigue: 17 } } }), 'taylor', 'US1IN')!;
    expect(barred.map(({ code, rule }) => `${code} ${rule}`)).toContain('too-tired gitm-amwol 7.1');
  });

  it('is nothing for pieces of others, be they there or not', () => {
    const state = frontier();
    for (const [by, piece] of [
      ['taylor', 'MX1IN'],
      ['taylor', 'MX99IN'],
      ['marcy', 'US1IN'],
      ['arista', 'US1IN'],
      ['nobody', 'US1IN'],
    ] as const)
      expect(reachIn(state, by, piece)).toBeNull();
  });

  it('of a ship is sea areas and ports, by the fewest seas', () => {
    const { reached } = reachIn(frontier(), 'bancroft', 'US1FR') ?? reachIn(frontier(), 'taylor', 'US1FR')!;
    expect(reached.map(({ place }) => place)).toEqual(expect.arrayContaining(['WGC', 'SGC']));
  });

  it('does not change by one byte with enemies that the player was not told of', () => {
    const base = frontier();
    const enemy = fc.record({
      square: fc.constantFrom('G3-V3', 'G3-V4', 'G3-V6', 'G3-V7'),
      strength: fc.integer({ min: 1, max: 3_000 }),
      status: fc.constantFrom('active', 'inactive'),
    });
    const pieces = fc.constantFrom('US1IN', 'US1CQ', 'US1LC', 'US1MI', 'US1FR', 'US1TR', 'MX1IN');
    fc.assert(
      fc.property(enemy, pieces, fc.constantFrom('taylor', 'worth', 'twiggs'), (unit, piece, by) => {
        expect(shown(frontier({ pieces: { MX1IN: unit } }), by, piece)).toBe(shown(base, by, piece));
      }),
      { numRuns: 60 },
    );
  });
});

describe('where a piece can get in a later turn', () => {
  const march = (...path: (string | null)[]) =>
    ({ kind: 'land', unit: 'US1IN', strategic: { path }, by: 'taylor' }) as Order;
  const ahead = (
    orders: (Order | null)[],
    more: { state?: CampaignState; from?: string; by?: string } = {},
  ) =>
    deskOf(more.state ?? frontier()).reachAhead(more.by ?? 'taylor', 'US1IN', {
      ...{ orders, from: more.from ?? null },
    });
  const places = (found: ReturnType<typeof ahead>) => found?.reached.map(({ place }) => place).sort();

  it('is what it can reach today from where the marches of the turns before end, as far as they are made', () => {
    const moved = reachIn(frontier({ pieces: { US1IN: { square: 'G6-V4' } } }), 'taylor', 'US1IN');
    const found = ahead([march('G6-V5'), null, march(null, 'G6-V4', 'G3-V4')]);
    expect(found?.from).toBe('G6-V4');
    expect(places(found)).toEqual(places({ from: null, ...moved! }));
    expect(found!.reached.length).toBeGreaterThan(5);
    expect(ahead([])?.from).toBe('G7-V5');
  });

  it('is reckoned from the square it is meant to stand in then, whatever was sent', () => {
    expect(ahead([march('G6-V5')], { from: 'G8-V5' })?.from).toBe('G8-V5');
    expect(ahead([], { from: 'Z9-Z9' })).toEqual({ from: null, reached: [], barred: [] });
  });

  it('is nothing that anybody could say of a unit that goes aboard or by rail, or of a ship', () => {
    const nothing = { from: null, reached: [], barred: [] };
    const rail = { kind: 'land', unit: 'US1IN', rail: { destination: 'G8-V5' }, by: 'taylor' } as Order;
    expect(ahead([rail])).toEqual(nothing);
    expect(deskOf(frontier()).reachAhead('taylor', 'US1FR', { orders: [], from: null })).toEqual(nothing);
  });

  it('is nothing for pieces of others, be they there or not', () => {
    for (const [by, piece] of [
      ['taylor', 'MX1IN'],
      ['taylor', 'MX99IN'],
      ['marcy', 'US1IN'],
      ['nobody', 'US1IN'],
    ] as const)
      expect(deskOf(frontier()).reachAhead(by, piece, { orders: [], from: 'G6-V5' })).toBeNull();
  });

  it('does not change by one byte with enemies, wherever they stand', () => {
    const shownAhead = (state: CampaignState, from?: string) =>
      JSON.stringify(ahead([march('G6-V5')], { state, ...(from === undefined ? {} : { from }) }));
    for (const square of ['G3-V3', 'G5-V5', 'G6-V5', 'G6-V4'])
      for (const from of [undefined, 'G4-V4', 'G6-V5'])
        expect(shownAhead(frontier({ pieces: { MX1IN: { square } } }), from)).toBe(
          shownAhead(frontier(), from),
        );
  });
});

describe('the plan of a march', () => {
  const planOf = (path: (string | null)[], by = 'taylor', unit = 'US1IN') =>
    deskOf(frontier()).plan({ kind: 'land', unit, strategic: { path }, by } as Order);

  it('counts phases that are waited, and ends before the first box that is not made', () => {
    expect(planOf([null, 'G6-V5'])).toMatchObject({
      ...{ from: 'G7-V5', end: 'G6-V5', boards: false, stops: null },
      steps: [{ phase: 2, square: 'G6-V5', fatigue: 1, forced: false }],
    });
    expect(planOf(['G6-V5', 'G3-V3'])).toMatchObject({
      ...{ end: 'G6-V5' },
      stops: { phase: 2, code: 'not-adjacent', rule: 'gitm-amwol 7.4' },
    });
  });

  it('is none for an order without a march, and for units one does not command', () => {
    expect(planOf([])).toBeNull();
    expect(planOf(['G4-V4'], 'taylor', 'MX1IN')).toBeNull();
    expect(planOf(['G4-V4'], 'taylor', 'MX99IN')).toBeNull();
  });
});
