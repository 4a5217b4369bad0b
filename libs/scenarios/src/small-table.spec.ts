import { describe, expect, it } from '@jest/globals';
import { loadScenario, SCENARIO_IDS } from './load-scenario.js';
import { SMALL_TABLES } from './small-table.js';

/** Of a side that hardly takes part, with two units; its turn is not waited for when nobody plays it. */
const LEFT_OUT: readonly string[] = ['barbachano'];

describe.each(SCENARIO_IDS)('the small table of %s', (id) => {
  const { position } = loadScenario(id);
  const chairs = SMALL_TABLES[id] ?? [];
  const sideOf = (player: string): string | undefined => {
    const state = (position.players ?? []).find((one) => one.id === player)?.state;
    return position.states.find((one) => one.id === state)?.side;
  };

  it('has chairs for eight, each of one side', () => {
    expect(chairs).toHaveLength(8);
    for (const { name, seats } of chairs)
      expect([name, new Set(seats.map(sideOf)).size, seats.every((seat) => sideOf(seat))]).toEqual([
        name,
        1,
        true,
      ]);
  });

  it('has every player of the scenario in one chair', () => {
    const seated = chairs.flatMap(({ seats }) => seats);
    expect(new Set(seated).size).toBe(seated.length);
    const players = (position.players ?? []).map((one) => one.id);
    expect(players.filter((one) => !seated.includes(one) && !LEFT_OUT.includes(one))).toEqual([]);
  });
});
