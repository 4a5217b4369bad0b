import { enemyOf, isHeldBy, type Side, unitsIn, type UnitState } from '@vedette/battle';
import { knownEnemyHexes } from '@vedette/battle-sight';
import { columnOf, distance, rowOf, type Hex } from '@vedette/hex';
import { groundCost, moverOf, type Field } from './ground-cost.js';
import { inKnownZone } from './known-zones.js';
import { inEnemyZone } from './zones.js';

/** A step that a beaten or yielding unit may take. */
export interface AwayStep {
  readonly hex: Hex;
  readonly cost: number;
}

/** Columns or rows from a hex to the rear edge of a side, by their printed numbers (P-35). */
export function hexesToRear({ state, map }: Field, side: Side, hex: Hex): number {
  switch (state.sides.find(({ id }) => id === side)!.rear) {
    case 'west':
      return columnOf(hex) - 1;
    case 'east':
      return map.grid.columns - columnOf(hex);
    case 'north':
      return rowOf(hex) - 1;
    case 'south':
      return map.grid.rows - rowOf(hex);
  }
}

/** Hexes to the nearest of some hexes; infinite where there is none. */
export function nearestOf(hex: Hex, others: readonly Hex[]): number {
  return others.reduce((least, other) => Math.min(least, distance(hex, other)), Number.POSITIVE_INFINITY);
}

/** Neighbours that a unit may enter and that hold no enemy, with what the ground alone asks. */
function open(field: Field, unit: UnitState, from: Hex): AwayStep[] {
  const enemy = enemyOf(unit.side);
  return field.map.grid.neighbours(from).flatMap((hex): AwayStep[] => {
    const price = groundCost(field, moverOf(unit), from, hex, { inColumn: false });
    return price === null || isHeldBy(field.state, enemy, hex) ? [] : [{ hex, cost: price.cost }];
  });
}

/**
 * The next hex of a retreat, withdrawal or default move away (P-35): open, not in a known enemy's zone unless a friend stands there, farther
 * from the cause; of these the cheapest, then nearest the rear edge, then the lowest number. Null where there is none.
 */
export function retreatStep(field: Field, unit: UnitState, from: Hex, cause: Hex): AwayStep | null {
  const isSafe = (hex: Hex) => !inKnownZone(field, unit.side, hex, from) || hasFriend(field, unit, hex);
  const steps = open(field, unit, from).filter(
    ({ hex }) => distance(hex, cause) > distance(from, cause) && isSafe(hex),
  );
  const rear = (hex: Hex) => hexesToRear(field, unit.side, hex);
  steps.sort((a, b) => a.cost - b.cost || rear(a.hex) - rear(b.hex) || (a.hex < b.hex ? -1 : 1));
  return steps[0] ?? null;
}

/**
 * The next hex of a rout (P-35), away from the enemies its side knows of; a step into the zone of one only where nothing else is left, one
 * into a zone nobody knew of costs as much. Null where there is none.
 */
export function routStep(
  field: Field,
  unit: UnitState,
  from: Hex,
): (AwayStep & { readonly intoZone: boolean }) | null {
  const enemies = [...knownEnemyHexes(field.state, unit.side)];
  const here = nearestOf(from, enemies);
  const steps = open(field, unit, from)
    .filter(({ hex }) => nearestOf(hex, enemies) >= here)
    .map((step) => ({ ...step, isFeared: inKnownZone(field, unit.side, step.hex, from) }));
  const rear = (hex: Hex) => hexesToRear(field, unit.side, hex);
  steps.sort(
    (a, b) =>
      Number(a.isFeared) - Number(b.isFeared) ||
      rear(a.hex) - rear(b.hex) ||
      nearestOf(b.hex, enemies) - nearestOf(a.hex, enemies) ||
      a.cost - b.cost ||
      (a.hex < b.hex ? -1 : 1),
  );
  const [taken] = steps;
  if (taken === undefined) return null;
  return { hex: taken.hex, cost: taken.cost, intoZone: inEnemyZone(field, unit.side, taken.hex) };
}

function hasFriend({ state }: Field, unit: UnitState, hex: Hex): boolean {
  return unitsIn(state, hex).some((other) => other.side === unit.side && other.id !== unit.id);
}
