import type { CampaignState, StateId, Unit } from '@vedette/campaign';
import { bars, isCombatUnit, nationOfSquare, nationOfState } from '@vedette/contact';

export { bars, isCombatUnit, isHomeNeutral, nationOfSquare, nationOfState } from '@vedette/contact';

/** A unit that takes part in play where it stands: neither inactive nor shattered nor aboard a ship. */
export function isActive(unit: Unit): boolean {
  return unit.status === 'active';
}

/** Whether `other` is an active enemy of a state. */
export function isEnemy(state: CampaignState, mover: StateId, other: Unit): boolean {
  return isActive(other) && state.areHostile(mover, other.state);
}

/** Whether active enemies of a state, headquarters included, stand in a strategic square. */
export function enemiesIn(state: CampaignState, mover: StateId, square: number): boolean {
  return state.unitsIn(square).some((other) => isEnemy(state, mover, other));
}

/** Whether combat units that bar the way of a state stand in a strategic square (7.9). */
export function barringCombatUnitsIn(state: CampaignState, mover: StateId, square: number): boolean {
  return state.unitsIn(square).some((other) => isCombatUnit(other) && bars(state, mover, other));
}

/**
 * Whether the ground of a square binds a state's tactical moves: an enemy is there, or a neutral in its home nation or in
 * a nation it is actively allied with (8.5, reading A-29; N-10).
 */
export function groundBinds(state: CampaignState, mover: StateId, square: number): boolean {
  const nation = nationOfSquare(state, square);
  return state.unitsIn(square).some((other) => {
    if (isEnemy(state, mover, other)) return true;
    if (!isActive(other) || state.standing(mover, other.state) !== 'neutral') return false;
    return (
      nationOfState(state, other.state) === nation ||
      state.states.some((entry) => entry.nation === nation && state.areFriends(entry.id, other.state))
    );
  });
}

/** Whether any two of the units are hostile to one another. */
export function hasEnemies(state: CampaignState, units: readonly Unit[]): boolean {
  const states: StateId[] = [];
  for (const unit of units) {
    if (states.includes(unit.state)) continue;
    if (states.some((other) => state.areHostile(other, unit.state))) return true;
    states.push(unit.state);
  }
  return false;
}
