import { enemyOf, unitsIn, type BattleState, type Side } from '@vedette/battle';
import type { Hex } from '@vedette/hex';
import { nearestObserver, type SightField } from './observers.js';
import { coverLimit } from './sight-level.js';
import { farthestSight } from './sight-limit.js';

type Marker = BattleState['markers'][number];

/** From this near whoever looks sees that a marker is none (P-25.8). */
const SEEN_THROUGH_WITHIN = 8;

/** The markers of the other side in hexes where nobody really stands. */
function standing({ state }: SightField, side: Side): Marker[] {
  const enemy = enemyOf(side);
  return state.markers.filter((one) => one.side === enemy && unitsIn(state, one.hex).length === 0);
}

/** What a marker is taken for by those who look: like troops at its distance, never from within eight hexes (P-25.8). */
export function deceives(field: SightField, marker: Marker, observers: readonly Hex[]): boolean {
  const hexes = nearestObserver(field, observers, marker.hex);
  return hexes !== null && hexes > SEEN_THROUGH_WITHIN && hexes <= sightLimit(field, marker.hex);
}

/** Markers by hex that a side is taken in by, seen from some places. */
export function deceptions(
  field: SightField,
  side: Side,
  from: (hex: Hex) => readonly Hex[],
): Map<Hex, Marker['looks']> {
  const taken = standing(field, side).filter((marker) => deceives(field, marker, from(marker.hex)));
  return new Map(taken.map(({ hex, looks }) => [hex, looks]));
}

/** Markers that deceive a side no longer: their hex is seen from near, or their unit is known to be elsewhere (P-25.8). */
export function seenThrough(
  field: SightField,
  side: Side,
  observers: readonly Hex[],
  known: (unit: string, elsewhereThan: Hex) => boolean,
): Marker[] {
  const enemy = enemyOf(side);
  return field.state.markers.filter((marker) => {
    if (marker.side !== enemy) return false;
    if (known(marker.unit, marker.hex)) return true;
    const hexes = nearestObserver(field, observers, marker.hex);
    return hexes !== null && hexes <= Math.min(SEEN_THROUGH_WITHIN, sightLimit(field, marker.hex));
  });
}

function sightLimit(field: SightField, hex: Hex): number {
  return Math.min(coverLimit(field, hex), farthestSight(field.state));
}
