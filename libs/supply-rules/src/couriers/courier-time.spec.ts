import { describe, expect, it } from '@jest/globals';
import { POSITION_FORMAT, readPosition, type UnitDocument } from '@vedette/campaign';
import { makeInlineTheatre } from '@vedette/geography';
import { booksOf, pieceTypes } from '@vedette/rulebooks';
import { courierTurns } from '../index.js';

const PLAYERS = ['polk', 'taylor', 'worth', 'arista'].map((id) => ({
  id,
  state: id === 'arista' ? 'MX' : 'US',
}));

/** Turns from one player to another with units on a map of 40 squares by 4. */
function turns(from: string, to: string, units: readonly [id: string, square: string, commander: string][]) {
  const state = readPosition(
    {
      format: POSITION_FORMAT,
      rulebooks: { land: 'gitm-amwol', naval: null },
      turn: 3,
      theatre: {
        kind: 'inline',
        origin: 'A0-P0',
        strategic: Array.from({ length: 4 }, () => '.'.repeat(40)),
      },
      states: [
        { id: 'US', nation: 'United States', side: 'US' },
        { id: 'MX', nation: 'Mexico', side: 'MX' },
      ],
      relations: [{ between: ['US', 'MX'], stance: 'hostile' }],
      players: PLAYERS,
      units: units.map(([id, square, commander]): UnitDocument => ({
        id,
        square,
        tactical: '7-7',
        commander,
        ...(id.endsWith('IN') ? { strength: 500 } : {}),
      })),
    },
    (theatre) => makeInlineTheatre(theatre as Parameters<typeof makeInlineTheatre>[0]),
    pieceTypes,
  );
  const player = (id: string) => state.players.find((one) => one.id === id)!;
  return courierTurns(state, booksOf(state.rulebooks).land, player(from), player(to));
}

const TAYLOR = ['US1AQ', 'A0-P0', 'taylor'] as const;

describe('a letter by courier', () => {
  it.each([
    ['A0-P0', 0],
    ['A4-P3', 0],
    ['A5-P1', 1],
    ['B6-P3', 1],
    ['B7-P0', 2],
    ['D2-P2', 2],
    ['D3-P0', 3],
  ])('from A0-P0 to %s takes %i turns, there and back', (square, expected) => {
    const units = [[...TAYLOR], ['US1CQ', square, 'worth']] as [string, string, string][];
    expect([turns('taylor', 'worth', units), turns('worth', 'taylor', units)]).toEqual([expected, expected]);
  });

  it('goes between the nearest headquarters, and between other units where there is none', () => {
    const units = [[...TAYLOR], ['US1CQ', 'C0-P0', 'worth'], ['US1IN', 'A1-P0', 'worth']] as [
      string,
      string,
      string,
    ][];
    expect(turns('taylor', 'worth', units)).toBe(2);
    expect(turns('taylor', 'worth', [...units, ['US2CQ', 'A5-P0', 'worth']])).toBe(1);
    expect(
      turns(
        'taylor',
        'worth',
        units.filter(([id]) => id !== 'US1CQ'),
      ),
    ).toBe(0);
  });

  it('to who has no post on the map takes a turn', () => {
    expect(turns('taylor', 'polk', [[...TAYLOR]])).toBe(1);
  });

  it('through the lines takes two turns, wherever the enemy stands', () => {
    for (const square of ['A0-P1', 'A9-P0', 'D9-P3'])
      expect(turns('taylor', 'arista', [[...TAYLOR], ['MX1AQ', square, 'arista']])).toBe(2);
  });
});
