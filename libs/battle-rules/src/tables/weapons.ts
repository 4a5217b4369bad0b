import { type BattleState, type UnitState } from '@vedette/battle';
import { farthestSight, isRaining } from '@vedette/battle-sight';
import { GUN_BANDS, GUN_RANGE, type Gun } from './guns.js';
import { SMALL_ARMS_IN_RAIN, SMALL_ARMS_RANGE, US_SHARPSHOOTER_RANGE, type SmallArm } from './small-arms.js';

/** True for batteries, whose R is a rifled gun and whose fire goes by the table of guns. */
export function isBattery({ type }: Pick<UnitState, 'type'>): boolean {
  return type === 'ART' || type === 'HART';
}

/** True for troops that fight on foot with small arms and may lose stragglers. */
export function isFoot({ type }: Pick<UnitState, 'type'>): boolean {
  return type === 'INF' || type === 'SS';
}

/** Union sharpshooters have a row of their own, whatever they carry (G-53, P-27). */
function isUnionSharpshooter({ type, side }: UnitState): boolean {
  return type === 'SS' && side === 'US';
}

function smallArmsRow(unit: UnitState): readonly number[] {
  if (isUnionSharpshooter(unit)) return US_SHARPSHOOTER_RANGE.value;
  return SMALL_ARMS_RANGE.value[unit.weapon as SmallArm];
}

/** Modifier of a unit's fire at a range; null where it does not reach (G-54, P-08.5). Weather is not in it. */
export function rangeDrm(unit: UnitState, range: number): number | null {
  if (!isBattery(unit)) return smallArmsRow(unit)[range - 1] ?? null;
  const band = GUN_BANDS.findIndex((most) => range <= most);
  return band < 0 ? null : GUN_RANGE.value[unit.weapon as Gun][band]!;
}

/** How far a unit's fire reaches now, in hexes: its weapon, halved in rain, and no farther than troops can be seen (G-49, G-53, P-20). */
export function reachOf(state: BattleState, unit: UnitState): number {
  const longest = isBattery(unit) ? longestGun(unit.weapon as Gun) : smallArmsRow(unit).length;
  return Math.min(farthestSight(state), isRaining(state) ? wetReach(unit, longest) : longest);
}

function longestGun(gun: Gun): number {
  const row = GUN_RANGE.value[gun];
  return GUN_BANDS[row.findLastIndex((drm) => drm !== null)]!;
}

function wetReach(unit: UnitState, longest: number): number {
  if (isBattery(unit)) return Math.floor(longest / 2);
  return isUnionSharpshooter(unit) ? SMALL_ARMS_IN_RAIN.value.sharpshooters : SMALL_ARMS_IN_RAIN.value.all;
}
