import type { CampaignState, Ship, StateId } from '@vedette/campaign';
import { hasEnemies, isCombatUnit } from './strangers.js';
import { holderAmong } from './holder-among.js';

/**
 * The state that holds a river square: that of the warships in it, nobody while they are enemies of one another; without
 * warships the troops hold it as they do a railway, and keep it as it was while enemies share it. A naval battery hostile to
 * whoever would hold it denies it to him (ROTD 8.2, 12.4, R-46).
 */
export function riverHolder(state: CampaignState, square: number): StateId | null {
  const holder = state.rivers.get(square) ?? null;
  const found = heldAfloatOrAshore(state, square, holder);
  const denied = state
    .unitsIn(square)
    .some(
      (unit) =>
        found !== null &&
        isCombatUnit(unit) &&
        isRiverBattery(unit.kind) &&
        state.areHostile(unit.state, found),
    );
  return denied ? null : found;
}

function heldAfloatOrAshore(state: CampaignState, square: number, holder: StateId | null): StateId | null {
  const warships = warshipsOn(state, square);
  if (warships.length > 0) {
    if (warships.some((one) => warships.some((other) => state.areHostile(one.state, other.state))))
      return null;
    return holderAmong(
      warships.map((ship) => ({ state: ship.state, strength: 1 })),
      holder,
    );
  }
  const troops = state.unitsIn(square).filter(isCombatUnit);
  return hasEnemies(state, troops) ? holder : holderAmong(troops, holder);
}

/** Active warships that lie in a river square. */
export function warshipsOn(state: CampaignState, square: number): Ship[] {
  const name = state.theatre.grid.nameOf(square);
  return [...state.ships.values()].filter(
    ({ at, status, kind }) => 'river' in at && at.river === name && status === 'active' && kind.role.fights,
  );
}

/** Guns that cannot be moved: batteries that bar a river (7.1, R-11). */
function isRiverBattery({
  arm,
  strategicAllowance,
}: {
  readonly arm: string;
  readonly strategicAllowance: number;
}): boolean {
  return arm === 'artillery' && strategicAllowance === 0;
}
