import { describe, expect, it } from '@jest/globals';
import { loadScenario, SCENARIO_IDS, UnknownScenarioError } from './index.js';

describe('loading a scenario', () => {
  it('lists the scenarios that ship', () => {
    expect(SCENARIO_IDS).toContain('amwol-1846');
  });

  it('hands out a copy, so that nobody spoils the next one', () => {
    const first = loadScenario('amwol-1846');
    first.position.units.length = 0;
    expect(loadScenario('amwol-1846').position.units.length).toBeGreaterThan(100);
  });

  it('refuses a name that is no scenario and says which there are', () => {
    expect(() => loadScenario('amwol-1847')).toThrow(UnknownScenarioError);
    expect(() => loadScenario('amwol-1847')).toThrow('amwol-1846');
  });

  it.each(SCENARIO_IDS)('%s has a brief for everybody and one for each side with players', (id) => {
    const scenario = loadScenario(id);
    expect(scenario.brief.length).toBeGreaterThan(300);
    const sideOf = new Map(scenario.position.states.map(({ id: state, side }) => [state, side]));
    for (const side of new Set(scenario.players.map((player) => sideOf.get(player.state)!)))
      expect(scenario.sideBriefs[side]?.length ?? 0).toBeGreaterThan(50);
  });
});
