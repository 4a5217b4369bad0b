import { distance, type Hex } from '@vedette/hex';
import type { CommandTask } from './battle-plan.js';
import type { MapTable } from './map-table.js';
import { nearest } from './walk.js';

/** Enemies seen this near ground are taken to hold it. */
const HELD_WITHIN = 2;

/**
 * The goal a command that goes for its goals in turn has before it: the first that is not taken, and when all are, what else it may take where no
 * enemy is seen near it, the nearest to its last goal first. Null: there is nothing left for it to take.
 */
export function openGoal(table: MapTable, task: CommandTask): Hex | null {
  const { goals, besides = [] } = task;
  const goal = goals.find((one) => !table.taken.has(one));
  if (goal !== undefined) return goal;
  const foes = table.contacts().map(({ hex }) => hex);
  const last = goals.at(-1);
  if (last === undefined) return null;
  return (
    besides
      .filter((one) => !table.taken.has(one) && nearest(one, foes) > HELD_WITHIN)
      .sort((a, b) => distance(a, last) - distance(b, last) || (a < b ? -1 : 1))[0] ?? null
  );
}

/** The goals of a command's units: all of them, or where they are gone for in turn the one that is open, with none the last. */
export function goalsNow(table: MapTable, task: CommandTask): readonly Hex[] {
  return task.inTurn === true ? [openGoal(table, task) ?? task.goals.at(-1)!] : task.goals;
}

/** Whether an enemy is seen on the ground a command goes for. */
export function isHeld(table: MapTable, goal: Hex): boolean {
  return table.contacts().some(({ hex }) => hex === goal);
}
