import { isHeldBy, type Side, type UnitState } from '@vedette/battle';
import { distance, hexesBetween, type Hex } from '@vedette/hex';
import type { Field } from '../ground/ground-cost.js';
import { isBattery } from '../tables/weapons.js';

/** From these ranges on, guns fire with friends beside, or two hexes from, the target, at their peril (G-38, G-39). */
export const DANGER_CLOSE = [
  { within: 1, range: 5 },
  { within: 2, range: 8 },
] as const;

const CLEAR_OF_ENDS = 2;

/** The hexes with friends strictly between a firer and its target, nearest the target first. */
export function friendsBetween({ state }: Field, side: Side, from: Hex, target: Hex): Hex[] {
  return hexesBetween(from, target)
    .filter((hex) => isHeldBy(state, side, hex))
    .reverse();
}

/**
 * Whether friends on the line close it (P-05.5). Guns fire over those who stand a level or more below gun or target and two hexes from
 * both; those near the target at long range are for G-38 and G-39 to settle.
 */
export function blocksFire(field: Field, unit: UnitState, from: Hex, target: Hex): boolean {
  const { map } = field;
  const highest = Math.max(map.level(from), map.level(target));
  const range = distance(from, target);
  return friendsBetween(field, unit.side, from, target).some((hex) => {
    if (!isBattery(unit)) return true;
    const ends = Math.min(distance(hex, from), distance(hex, target));
    const over = highest > map.level(hex) && ends >= CLEAR_OF_ENDS;
    const settled = DANGER_CLOSE.some((near) => distance(hex, target) <= near.within && range >= near.range);
    return !over && !settled;
  });
}
