import { MalformedDocumentError } from '@vedette/documents';
import type { MutableBattleState } from '../state/battle-state.js';
import { completed } from './completed.js';
import { faultsOfBattle } from './faults-of-battle.js';
import type { BattleGiven } from '../document/position.schema.js';

/** Reads a battle position, what is missing at its default. Throws {@link MalformedDocumentError} with every fault. */
export function readBattle(document: unknown): MutableBattleState {
  const faults = faultsOfBattle(document);
  if (faults.length > 0) throw new MalformedDocumentError('position', faults);
  const {
    units,
    leaders,
    commands,
    step = null,
    ...rest
  } = completed(structuredClone(document) as BattleGiven);
  return {
    ...rest,
    step,
    units: new Map(units.map((unit) => [unit.id, unit])),
    leaders: new Map(leaders.map((leader) => [leader.id, leader])),
    commands: new Map(commands.map((command) => [command.id, command])),
  };
}
