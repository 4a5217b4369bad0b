import { isColumn, lightOf, stackIn, unitsIn, type ContactDocument, type Side } from '@vedette/battle';
import type { Hex } from '@vedette/hex';
import { heardObserversOf } from './couriers.js';
import { nearestObserver, type SightField } from './observers.js';
import { farthestSight } from './sight-limit.js';

/** How well enemies in a hex are known. */
export type ContactLevel = ContactDocument['level'];

/** The levels, the best first. */
export const CONTACT_LEVELS: readonly ContactLevel[] = ['named', 'arm', 'troops', 'smoke'];

const NAMED_WITHIN = 3;
const ARM_WITHIN = 8;
const IN_COVER = 2;
const IN_COVER_AT_NIGHT = 1;

/** From how far troops in a hex are seen for its cover: two hexes in woods and town, at night one (P-25.2); infinite in the open. */
export function coverLimit({ state, map }: SightField, hex: Hex): number {
  if (!map.blocks(hex)) return Number.POSITIVE_INFINITY;
  return lightOf(state.turn) === 'night' ? IN_COVER_AT_NIGHT : IN_COVER;
}

/** What a look at a hex brought: how well its troops are seen, and by what. */
export interface Sighting {
  readonly level: ContactLevel;
  readonly source: 'los' | 'fire' | 'dust';
}

/**
 * What one sees of troops in a hex from a distance with a line of sight (P-25.2): beyond visibility only smoke and the dust of columns on
 * roads; in woods and town, beyond two hexes, only smoke. Null for nothing.
 */
export function sightingAt(field: SightField, hex: Hex, hexes: number): Sighting | null {
  const { state } = field;
  const smoke: Sighting | null =
    (state.progress.firedFrom[hex] ?? 0) > 0 ? { level: 'smoke', source: 'fire' } : null;
  if (hexes > coverLimit(field, hex)) return smoke;
  const dust = hexes > ARM_WITHIN && raisesDust(field, hex);
  if (dust) return { level: 'troops', source: 'dust' };
  if (hexes > farthestSight(state)) return smoke;
  if (hexes <= NAMED_WITHIN) return { level: 'named', source: 'los' };
  return { level: hexes <= ARM_WITHIN ? 'arm' : 'troops', source: 'los' };
}

/** What a side hears at once of troops in a hex (P-25.4); null where it hears of none, whoever is there. */
export function sightingOf(field: SightField, side: Side, hex: Hex): Sighting | null {
  if (unitsIn(field.state, hex).length === 0) return null;
  const hexes = nearestObserver(field, heardObserversOf(field.state, side), hex);
  return hexes === null ? null : sightingAt(field, hex, hexes);
}

/** The level at which a side would at once hear of troops in a hex if there were any, or null: of a hex somebody is about to enter. */
export function levelThere(field: SightField, side: Side, hex: Hex): ContactLevel | null {
  const hexes = nearestObserver(field, heardObserversOf(field.state, side), hex);
  return hexes === null ? null : (sightingAt(field, hex, hexes)?.level ?? null);
}

/** The level at which a side sees a hex now and hears of it at once, or null. */
export function levelSeen(field: SightField, side: Side, hex: Hex): ContactLevel | null {
  return sightingOf(field, side, hex)?.level ?? null;
}

/** True if troops in a hex would be seen by somebody of the side, so that it knows an empty hex to be empty. */
export function isWatched(field: SightField, observers: readonly Hex[], hex: Hex): boolean {
  const hexes = nearestObserver(field, observers, hex);
  if (hexes === null) return false;
  return hexes <= Math.min(coverLimit(field, hex), farthestSight(field.state));
}

/** A column on a road raises dust by day, dry weather or not (P-05.4). */
function raisesDust({ state, map }: SightField, hex: Hex): boolean {
  if (lightOf(state.turn) !== 'day' || map.roadIn(hex) === null) return false;
  const [top] = stackIn(state, hex);
  return top !== undefined && isColumn(top);
}
