import { describe, expect, it } from '@jest/globals';
import { makeInlineTheatre, type InlineTheatre } from '@vedette/geography';
import { pieceTypes } from '@vedette/rulebooks';
import { MalformedDocumentError } from '@vedette/documents';
import { readPosition } from './read-position.js';
import { seasonEnds, seasonOfTurn } from './season.js';
import type { SeasonPlan } from './season-plan.js';
import { writePosition } from './write-position.js';

const CALENDAR: readonly SeasonPlan[] = [
  { season: 'campaign', lastTurn: 15 },
  { season: 'peace', lastTurn: 16 },
  { season: 'campaign', lastTurn: 31 },
];
const position = (more: object) => ({
  format: 'vedette/position@1',
  rulebooks: { land: 'gitm-amwol', naval: null },
  turn: 15,
  theatre: { kind: 'inline', origin: 'G0-V0', strategic: ['..'] },
  states: [{ id: 'US', nation: 'United States', side: 'US' }],
  units: [],
  ...more,
});
const read = (more: object) =>
  readPosition(position(more), (theatre) => makeInlineTheatre(theatre as InlineTheatre), pieceTypes);

describe('a calendar', () => {
  it.each([
    [15, 'campaign', true],
    [14, 'campaign', false],
    [15, 'truce', false],
    [16, 'peace', true],
  ] as const)('ends a season with its last turn: turn %i of a %s: %s', (turn, season, ends) => {
    expect(seasonEnds(read({ calendar: CALENDAR, turn, season }))).toBe(ends);
  });

  it.each([
    [1, 'campaign'],
    [16, 'peace'],
    [17, 'campaign'],
    [32, null],
  ])('names the season of turn %i: %s', (turn, season) => {
    expect(seasonOfTurn(CALENDAR, turn)).toBe(season);
  });

  it('ends nothing where there is none', () => {
    expect(seasonEnds(read({}))).toBe(false);
  });

  it('whose turns do not rise is refused with the turn found and those allowed', () => {
    const faults = (() => {
      try {
        read({ calendar: [CALENDAR[1], CALENDAR[0]] });
        return [];
      } catch (error) {
        return (error as MalformedDocumentError).faults;
      }
    })();
    expect(faults).toEqual([
      {
        pointer: '/calendar/1/lastTurn',
        found: '15',
        allowed: 'a turn after 16, with which the season before ends',
      },
    ]);
  });

  it('is written as it was read, and so are men on their way home', () => {
    const manpower = [{ state: 'US', pool: 12, returning: [{ men: 5, seasons: 2 }] }];
    expect(writePosition(read({ calendar: CALENDAR, manpower }))).toMatchObject({
      calendar: CALENDAR,
      manpower,
    });
  });
});
