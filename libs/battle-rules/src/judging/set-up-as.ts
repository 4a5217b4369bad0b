import {
  type BattleOrder,
  type BattleState,
  COLUMN_SP,
  hexesOf,
  isColumn,
  type UnitState,
} from '@vedette/battle';
import { distance, HexMap } from '@vedette/hex';
import { moverOf } from '../ground/ground-cost.js';
import { mostExtensions } from '../tables/most-extensions.js';
import { GROUND } from '../tables/terrain.js';

/** A unit as an order sets it up (G-02): what the order leaves open stays, but nothing of its line is left behind where it stood. */
export function setUpAs(unit: UnitState, order: BattleOrder<'setup'>): UnitState {
  const { hex = unit.hex, facing = unit.facing, formation = unit.formation } = order;
  const stays = hex === unit.hex && facing === unit.facing && formation === unit.formation;
  const extended = order.extended ?? (stays ? unit.extended : []);
  return { ...unit, hex, facing, formation, extended };
}

/** What is wrong with how a unit is to stand, by the ground and its own size alone; null for nothing (P-03, P-04, G-32, G-69, G-70). */
export function whyNotSetUp(
  { map: ground }: BattleState,
  unit: UnitState,
): { readonly field: string; readonly message: string } | null {
  const map = new HexMap(ground);
  const closed = hexesOf(unit).findIndex(
    (hex) => !map.contains(hex) || GROUND.value[map.terrain(hex)].cost[moverOf(unit)] === null,
  );
  if (closed === 0) return { field: 'hex', message: `its kind cannot stand in ${unit.hex!}` };
  const field = closed > 0 ? `extended[${closed - 1}]` : 'extended';
  if (closed > 0) return { field, message: `its kind cannot stand in ${unit.extended[closed - 1]!}` };
  const most = mostBeside(unit);
  if (unit.extended.length > most) return { field, message: `allowed are ${most} hexes beside its own` };
  if (new Set(hexesOf(unit)).size < hexesOf(unit).length) return { field, message: 'a hex is named twice' };
  const apart = unit.extended.findIndex((hex, i) => {
    // A column trails from hex to hex, a line is one.
    const before = hexesOf(unit).slice(isColumn(unit) ? i : 0, i + 1);
    return before.every((one) => distance(one, hex) !== 1);
  });
  return apart < 0
    ? null
    : { field: `extended[${apart}]`, message: `${unit.extended[apart]!} is not beside it` };
}

/** Hexes beside its own that a unit may hold as it stands. */
function mostBeside(unit: UnitState): number {
  if (unit.formation === 'mounted') return 0;
  return isColumn(unit) ? Math.ceil(unit.sp / COLUMN_SP[unit.type]) - 1 : mostExtensions(unit).hexes;
}
