import { describe, expect, it } from '@jest/globals';
import { POSITION_FORMAT, readPosition, type PositionReport } from '@vedette/campaign';
import { makeInlineTheatre } from '@vedette/geography';
import { booksOf, pieceTypes } from '@vedette/rulebooks';
import { askSupply, knownWorld } from '../index.js';
import { tellSupply } from './supply-answer-words.js';

const RIVER = Array.from({ length: 15 }, () => '.......r.......');

/** A river between the corps and its depot, with one railway bridge. */
function world(bridgeStands = true) {
  const state = readPosition(
    {
      format: POSITION_FORMAT,
      rulebooks: { land: 'rotd-euwol' },
      turn: 3,
      theatre: {
        kind: 'inline',
        origin: 'G0-V0',
        strategic: ['..r...'],
        rivers: [['G2-V0', 'unfordable']],
        rails: [
          ['G1-V0', 'G2-V0'],
          ['G2-V0', 'G3-V0'],
        ],
        tactical: { 'G2-V0': { terrain: RIVER } },
      },
      states: [
        { id: 'PR', nation: 'Prussia', side: 'PR' },
        { id: 'AU', nation: 'Austria', side: 'AU' },
      ],
      relations: [{ between: ['PR', 'AU'], stance: 'hostile' }],
      players: [
        { id: 'moltke', state: 'PR', ministries: ['war'] },
        { id: 'herwarth', state: 'PR' },
      ],
      units: [{ id: 'PR1CQ', square: 'G4-V0', tactical: '7-7', commander: 'herwarth', supplies: 2 }],
      depots: [
        { id: 'PR-D1', kind: 'depot', state: 'PR', square: 'G1-V0', tactical: '7-7', supplies: 30 },
        { id: 'AU-D1', kind: 'depot', state: 'AU', square: 'G3-V0', tactical: '7-7', supplies: 9 },
      ],
      bridges: [{ square: 'G2-V0', tactical: '7-7', intact: bridgeStands }],
    },
    (theatre) => makeInlineTheatre(theatre as Parameters<typeof makeInlineTheatre>[0]),
    pieceTypes,
  );
  return { state, book: booksOf(state.rulebooks).land };
}

const report = (down: boolean, supplies: number | null): PositionReport =>
  ({
    player: 'herwarth',
    state: 'PR',
    turn: 2,
    season: 'campaign',
    squares: [
      {
        ...{ square: 'G1-V0', terrain: 'open', nation: 'Prussia', city: null, mark: null, stacks: [] },
        depots: [{ id: 'PR-D1', kind: 'depot', state: 'PR', standing: 'same', tactical: '7-7', supplies }],
      },
    ],
    maps: down
      ? [{ square: 'G2-V0', rows: [], units: [], bridges: [{ tactical: '7-7', intact: false }] }]
      : [],
    ...{ units: [], ports: [], seenFromShips: [], garrisons: [], headquartersHeardOf: [], troopsHeardOf: [] },
  }) as unknown as PositionReport;

function asked(by: string, told: PositionReport | null, bridgeStands = true) {
  const { state, book } = world(bridgeStands);
  const player = state.players.find(({ id }) => id === by)!;
  const known = knownWorld(state, player, told);
  const answer = askSupply(known, book, player.state, 'PR1CQ', 'supplies')!;
  return { answer, words: tellSupply(known.state, book, answer).ways.map(({ text }) => text) };
}

describe('what reaches a corps where the book has depots (ROTD 11.6)', () => {
  it('is a depot of its side, with what is in it, over the bridge', () => {
    const { answer, words } = asked('moltke', null);
    expect(answer.reached).toBe(true);
    expect(answer.ways[0]).toMatchObject({ source: 'PR-D1', kind: 'depot', supplies: 30 });
    expect(words[0]).toBe('PR-D1: reaches by G1-V0, G2-V0, G3-V0, G4-V0, 30 supplies (rule 11.6).');
  });

  it('is a depot that his map shows, for who governs nothing, and none of which he was not told', () => {
    expect(asked('herwarth', report(false, 12)).answer.ways[0]).toMatchObject({
      source: 'PR-D1',
      supplies: 12,
    });
    expect(asked('herwarth', report(false, null)).answer.ways[0]).toMatchObject({
      supplies: null,
      closed: null,
    });
    expect(asked('herwarth', null).answer.ways.map(({ source }) => source)).toEqual([]);
  });

  it('is stopped by a bridge that his map shows down, and by no other', () => {
    expect(asked('herwarth', report(true, 12), false).answer.reached).toBe(false);
    expect(asked('moltke', null, false).answer.reached).toBe(true);
  });

  it('never names a depot of the enemy that nobody told him of', () => {
    expect(JSON.stringify(asked('moltke', null))).not.toContain('AU-D1');
  });
});
