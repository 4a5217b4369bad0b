import { describe, expect, it } from '@jest/globals';
import type { Debrief } from '../graph/debrief-desk.js';
import { greatestErrors, MOST_DIFFERENCES } from './greatest-errors.js';

type Belief = Debrief['beliefs'][number];
const belief = (more: Partial<Belief>): Belief => ({
  player: 'taylor',
  place: 'J9-V4',
  state: 'MX',
  believed: 'brigade',
  truly: ['MX1IN'],
  strength: 400,
  least: 3,
  most: 7,
  error: 0,
  age: 0,
  verdict: 'right',
  ...more,
});
const debrief = (turn: number, beliefs: Belief[], unseen: Debrief['unseen'] = []): Debrief =>
  ({ turn, of: { kind: 'side', name: 'US' }, beliefs, unseen }) as unknown as Debrief;

describe('where belief and truth differed most', () => {
  it('leaves out what was right, and puts the greatest first', () => {
    const found = greatestErrors([
      debrief(1, [belief({}), belief({ place: 'K0-V4', error: 2, truly: ['MX9IN'] })]),
      debrief(
        2,
        [belief({ error: -4 })],
        [{ place: 'I8-V5', state: 'MX', pieces: ['MX2IN'], strength: 500 }],
      ),
      debrief(3, [belief({ verdict: 'nobody there', truly: [], strength: 0 })]),
    ]);
    expect(found.map(({ turn, kind, by }) => [turn, kind, by])).toEqual([
      [2, 'too-few', 4],
      [3, 'nobody-there', 3],
      [1, 'too-many', 2],
      [2, 'unseen', 1],
    ]);
  });

  it('looks at a place once a turn and player', () => {
    expect(greatestErrors([debrief(1, [belief({ error: 1 }), belief({ error: 3 })])])).toHaveLength(1);
  });

  it('counts troops that stay unknown for many turns once, at their greatest', () => {
    const unseen = (pieces: string[]) => [{ place: 'I8-V5', state: 'MX', pieces, strength: 500 }];
    const found = greatestErrors([
      debrief(1, [], unseen(['MX1IN', 'MX2IN'])),
      debrief(2, [], unseen(['MX1IN', 'MX2IN', 'MX3IN'])),
      debrief(3, [], unseen(['MX7IN'])),
    ]);
    expect(found.map(({ turn, by }) => [turn, by])).toEqual([
      [2, 3],
      [3, 1],
    ]);
  });

  it('tells of ten', () => {
    const many = Array.from({ length: 15 }, (_, at) =>
      debrief(at + 1, [belief({ error: at + 1, truly: [`MX${at}IN`] })]),
    );
    expect(greatestErrors(many)).toHaveLength(MOST_DIFFERENCES);
    expect(greatestErrors(many)[0]!.by).toBe(15);
  });
});
