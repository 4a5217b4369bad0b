import { describe, expect, it } from '@jest/globals';
import { readPosition, stateId, type MutableCampaignState } from '@vedette/campaign';
import { makeInlineTheatre } from '@vedette/geography';
import { booksOf, pieceTypes } from '@vedette/rulebooks';
import { assessLines, ContactGround, ContactSearch, deriveSituation } from './index.js';

const SQUARES = ['.......', '.......', '~~~~~..', '.......', '.......'];

function position(units: object[], cities: object[] = []): MutableCampaignState {
  return readPosition(
    {
      format: 'vedette/position@1',
      rulebooks: { land: 'gitm-amwol', naval: 'pate-amwol' },
      theatre: { kind: 'inline', origin: 'A0-P0', strategic: SQUARES },
      states: [
        { id: 'US', nation: 'United States', side: 'US' },
        { id: 'MX', nation: 'Mexico', side: 'MX' },
      ],
      relations: [{ between: ['US', 'MX'], stance: 'hostile' }],
      units: units.map((unit) => ({ tactical: '7-7', strength: 500, ...unit })),
      cities: cities.map((city) => ({ tactical: '7-7', state: 'US', ...city })),
    },
    (theatre) => makeInlineTheatre(theatre as Parameters<typeof makeInlineTheatre>[0]),
    pieceTypes,
  );
}

function lengthBetween(state: MutableCampaignState, from: string, to: string, reach = 10): number | null {
  const { grid } = state.theatre;
  const search = new ContactSearch(
    new ContactGround(state, booksOf(state.rulebooks).land, stateId('US')),
    { square: grid.indexOf(from), tactical: 112 },
    reach,
  );
  return search.lengthTo({ square: grid.indexOf(to), tactical: 112 });
}

describe('a line of contact (10.2)', () => {
  it('counts the squares it enters, its end included, and goes diagonally', () => {
    expect(lengthBetween(position([]), 'A0-P0', 'A3-P1')).toBe(3);
    expect(lengthBetween(position([]), 'A0-P0', 'A0-P0')).toBe(0);
  });

  it('goes round impassable ground', () => {
    expect(lengthBetween(position([]), 'A3-P1', 'A3-P3')).toBe(4);
  });

  it('is not found beyond the reach asked for', () => {
    expect(lengthBetween(position([]), 'A0-P0', 'A5-P0', 5)).toBe(5);
    expect(lengthBetween(position([]), 'A0-P0', 'A6-P0', 5)).toBeNull();
  });

  it('enters no square with an enemy, but may end in one', () => {
    const state = position([{ id: 'MX1IN', square: 'A2-P0', tactical: '0-0' }]);
    expect(lengthBetween(state, 'A0-P0', 'A2-P0')).toBe(2);
    const wall = position(['A2-P0', 'A2-P1'].map((square, i) => ({ id: `MX${i + 1}IN`, square })));
    expect(lengthBetween(wall, 'A0-P0', 'A4-P0', 8)).toBeNull();
  });

  it('passes beside enemy infantry but not beside enemy cavalry that nothing covers', () => {
    const rider = position([{ id: 'MX1LC', square: 'A3-P0' }]);
    const foot = position([{ id: 'MX1IN', square: 'A3-P0' }]);
    expect(lengthBetween(foot, 'A0-P1', 'A6-P1')).toBe(6);
    expect(lengthBetween(rider, 'A0-P1', 'A6-P1', 6)).toBeNull();
  });

  it('is covered by a friendly combat unit in the square or with the cavalry, not by a headquarters', () => {
    const covered = position([
      { id: 'MX1LC', square: 'A3-P0', tactical: '0-0' },
      { id: 'US1IN', square: 'A3-P0' },
    ]);
    expect(lengthBetween(covered, 'A0-P1', 'A6-P1')).toBe(6);
    const headquarters = position([
      { id: 'MX1LC', square: 'A3-P0', tactical: '0-0' },
      { id: 'US1CQ', square: 'A3-P0' },
    ]);
    expect(lengthBetween(headquarters, 'A0-P1', 'A6-P1', 6)).toBeNull();
  });

  it('does not pass diagonally between two enemies', () => {
    const gate = position([
      { id: 'MX1IN', square: 'A1-P0' },
      { id: 'MX2IN', square: 'A0-P1' },
    ]);
    expect(lengthBetween(gate, 'A0-P0', 'A1-P1')).toBeNull();
  });

  it('leaves a square only where no enemy combat unit stands in the cone, and goes round otherwise', () => {
    const east = position([{ id: 'MX1IN', square: 'A0-P0', tactical: '12-7' }]);
    expect(lengthBetween(east, 'A0-P0', 'A1-P0')).toBe(2);
    expect(lengthBetween(east, 'A0-P0', 'A0-P1')).toBe(1);
  });

  it('ignores enemies who are inactive or shattered', () => {
    const asleep = position([{ id: 'MX1LC', square: 'A3-P0', status: 'inactive' }]);
    expect(lengthBetween(asleep, 'A0-P1', 'A6-P1')).toBe(6);
  });
});

describe('the ground of lines', () => {
  it('that was surveyed stays as it was when units move; a new one sees them', () => {
    const state = position([{ id: 'MX1IN', square: 'A2-P0' }]);
    const book = booksOf(state.rulebooks).land;
    const surveyed = new ContactGround(state, book, stateId('US')).survey();
    const [left, entered] = ['A2-P0', 'A4-P0'].map((name) => state.theatre.grid.indexOf(name)) as [
      number,
      number,
    ];
    state.placeUnit(state.unit('MX1IN'), entered, 112);
    const looks = (ground: ContactGround): boolean[] =>
      [left, entered].flatMap((square) => [ground.isClosed(square), ground.hasEnemy(square)]);
    expect(looks(surveyed)).toEqual([true, true, false, false]);
    expect(looks(new ContactGround(state, book, stateId('US')))).toEqual([false, false, true, true]);
  });
});

describe('communications and sources (10.1, 10.5, 10.11)', () => {
  const lines = (state: MutableCampaignState, id: string) =>
    assessLines(state, booksOf(state.rulebooks).land).find(({ unit }) => unit === id)!;

  it('run from an army headquarters to a corps headquarters within five and on to units within two', () => {
    const state = position([
      { id: 'US1AQ', square: 'A0-P0' },
      { id: 'US1CQ', square: 'A4-P0' },
      { id: 'US1IN', square: 'A6-P0' },
    ]);
    expect(lines(state, 'US1AQ').communicationsSource).toBe('US1AQ');
    expect(lines(state, 'US1CQ').communicationsSource).toBe('US1AQ');
    expect(lines(state, 'US1IN').communicationsSource).toBe('US1CQ');
  });

  it('do not reach a corps headquarters six squares off, nor a unit three from it', () => {
    const state = position([
      { id: 'US1AQ', square: 'A0-P0' },
      { id: 'US1CQ', square: 'A6-P0' },
      { id: 'US2CQ', square: 'A1-P0' },
      { id: 'US1IN', square: 'A4-P0' },
    ]);
    expect(lines(state, 'US1CQ').communications).toBe(false);
    expect(lines(state, 'US1IN').communications).toBe(false);
  });

  it('are had from a friendly city in the strategic square', () => {
    const state = position(
      [{ id: 'US1IN', square: 'A4-P0', tactical: '2-2' }],
      [{ name: 'Austin', square: 'A4-P0' }],
    );
    expect(lines(state, 'US1IN')).toMatchObject({
      communications: true,
      communicationsSource: 'Austin',
      supplySource: 'Austin',
    });
  });

  it('give a corps headquarters the nearest city within eight and a unit its nearest corps headquarters', () => {
    const state = position(
      [
        { id: 'US1CQ', square: 'A3-P0' },
        { id: 'US1IN', square: 'A4-P1' },
      ],
      [
        { name: 'Far', square: 'A0-P4' },
        { name: 'Near', square: 'A5-P0' },
      ],
    );
    expect(lines(state, 'US1CQ').supplySource).toBe('Near');
    expect(lines(state, 'US1IN').supplySource).toBe('US1CQ');
  });

  it('come out the same whatever the order of units', () => {
    const units = ['US1AQ', 'US1CQ', 'US2CQ', 'US1IN', 'US2IN', 'MX1LC'].map((id, i) => ({
      id,
      square: `A${i}-P${i % 2}`,
    }));
    const one = assessLines(position(units), booksOf({ land: 'gitm-amwol', naval: null }).land);
    const other = assessLines(
      position([...units].reverse()),
      booksOf({ land: 'gitm-amwol', naval: null }).land,
    );
    expect(other).toEqual(one);
  });
});

describe('a siege (10.3)', () => {
  const siege = (besiegers: number, fort: object | null) => {
    const state = position(
      [
        { id: 'US1IN', square: 'A4-P0', strength: 1000 },
        { id: 'MX1IN', square: 'A4-P0', tactical: '7-6', strength: besiegers },
      ],
      [{ name: 'Austin', square: 'A4-P0', fort }],
    );
    deriveSituation(state, booksOf(state.rulebooks).land);
    return state.city('Austin').besieged;
  };

  it('needs more than 110 % of the men at the walls', () => {
    expect(siege(1100, null)).toBe(false);
    expect(siege(1101, null)).toBe(true);
  });

  it('needs half the capacity of the fort as well', () => {
    expect(siege(1500, { level: 2, capacity: 3001 })).toBe(false);
    expect(siege(1501, { level: 2, capacity: 3002 })).toBe(true);
  });
});
