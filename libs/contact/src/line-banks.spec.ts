import { describe, expect, it } from '@jest/globals';
import { readPosition, stateId, type MutableCampaignState } from '@vedette/campaign';
import { makeInlineTheatre } from '@vedette/geography';
import { booksOf, type LandRulebook, pieceTypes, stated } from '@vedette/rulebooks';
import { ContactGround, ContactSearch } from './index.js';

/** A river that runs from north to south through the squares A2-P0, A2-P1 and A2-P2, fifteen rows high and without fords. */
const RIVER = Array.from({ length: 15 }, () => '.......r.......');
const FORDED = RIVER.map((row, i) => (i === 3 ? '.......f.......' : row));

function position(middle: readonly string[]): MutableCampaignState {
  return readPosition(
    {
      format: 'vedette/position@1',
      rulebooks: { land: 'gitm-amwol', naval: 'pate-amwol' },
      theatre: {
        kind: 'inline',
        origin: 'A0-P0',
        strategic: ['..r..', '..r..', '..r..'],
        tactical: {
          'A2-P0': { terrain: RIVER },
          'A2-P1': { terrain: middle },
          'A2-P2': { terrain: RIVER },
        },
      },
      states: [{ id: 'US', nation: 'United States', side: 'US' }],
      units: [],
    },
    (theatre) => makeInlineTheatre(theatre as Parameters<typeof makeInlineTheatre>[0]),
    pieceTypes,
  );
}

function path(
  state: MutableCampaignState,
  book: LandRulebook,
  from: string,
  tactical: number,
): string[] | null {
  const { grid } = state.theatre;
  const search = new ContactSearch(
    new ContactGround(state, book, stateId('US')),
    { square: grid.indexOf(from), tactical },
    20,
  );
  const squares = search.pathTo({ square: grid.indexOf('A4-P1'), tactical: 112 });
  return squares?.map((square) => grid.nameOf(square)) ?? null;
}

const ANYWHERE = booksOf({ land: 'gitm-amwol', naval: 'pate-amwol' }).land;
const AT_CROSSINGS: LandRulebook = {
  ...ANYWHERE,
  supply: { ...ANYWHERE.supply, linesCross: stated('at-crossings', '10.2') },
};

describe('a line of contact and a river (ROTD 11.2, R-75)', () => {
  it('crosses it anywhere where the book says so', () => {
    expect(path(position(RIVER), ANYWHERE, 'A0-P1', 112)).toEqual([
      'A0-P1',
      'A1-P1',
      'A2-P1',
      'A3-P1',
      'A4-P1',
    ]);
  });

  it('does not cross it without a ford or bridge', () => {
    expect(path(position(RIVER), AT_CROSSINGS, 'A0-P1', 112)).toBeNull();
  });

  it('crosses at a ford, in its square and in no other', () => {
    expect(path(position(FORDED), AT_CROSSINGS, 'A0-P1', 112)).toHaveLength(5);
    expect(path(position(FORDED), AT_CROSSINGS, 'A1-P0', 112)).toEqual(['A1-P0', 'A2-P1', 'A3-P1', 'A4-P1']);
  });

  it('starts on the bank on which its end stands', () => {
    expect(path(position(RIVER), AT_CROSSINGS, 'A2-P1', 0)).toBeNull();
    expect(path(position(RIVER), AT_CROSSINGS, 'A2-P1', 14)).toEqual(['A2-P1', 'A3-P1', 'A4-P1']);
  });
});
