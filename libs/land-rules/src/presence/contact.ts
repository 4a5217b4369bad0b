import type { CampaignState, Unit } from '@vedette/campaign';
import { hasEnemies, isActive, isEnemy } from './strangers.js';

/** Active units by tactical square of one strategic square, squares ascending. */
export function byTacticalSquare(state: CampaignState, square: number): Map<number, Unit[]> {
  const groups = new Map<number, Unit[]>();
  for (const unit of state.unitsIn(square)) {
    if (!isActive(unit)) continue;
    const group = groups.get(unit.tactical);
    if (group) group.push(unit);
    else groups.set(unit.tactical, [unit]);
  }
  return new Map([...groups].sort(([a], [b]) => a - b));
}

/** Active enemies of a unit in a tactical square of its strategic square, by id. */
export function enemiesAt(state: CampaignState, unit: Unit, tactical: number): Unit[] {
  return state
    .unitsIn(unit.square)
    .filter((other) => other.tactical === tactical && isEnemy(state, unit.state, other));
}

/** Whether an enemy shares a unit's tactical square. */
export function isInContact(state: CampaignState, unit: Unit): boolean {
  return state
    .unitsIn(unit.square)
    .some((other) => other.tactical === unit.tactical && isEnemy(state, unit.state, other));
}

/** Tactical squares of a strategic square in which hostile units stand together, with all active units there (9.1). */
export function contactsIn(state: CampaignState, square: number): Map<number, Unit[]> {
  const contacts = new Map<number, Unit[]>();
  for (const [tactical, units] of byTacticalSquare(state, square))
    if (hasEnemies(state, units)) contacts.set(tactical, units);
  return contacts;
}
