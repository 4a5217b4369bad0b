import type { UnitPlan, UnitState } from '@vedette/battle';
import { rallyOdds } from '@vedette/battle-rules';
import type { MapTable } from './map-table.js';

/**
 * Keeps a disordered unit from trying to rally where it is likelier to lose men or guns by it than to come into order: tired troops before the enemy
 * melt away by trying, turn after turn (P-12.4). Leaves the plans of others as they are.
 */
export function rallyWisely(table: MapTable, unit: UnitState, level: 'ME' | 'RE', plan: UnitPlan): UnitPlan {
  if (unit.state !== 'disordered' || unit.hex === null) return plan;
  const { rallies, loses } = rallyOdds(table.context, unit, level === 'RE');
  return loses > rallies ? { ...plan, rally: false } : plan;
}
