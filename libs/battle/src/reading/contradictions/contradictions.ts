import type { Fault } from '@vedette/documents';
import type { BattleDocument } from '../../document/position.schema.js';
import { contactFaults } from './contacts.js';
import { groundFaults } from './ground.js';
import { hexAndHourFaults } from './hexes-and-hours.js';
import { outcomeFaults } from './the-outcome.js';
import { lossFaults } from './the-lost.js';
import { kindFaults } from './what-a-unit-is.js';
import { standingFaults } from './where-units-stand.js';
import { belongingFaults } from './who-belongs-to-whom.js';

/**
 * Faults of a battle each part of which is well-formed, and which still cannot be. Judged with every default in place, so a pointer
 * may lead to a key that was left out. More men in a hex than it holds is none of them: who routs heeds no limit (P-12.1).
 */
export function contradictionsIn(battle: BattleDocument): Fault[] {
  return [
    ...hexAndHourFaults(battle),
    ...groundFaults(battle.map),
    ...belongingFaults(battle),
    ...kindFaults(battle.units),
    ...standingFaults(battle),
    ...lossFaults(battle),
    ...contactFaults(battle),
    ...outcomeFaults(battle),
  ];
}
