import {
  type BattleOrder,
  type CommandState,
  leaderOf,
  orderOfCommand,
  type OrderName,
  unitsOf,
  type UnitState,
} from '@vedette/battle';
import { distance } from '@vedette/hex';
import { hasGround } from './attack.js';
import type { BattlePlan, CommandTask } from './battle-plan.js';
import { goalsNow, openGoal } from './goals.js';
import { inSightOfEnemies } from './keeping-clear.js';
import type { MapTable } from './map-table.js';
import { turnsLeft } from './turns-left.js';
import { nearest } from './walk.js';

/** Changes of orders an officer asks for: at set-up where they are free, later where they are worth an attempt (G-02, G-04, G-05). */
export function orderWishes(table: MapTable, tasks: BattlePlan): BattleOrder[] {
  const orders: BattleOrder[] = [];
  const { battle, side } = table;
  const hasBegun = battle.progress.initiative !== null || table.desk.view.initiative !== null;
  for (const command of battle.commands.values()) {
    if (command.side !== side || (command.level !== 'brigade' && command.level !== 'battalion')) continue;
    if (command.ineffective) continue;
    const task = tasks[command.id];
    const wanted = heldUpOrder(table, command, task) ?? wantedOrder(table, command, task);
    const has = orderOfCommand(battle, command);
    if (has === wanted) continue;
    if (!hasBegun && battle.setup[command.id]?.order === true) {
      orders.push({ kind: 'setup', command: command.id, order: wanted });
      table.suppose(command.id, wanted);
      continue;
    }
    const leader = leaderOf(battle, command.id);
    if (leader === null || (leader.hex === null && !hasCome(table, leader.group))) continue;
    if (command.arm === 'ART' && !command.rsm) continue;
    if (wanted === 'MRCH' && task?.inTurn !== true) continue;
    orders.push({ kind: 'change', command: command.id, to: wanted });
    if (command.rsm) table.suppose(command.id, wanted);
  }
  return orders;
}

/** Hexes at most that troops go one a turn. */
const CREEPS = 4;
/** Hexes at most that troops probe their way, three MP a turn. */
const PROBES = 12;

/**
 * What a brigade on the march does when enemies it sees bar its way to whoever marches. So near its goal that a hex a turn brings it there in
 * time it takes its default order, for which it needs nobody's leave (G-04, G-101); farther off, frozen where it stands, it asks for leave
 * to probe its way past them (G-100). Carried into an assault it was never meant for it halts as near its goal: in assault nobody takes a
 * step away from an enemy, and the goal may lie behind him (G-96). Null: it goes on as it is.
 */
function heldUpOrder(
  table: MapTable,
  command: CommandState,
  task: CommandTask | undefined,
): OrderName | null {
  const { battle } = table;
  const has = orderOfCommand(battle, command);
  if (task?.inTurn !== true || (has !== 'MRCH' && has !== 'ASLT')) return null;
  const goal = openGoal(table, task);
  if (goal === null) return null;
  const isBarred = inSightOfEnemies(table);
  const head = unitsOf(battle, command.id)
    .filter(({ hex, state }) => hex !== null && state === 'ordered')
    .map(({ hex }) => hex!)
    .sort((a, b) => distance(a, goal) - distance(b, goal))[0];
  if (head === undefined || head === goal) return null;
  const left = distance(head, goal);
  if (left <= Math.min(CREEPS, turnsLeft(table))) return has === 'ASLT' || isBarred(goal) ? 'HOLD' : null;
  return has === 'MRCH' && left <= PROBES && isBarred(head) ? 'SKPD' : null;
}

/** Hexes from its goals at which a command asks for the order of an assault. */
const ASSAULTS_FROM = 7;

/** The order a command should have: that of its task, by how near it is to its end; without one assault, for guns to follow. */
function wantedOrder(table: MapTable, command: CommandState, task: CommandTask | undefined): OrderName {
  const has = orderOfCommand(table.battle, command);
  if (task === undefined) return !hasGround(table) ? has : command.arm === 'ART' ? 'SKPD' : 'ASLT';
  const units = unitsOf(table.battle, command.id).filter(({ state }) => state !== 'routed');
  const near = units.filter(
    ({ hex }) => hex !== null && nearest(hex, task.goals) <= (task.then === 'ASLT' ? ASSAULTS_FROM : 1),
  );
  const there = units.length > 0 && near.length * 2 > units.length;
  if (there && task.then !== null) return task.then;
  if (task.order !== 'MRCH') return task.order;
  if (task.inTurn === true && has === 'HOLD') return onwardOrder(table, units, task);
  return has === 'WDRW' ||
    (has === 'SKPD' && !(task.inTurn === true && units.some(({ hex }) => hex !== null)))
    ? task.order
    : has === 'HOLD'
      ? 'HOLD'
      : has;
}

/**
 * What a brigade on the way to its goals asks for whose orders were lost: leave to probe on where that brings it there in time, for it needs no attempt at
 * ME and so nothing can go wrong again; from farther off to march again. It goes on a hex a turn where that is enough, or all else is too late.
 */
function onwardOrder(table: MapTable, units: readonly UnitState[], task: CommandTask): OrderName {
  const goal = goalsNow(table, task)[0]!;
  const left = Math.min(...units.map(({ hex }) => (hex === null ? Infinity : distance(hex, goal))));
  const turns = turnsLeft(table);
  if (left <= Math.min(CREEPS, turns)) return 'HOLD';
  if (left <= PROBES && left <= PROBED_A_TURN * turns) return 'SKPD';
  return turns >= MARCHES_AGAIN ? 'MRCH' : 'HOLD';
}
/** Hexes troops probe their way in a turn at RE. */
const PROBED_A_TURN = 3;
/** Turns a march from the edge of the map takes at least. */
const MARCHES_AGAIN = 4;

/** Whether a group waits at the edge of the map since an earlier turn. */
function hasCome(table: MapTable, group: string | null): boolean {
  return table.desk.view.arrivals.some(({ id, arrived }) => id === group && arrived);
}

/** Infantry and guns just come wait a turn off the map: with the marker of a reinforcement their orders change more easily (G-04, G-07). */
export function waits(table: MapTable, id: string): boolean {
  const command = table.battle.commands.get(id)!;
  const leader = leaderOf(table.battle, id);
  return command.arm !== 'CAV' && command.rsm && leader !== null && leader.hex === null;
}
