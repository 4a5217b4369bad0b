import {
  type BattleOrder,
  inRangeOf,
  isWithin,
  type LeaderState,
  leaderOf,
  overallCommander,
  type UnitPlan,
} from '@vedette/battle';
import { distance, type Hex } from '@vedette/hex';
import { activation, type CommandPlan } from './attack.js';
import type { BattlePlan } from './battle-plan.js';
import { catchUp } from './catch-up.js';
import { generalsWork } from './generals.js';
import type { MapTable } from './map-table.js';
import { type Marching, marching } from './marching.js';
import { rallying } from './rallying.js';
import { LEADER_MP, rideTo } from './ride.js';
import { strayColumns, headOfStray, withTheCommander } from './stray-column.js';
import { TOO_TIRED } from './tired.js';
import { waits } from './order-wishes.js';

/** What the side does as a whole: who stays away, who rides after his men, who lends his points, who acts in which order. */
export function highCommand(
  table: MapTable,
  plans: Map<string, CommandPlan>,
  tasks: BattlePlan,
): BattleOrder[] {
  const { battle, side } = table;
  const orders: BattleOrder[] = [];
  for (const id of new Set([...plans.keys(), ...Object.keys(tasks)]))
    if (staysAway(table, id, tasks)) {
      plans.delete(id);
      orders.push({ kind: 'activate', command: id, at: 'none', priority: 1 });
    }
  const { rides: toTheRouted, busy } = rallying(table);
  orders.push(...toTheRouted, ...catchUp(table, plans, busy));
  const head = overallCommander(battle, side) ?? headOf(table);
  const gift = giftOf(table, plans, tasks);
  if (gift !== null) orders.push(gift);
  const columns = marching(table, [...plans.values()], tasks);
  const first = columns.find(({ isFresh, isHeldUp }) => isFresh && !isHeldUp) ?? null;
  const brigades = [...plans.values()].sort((a, b) => Number(b === first?.plan) - Number(a === first?.plan));
  const foot = brigades.filter(({ command }) => battle.commands.get(command)!.arm !== 'ART');
  const isHis = (command: string): boolean =>
    typeof head?.command === 'string' && isWithin(battle, command, head.command);
  const inReach = (command: string): boolean => {
    const leader = leaderOf(battle, command);
    return head !== null && leader !== null && leader !== head && isHis(command) && inRangeOf(head, leader);
  };
  const reached = foot.filter(({ command }) => inReach(command));
  // Who marches to a goal is not robbed of his own attempt at ME by others who act together without him (G-14).
  const left = foot.filter(
    (plan) => tasks[plan.command]?.inTurn === true && isOut(table, plan) && !reached.includes(plan),
  );
  // Nor does anybody act with all others who goes by a gift: a unit acts once a turn.
  const together =
    gift === null && left.length === 0 && reached.length >= 2 && reached.length >= foot.length - 1;
  const level = battle.commands.get(head?.command ?? '')?.level;
  if (head !== null && together && level !== 'army' && level !== 'wing') {
    const own = brigades.filter(({ command }) => isWithin(battle, command, head.command!));
    orders.push(atOnce(table, head.command!, own));
  }
  // Points are lent to whoever leads the march while he is near; from afar the right to act first takes him on for certain (G-12, G-13, G-18).
  const needsHim = heldUp(head, columns) ?? astray(table, head, first, tasks);
  const lends =
    head !== null &&
    first !== null &&
    !together &&
    gift === null &&
    needsHim === null &&
    inReach(first.plan.command);
  if (head !== null && head.hex !== null && !lends && gift === null)
    orders.push(
      ...presence(table, head, {
        needsHim,
        foot: foot.filter(({ command }) => isHis(command)),
        commits: together || first !== null,
      }),
    );
  // Where the right to act first spares him his points he rides on with the march (G-12, G-18).
  if (lends && first.headed !== null && head.hex !== null)
    orders.push(...afterThem(table, head, first.headed));
  const { lent, rides } = generalsWork(table, brigades, { head, served: lends ? first.plan.command : null });
  brigades.forEach((plan) => {
    const spend = lends && plan === first.plan ? head.id : lent.get(plan.command);
    orders.push(
      activation(plan, leaderWith(table, plan, busy), {
        priority: plan === first?.plan ? FIRST : AFTER,
        ...(spend === undefined ? {} : { spend: [spend] }),
      }),
    );
  });
  orders.push(...rides);
  for (const { alone } of brigades)
    for (const plan of alone)
      orders.push({ kind: 'activate', unit: plan.unit, at: 'RE', plan: [plan], priority: AFTER + 1 });
  return orders;
}

/** Whether a brigade is on the map and not too tired for ME. */
function isOut({ battle }: MapTable, { command }: CommandPlan): boolean {
  const leader = leaderOf(battle, command);
  return leader !== null && leader.hex !== null && battle.commands.get(command)!.fatigue < TOO_TIRED;
}

/** Priorities of impulses: the foremost brigade before all others. */
const FIRST = 5;
const AFTER = 10;

/** Turns' ride within which the commander of a side joins a column that is held up. */
const RIDES = 2;

/** The column the commander of a side is needed with: one the enemy holds up, within two turns' ride (G-11). */
function heldUp(head: LeaderState | null, columns: readonly Marching[]): Hex | null {
  if (head === null || head.hex === null) return null;
  const found = columns.find(
    ({ isHeldUp, headed }) => isHeldUp && headed !== null && distance(head.hex!, headed) <= RIDES * LEADER_MP,
  );
  return found?.headed ?? null;
}

/** The ride of a commander whose points nobody needed, after those they were meant for. */
function afterThem(table: MapTable, head: LeaderState, to: Hex): BattleOrder[] {
  const path = rideTo(table, head.hex!, [to]);
  return path.length === 0
    ? []
    : [{ kind: 'leader', leader: head.id, path, priority: FIRST + 1, when: { initiative: true } }];
}

/** Where the commander of a side is needed with a brigade that goes on only by his word, and is nearer its end than the first column. */
function astray(
  table: MapTable,
  head: LeaderState | null,
  first: Marching | null,
  tasks: BattlePlan,
): Hex | null {
  if (head === null || head.hex === null) return null;
  const [stray] = strayColumns(table, tasks);
  if (stray === undefined) return null;
  const other = first !== null && tasks[first.plan.command]?.reserve !== true ? first.left : Infinity;
  if (stray.left / BY_HIS_WORD > other / BY_ITSELF + 1) return null;
  const hex = headOfStray(table, stray);
  return hex !== null && distance(head.hex, hex) <= RIDES * LEADER_MP ? hex : null;
}
/** Hexes a turn that a column goes by itself, and one that goes by its commander's word: he rides after it every other turn (G-18). */
const BY_ITSELF = 6;
const BY_HIS_WORD = 4;

/** ME from the commander of a side for those who stand with him and go on only by his word (G-18); the brigade does not ask for them. */
function giftOf(
  table: MapTable,
  plans: Map<string, CommandPlan>,
  tasks: BattlePlan,
): BattleOrder<'gift'> | null {
  const found = withTheCommander(table, tasks);
  if (found === null) return null;
  const ids = new Set(found.units.map(({ id }) => id));
  const isGiven = ({ unit }: UnitPlan): boolean => ids.has(unit);
  const plan = [...plans.values()].flatMap((one) => one.plan.filter(isGiven));
  const goes = plan.some((one) => one.do?.some((step) => typeof step === 'string'));
  // Who is beside the enemy he is told to assault needs no step, but ME (P-11.1).
  if (!goes && !found.units.some(({ order }) => order === 'ASLT')) return null;
  for (const [id, one] of plans)
    plans.set(id, {
      ...one,
      plan: one.plan.filter((unit) => !isGiven(unit)),
      planRE: one.planRE.filter((unit) => !isGiven(unit)),
      alone: one.alone.filter((unit) => !isGiven(unit)),
    });
  return { kind: 'gift', leader: found.chief.id, plan, priority: FIRST + 1 };
}

/** What the commander of a side does where he lends nobody his points: he rides to whoever needs him, or sees to acting first. */
function presence(
  table: MapTable,
  head: LeaderState,
  {
    needsHim,
    foot,
    commits,
  }: { readonly needsHim: Hex | null; readonly foot: readonly CommandPlan[]; readonly commits: boolean },
): BattleOrder[] {
  const ride = (hexes: readonly Hex[]): BattleOrder[] => {
    const path = hexes.length === 0 ? [] : rideTo(table, head.hex!, hexes);
    return path.length > 0 ? [{ kind: 'leader', leader: head.id, path, priority: FIRST + 1 }] : [];
  };
  if (needsHim !== null) return ride([needsHim]);
  if (commits) return [{ kind: 'commit', leader: head.id }];
  return ride(
    foot
      .flatMap(({ plan }) => plan.map(({ unit }) => table.battle.units.get(unit)!.hex))
      .filter((hex): hex is Hex => hex !== null),
  );
}

/** Whether a command stays off the map this turn: a reserve nobody needs yet, or one that waits for other orders. */
function staysAway(table: MapTable, id: string, tasks: BattlePlan): boolean {
  const task = tasks[id];
  if (task === undefined || task.waits === true) return waits(table, id);
  return task.from !== undefined && table.desk.view.turn < task.from;
}

/** The leader who goes with his brigade; null where he has a regiment to rally. */
function leaderWith(
  { battle }: MapTable,
  { command }: CommandPlan,
  busy: ReadonlySet<string>,
): string | null {
  const leader = leaderOf(battle, command)?.id ?? null;
  return leader !== null && busy.has(leader) ? null : leader;
}

/** Who will be in command but is not on the map yet. */
function headOf({ battle, side }: MapTable): LeaderState | null {
  const list = battle.sides.find(({ id }) => id === side)?.overall ?? [];
  return list.map((id) => battle.leaders.get(id)).find((one) => one?.status === 'fit') ?? null;
}

/** All at once, where the right of the initiative makes that certain (G-12). */
function atOnce(table: MapTable, command: string, brigades: readonly CommandPlan[]): BattleOrder<'activate'> {
  return {
    kind: 'activate',
    command,
    at: 'ME',
    when: { initiative: true },
    free: true,
    priority: 1,
    plan: brigades.flatMap(({ plan }) => plan),
    leaders: brigades.flatMap(({ command: id, with: unit }) => {
      const leader = leaderOf(table.battle, id)?.id;
      return leader !== undefined && unit !== null ? [{ leader, with: unit }] : [];
    }),
  };
}
