import { battleOfSheet, isScenarioSheet } from '@vedette/battle';
import { battleScenario, isBattleScenario } from '@vedette/battle-scenarios';

/**
 * The position that is meant: that of a battle that ships, by its name, or the one a scenario's sheet describes; any other document is what it
 * is. Throws `MalformedDocumentError` for a sheet no position can be made of.
 */
export function positionGiven(given: unknown): unknown {
  if (typeof given === 'string' && isBattleScenario(given)) return battleScenario(given);
  return isScenarioSheet(given) ? battleOfSheet(given) : given;
}
