import { hexesHeldBy, type BattleState, type Side } from '@vedette/battle';
import { distance, type Hex, type HexMap } from '@vedette/hex';

/** What sight reads: the battle and its ground. */
export interface SightField {
  readonly state: BattleState;
  readonly map: HexMap;
}

/** How much higher an observer stands who climbed a tower (P-05.2). */
const TOWER_LEVELS = 3;

/** Where somebody of a side stands who sees: every unit, routed ones too, in each of its hexes, every leader, a signal station (P-25.2, P-21 E). */
export function observersOf(state: BattleState, side: Side): Hex[] {
  const hexes = new Set<Hex>(hexesHeldBy(state, side));
  for (const leader of state.leaders.values())
    if (leader.side === side && leader.hex !== null && leader.status === 'fit') hexes.add(leader.hex);
  const station = state.progress.event['E'] as { readonly side: Side; readonly hex: Hex } | undefined;
  if (station?.side === side) hexes.add(station.hex);
  return [...hexes];
}

/** True if the ground, and smoke where it counts, lets an observer see a hex, however far it is. */
export function hasLine({ state, map }: SightField, observer: Hex, hex: Hex): boolean {
  const raise = map.hasTower(observer) ? TOWER_LEVELS : 0;
  return sightThroughSmoke(state, map).isClear(observer, hex, raise);
}

/** The same for fire: a tower helps to see, not to shoot (P-05.2). */
export function hasLineOfFire({ state, map }: SightField, from: Hex, hex: Hex): boolean {
  return sightThroughSmoke(state, map).isClear(from, hex);
}

/** SP that must fire from a hex for smoke to hang there (P-05.3). */
const SMOKE_SP = 8;

/** Lines of sight with smoke where it hangs; the clear ones unless the switch is on. */
export function sightThroughSmoke(state: BattleState, map: HexMap): HexMap['sight'] {
  if (!state.switches.smoke) return map.sight;
  const smoky = Object.entries(state.progress.firedFrom).filter(([, sp]) => sp >= SMOKE_SP);
  return smoky.length === 0 ? map.sight : map.sight.raised(new Map(smoky.map(([hex]) => [hex, 1])));
}

/** Hexes to the nearest of some observers with a line to a hex; null if none has one. */
export function nearestObserver(field: SightField, observers: readonly Hex[], hex: Hex): number | null {
  let nearest: number | null = null;
  for (const observer of observers) {
    const hexes = distance(observer, hex);
    if ((nearest === null || hexes < nearest) && hasLine(field, observer, hex)) nearest = hexes;
  }
  return nearest;
}
