import { hexesOf, isColumn, type Side, unitsIn, type UnitState } from '@vedette/battle';
import {
  flankDirection,
  frontDirections,
  neighbour,
  neighbours,
  type Direction,
  type Facing,
  type Hex,
} from '@vedette/hex';
import type { Field } from './ground-cost.js';

/** Directions a unit fronts: two, and a refused flank besides (P-02.1, P-28). */
export function frontsOf(unit: UnitState): Direction[] {
  const facing = unit.facing as Facing;
  const front: Direction[] = [...frontDirections(facing)];
  return unit.refused === null ? front : [...front, flankDirection(facing, unit.refused)];
}

/** True if a unit has a zone of control at all (P-02.4). */
export function hasZone(unit: UnitState): boolean {
  if (unit.type === 'WAG' || unit.sp < 1 || unit.state === 'routed' || unit.collapsed) return false;
  return !isColumn(unit) && !(unit.blown && unit.formation === 'mounted');
}

/** The hexes a unit controls: in front of it and of its markers, not across a creek without a bridge (P-02.4). */
export function zoneHexes({ map }: Field, unit: UnitState): Hex[] {
  if (!hasZone(unit)) return [];
  return hexesOf(unit).flatMap((hex) =>
    frontsOf(unit).flatMap((direction) => {
      const side = map.side(hex, direction);
      const next = neighbour(hex, direction);
      return next === null || !map.contains(next) || (side.creek && !side.bridge) ? [] : [next];
    }),
  );
}

/** The enemy units in whose zone a hex lies, for a side. */
export function zonesOver(field: Field, side: Side, hex: Hex): UnitState[] {
  const over: UnitState[] = [];
  // Only who stands beside the hex can control it; who does so with two of his hexes is met twice.
  for (const beside of neighbours(hex))
    for (const unit of unitsIn(field.state, beside))
      if (unit.side !== side && !over.includes(unit) && zoneHexes(field, unit).includes(hex)) over.push(unit);
  return over;
}

/** True if a hex lies in an enemy's zone. */
export function inEnemyZone(field: Field, side: Side, hex: Hex): boolean {
  return zonesOver(field, side, hex).length > 0;
}
