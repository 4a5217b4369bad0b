import { type CampaignState, type StateId, type Unit } from '@vedette/campaign';
import { isDiagonal, sectorOf, tacticalStep, type Direction } from '@vedette/geography';
import type { LandRulebook } from '@vedette/rulebooks';

/** An active unit of a type that fights: what the books call a combat unit. */
export function isCombatUnit(unit: Unit): boolean {
  return unit.status === 'active' && unit.kind.role.fights;
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

/** Whether `other` is an active neutral in its own home nation, where it bars the way like an enemy (GITM AMWOL 7.8, 7.9, 7.15). */
export function isHomeNeutral(state: CampaignState, mover: StateId, other: Unit): boolean {
  return (
    other.status === 'active' &&
    state.standing(mover, other.state) === 'neutral' &&
    nationOfState(state, other.state) === nationOfSquare(state, other.square)
  );
}

/** A unit that bars a strategic step: an active enemy anywhere, a neutral in its home nation (7.8, reading A-20). */
export function bars(state: CampaignState, mover: StateId, other: Unit): boolean {
  return (
    (other.status === 'active' && state.areHostile(mover, other.state)) || isHomeNeutral(state, mover, other)
  );
}

/**
 * What bars the way off a tactical map in a direction (GITM AMWOL 7.8): somebody in the cone out to the edge, or two
 * units next to the starting square between which a diagonal step would pass; null when the way is free (A-19, A-20; in
 * NWOL N-04).
 */
export function exitBarrier(
  state: CampaignState,
  book: LandRulebook,
  mover: StateId,
  from: { readonly square: number; readonly tactical: number },
  direction: Direction,
): 'cone' | 'between' | null {
  const onlyCombatUnits = book.movement.coneBlockers.value === 'combat-units';
  const barring = state
    .unitsIn(from.square)
    .filter(
      (other) =>
        bars(state, mover, other) &&
        (!onlyCombatUnits || (other.status === 'active' && other.kind.role.blocks)),
    );
  if (barring.length === 0) return null;
  for (const other of barring)
    if (other.tactical !== from.tactical && sectorOf(from.tactical, other.tactical) === direction)
      return 'cone';
  if (!isDiagonal(direction)) return null;
  const between = [direction - 1, direction + 1]
    .map((side) => tacticalStep(from.tactical, side & 7))
    .every((post) => post >= 0 && barring.some((other) => other.tactical === post));
  return between ? 'between' : null;
}
