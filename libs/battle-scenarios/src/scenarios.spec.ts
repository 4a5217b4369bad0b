import { describe, expect, it } from '@jest/globals';
import { readBattle } from '@vedette/battle';
import { playBattle, writtenBattle } from '@vedette/battle-rules';
import { BATTLE_BRIEFS, battleScenario, BATTLE_SCENARIOS } from './index.js';

describe('battles that ship', () => {
  it.each(BATTLE_SCENARIOS)('%s is well-formed and comes to an end when nobody sends orders', (name) => {
    const state = readBattle(battleScenario(name));
    const men = (): number =>
      [...state.units.values()].reduce(
        (sum, { sp, losses, stragglers }) => sum + sp + losses + stragglers,
        0,
      );
    const before = men();
    const found = playBattle({ state, orders: [], seed: 'silence', told: {}, until: null, turns: 60 });
    expect(found.state.result).not.toBeNull();
    expect(found.state.turn > String(found.state.lastTurn)).toBe(true);
    expect(writtenBattle(found.state)['tally']).toMatchObject({ US: { delay: expect.any(Number) } });
    expect(men()).toBeLessThanOrEqual(before);
  });

  it.each(BATTLE_SCENARIOS)('%s has a brief for everybody and one for each of its sides', (name) => {
    const { brief, sideBriefs } = BATTLE_BRIEFS[name];
    expect(brief.length).toBeGreaterThan(300);
    const { sides } = battleScenario(name) as { sides: { id: string }[] };
    expect(Object.keys(sideBriefs).sort()).toEqual(sides.map(({ id }) => id).sort());
    for (const text of Object.values(sideBriefs)) expect(text.length).toBeGreaterThan(100);
  });
});
