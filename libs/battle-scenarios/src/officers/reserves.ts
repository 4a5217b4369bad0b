import { leaderOf } from '@vedette/battle';
import { distance, type Hex } from '@vedette/hex';
import type { BattlePlan, CommandTask } from './battle-plan.js';
import type { MapTable } from './map-table.js';
import { waits } from './order-wishes.js';
import { nearest } from './walk.js';

/** Ground is held by whoever was seen this near it. */
const HELD_WITHIN = 3;
/** Ground is seen well enough to be called free from this near. */
const SEEN_WITHIN = 12;

/** What is known of the battle when reserves are thought of. */
interface Known {
  readonly taken: ReadonlySet<Hex>;
  /** Whether the enemy has left the line he held. */
  readonly leaves: boolean;
  /** Reserves called in an earlier turn; those called now are put in. */
  readonly called: Set<string>;
}

/**
 * The plan of a battle as it stands now. Reserves are called while they wait and there is ground for them, and stay so: they march for it hex
 * by hex, the nearest first.
 */
export function withReserves(table: MapTable, plan: BattlePlan, known: Known): BattlePlan {
  const { taken, leaves, called } = known;
  const calls = leaves || openGround(table, plan, taken).length > 0;
  return Object.fromEntries(
    Object.entries(plan).map(([id, task]): [string, CommandTask] => {
      if (task.reserve !== true) return [id, task];
      if (calls && leaderOf(table.battle, id) !== null && waits(table, id)) called.add(id);
      return [id, called.has(id) ? marchesOn(table, plan, id) : task];
    }),
  );
}

/** What a reserve on the march has to do. */
function marchesOn(table: MapTable, plan: BattlePlan, id: string): CommandTask {
  const { battle, side } = table;
  const aims = aimsOf(plan);
  const group = leaderOf(battle, id)?.group;
  const area = battle.arrivals.find((one) => one.id === group)?.area;
  const from = battle.map.areas[area ?? '']?.hexes[0] ?? '0101';
  const goals = battle.victory.objectives
    .filter(({ hex, points }) => (points[side] ?? 0) > 0 && !aims.has(hex))
    .map(({ hex }) => hex)
    .sort((a, b) => distance(a, from) - distance(b, from) || (a < b ? -1 : 1));
  return { order: 'MRCH', by: [], goals, inTurn: true, then: null, reserve: true };
}

/** Ground that has been given to others. */
function aimsOf(plan: BattlePlan): ReadonlySet<Hex> {
  return new Set(Object.values(plan).flatMap((task) => task.goals));
}

/** Ground that counts, goal of nobody else, which own troops see and on which or near which they see no enemy. */
export function openGround(table: MapTable, plan: BattlePlan, taken: ReadonlySet<Hex>): Hex[] {
  const { sight } = table.desk.ground;
  const goals = aimsOf(plan);
  const foes = table.contacts().map(({ hex }) => hex);
  const eyes = table.own().flatMap(({ hex }) => (hex === null ? [] : [hex]));
  return table.battle.victory.objectives
    .filter(({ hex, points }) => (points[table.side] ?? 0) > 0 && !taken.has(hex) && !goals.has(hex))
    .map(({ hex }) => hex)
    .filter((hex) => nearest(hex, foes) > HELD_WITHIN)
    .filter((hex) => eyes.some((eye) => distance(eye, hex) <= SEEN_WITHIN && sight.isClear(eye, hex)));
}
