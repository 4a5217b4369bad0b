import { AMWOL_1846 } from './amwol-1846/index.js';
import { EUWOL_1866 } from './euwol-1866/index.js';
import { EUWOL_1870 } from './euwol-1870/index.js';
import { NWOL_1809 } from './nwol-1809/index.js';
import type { Scenario } from './scenario.js';
import { UnknownScenarioError } from './unknown-scenario.error.js';

const SHELF: ReadonlyMap<string, Scenario> = new Map(
  [AMWOL_1846, NWOL_1809, EUWOL_1866, EUWOL_1870].map((scenario) => [scenario.id, scenario]),
);

/** Names of the scenarios that ship with Vedette. */
export const SCENARIO_IDS: readonly string[] = [...SHELF.keys()];

/** A scenario by its name; the caller may change what he gets. Throws {@link UnknownScenarioError}. */
export function loadScenario(id: string): Scenario {
  const scenario = SHELF.get(id);
  if (!scenario) throw new UnknownScenarioError(id, SCENARIO_IDS);
  return structuredClone(scenario);
}
