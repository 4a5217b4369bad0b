import { isImpassableTactical, TACTICAL_LETTERS, TacticalTerrain } from '@vedette/geography';
import type { Fault } from '@vedette/documents';
import type { PositionDocument } from '../document/position.schema.js';
import type { MutableCampaignState } from './mutable-campaign-state.js';
import { standingRailBridges } from './ground-for.js';
import { tacticalName } from './tactical-name.js';
import type { Unit } from './unit.js';

/**
 * Units that stand where nobody can: in mountains, in water, or in a river without a bridge under their feet, a railway's or a
 * pontoon's (ROTD 2.2). A bridge train that is thrown spans a river square. Books that keep no bridges are not looked at.
 */
export function checkStands(
  { units }: Pick<PositionDocument, 'units'>,
  state: MutableCampaignState,
  faults: Fault[],
): void {
  if (!state.types.map.keepsHolders) return;
  units.forEach(({ id }, i) => {
    const unit = state.units.get(id);
    if (!unit || unit.square < 0 || unit.tactical < 0) return;
    const terrain = state.theatre.tacticalMap(unit.square).terrain[unit.tactical]!;
    const found = `${tacticalName(unit.tactical)}, which is "${TACTICAL_LETTERS[terrain]}"`;
    if (unit.deployed && terrain !== TacticalTerrain.River)
      faults.push({ pointer: `/units/${i}/tactical`, found, allowed: 'the river square the bridge spans' });
    else if (!unit.deployed && isImpassableTactical(terrain) && !isBridged(state, unit))
      faults.push({
        pointer: `/units/${i}/tactical`,
        found,
        allowed: 'a square one can stand in, or a river square with a bridge',
      });
  });
}

function isBridged(state: MutableCampaignState, { square, tactical }: Unit): boolean {
  if (standingRailBridges(state, square).includes(tactical)) return true;
  return state.unitsAt(square, tactical).some(({ deployed }) => deployed);
}
