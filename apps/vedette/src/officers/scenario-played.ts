import { BATTLE_SCENARIOS, battleScenario, isBattleScenario } from '@vedette/battle-scenarios';
import { loadScenario, SCENARIO_IDS } from '@vedette/scenarios';

/** Somebody who takes part in a scenario. */
export interface PersonPlayed {
  readonly id: string;
  readonly name: string;
  readonly isMinister: boolean;
}

/** What a start, and the officers it brings, need of a scenario of the house, be it a war or a battle. */
export interface ScenarioPlayed {
  readonly id: string;
  readonly title: string;
  readonly players: readonly PersonPlayed[];
  /** Players whose reports show the opening best. */
  readonly readers: readonly string[];
  readonly units: number;
}

/** Scenarios that a house can be started with: wars, then battles. */
export const SCENARIOS_PLAYED: readonly string[] = [...SCENARIO_IDS, ...BATTLE_SCENARIOS];

/** A scenario by its id. @throws UnknownScenarioError */
export function scenarioPlayed(id: string): ScenarioPlayed {
  if (!isBattleScenario(id)) {
    const { title, position, players, readers } = loadScenario(id);
    const people = players.map(({ ministries, ...one }) => ({
      ...{ id: one.id, name: one.name },
      isMinister: ministries.length > 0,
    }));
    return { id, title, players: people, readers, units: position.units.length };
  }
  const { name, date, players, units } = battleScenario(id) as {
    readonly name: string;
    readonly date: string;
    readonly players: readonly { readonly id: string; readonly name: string }[];
    readonly units: readonly unknown[];
  };
  return {
    id,
    title: `${name}, ${date}`,
    players: players.map((one) => ({ id: one.id, name: one.name, isMinister: false })),
    // A battle is commanded by few: every one of them reads its opening.
    readers: players.map((one) => one.id),
    units: units.length,
  };
}
