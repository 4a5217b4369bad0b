import { withArticle } from '@vedette/documents';
import {
  type BattleOrder,
  type BattleState,
  isWithin,
  leaderOf,
  type OrderName,
  unitsWithin,
  type UnitPlan,
} from '@vedette/battle';
import { distance } from '@vedette/hex';
import { isArmyCommander } from '../leaders/army-commander.js';
import { ledByGunner } from '../leaders/led-by-gunner.js';
import { judgeSpend } from './judge-spend.js';
import { type Knowledge, orderHopedFor } from './knowledge.js';
import { type BattleOrderProblem, type Judged, leftOut, refused } from './receipt.js';
import { whyNoSkirmishers } from '../skirmishers/skirmishers.js';

type Activate = BattleOrder<'activate'>;

/** An entry of the list of impulses: what it names is of the command, and every key is one its orders allow (G-14 to G-21). */
export function judgeActivate(knowledge: Knowledge, order: Activate, place: number): Judged<Activate> {
  const { state, sent } = knowledge;
  const problems: BattleOrderProblem[] = [];
  const subject = order.command ?? order.unit!;
  const twice = sent.some(
    (one) =>
      one.place < place && one.order.kind === 'activate' && (one.order.command ?? one.order.unit) === subject,
  );
  if (twice)
    problems.push(
      refused(
        'second-activation',
        ['G-14'],
        order.command ? 'command' : 'unit',
        `${subject} is activated once a turn`,
      ),
    );
  const command = order.command === undefined ? state.units.get(order.unit!)!.command : order.command;
  const level = state.commands.get(command)!.level;
  if (order.command !== undefined && (level === 'army' || level === 'wing'))
    problems.push(
      refused('too-large', ['G-20'], 'command', `${withArticle(level)} as such is never activated`),
    );
  if (order.unit !== undefined && order.at === 'ME')
    problems.push(refused('not-at-ME', ['G-15'], 'at', 'a unit out of command acts at RE'));
  if (order.command !== undefined) problems.push(...judgeSpend(state, command, order.spend));
  const plan = judgePlan(knowledge, command, order.plan, 'plan', order.unit);
  const planRE = judgePlan(knowledge, command, order.planRE, 'planRE', order.unit);
  const skirmishers = judgeSkirmishers(state, command, order);
  const leaders = judgeTaken(state, command, order);
  const barrage = judgeBarrage(state, order);
  return {
    order: {
      ...order,
      ...(plan.kept ? { plan: plan.kept } : {}),
      ...(planRE.kept ? { planRE: planRE.kept } : {}),
      ...(order.leaders ? { leaders: leaders.kept } : {}),
      ...(skirmishers.length > 0 ? { skirmishers: undefined } : {}),
      ...(barrage.length > 0 ? { barrage: undefined } : {}),
    },
    problems: [
      ...problems,
      ...plan.problems,
      ...planRE.problems,
      ...skirmishers,
      ...leaders.problems,
      ...barrage,
    ],
  };
}

/** A plan with what its units may not do left out. */
function judgePlan(
  knowledge: Knowledge,
  command: string,
  plan: readonly UnitPlan[] | undefined,
  field: string,
  alone?: string,
): { kept: UnitPlan[] | undefined; problems: BattleOrderProblem[] } {
  if (!plan) return { kept: undefined, problems: [] };
  const { state } = knowledge;
  const problems: BattleOrderProblem[] = [];
  const kept = plan.flatMap((one, i): UnitPlan[] => {
    const unit = state.units.get(one.unit);
    const at = `${field}[${i}]`;
    const mine =
      unit !== undefined &&
      (alone === undefined ? isWithin(state, unit.command, command) : unit.id === alone);
    if (!mine) {
      problems.push(
        leftOut('not-of-command', ['G-16'], `${at}.unit`, `${one.unit} is not of ${alone ?? command}`),
      );
      return [];
    }
    if (plan.findLastIndex((other) => other.unit === one.unit) > i) {
      problems.push(
        leftOut(
          'twice',
          ['P-33'],
          `${at}.unit`,
          `${one.unit} is in the plan again, and what is said last holds`,
        ),
      );
      return [];
    }
    const hoped =
      unit.order === null
        ? orderHopedFor(knowledge, unit.command)
        : [unit.order, ...orderHopedFor(knowledge, unit.command)];
    // By his commander's own word a unit has an order that its brigade has not (G-11).
    const isTold = (to: OrderName): boolean =>
      knowledge.sent.some(
        ({ order }) => order.kind === 'change' && order.unit === unit.id && order.to === to,
      );
    const mayAssault = hoped.includes('ASLT') || isTold('ASLT');
    const mayMarch = hoped.includes('MRCH') || isTold('MRCH') || state.commands.get(unit.command)!.rsm;
    const { doubleTime, bayonet, shock, ...rest } = one;
    const result: UnitPlan = { ...rest };
    if (doubleTime && !(mayMarch && unit.type === 'INF'))
      problems.push(
        leftOut(
          'no-double-time',
          ['G-31'],
          `${at}.doubleTime`,
          'only infantry in strategic movement goes at double time',
        ),
      );
    else if (doubleTime !== undefined) result.doubleTime = doubleTime;
    if (bayonet && !(mayAssault && unit.type === 'INF'))
      problems.push(
        leftOut('no-bayonet', ['G-41'], `${at}.bayonet`, 'a bayonet charge needs infantry under ASLT'),
      );
    else if (bayonet !== undefined) result.bayonet = bayonet;
    if (shock !== undefined && !mayAssault)
      problems.push(
        leftOut('no-shock', ['G-96'], `${at}.shock`, 'only troops under ASLT shock of their own will'),
      );
    else if (shock !== undefined && (unit.type === 'ART' || unit.type === 'HART' || unit.type === 'WAG'))
      problems.push(leftOut('no-shock', ['P-11.2'], `${at}.shock`, 'artillery never attacks'));
    else if (shock !== undefined) result.shock = shock;
    return [result];
  });
  return { kept, problems };
}

/** A barrage is for commanders of artillery to order (G-66, P-16.3). */
function judgeBarrage(state: BattleState, { barrage, command }: Activate): BattleOrderProblem[] {
  if (!barrage || ledByGunner(state, command ?? null)) return [];
  return [
    leftOut('no-barrage', ['G-66', 'P-16.3'], 'barrage', 'only a commander of artillery orders a barrage'),
  ];
}

/** What is wrong with sending out or calling in skirmishers (G-67). */
function judgeSkirmishers(
  state: BattleState,
  command: string,
  { skirmishers }: Activate,
): BattleOrderProblem[] {
  if (!skirmishers) return [];
  const brigade = state.commands.get(command)!;
  if ('in' in skirmishers)
    return brigade.skirmishers
      ? []
      : [leftOut('none-out', ['G-67'], 'skirmishers', `${command} has no skirmishers out`)];
  const unit = state.units.get(skirmishers.out);
  const why =
    unit?.side === brigade.side ? whyNoSkirmishers(state, brigade, unit) : 'there is no such unit of yours';
  return why === null ? [] : [leftOut('no-skirmishers', ['G-67'], 'skirmishers.out', why)];
}

/** Leaders that go along: subordinate commanders of the command, never an army or wing commander (G-19). */
function judgeTaken(state: BattleState, command: string, order: Activate) {
  const problems: BattleOrderProblem[] = [];
  const kept = (order.leaders ?? []).filter((one, i) => {
    const leader = state.leaders.get(one.leader)!;
    const led = leader.command;
    const mine = led !== null && (isWithin(state, led, command) || isWithin(state, command, led));
    const problem = !mine
      ? leftOut('not-of-command', ['G-19'], `leaders[${i}]`, `${leader.name} does not move with ${command}`)
      : isArmyCommander(state, leader.id)
        ? leftOut('moves-alone', ['G-19'], `leaders[${i}]`, `${leader.name} moves only by himself`)
        : null;
    if (problem) problems.push(problem);
    return problem === null;
  });
  return { kept, problems };
}

/** A superior gives ME to units stacked with him (G-18). */
export function judgeGift(knowledge: Knowledge, order: BattleOrder<'gift'>): Judged {
  const { state } = knowledge;
  const leader = state.leaders.get(order.leader)!;
  if (leader.kind === 'engineer') return giftOfEngineer(knowledge, order);
  const level = leader.command === null ? undefined : state.commands.get(leader.command)?.level;
  if (leader.status !== 'fit' || level === undefined || level === 'brigade' || level === 'battalion')
    return {
      order,
      problems: [
        refused('not-high-enough', ['G-18'], 'leader', 'only commanders of divisions and above give ME'),
      ],
    };
  if (
    leader.spent ||
    knowledge.sent.some((one) => one.order.kind === 'commit' && one.order.leader === leader.id)
  )
    return {
      order,
      problems: [refused('points-spent', ['G-18'], 'leader', `the points of ${leader.name} are spent`)],
    };
  const plan = judgePlan(knowledge, leader.command!, order.plan, 'plan');
  return { order: { ...order, plan: plan.kept! }, problems: plan.problems };
}

/** The chief of engineers lets one unit with him act at ME, for the whole of what he does that day (G-85). */
function giftOfEngineer(knowledge: Knowledge, order: BattleOrder<'gift'>): Judged {
  const { state } = knowledge;
  const leader = state.leaders.get(order.leader)!;
  const no = (code: string, message: string): Judged => ({
    order,
    problems: [refused(code, ['G-85'], 'leader', message)],
  });
  if (leader.status !== 'fit' || leader.spent)
    return no('points-spent', `${leader.name} can do no more for anybody today`);
  const busy = knowledge.sent.some(
    (one) => one.order.kind === 'change' && one.order.with === leader.id && one.order.command !== undefined,
  );
  if (busy)
    return no('points-spent', `${leader.name} changes orders this turn, which is his one use of the day`);
  const [first, ...more] = order.plan;
  const unit = first === undefined ? undefined : state.units.get(first.unit);
  if (unit?.side !== leader.side) return no('nobody', 'no unit of his side is named');
  const plan = judgePlan(knowledge, unit.command, [first!], 'plan');
  const problems = more.map((_, i) =>
    leftOut('one-unit', ['G-85'], `plan[${i + 1}]`, `${leader.name} does so for one unit only`),
  );
  return { order: { ...order, plan: plan.kept! }, problems: [...plan.problems, ...problems] };
}

/** A leader moves by himself: over hexes beside each other (G-19). */
export function judgeLeader({ state }: Knowledge, order: BattleOrder<'leader'>): Judged {
  const leader = state.leaders.get(order.leader)!;
  if (leader.status !== 'fit')
    return {
      order,
      problems: [refused('not-fit', ['G-19'], 'leader', `${leader.name} is ${leader.status}`)],
    };
  const gap = gapIn(leader.hex, order.path);
  return {
    order,
    problems:
      gap < 0
        ? []
        : [
            refused(
              'not-adjacent',
              ['P-03'],
              `path[${gap}]`,
              `${order.path[gap]!} is not beside the hex before`,
            ),
          ],
  };
}

/** Place of the first hex of a path that is not beside the one before; -1 if there is none. */
export function gapIn(from: string | null, path: readonly string[]): number {
  return path.findIndex((hex, i) => {
    const before = i === 0 ? from : path[i - 1]!;
    return before !== null && distance(before, hex) !== 1;
  });
}

/** Whether a command has anybody who could act. */
export function hasTroops(state: BattleState, command: string): boolean {
  return unitsWithin(state, command).length > 0 || leaderOf(state, command) !== null;
}
