import { describe, expect, it } from '@jest/globals';
import { planOfficers } from './officers-plan.js';
import { partMeant, partOf, partsOffered, questionOf } from './part-played.js';

const SCENARIO = 'amwol-1846';

describe('who starts the house', () => {
  const parts = partsOffered(SCENARIO);

  it('is offered the seats that show the opening best, and the administrator’s', () => {
    expect(parts.map(({ account }) => account)).toEqual(['taylor', 'arista', 'administrator']);
    expect(questionOf(parts)).toContain('1  play Zachary Taylor\n');
    expect(questionOf(parts)).toContain('3  administer\n');
  });

  it('answers by number, by name or by nothing, and is asked again for anything else', () => {
    const meant = (answer: string) => partMeant(parts, answer)?.account;
    expect([meant('1'), meant(' Arista '), meant('play taylor'), meant('administer')]).toEqual([
      'taylor',
      'arista',
      'taylor',
      'administrator',
    ]);
    expect(partMeant(parts, '')).toBe(null);
    for (const answer of ['4', '0', 'santa anna', 'play']) expect(partMeant(parts, answer)).toBe(undefined);
  });

  it('may name anybody of the scenario, and is told who there is', () => {
    expect(partOf(SCENARIO, 'kearny')).toMatchObject({ player: 'kearny' });
    expect(() => partOf(SCENARIO, 'grant')).toThrow(
      /nobody .* is called grant; allowed are polk, .*administrator/,
    );
  });

  it('has officers left out of his own seat, who come to no door but the gateway’s', () => {
    const planned = (account: string) =>
      planOfficers({
        ...{ root: '/house', gatewayUrl: 'http://127.0.0.1:1', scenario: SCENARIO, dataFolder: '/data' },
        part: partOf(SCENARIO, account),
      });
    expect(planned('taylor').arguments!.join(' ')).toMatch(/^officers .*--leave taylor$/);
    expect(planned('administrator').arguments).not.toContain('--leave');
    expect(planned('taylor').environment).toMatchObject({ DATABASE_URL: '', NATS_URL: '', VEDETTE_KEY: '' });
  });
});
