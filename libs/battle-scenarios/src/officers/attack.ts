import {
  type BattleOrder,
  type CommandState,
  inRangeOf,
  leaderOf,
  orderOf,
  orderOfCommand,
  type OrderName,
  type UnitPlan,
  type UnitState,
  unitsOf,
  byId,
  ME_ORDERS,
} from '@vedette/battle';
import { distance, type Hex } from '@vedette/hex';
import { assault, nearestFoe, planOf, type Sent } from './assault.js';
import type { BattlePlan, CommandTask } from './battle-plan.js';
import { goalsNow } from './goals.js';
import { serveGuns } from './guns.js';
import { nearEnemies } from './keeping-clear.js';
import type { MapTable } from './map-table.js';
import { hurries, march } from './march.js';
import { rallyWisely } from './rally-hazard.js';
import { TOO_TIRED } from './tired.js';
import { nearest, settingOut, type Walk, walkBy, walkToward } from './walk.js';
import { wayField } from './ways.js';

/** Points of an objective are worth this many MP of way each, when troops are sent. */
const MP_A_POINT = 0.5;
/** What another brigade on its way to an objective weighs, in MP. */
const SHARED = 6;
/** Objectives this near the chief one are shared out among the units of a brigade. */
const CLUSTER = 4;
/** A unit this little farther from its end than a hex of its way need not go there any more. */
const PASSED = 2;

/** Plans of a side: where its commands were told to go, and for the others the ground that counts. */
export function attackPlans(
  table: MapTable,
  taken: ReadonlySet<Hex>,
  tasks: BattlePlan,
): Map<string, CommandPlan> {
  const plans = new Map<string, CommandPlan>();
  const sent: Sent = new Map();
  const chosen = new Map<Hex, number>();
  for (const command of commandsInOrder(table)) {
    const units = unitsOf(table.battle, command.id).filter(({ state }) => state !== 'routed');
    if (units.length === 0) continue;
    const task = tasks[command.id];
    if (task?.goals.length === 0) continue;
    if (task) {
      plans.set(
        command.id,
        planCommand(
          table,
          command,
          units,
          task.goals[0]!,
          { slots: goalsNow(table, task), by: task.by, slips: task.inTurn === true },
          sent,
        ),
      );
      continue;
    }
    // A side that has nothing to take stands, by default conduct, where it was not told to go.
    if (!hasGround(table)) continue;
    const chief = chiefObjective(table, units, taken, chosen);
    chosen.set(chief, (chosen.get(chief) ?? 0) + 1);
    plans.set(
      command.id,
      planCommand(
        table,
        command,
        units,
        chief,
        { slots: slotsOf(table, chief, taken), by: [], slips: false },
        sent,
      ),
    );
  }
  return plans;
}

/** Whether there is ground that counts for a side. */
export function hasGround({ battle, side }: MapTable): boolean {
  return battle.victory.objectives.some(({ points }) => (points[side] ?? 0) > 0);
}

/** What a command is to do at ME, and if it comes to no more at RE. */
export interface CommandPlan {
  readonly command: string;
  /** Where it goes. */
  readonly goal: Hex;
  readonly plan: UnitPlan[];
  readonly planRE: UnitPlan[];
  readonly at?: 'ME' | 'RE';
  /** What those do who are out of its leader's range now: alone, by their default order (G-15). */
  readonly alone: UnitPlan[];
  /** The unit its leader goes with. */
  readonly with: string | null;
}

/** Infantry before guns, those nearest the enemy's rear first, so that nobody finds the way blocked by his own. */
function commandsInOrder(table: MapTable): CommandState[] {
  const arms = { CAV: 0, INF: 1, ART: 2 } as const;
  return byId([...table.battle.commands.values()].filter(({ side }) => side === table.side)).sort(
    (a, b) => arms[a.arm] - arms[b.arm],
  );
}

function planCommand(
  table: MapTable,
  command: CommandState,
  units: UnitState[],
  chief: Hex,
  {
    slots,
    by,
    slips,
  }: { readonly slots: readonly Hex[]; readonly by: readonly Hex[]; readonly slips: boolean },
  sent: Sent,
): CommandPlan {
  const first = [...units].sort((a, b) => far(a, chief) - far(b, chief) || (a.id < b.id ? -1 : 1));
  const walks = new Map<string, Walk>();
  const fast = new Set<string>();
  const planRE: UnitPlan[] = [];
  const alone: UnitPlan[] = [];
  const leader = leaderOf(table.battle, command.id);
  first.forEach((unit, place) => {
    const end = slots[Math.min(place, slots.length - 1)]!;
    const legs = [...onWay(unit, by, end), end];
    const order = orderOf(table.battle, unit);
    if (unit.type === 'INF' && unit.hex !== null && leader !== null && !inRangeOf(leader, unit))
      alone.push(
        rallyWisely(
          table,
          unit,
          'RE',
          planOf(unit, walkOf(table, unit, 'RE', 'HOLD', legs, { sent, slips })),
        ),
      );
    // At RE first: the table then keeps where ME would lead.
    if (order === 'MRCH' && hurries(table, unit, end)) fast.add(unit.id);
    planRE.push(
      rallyWisely(table, unit, 'RE', planOf(unit, walkOf(table, unit, 'RE', order, legs, { sent, slips }))),
    );
    const walk = walkOf(table, unit, 'ME', order, legs, { sent, slips });
    walks.set(unit.id, walk);
    table.place(walk.unit, walk.steps);
    if (walk.unit.hex !== null)
      for (const { hex } of table.contacts())
        if (distance(hex, walk.unit.hex) <= 1) sent.set(hex, (sent.get(hex) ?? 0) + unit.sp);
  });
  const plan = first.map((unit) => ({
    ...rallyWisely(table, unit, 'ME', planOf(unit, walks.get(unit.id)!)),
    ...(fast.has(unit.id) ? { doubleTime: true } : {}),
  }));
  const engaged = units.some(
    (unit) =>
      unit.hex !== null &&
      nearest(
        unit.hex,
        table.contacts().map(({ hex }) => hex),
      ) <= 4,
  );
  const order = orderOf(table.battle, first[0]!);
  // Troops too tired for ME are not asked for it: the whole entry would be struck (P-14). Orders that demand ME make RE an attempt as well, and RE is left where a superior has tried in their stead (G-14, P-31.4).
  const byMarch = orderOfCommand(table.battle, command) === 'MRCH';
  const isTired = command.fatigue >= TOO_TIRED;
  // A hex a turn is all that HOLD allows: who only creeps on puts nothing to the hazard of an attempt (G-101, P-06.3).
  const creeps = order === 'HOLD' && slips;
  // Guns that go nowhere do the same at RE, and put nothing to the hazard of an attempt.
  const stands =
    command.arm === 'ART' && plan.every(({ do: steps }) => !steps?.some((step) => typeof step === 'string'));
  const at =
    stands || ME_ORDERS.has(order) || isTired || creeps || (engaged && order === 'SKPD' && !byMarch)
      ? 'RE'
      : 'ME';
  const centre = middle(first, walks);
  return {
    command: command.id,
    goal: slots[0]!,
    plan: lastly(plan, centre),
    planRE: lastly(planRE, centre),
    alone,
    at,
    with: centre,
  };
}

/** MP that a unit would still have to its goal after a turn at ME under an order; the fewer, the better that order serves it. */
export function leftUnder(table: MapTable, unit: UnitState, order: OrderName, task: CommandTask): number {
  const goal = goalsNow(table, task)[0]!;
  const legs = [...onWay(unit, task.by, goal), goal];
  const { unit: then } = walkOf(table, { ...unit, order }, 'ME', order, legs, {
    sent: new Map(),
    slips: true,
  });
  const field = wayField(table.context, 'foot', true, goal);
  return then.hex === null ? Infinity : (field.get(then.hex) ?? Infinity);
}

function walkOf(
  table: MapTable,
  unit: UnitState,
  level: 'ME' | 'RE',
  order: OrderName,
  legs: readonly Hex[],
  { sent, slips }: { readonly sent: Sent; readonly slips: boolean },
): Walk {
  const slot = legs[0]!;
  if (unit.type === 'ART' || unit.type === 'HART') return serveGuns(table, unit, level, order, slot);
  // Who was told to assault this turn by his commander's own word goes for the enemy; others who are to slip past him do.
  const isTold = order === 'ASLT' && unit.orderUntil !== null;
  if ((order === 'SKPD' || order === 'ASLT') && slips && !isTold)
    return slipBy(table, unit, level, order, legs);
  if (order === 'ASLT' || order === 'SKPD') return assault(table, unit, level, order, slot, sent);
  if (order !== 'MRCH') return holdOn(table, unit, level, order, slot);
  return march(table, unit, level, legs);
}

/** Under orders to hold: a hex nearer the goal, or where an enemy is in range the line that fires at him; the goal itself comes before him. */
function holdOn(table: MapTable, unit: UnitState, level: 'ME' | 'RE', order: OrderName, goal: Hex): Walk {
  const from = settingOut(unit, level, order);
  const onward = walkToward(table, from, { goal, shuns: nearEnemies(table, IN_RANGE) });
  if (onward.unit.hex === goal || unit.hex === null) return onward;
  const foe = nearestFoe(table, unit, new Map(), IN_RANGE);
  return foe === undefined
    ? onward
    : walkToward(table, from, { goal: unit.hex, first: 'line', toward: foe.hex });
}
/** Hexes within which troops who hold fire to some purpose: farther off it is skirmishing (G-111). */
const IN_RANGE = 2;

/** On toward its goal past an enemy who holds up the march: round him and out of his zones, at the distances of those who probe (G-100). */
function slipBy(
  table: MapTable,
  unit: UnitState,
  level: 'ME' | 'RE',
  order: OrderName,
  legs: readonly Hex[],
): Walk {
  const from = settingOut(unit, level, order);
  const shuns = nearEnemies(table, 1);
  const walk = walkBy(table, from, legs, { shuns, round: true });
  return walk.steps.length > 0 ? walk : walkBy(table, from, legs, { shuns });
}

/** A plan with one unit moved last: a leader who went with an earlier one would leave those who have yet to move (G-17). */
function lastly(plan: readonly UnitPlan[], last: string | null): UnitPlan[] {
  return [...plan.filter(({ unit }) => unit !== last), ...plan.filter(({ unit }) => unit === last)];
}

/** The unit that will be in the midst of a command's others: there its leader has most of them in his range. */
function middle(units: readonly UnitState[], walks: ReadonlyMap<string, Walk>): string | null {
  const ends = units.flatMap((unit) => {
    const hex = walks.get(unit.id)?.unit.hex ?? null;
    return hex === null ? [] : [{ unit, hex }];
  });
  const steady = ends.filter(({ unit }) => unit.state === 'ordered');
  const ranked = (steady.length > 0 ? steady : ends)
    .map(({ unit, hex }) => ({
      id: unit.id,
      sum: ends.reduce((sum, other) => sum + distance(hex, other.hex), 0),
    }))
    .sort((a, b) => a.sum - b.sum || (a.id < b.id ? -1 : 1));
  return ranked[0]?.id ?? null;
}

/** The hexes of its way that a unit still has before it: from the first that is nearer to the end than it is itself. */
function onWay({ hex }: UnitState, by: readonly Hex[], end: Hex): readonly Hex[] {
  if (hex === null) return by;
  const next = by.findIndex((one) => distance(one, end) + PASSED < distance(hex, end));
  return next < 0 ? [] : by.slice(next);
}

function far(unit: UnitState, goal: Hex): number {
  return unit.hex === null ? 99 : distance(unit.hex, goal);
}

/** The objective a command goes for: near, worth much, not everybody's; with all taken the last it could take. */
function chiefObjective(
  table: MapTable,
  units: readonly UnitState[],
  taken: ReadonlySet<Hex>,
  chosen: ReadonlyMap<Hex, number>,
): Hex {
  const { victory, map } = table.battle;
  const mine = victory.objectives.filter(({ points }) => (points[table.side] ?? 0) > 0);
  const open = mine.filter(({ hex }) => !taken.has(hex));
  const from = units.map(({ hex }) => hex).find((hex) => hex !== null) ?? entryOf(table, units[0]!);
  const weigh = (hex: Hex, points: number): number =>
    (wayField(table.context, 'foot', true, hex).get(from) ?? 999) -
    MP_A_POINT * points +
    SHARED * (chosen.get(hex) ?? 0);
  const ranked = (open.length > 0 ? open : mine)
    .map(({ hex, points }) => ({ hex, weight: weigh(hex, points[table.side] ?? 0) }))
    .sort((a, b) => a.weight - b.weight || (a.hex < b.hex ? -1 : 1));
  return ranked[0]?.hex ?? Object.values(map.areas)[0]?.hexes[0] ?? from;
}

function entryOf(table: MapTable, { group }: UnitState): Hex {
  const arrival = table.battle.arrivals.find(({ id }) => id === group);
  return table.battle.map.areas[arrival?.area ?? '']?.hexes[0] ?? '0101';
}

/** Where the units of a command go: its chief objective, others close by, then the hexes about it. */
function slotsOf(table: MapTable, chief: Hex, taken: ReadonlySet<Hex>): Hex[] {
  const others = table.battle.victory.objectives
    .filter(({ hex, points }) => (points[table.side] ?? 0) > 0 && hex !== chief && !taken.has(hex))
    .map(({ hex }) => hex)
    .filter((hex) => distance(hex, chief) <= CLUSTER);
  return [chief, ...others, ...table.desk.ground.grid.neighbours(chief).slice(0, 3)];
}

/** The order of a brigade's activation, from its plan. */
export function activation(
  { command, plan, planRE, with: unit, at }: CommandPlan,
  leader: string | null,
  more: Partial<BattleOrder<'activate'>>,
): BattleOrder<'activate'> {
  return {
    kind: 'activate',
    command,
    at: at ?? 'ME',
    plan,
    planRE,
    ...(leader !== null && unit !== null ? { leaders: [{ leader, with: unit }] } : {}),
    ...more,
  };
}
