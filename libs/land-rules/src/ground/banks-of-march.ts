import { type CampaignState, groundOfUnit, type Unit } from '@vedette/campaign';
import {
  BankGroups,
  type Banks,
  type Direction,
  TACTICAL_SQUARES,
  type TacticalMap,
} from '@vedette/geography';

const known = new WeakMap<TacticalMap, BankGroups>();

/** Banks of a map as its crossings join them, found once. */
export function bankGroupsOf(map: TacticalMap): BankGroups {
  let groups = known.get(map);
  if (!groups) known.set(map, (groups = new BankGroups(map)));
  return groups;
}

/** Whether a unit reaches an edge or corner of its map, by whatever crosses the rivers and ranges in between (ROTD 7.8, R-42). */
export function reachesEdge(state: CampaignState, unit: Unit, direction: Direction): boolean {
  const groups = bankGroupsOf(groundOfUnit(state, unit, unit.square));
  return groups.at(unit.tactical).some((group) => groups.exitsOf(group, direction).length > 0);
}

/**
 * Regions of the next map in which a unit may come in that nobody watches: those that its own bank meets over the common edge or
 * corner, and all that crossings of either map join to them; null when nothing parts the next map (ROTD 7.7, 7.8, 7.14, R-42).
 */
export function openBanks(
  state: CampaignState,
  unit: Unit,
  square: number,
  direction: Direction,
): Banks | null {
  const next = bankGroupsOf(groundOfUnit(state, unit, square));
  if (next.all.length <= 1) return null;
  const groups = bankGroupsOf(groundOfUnit(state, unit, unit.square));
  const open = new Set(groups.at(unit.tactical).flatMap((group) => groups.beyond(group, direction, next)));
  const regions = new Set<number>();
  for (let tactical = 0; tactical < TACTICAL_SQUARES; tactical++)
    if (next.at(tactical).some((group) => open.has(group))) regions.add(next.map.region[tactical]!);
  regions.delete(0);
  return regions;
}
