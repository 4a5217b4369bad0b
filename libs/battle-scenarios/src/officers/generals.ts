import {
  type BattleOrder,
  inRangeOf,
  isWithin,
  type LeaderState,
  leaderOf,
  ME_ORDERS,
  orderOfCommand,
} from '@vedette/battle';
import { distance, type Hex } from '@vedette/hex';
import type { CommandPlan } from './attack.js';
import type { MapTable } from './map-table.js';
import { rideTo } from './ride.js';
import { TOO_TIRED } from './tired.js';

/** What the generals between the commander of a side and its brigades do in a turn. */
export interface GeneralsWork {
  /** By brigade, who lends it his points for its attempt at ME. */
  readonly lent: ReadonlyMap<string, string>;
  readonly rides: readonly BattleOrder<'leader'>[];
}

/** Priority of their rides: when the brigades have gone, after them. */
const AFTER_THE_BRIGADES = 20;

/**
 * Each general below the commander of a side lends his points to that brigade of his, within his range and not served by another, which
 * needs ME and is nearest its goal (G-18, G-21), and rides on with the midst of his brigades: one whose general is left behind
 * obeys less readily (G-16).
 */
export function generalsWork(
  table: MapTable,
  plans: readonly CommandPlan[],
  { head, served }: { readonly head: LeaderState | null; readonly served: string | null },
): GeneralsWork {
  const { battle, side } = table;
  const lent = new Map<string, string>();
  const rides: BattleOrder<'leader'>[] = [];
  for (const general of battle.leaders.values()) {
    if (general.side !== side || general === head || general.hex === null || general.status !== 'fit')
      continue;
    const level = battle.commands.get(general.command ?? '')?.level;
    if (level !== 'division' && level !== 'corps') continue;
    const own = plans.filter(
      ({ command }) =>
        isWithin(battle, command, general.command!) && battle.commands.get(command)!.arm !== 'ART',
    );
    const brigade = own
      .filter(
        ({ command }) => command !== served && !lent.has(command) && needsPoints(table, general, command),
      )
      .map((plan) => ({ command: plan.command, left: left(table, plan) }))
      .sort((a, b) => a.left - b.left || (a.command < b.command ? -1 : 1))[0];
    if (brigade !== undefined) lent.set(brigade.command, general.id);
    const troops = own.flatMap(({ plan }) => plan.flatMap(({ unit }) => battle.units.get(unit)?.hex ?? []));
    const path = troops.length === 0 ? [] : rideTo(table, general.hex, troops);
    if (path.length > 0)
      rides.push({ kind: 'leader', leader: general.id, path, priority: AFTER_THE_BRIGADES });
  }
  return { lent, rides };
}

/** Whether a brigade makes an attempt at ME that a general in range can help. */
function needsPoints({ battle }: MapTable, general: LeaderState, id: string): boolean {
  const brigade = battle.commands.get(id)!;
  const leader = leaderOf(battle, id);
  return (
    leader !== null &&
    leader !== general &&
    leader.hex !== null &&
    brigade.fatigue < TOO_TIRED &&
    ME_ORDERS.has(orderOfCommand(battle, brigade)) &&
    inRangeOf(general, leader)
  );
}

/** Hexes the foremost unit of a brigade has still to go. */
function left({ desk }: MapTable, { command, goal }: CommandPlan): number {
  const hexes = desk.view.units.flatMap((unit): Hex[] =>
    unit.command === command && unit.hex !== null ? [unit.hex] : [],
  );
  return Math.min(...hexes.map((hex) => distance(hex, goal)));
}
