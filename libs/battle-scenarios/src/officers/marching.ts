import { orderOfCommand, type UnitState } from '@vedette/battle';
import { distance, type Hex } from '@vedette/hex';
import type { CommandPlan } from './attack.js';
import type { BattlePlan } from './battle-plan.js';
import type { MapTable } from './map-table.js';
import { TOO_TIRED } from './tired.js';

/** Hexes a brigade off the map is taken to be from its goal. */
const FAR = 99;

/** A brigade on the march to a goal, and how it gets on. */
export interface Marching {
  readonly plan: CommandPlan;
  /** Hexes its foremost unit has still to go; more than any map is wide while all of it is off the map. */
  readonly left: number;
  /** Where its unit nearest the goal is, in order and on the map; null while all of it is off the map. */
  readonly head: Hex | null;
  /** Where that unit will be if all goes well. */
  readonly headed: Hex | null;
  /** Whether it may still try for ME. */
  readonly isFresh: boolean;
  /** Whether the enemy stands in its way: it is on the map, not at its goal, and can take no step but by its commander's leave (G-98, G-11). */
  readonly isHeldUp: boolean;
}

/**
 * The brigades that march to a goal: whom the right to act first and the commander's points and presence serve. Those of the plan come before reserves
 * that were called, whatever they are near to; of these the nearest to its goal is the first.
 */
export function marching(
  table: MapTable,
  plans: readonly CommandPlan[],
  tasks: BattlePlan,
): readonly Marching[] {
  const { battle } = table;
  const isReserve = ({ plan }: Marching): boolean => tasks[plan.command]?.reserve === true;
  return plans
    .flatMap((plan): Marching[] => {
      const brigade = battle.commands.get(plan.command)!;
      const marches = orderOfCommand(battle, brigade) === 'MRCH' && tasks[plan.command] !== undefined;
      if (brigade.arm === 'ART' || !marches) return [];
      const head = headOf(table, plan);
      const left = head === null ? FAR : distance(head.hex!, plan.goal);
      const headed = head === null ? null : battle.units.get(head.id)!.hex;
      const isLed = plan.plan.some(({ unit }) => battle.units.get(unit)!.orderUntil !== null);
      const isHeldUp = head !== null && left > 0 && (headed === head.hex || isLed);
      return [
        { plan, left, head: head?.hex ?? null, headed, isFresh: brigade.fatigue < TOO_TIRED, isHeldUp },
      ];
    })
    .sort(
      (a, b) =>
        Number(isReserve(a)) - Number(isReserve(b)) ||
        a.left - b.left ||
        (a.plan.command < b.plan.command ? -1 : 1),
    );
}

/** The unit of a command that is nearest its goal now, in order. */
function headOf({ desk }: MapTable, { command, goal }: CommandPlan): UnitState | null {
  const there = desk.view.units.filter(
    (unit) => unit.command === command && unit.hex !== null && unit.state === 'ordered',
  );
  return (
    there.sort((a, b) => distance(a.hex!, goal) - distance(b.hex!, goal) || (a.id < b.id ? -1 : 1))[0] ?? null
  );
}
