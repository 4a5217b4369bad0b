import {
  type Activation,
  type ActivateOrder,
  type BattleChange,
  type BattleContext,
  type BattleDie,
  type CommandState,
  leaderOf,
  ME_ORDERS,
  orderOf,
  type UnitPlan,
  type UnitState,
} from '@vedette/battle';
import { CommandActivated, NobodyActs } from '../activation/activation.events.js';
import { activationRoll, couldFail } from '../activation/activation-roll.js';
import { confuse } from '../activation/confusion.js';
import { type LeaderMove, playActivation } from '../activation/play-activation.js';
import { whoActs } from '../activation/who-acts.js';
import { spendPoints } from '../leaders/spend-points.js';
import { takeDefaults } from '../orders/settle-orders.js';
import { skirmish } from '../activation/skirmish.js';

/** What was asked of a command: an entry of the list, or nothing where it acts by default. */
export type Asked = Partial<
  Pick<ActivateOrder, 'spend' | 'free' | 'plan' | 'planRE' | 'leaders' | 'skirmishers' | 'barrage'>
> & {
  readonly at: 'ME' | 'RE';
};

const TOO_TIRED = 6;

/** One activation of a command, from its attempt to its end (P-33). */
export function activateCommand(context: BattleContext, command: CommandState, asked: Asked): void {
  const { state } = context;
  const { units, out, commands } = whoActs(state, command);
  const side = command.side;
  // Whoever comes up later, they act in the phase of those out of command (G-16).
  const unitTurns = Object.fromEntries(out.map(({ id }) => [id, { leftOut: true }]));
  if (units.length === 0) {
    context.emit(NobodyActs, {
      rule: ['G-16'],
      data: { subject: command.id, why: 'nobody of it is in command' },
      audience: context.toSide(side),
      change: { progress: { activated: [...state.progress.activated, command.id] }, unitTurns },
    });
    return;
  }
  const activation = begin(context, command, units, asked);
  const tries = triesForME(context, command, units, asked.at);
  const first = state.progress.free && state.progress.initiative === side;
  const barrage = (asked.barrage ?? []).length > 0;
  const outOfHand = state.progress.event['C'] === command.id;
  const free = outOfHand || (first && tries && usesRight(context, command, asked));
  const done = {
    activated: [...state.progress.activated, ...commands],
    ...(tries ? { preempted: [...state.progress.preempted, ...below(context, command)] } : {}),
    ...(first ? { free: false } : {}),
  };
  if (!tries || free) {
    activation.level = tries || outOfHand ? 'ME' : 'RE';
    tell(context, activation, {
      how: outOfHand ? 'out of hand' : free ? 'initiative' : 'without a roll',
      rule: outOfHand ? ['P-21'] : free ? ['G-12'] : ['G-15'],
      done,
      unitTurns,
    });
  } else {
    const { die, spent } = activationRoll(context, command, asked.spend ?? [], barrage);
    if (die.result === 'pass') {
      activation.level = 'ME';
      tell(context, activation, { how: 'roll', rule: ['G-20', 'G-21'], done, unitTurns, die, spent });
    } else {
      context.emit(CommandActivated, {
        rule: ['G-20', 'G-21'],
        units: activation.units,
        leaders: spent,
        data: { command: command.id, level: 'failed', how: 'roll', units: activation.units },
        dice: [die],
        audience: context.toSide(side),
        change: { progress: done, leaders: spendPoints(spent), unitTurns },
      });
      const rating = leaderOf(context.state, command.id)!.rating;
      confuse(context, activation, command, die.adjusted - rating);
      if (asked.planRE) replan(context, activation, asked.planRE);
    }
  }
  if (!tries && asked.planRE && asked.at === 'ME') replan(context, activation, asked.planRE);
  keepReserves(context, activation);
  takeDefaults(
    context,
    side,
    out.map(({ id }) => id),
    'out of command',
  );
  playActivation(context, activation, (asked.leaders ?? []) as readonly LeaderMove[], () => {
    if (asked.skirmishers) skirmish(context, activation, command, asked.skirmishers);
  });
}

/** Orders that demand ME make every activation an attempt; reserve never tries, nor a brigade that is spent, nor one that was pre-empted (P-31.4, G-14, P-14). */
function triesForME(
  { state }: BattleContext,
  command: CommandState,
  units: readonly UnitState[],
  at: 'ME' | 'RE',
): boolean {
  if (state.progress.preempted.includes(command.id)) return false;
  if (state.switches.fatigue && command.fatigue >= TOO_TIRED) return false;
  if (units.every((unit) => orderOf(state, unit) === 'RSRV')) return false;
  return at === 'ME' || units.some((unit) => ME_ORDERS.has(orderOf(state, unit)));
}

function usesRight(
  context: BattleContext,
  command: CommandState,
  { free, spend = [], barrage = [] }: Asked,
): boolean {
  return free ?? couldFail(context, command, spend, barrage.length > 0);
}

/** Commands below one: they may not try for ME any more (G-14). */
function below({ state }: BattleContext, command: CommandState): string[] {
  const ids: string[] = [];
  for (let level = [command.id]; level.length > 0;) {
    level = [...state.commands.values()]
      .filter(({ superior }) => superior !== null && level.includes(superior))
      .map(({ id }) => id);
    ids.push(...level.filter((id) => !ids.includes(id)));
    if (ids.length > state.commands.size) break;
  }
  return ids;
}

function begin(
  { state }: BattleContext,
  command: CommandState,
  units: readonly UnitState[],
  asked: Asked,
): Activation {
  const plans = new Map<string, UnitPlan>((asked.plan ?? []).map((one) => [one.unit, one]));
  return newActivation(state, command.side, command.id, units, plans, asked.barrage ?? []);
}

/** An activation about to be played: its units those of the plan first, then by id (P-33.5). */
export function newActivation(
  state: BattleContext['state'],
  side: CommandState['side'],
  command: string | null,
  units: readonly UnitState[],
  plans: Map<string, UnitPlan>,
  barrage: Activation['barrage'] = [],
): Activation {
  const ids = units.map(({ id }) => id);
  return {
    side,
    command,
    given: false,
    units: [
      ...[...plans.keys()].filter((id) => ids.includes(id)),
      ...inTheirOrder(
        state,
        units.filter(({ id }) => !plans.has(id)),
      ),
    ],
    level: 'RE',
    levels: new Map(),
    plans,
    barrage,
    startedAt: new Map(units.map(({ id, hex }) => [id, hex])),
    entered: new Map(),
    stirred: new Set(),
    fired: new Set(),
    bayonet: new Set(),
    reactions: new Map(),
    gaveWay: new Set(),
    engaged: new Set(),
    mandated: false,
  };
}

/** Units without a plan by id; those who wait off the map before them, in the order of entry that was said for their group (P-31.6, P-33.5). */
function inTheirOrder(state: BattleContext['state'], units: readonly UnitState[]): string[] {
  const place = ({ id, hex, group }: UnitState): number => {
    const said = hex === null ? state.arrivals.find((one) => one.id === group)?.sequence : undefined;
    const at = said?.indexOf(id) ?? -1;
    return at < 0 ? Number.POSITIVE_INFINITY : at;
  };
  return [...units]
    .sort((a, b) => (place(a) === place(b) ? (a.id < b.id ? -1 : 1) : place(a) - place(b)))
    .map(({ id }) => id);
}

/** After confusion the plan for RE is carried out, where there is one (P-31.4); by whoever acts at ME all the same, that for ME (P-06.3). */
function replan({ state }: BattleContext, activation: Activation, plan: readonly UnitPlan[]): void {
  const ids = new Set(activation.units);
  const atME = [...activation.plans].filter(([id]) => activation.levels.get(id) === 'ME');
  activation.plans.clear();
  for (const [id, one] of atME) activation.plans.set(id, one);
  for (const one of plan) if (!activation.plans.has(one.unit)) activation.plans.set(one.unit, one);
  const planned = [...activation.plans.keys()].filter((id) => ids.has(id));
  const others = activation.units.filter((id) => !activation.plans.has(id)).map((id) => state.units.get(id)!);
  activation.units = [...planned, ...inTheirOrder(state, others)];
}

/** Units in reserve stay at RE whatever their command does (G-102, G-12). */
export function keepReserves({ state }: BattleContext, activation: Activation): void {
  if (activation.level !== 'ME') return;
  for (const id of activation.units) {
    const unit = state.units.get(id);
    if (unit && orderOf(state, unit) === 'RSRV') activation.levels.set(id, 'RE');
  }
}

function tell(
  context: BattleContext,
  activation: Activation,
  {
    how,
    rule,
    done,
    unitTurns,
    die,
    spent = [],
  }: {
    how: string;
    rule: readonly ('G-12' | 'G-15' | 'G-20' | 'G-21' | 'P-21')[];
    done: object;
    unitTurns: NonNullable<BattleChange['unitTurns']>;
    die?: BattleDie;
    spent?: readonly string[];
  },
): void {
  context.emit(CommandActivated, {
    rule,
    units: activation.units,
    ...(spent.length > 0 ? { leaders: spent } : {}),
    data: { command: activation.command, level: activation.level, how, units: activation.units },
    ...(die ? { dice: [die] } : {}),
    audience: context.toSide(activation.side),
    change: { progress: done, leaders: spendPoints(spent), unitTurns },
  });
}
