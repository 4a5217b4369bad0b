import { hexesOf, type BattleState, type Side, type UnitState } from '@vedette/battle';
import type { Hex } from '@vedette/hex';
import type { SightField } from './observers.js';
import { inSightOf } from './sight-limit.js';

/**
 * What a side's troops know of the enemy as things stand: contacts they had this turn. Whatever an enemy's mere presence does to troops – that
 * they check for disorder, cannot rally, are not in reserve – asks for these and not for where he truly is: the side is told of its own
 * rolls and ways, and whom it has not seen must not be felt in them (P-25.1). Whoever is beside its men it always sees.
 */
export function freshContacts(state: BattleState, side: Side): BattleState['contacts'][Side] {
  return state.contacts[side].filter(({ stale, seen }) => !stale && seen === state.turn);
}

/** The hexes of those contacts. */
export function knownEnemyHexes(state: BattleState, side: Side): ReadonlySet<Hex> {
  return new Set(freshContacts(state, side).map(({ hex }) => hex));
}

/** Whether a unit's side knows of an enemy who has it in sight as light and weather are; cover of its own hex does not help (G-102). */
export function isInSightOfKnownEnemy(field: SightField, unit: UnitState): boolean {
  const known = freshContacts(field.state, unit.side);
  return hexesOf(unit).some((hex) => known.some((contact) => inSightOf(field, contact.hex, hex)));
}
