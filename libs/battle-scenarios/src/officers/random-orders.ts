import {
  type BattleOrder,
  BattleDice,
  leaderOf,
  ME_ORDERS,
  type OrderName,
  type PlanStep,
  ToldList,
  type UnitPlan,
  unitsOf,
} from '@vedette/battle';
import type { Hex } from '@vedette/hex';
import type { OfficersDesk } from './desk.js';
import { MapTable } from './map-table.js';

const FOR_ARM: Readonly<Record<'INF' | 'CAV' | 'ART', readonly OrderName[]>> = {
  INF: ['ASLT', 'SKPD', 'HOLD', 'MRCH'],
  CAV: ['ASLT', 'SKPD', 'HOLD', 'MRCH'],
  ART: ['SKPD', 'HOLD', 'WDRW', 'BOMB'],
};
const LONGEST_WALK = 6;

/** Draws 0 to 9 for an officer who decides by lot, the same for the same seed, turn and question. */
type Lot = (question: string) => number;

/** Legal orders by lot: of no plan at all, but none that would be refused. */
export function randomOrders(desk: OfficersDesk, seed: string): BattleOrder[] {
  const dice = new BattleDice(
    seed,
    `${desk.printed.date} ${desk.view.turn} ${desk.view.side}`,
    new ToldList({}),
    {},
  );
  const lot: Lot = (question) => dice.throw('pick', question).die;
  const table = new MapTable(desk);
  const { battle } = table;
  return [...battle.commands.values()]
    .filter(({ side, level }) => side === table.side && (level === 'brigade' || level === 'battalion'))
    .flatMap((command): BattleOrder[] => {
      const leader = leaderOf(battle, command.id);
      if (leader === null) return [];
      const orders: BattleOrder[] = [];
      const to = FOR_ARM[command.arm][lot(`order ${command.id}`) % 4]!;
      const may = leader.hex !== null && !(command.ineffective && ME_ORDERS.has(to));
      if (may && lot(`asks ${command.id}`) < 3) orders.push({ kind: 'change', command: command.id, to });
      if (lot(`acts ${command.id}`) < 7)
        orders.push({
          kind: 'activate',
          command: command.id,
          at: lot(`level ${command.id}`) < 6 ? 'ME' : 'RE',
          plan: unitsOf(battle, command.id).map((unit): UnitPlan => ({
            unit: unit.id,
            do: wander(table, lot, unit.id, unit.hex ?? entry(table, unit.group), unit.hex === null),
          })),
        });
      return orders;
    });
}

function entry({ battle }: MapTable, group: string | null): Hex | null {
  const arrival = battle.arrivals.find(({ id }) => id === group);
  return battle.map.areas[arrival?.area ?? '']?.hexes[0] ?? null;
}

/** Some hexes beside each other, whichever way. */
function wander({ desk }: MapTable, lot: Lot, unit: string, from: Hex | null, enters: boolean): PlanStep[] {
  if (from === null) return [];
  const steps: PlanStep[] = enters ? [from] : [];
  let at = from;
  for (let taken = lot(`far ${unit}`) % LONGEST_WALK; taken > 0; taken -= 1) {
    const next = desk.ground.grid.neighbours(at);
    at = next[lot(`way ${unit}`) % next.length]!;
    steps.push(at);
  }
  return steps;
}
