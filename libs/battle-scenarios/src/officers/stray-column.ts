import {
  isWithin,
  type LeaderState,
  orderOfCommand,
  overallCommander,
  type UnitState,
} from '@vedette/battle';
import { distance, type Hex } from '@vedette/hex';
import type { BattlePlan, CommandTask } from './battle-plan.js';
import { isHeld, openGoal } from './goals.js';
import { inSightOfEnemies } from './keeping-clear.js';
import type { MapTable } from './map-table.js';
import { TOO_TIRED } from './tired.js';

/** A brigade on its way to a goal that does not get there by itself: its orders are lost, or it is too tired for ME. */
export interface StrayColumn {
  readonly command: string;
  readonly goal: Hex;
  /** Hexes from its foremost unit to the goal. */
  readonly left: number;
}

/** Hexes that troops go on by themselves, one a turn, without anybody's help. */
const BY_THEMSELVES = 2;

/** The brigades of the plan that are out on the map, have not come to their goal and will not by themselves; the nearest first. */
export function strayColumns(table: MapTable, tasks: BattlePlan): readonly StrayColumn[] {
  const { battle, side } = table;
  const isBarred = inSightOfEnemies(table);
  return [...battle.commands.values()]
    .flatMap((command): StrayColumn[] => {
      const task = tasks[command.id];
      if (command.side !== side || command.ineffective || !goesForGround(task)) return [];
      const isLost = orderOfCommand(battle, command) === 'HOLD';
      const goal = openGoal(table, task);
      if (goal === null || !(isLost || command.fatigue >= TOO_TIRED)) return [];
      const left = Math.min(...steady(table, command.id).map(({ hex }) => distance(hex!, goal)));
      // A march stops before an enemy who is seen from the goal, however near it has come (G-98).
      const isStopped = !isLost && left > 0 && isBarred(goal);
      const needsHim = left > BY_THEMSELVES || isHeld(table, goal) || isStopped;
      return needsHim && left < Infinity ? [{ command: command.id, goal, left }] : [];
    })
    .sort((a, b) => a.left - b.left || (a.command < b.command ? -1 : 1));
}

function goesForGround(task: CommandTask | undefined): task is CommandTask {
  return task?.inTurn === true && task.reserve !== true;
}

/** Units of a brigade that are on the map and in order, as they stand now. */
function steady({ desk }: MapTable, command: string): UnitState[] {
  return desk.view.units.filter(
    (unit) => unit.command === command && unit.hex !== null && unit.state === 'ordered',
  );
}

/** What each SP of a stack weighs against hexes of its way, when the commander chooses whom to go with. */
const HEXES_A_SP = 0.25;
/** Hexes by which others may be farther on before he leaves a stack for them. */
const LEFT_BEHIND = 4;

/** Stacks of a brigade, the first the one its way to the goal hangs on: near it, and strong. */
function stacksOf(units: readonly UnitState[], { command, goal }: StrayColumn) {
  const strength = new Map<Hex, number>();
  for (const { hex, sp, state, ...unit } of units)
    if (unit.command === command && hex !== null && state === 'ordered')
      strength.set(hex, (strength.get(hex) ?? 0) + sp);
  return [...strength]
    .map(([hex, sp]) => ({ hex, weight: distance(hex, goal) - HEXES_A_SP * sp }))
    .sort((a, b) => a.weight - b.weight || (a.hex < b.hex ? -1 : 1));
}

/** Where a commander joins a brigade: with the stack its way hangs on. As the table has it: where its plan leads it. */
export function headOfStray(table: MapTable, column: StrayColumn): Hex | null {
  return stacksOf(table.own(), column)[0]?.hex ?? null;
}

/** The commander of a side, where he is fit and on the map, with the units of such a brigade that stand in his hex, unless others are far before them (G-11, G-18). */
export function withTheCommander(
  table: MapTable,
  tasks: BattlePlan,
): { readonly chief: LeaderState; readonly units: readonly UnitState[] } | null {
  const chief = overallCommander(table.battle, table.side);
  if (chief === null || chief.status !== 'fit' || chief.hex === null || chief.command === null) return null;
  const now = table.desk.view.units;
  const stray = strayColumns(table, tasks).filter((column) => {
    const stacks = stacksOf(now, column);
    const his = stacks.find(({ hex }) => hex === chief.hex);
    return his !== undefined && his.weight <= stacks[0]!.weight + LEFT_BEHIND;
  });
  const led = new Set(stray.map(({ command }) => command));
  const units = now
    .filter(({ hex, type, state }) => hex === chief.hex && type === 'INF' && state !== 'routed')
    .filter(({ command }) => led.has(command) && isWithin(table.battle, command, chief.command!))
    .map(({ id }) => table.battle.units.get(id)!);
  return units.length > 0 ? { chief, units } : null;
}
