import { describe, expect, it } from '@jest/globals';
import { BATTLE_SCENARIOS } from '@vedette/battle-scenarios';
import { playableBattle } from '@vedette/ledger';
import { ScenarioShelf } from './scenario-shelf.js';

describe('the shelf of scenarios', () => {
  const shelf = new ScenarioShelf();

  it('tells of each what one chooses by', async () => {
    const scenarios = await shelf.list();
    expect(scenarios.map(({ id }) => id)).toEqual(expect.arrayContaining(['amwol-1846', 'nwol-1809']));
    const war = scenarios.find(({ id }) => id === 'amwol-1846')!;
    expect(war).toMatchObject({ theatre: 'amwol', firstTurn: 1, lastTurn: 15 });
    expect(war.sides).toEqual(expect.arrayContaining(['US', 'MX']));
    expect(war.seats).toBeGreaterThan(10);
  });

  it.each(BATTLE_SCENARIOS)('has the battle %s, of which a campaign can be made as it stands', async (id) => {
    const battle = (await shelf.list()).find((one) => one.id === id)!;
    const { facts, firstTurn, lastTurn } = playableBattle(id, battle.title, await shelf.position(id));
    expect(battle).toMatchObject({ sides: ['US', 'CSA'], seats: facts.players.length, firstTurn, lastTurn });
    expect(battle.lastTurn).toBeGreaterThan(battle.firstTurn);
  });

  it('has of each what everybody and what each side is to know', async () => {
    for (const { id, sides } of await shelf.list()) {
      const brief = await shelf.brief(id);
      expect(brief.everybody.length).toBeGreaterThan(300);
      expect(sides).toEqual(expect.arrayContaining(brief.sides.map(({ side }) => side)));
      expect(brief.sides.length).toBeGreaterThan(1);
    }
  });

  it('names those there are to who asks for another', async () => {
    await expect(shelf.position('nope')).rejects.toMatchObject({
      code: 'scenario-not-found',
      status: 404,
      message: expect.stringContaining('amwol-1846, nwol-1809'),
    });
  });
});
