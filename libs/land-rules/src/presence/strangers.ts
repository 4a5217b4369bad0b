import { isHeadquarters, type CampaignState, type StateId, type Unit } from '@vedette/campaign';

/** A unit that takes part in play where it stands: neither inactive nor shattered nor aboard a ship. */
export function isActive(unit: Unit): boolean {
  return unit.status === 'active';
}

/** An active unit that is no headquarters: what the books call a combat unit. */
export function isCombatUnit(unit: Unit): boolean {
  return unit.status === 'active' && !isHeadquarters(unit);
}

/** Nation of a state, or null for a state the position does not list. */
export function nationOfState(state: CampaignState, id: StateId): string | null {
  for (const entry of state.states) if (entry.id === id) return entry.nation;
  return null;
}

/** Nation a strategic square belongs to. */
export function nationOfSquare(state: CampaignState, square: number): string {
  return state.theatre.nations[state.theatre.nation[square]!] ?? '';
}

/** Whether `other` is an active enemy of a state. */
export function isEnemy(state: CampaignState, mover: StateId, other: Unit): boolean {
  return isActive(other) && state.areHostile(mover, other.state);
}

/** Whether `other` is an active neutral in its own home nation, where it bars the way like an enemy (7.8, 7.9, 7.15). */
export function isHomeNeutral(state: CampaignState, mover: StateId, other: Unit): boolean {
  return (
    isActive(other) &&
    state.standing(mover, other.state) === 'neutral' &&
    nationOfState(state, other.state) === nationOfSquare(state, other.square)
  );
}

/** A unit that bars a strategic step: an enemy anywhere, a neutral in its home nation (7.8, reading A-20). */
export function bars(state: CampaignState, mover: StateId, other: Unit): boolean {
  return isEnemy(state, mover, other) || isHomeNeutral(state, mover, other);
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
