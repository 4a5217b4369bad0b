import { groundOfUnit, type CampaignState, type Unit } from '@vedette/campaign';
import { tacticalStep, TacticalTerrain } from '@vedette/geography';
import type { LandRulebook } from '@vedette/rulebooks';

/** Why a unit cannot go back into a square; null when it can. */
export type Hindrance = 'edge' | 'ground' | 'enemy' | 'full' | null;

/** Terrain nobody can stand on (GITM AMWOL 2.2). */
export function isImpassableGround(terrain: number): boolean {
  return (
    terrain === TacticalTerrain.River ||
    terrain === TacticalTerrain.Mountain ||
    terrain === TacticalTerrain.Water
  );
}

/** What hinders a unit from going back into a tactical square of its map (9.8, 9.9; full squares: A-53). */
export function hindrance(state: CampaignState, book: LandRulebook, unit: Unit, tactical: number): Hindrance {
  if (tactical < 0) return 'edge';
  if (isImpassableGround(groundOfUnit(state, unit, unit.square).terrain[tactical]!)) return 'ground';
  let friends = 0;
  for (const other of state.unitsIn(unit.square)) {
    if (other.tactical !== tactical || other.status !== 'active') continue;
    if (!state.areFriends(unit.state, other.state)) {
      if (state.areHostile(unit.state, other.state)) return 'enemy';
      continue;
    }
    friends++;
  }
  return friends >= book.movement.tacticalAllianceCap.value ? 'full' : null;
}

/** Whether a hostile combat unit stands in or next to a tactical square of a map. */
export function enemyNear(state: CampaignState, unit: Unit, tactical: number): boolean {
  const near = new Set([tactical, ...Array.from({ length: 8 }, (_, d) => tacticalStep(tactical, d))]);
  return state
    .unitsIn(unit.square)
    .some(
      (other) =>
        near.has(other.tactical) &&
        other.status === 'active' &&
        other.kind.role.fights &&
        state.areHostile(unit.state, other.state),
    );
}

/** Whether friends, and no enemies, stand in a tactical square. */
export function friendsAlone(state: CampaignState, unit: Unit, tactical: number): boolean {
  const there = state
    .unitsIn(unit.square)
    .filter((other) => other.tactical === tactical && other.status === 'active');
  return (
    there.some((other) => state.areFriends(unit.state, other.state)) &&
    !there.some((other) => state.areHostile(unit.state, other.state))
  );
}
