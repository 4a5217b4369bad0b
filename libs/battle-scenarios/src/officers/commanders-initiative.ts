import {
  type BattleOrder,
  isWithin,
  type LeaderState,
  type OrderName,
  orderOf,
  overallCommander,
  type UnitState,
} from '@vedette/battle';
import { canSee } from '@vedette/battle-sight';
import { distance } from '@vedette/hex';
import { leftUnder } from './attack.js';
import type { BattlePlan, CommandTask } from './battle-plan.js';
import { isHeld, openGoal } from './goals.js';
import type { MapTable } from './map-table.js';
import { withTheCommander } from './stray-column.js';

/** Enemies this near hold up a march (G-98). */
const HOLDS_UP = 5;
/** Hexes from which troops told to assault come to blows this turn. */
const STRIKES_WITHIN = 4;

/**
 * What the commander of a side does for the units in his own hex: those whose march the enemy holds up he orders to probe their way past
 * him this turn, which is certain and costs nothing (G-11); those whose brigade has lost its orders he orders on.
 */
export function commandersInitiative(table: MapTable, tasks: BattlePlan): BattleOrder[] {
  const chief = overallCommander(table.battle, table.side);
  if (chief === null || chief.status !== 'fit') return [];
  const stray = withTheCommander(table, tasks)?.units ?? [];
  const onward = stray
    .map((unit) => ({ unit, to: bestOrder(table, unit, tasks[unit.command]!) }))
    .filter(({ unit, to }) => orderOf(table.battle, unit) !== to)
    .map(({ unit, to }) => giveOrder(table, unit, chief, to));
  const past = table
    .own()
    .filter((unit) => unit.hex === chief.hex && unit.type === 'INF' && tasks[unit.command] !== undefined)
    // A corps commander who stands in for the army's says nothing to another's corps.
    .filter((unit) => chief.command !== null && isWithin(table.battle, unit.command, chief.command))
    .filter((unit) => !stray.some(({ id }) => id === unit.id) && isHeldUp(table, unit))
    .map((unit) => giveOrder(table, unit, chief, 'SKPD'));
  return [...onward, ...past];
}

/**
 * The order that brings a unit nearer its goal this turn: to march, or to probe past whoever would hold up a march; against an enemy who stands on the
 * goal itself and can be reached, an assault, for nobody else drives him from it (G-96).
 */
function bestOrder(table: MapTable, unit: UnitState, task: CommandTask): OrderName {
  // A shattered regiment has no order that demands ME (G-10).
  if (unit.collapsed) return 'SKPD';
  const goal = openGoal(table, task);
  if (goal !== null && isHeld(table, goal) && distance(unit.hex!, goal) <= STRIKES_WITHIN) return 'ASLT';
  if (seesEnemyNear(table, unit)) return 'SKPD';
  return leftUnder(table, unit, 'SKPD', task) < leftUnder(table, unit, 'MRCH', task) ? 'SKPD' : 'MRCH';
}

function giveOrder(
  table: MapTable,
  { id }: UnitState,
  { id: chief }: LeaderState,
  to: OrderName,
): BattleOrder<'change'> {
  table.supposeUnit(id, to);
  return { kind: 'change', unit: id, to, with: chief };
}

/** Whether a unit on the march may not take a step for an enemy it sees (G-98). */
function isHeldUp(table: MapTable, unit: UnitState): boolean {
  return orderOf(table.battle, unit) === 'MRCH' && seesEnemyNear(table, unit);
}

function seesEnemyNear(table: MapTable, { hex: from }: UnitState): boolean {
  return table
    .contacts()
    .some(({ hex }) => distance(hex, from!) <= HOLDS_UP && canSee(table.context, from!, hex));
}
