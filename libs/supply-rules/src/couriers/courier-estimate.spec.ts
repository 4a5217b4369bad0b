import { describe, expect, it } from '@jest/globals';
import { POSITION_FORMAT, type PositionReport, readPosition, type UnitDocument } from '@vedette/campaign';
import { makeInlineTheatre } from '@vedette/geography';
import { booksOf, pieceTypes } from '@vedette/rulebooks';
import { courierTurns, estimateCourierTurns } from '../index.js';

type Piece = readonly [id: string, square: string, commander: string, deputy?: string];

/** A war on a map of 40 squares by 4: one minister of war, two officers of his state, an enemy. */
function world(units: readonly Piece[]) {
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
      players: [
        { id: 'marcy', state: 'US', ministries: ['war'] },
        { id: 'taylor', state: 'US' },
        { id: 'worth', state: 'US' },
        { id: 'arista', state: 'MX' },
      ],
      units: units.map(([id, square, commander, deputy]): UnitDocument => ({
        id,
        square,
        tactical: '7-7',
        commander,
        ...(deputy === undefined ? {} : { deputy }),
        ...(id.endsWith('IN') ? { strength: 500 } : {}),
      })),
    },
    (theatre) => makeInlineTheatre(theatre as Parameters<typeof makeInlineTheatre>[0]),
    pieceTypes,
  );
  const player = (id: string) => state.players.find((one) => one.id === id)!;
  return { state, player, book: booksOf(state.rulebooks).land };
}

function estimate(from: string, to: string, units: readonly Piece[], report: PositionReport | null = null) {
  const { state, player, book } = world(units);
  return estimateCourierTurns(state, book, { player: player(from), report }, [player(to)])[0];
}

/** Friends reported on a square, as a map shows them: what they are, not who commands them. */
const reportOf = (square: string, letters: string): PositionReport =>
  ({
    player: 'taylor',
    state: 'US',
    turn: 2,
    season: 'campaign',
    squares: [
      {
        ...{ square, terrain: 'open', nation: 'Mexico', city: null, mark: null },
        stacks: [{ state: 'US', standing: 'same', condition: 'active', count: 500, size: null, letters }],
        bridges: [],
        depots: [],
      },
    ],
    maps: [],
    troopsHeardOf: [],
  }) as unknown as PositionReport;

const TAYLOR: Piece = ['US1AQ', 'A0-P0', 'taylor'];
const SQUARES = ['A1-P0', 'A5-P1', 'B7-P0', 'D3-P0'];

describe('how long a letter takes, as its writer knows', () => {
  it('is the same wherever a friend stands of whom he is told nothing', () => {
    const found = SQUARES.map((square) => estimate('taylor', 'worth', [TAYLOR, ['US1CQ', square, 'worth']]));
    expect(found).toEqual(SQUARES.map(() => null));
    // The true courier takes a different time to some of them, so equal answers are no matter of course.
    const truth = SQUARES.map((square) => {
      const { state, player, book } = world([TAYLOR, ['US1CQ', square, 'worth']]);
      return courierTurns(state, book, player('taylor'), player('worth'));
    });
    expect(new Set(truth).size).toBeGreaterThan(1);
    expect(estimate('taylor', 'worth', [TAYLOR])).toBeNull();
  });

  it('does not tell whose the troops are that his map shows', () => {
    for (const commander of ['worth', 'marcy'])
      expect(
        estimate('taylor', 'worth', [TAYLOR, ['US2IN', 'B7-P0', commander]], reportOf('B7-P0', 'I')),
      ).toBeNull();
  });

  it('is that of the courier where he is deputy of a post of the other’s', () => {
    expect(
      SQUARES.map((square) => estimate('taylor', 'worth', [TAYLOR, ['US1CQ', square, 'worth', 'taylor']])),
    ).toEqual([0, 1, 2, 3]);
  });

  it('is that of the courier for a minister of war, at whom the officers of his state report', () => {
    const units: Piece[] = [
      ['US1CQ', 'B7-P0', 'worth'],
      ['US2AQ', 'A0-P0', 'marcy'],
    ];
    expect(estimate('marcy', 'worth', units)).toBe(2);
    expect(estimate('worth', 'marcy', units)).toBeNull();
  });

  it('is a turn for who has no post himself, which he knows', () => {
    for (const square of SQUARES) expect(estimate('taylor', 'worth', [['US1CQ', square, 'worth']])).toBe(1);
  });

  it('to the enemy is two turns, wherever he stands and whatever is known of it', () => {
    for (const square of SQUARES)
      for (const from of ['taylor', 'marcy'])
        expect(estimate(from, 'arista', [TAYLOR, ['MX1AQ', square, 'arista']])).toBe(2);
  });
});
