import { readFileSync } from 'node:fs';

/** Battles that ship with Vedette, by name. */
export const BATTLE_SCENARIOS = ['feeling-the-enemy', 'the-first-day'] as const;
export type BattleScenarioName = (typeof BATTLE_SCENARIOS)[number];

/** Whether a battle of this name ships with Vedette. */
export function isBattleScenario(name: string): name is BattleScenarioName {
  return (BATTLE_SCENARIOS as readonly string[]).includes(name);
}

/** The position a battle begins with, as the document that `readBattle` reads. */
export function battleScenario(name: BattleScenarioName): unknown {
  return JSON.parse(readFileSync(new URL(`../data/${name}.json`, import.meta.url), 'utf8'));
}
