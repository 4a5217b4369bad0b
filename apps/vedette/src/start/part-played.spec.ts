import { describe, expect, it } from '@jest/globals';
import { planOfficers } from './officers-plan.js';
import { partMeant, partOf, partsOffered, questionOf, SCENARIOS_OFFERED } from './part-played.js';
import { scenarioPlayed, SCENARIOS_PLAYED } from '../officers/scenario-played.js';

const SCENARIO = 'amwol-1846';

describe('who starts the house', () => {
  const parts = partsOffered([SCENARIO]);

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

  it('is offered a battle as well where he names no scenario, under its own title', () => {
    const all = partsOffered(SCENARIOS_OFFERED);
    expect(all.map(({ scenario, account }) => `${scenario} ${account}`)).toEqual([
      'amwol-1846 taylor',
      'amwol-1846 arista',
      'amwol-1846 administrator',
      'feeling-the-enemy buford',
      'feeling-the-enemy heth',
    ]);
    const asked = questionOf(all);
    expect(asked).toContain('Feeling the Enemy, 1863-07-01:\n  4  play John Buford\n  5  play Henry Heth\n');
    expect(asked.match(/Feeling the Enemy/g)).toHaveLength(1);
    expect(partMeant(all, '5')).toMatchObject({ scenario: 'feeling-the-enemy', player: 'heth' });
  });

  it('names an officer of the battle without naming the battle, and whoever administers the war', () => {
    expect(partOf(SCENARIOS_OFFERED, 'buford')).toMatchObject({ scenario: 'feeling-the-enemy' });
    expect(partOf(SCENARIOS_OFFERED, 'administrator')).toMatchObject({ scenario: 'amwol-1846' });
    expect(() => partOf(SCENARIOS_OFFERED, 'grant')).toThrow(/of feeling-the-enemy buford, heth; and admin/);
  });

  it.each(SCENARIOS_PLAYED)('can start %s: it has seats, and readers among them', (id) => {
    const { players, readers, title, units } = scenarioPlayed(id);
    expect(players.map((one) => one.id)).toEqual(expect.arrayContaining([...readers]));
    expect([readers.length > 1, units > 10, title.length > 5]).toEqual([true, true, true]);
  });

  it('may name anybody of the scenario, and is told who there is', () => {
    expect(partOf([SCENARIO], 'kearny')).toMatchObject({ player: 'kearny' });
    expect(() => partOf([SCENARIO], 'grant')).toThrow(
      /nobody .* is called grant; allowed are of amwol-1846 polk, .*administrator/,
    );
  });

  it('has officers left out of his own seat, who come to no door but the gateway’s', () => {
    const planned = (account: string) =>
      planOfficers({
        ...{ root: '/house', gatewayUrl: 'http://127.0.0.1:1', scenario: SCENARIO, dataFolder: '/data' },
        part: partOf([SCENARIO], account),
      });
    expect(planned('taylor').arguments!.join(' ')).toMatch(/^officers .*--leave taylor$/);
    expect(planned('administrator').arguments).not.toContain('--leave');
    expect(planned('taylor').environment).toMatchObject({ DATABASE_URL: '', NATS_URL: '', VEDETTE_KEY: '' });
  });
});
