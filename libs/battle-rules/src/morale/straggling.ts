import { hexesOf, type UnitState } from '@vedette/battle';
import { knownEnemyHexes } from '@vedette/battle-sight';
import { distance, neighbours, reachable, type Hex } from '@vedette/hex';
import { groundCost, moverOf, type Field } from '../ground/ground-cost.js';
import { printedAllowance } from '../ground/allowance.js';

/**
 * Whether a first disorder costs a straggler (G-45, P-13): foot only, with an enemy of foot or horse that could reach a hex beside it in a
 * tactical move at ME with its printed allowance. It is one its side knows of: nobody runs from whom he does not know of (P-25.1).
 */
export function straggles(field: Field, unit: UnitState): boolean {
  const { hex } = unit;
  if (hex === null || (unit.type !== 'INF' && unit.type !== 'SS')) return false;
  const beside = new Set(neighbours(hex));
  const known = knownEnemyHexes(field.state, unit.side);
  return [...field.state.units.values()].some(
    (enemy) =>
      enemy.side !== unit.side &&
      hexesOf(enemy).some((at) => known.has(at)) &&
      canReach(field, enemy, hex, beside),
  );
}

function canReach(field: Field, enemy: UnitState, hex: Hex, beside: ReadonlySet<Hex>): boolean {
  if (enemy.hex === null || enemy.state === 'routed') return false;
  if (enemy.type !== 'INF' && enemy.type !== 'SS' && enemy.type !== 'CAV') return false;
  const allowance = printedAllowance(enemy);
  // Every hex costs 1 at least.
  if (distance(enemy.hex, hex) > allowance + 1) return false;
  if (beside.has(enemy.hex)) return true;
  const mover = moverOf(enemy);
  const search = {
    start: enemy.hex,
    next: (at: Hex) => field.map.grid.neighbours(at),
    step: (from: Hex, to: Hex) => groundCost(field, mover, from, to, { inColumn: false })?.cost ?? null,
    most: allowance,
  };
  return [...reachable(search).keys()].some((reached) => beside.has(reached));
}
