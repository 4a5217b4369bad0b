import { describe, expect, it } from '@jest/globals';
import { NoReportsOfCampaignError, ReportsDifferError } from './again.errors.js';
import { differencesOfReports } from './report-digests.js';

const key = (turn: number, player = 'taylor') =>
  JSON.stringify({ player, turn, edition: 1, kind: 'turn', format: 'txt' });
const digests = (of: Readonly<Record<number, string>>) =>
  new Map(Object.entries(of).map(([turn, digest]) => [key(Number(turn)), digest]));

describe('reports that are made again', () => {
  it('are those that were kept where each is there and says the same', () => {
    expect(differencesOfReports(digests({ 2: 'a', 3: 'b' }), digests({ 3: 'b', 2: 'a' }))).toEqual([]);
  });

  it('are told apart by what became of each', () => {
    const differences = differencesOfReports(
      digests({ 2: 'a', 3: 'b', 4: 'c' }),
      digests({ 2: 'a', 3: 'x', 5: 'd' }),
    );
    expect(differences.map(({ turn, what }) => [turn, what])).toEqual([
      [3, 'differs'],
      [4, 'missing'],
      [5, 'added'],
    ]);
    expect(new ReportsDifferError('mexico', differences).message).toBe(
      'Reports of campaign mexico that are made of the log differ from those that were kept: turn.txt of turn 3 for taylor ' +
        '(edition 1) says something else; turn.txt of turn 4 for taylor (edition 1) cannot be read any more; turn.txt of turn 5 ' +
        'for taylor (edition 1) could not be read.',
    );
  });

  it('are not told one by one where many differ', () => {
    const turns = Object.fromEntries(Array.from({ length: 40 }, (_, turn) => [turn, 'a']));
    const { message } = new ReportsDifferError('mexico', differencesOfReports(digests(turns), new Map()));
    expect(message).toMatch(/; and 35 more\.$/);
    expect(message.length).toBeLessThan(600);
  });

  it('are of no campaign that is not there, and those that are, are named', () => {
    expect(new NoReportsOfCampaignError('a', 'it is gone', ['b', 'c']).message).toBe(
      'Reports of campaign a cannot be made: it is gone. There are reports of b, c.',
    );
    expect(new NoReportsOfCampaignError('a', 'it is gone', []).message).toMatch(/of no campaign\.$/);
  });
});
