import { groundOfUnit, type Unit } from '@vedette/campaign';
import { bankGroups, type Banks, type Direction, TACTICAL_SQUARES } from '@vedette/geography';
import type { PhaseContext } from '@vedette/rulebooks';
import { departureOver } from '../ferries/ferry-over.js';

/**
 * Regions of the next map in which a unit may come in that nobody watches: those that its own bank meets over the common edge or
 * corner, or those to which a ferry takes it, and all that crossings of either map join to them; null when nothing parts the next map
 * (ROTD 7.7, 7.8, 7.14, R-42).
 */
export function openBanks(
  context: PhaseContext,
  unit: Unit,
  square: number,
  direction: Direction,
): Banks | null {
  const { state } = context;
  const next = bankGroups(groundOfUnit(state, unit, square));
  if (next.all.length <= 1) return null;
  const groups = bankGroups(groundOfUnit(state, unit, unit.square));
  const banks = departureOver(context, unit, direction)?.banks ?? groups.at(unit.tactical);
  const open = new Set(banks.flatMap((group) => groups.beyond(group, direction, next)));
  const regions = new Set<number>();
  for (let tactical = 0; tactical < TACTICAL_SQUARES; tactical++)
    if (next.at(tactical).some((group) => open.has(group))) regions.add(next.map.region[tactical]!);
  regions.delete(0);
  return regions;
}
