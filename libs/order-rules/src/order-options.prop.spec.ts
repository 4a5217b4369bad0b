import { describe, expect, it } from '@jest/globals';
import type { CampaignState } from '@vedette/campaign';
import { faultsOfOrder } from '@vedette/campaign';
import { booksOf } from '@vedette/rulebooks';
import fc from 'fast-check';
import { OrderDesk } from './order-desk.js';
import { type Changes, frontier, SHIPS, UNITS } from './testing/desk.js';
import type { OrderOption } from './options/order-option.js';
import { orderOptions } from './order-options.js';

const PLAYERS = ['taylor', 'worth', 'twiggs', 'marcy', 'bancroft', 'polk', 'houston', 'arista'];
const PIECES = [...UNITS, ...SHIPS].map(({ id }) => id as string);
const asked = fc.tuple(
  fc.constantFrom(...PLAYERS),
  fc.constantFrom(...PIECES, 'US99IN', 'MX99FR', 'nothing'),
);
const optionsIn = (state: CampaignState, by: string, piece: string): OrderOption[] =>
  orderOptions(state, booksOf(state.rulebooks), by, piece);

/** Own units and ships in all sorts of condition. */
const conditions: fc.Arbitrary<Changes> = fc
  .record({
    season: fc.constantFrom('campaign', 'deployment', 'peace'),
    fatigue: fc.nat(20),
    supplies: fc.nat(2),
    supplied: fc.boolean(),
    communications: fc.boolean(),
    status: fc.constantFrom('active', 'inactive', 'shattered'),
    at: fc.constantFrom(
      { port: 'Haven', area: 'harbor' },
      { port: 'Haven', area: 'coastal' },
      { sea: 'WGC', tacticalArea: 2 },
    ),
    stores: fc.nat(12),
  })
  .map(({ season, at, stores, ...condition }) => ({
    season,
    pieces: {
      US1IN: condition,
      US3IN: { ...condition, status: 'active' },
      US1FR: { at, stores },
      US1TR: { at, stores },
    },
  }));

describe('what a piece may be ordered', () => {
  it('is well-formed, and accepted when it is sent as it stands, with the words and warnings that were told', () => {
    let options = 0;
    fc.assert(
      fc.property(conditions, asked, (changes, [by, piece]) => {
        const state = frontier(changes);
        for (const { order, understood, problems } of optionsIn(state, by, piece)) {
          options++;
          expect(faultsOfOrder(order)).toEqual([]);
          const receipt = new OrderDesk(state, booksOf(state.rulebooks)).take(order, 0);
          expect(receipt).toEqual({ order: 0, accepted: true, understood, problems });
        }
      }),
      { numRuns: 60 },
    );
    // Most questions are about pieces of others, and how many is the lot's.
    expect(options).toBeGreaterThan(50);
  });

  it('is something for every piece of whoever commands it', () => {
    const state = frontier();
    for (const piece of [...state.units.values(), ...state.ships.values()])
      expect([piece.id, optionsIn(state, piece.commander ?? '', piece.id).length > 0]).toEqual([
        piece.id,
        true,
      ]);
  });

  /** Whatever of the enemy may be otherwise without anybody on this side seeing it. */
  const hidden = fc.record({
    square: fc.constantFrom('G3-V3', 'G3-V4', 'G3-V6', 'G3-V7'),
    tactical: fc.constantFrom('0-0', '7-7', '14-14'),
    strength: fc.integer({ min: 1, max: 3000 }),
    quality: fc.constantFrom('Poor', 'Average', 'Excellent'),
    status: fc.constantFrom('active', 'inactive'),
    fatigue: fc.nat(30),
    supplies: fc.nat(2),
  });
  const ownPlayers = fc.constantFrom(...PLAYERS.filter((player) => player !== 'arista'));

  it('does not change by one byte with what the player who asks does not know', () => {
    const base = frontier();
    const without = frontier();
    without.removeUnit(without.unit('MX1IN'));
    without.ships.delete('MX1SL');
    fc.assert(
      fc.property(hidden, fc.nat(200), ownPlayers, fc.constantFrom(...PIECES), (unit, crew, by, piece) => {
        const other = frontier({
          pieces: { MX1IN: unit, MX1SL: { at: { sea: 'SMC', tacticalArea: 3 }, crew } },
        });
        const told = JSON.stringify(optionsIn(base, by, piece));
        expect(JSON.stringify(optionsIn(other, by, piece))).toBe(told);
        expect(JSON.stringify(optionsIn(without, by, piece))).toBe(told);
      }),
      { numRuns: 60 },
    );
  });

  it('is nothing for the pieces of others, be they there or not', () => {
    const state = frontier();
    for (const [by, piece] of [
      ['taylor', 'MX1IN'],
      ['taylor', 'MX99IN'],
      ['arista', 'US1IN'],
      ['nobody', 'US1IN'],
      ['twiggs', 'US1FR'],
    ] as const)
      expect(optionsIn(state, by, piece)).toEqual([]);
  });
});
