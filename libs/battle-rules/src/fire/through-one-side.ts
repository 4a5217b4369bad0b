import { FIRE_MOST, frontageOf } from '@vedette/battle';
import { entrySides, type Hex } from '@vedette/hex';
import type { Shot } from './attack.js';

/** SP that lines with a refused flank have fired from a hex through a side of it, by hex, side and arm. */
export type FiredThrough = Map<string, number>;

/**
 * Shots from a hex at a target with what lines that refuse a flank may fire through the side it lies on: two thirds of what the hex holds,
 * four of foot and two of horse, for all such lines of the hex together (P-28). What they fire is noted; who has no room left is out.
 */
export function throughOneSideOf(
  shots: readonly Shot[],
  from: Hex,
  target: Hex,
  fired: FiredThrough,
): Shot[] {
  return shots.flatMap(({ unit, sp }): Shot[] => {
    if (unit.refused === null) return [{ unit, sp }];
    const arm = frontageOf(unit);
    const key = `${from} ${entrySides(from, target)[0]} ${arm}`;
    const before = fired.get(key) ?? 0;
    const room = Math.min(sp, Math.floor((FIRE_MOST[arm] * 2) / 3) - before);
    if (room < 1) return [];
    fired.set(key, before + room);
    return [{ unit, sp: room }];
  });
}
