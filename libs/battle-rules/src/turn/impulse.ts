import {
  type Activation,
  type BattleContext,
  enemyOf,
  inCommand,
  type Side,
  type UnitPlan,
} from '@vedette/battle';
import {
  CommandActivated,
  EntryPlayed,
  EntryStruck,
  ImpulseBegun,
  ImpulsePassed,
} from '../activation/activation.events.js';
import { playActivation } from '../activation/play-activation.js';
import { moveLeader } from '../movement/move-leader.js';
import { settleOrders, settleUnits, takeDefaults } from '../orders/settle-orders.js';
import { spendPoints } from '../leaders/spend-points.js';
import { activateCommand, keepReserves, newActivation } from './activate-command.js';
import {
  conditionsHold,
  entriesOf,
  firstUntouched,
  givenTo,
  type ImpulseEntry,
  isPlayable,
  outstanding,
  whyNever,
} from './impulse-entries.js';

const PASSES_THAT_END = 3;

/** Whether the phase is over: three passes in a row (G-15). */
export function phaseIsOver({ state }: BattleContext): boolean {
  return state.progress.passes >= PASSES_THAT_END;
}

/** One impulse of the side whose turn it is: an entry of its list, default conduct, or a pass (P-31.2, P-31.3). */
export function playImpulse(context: BattleContext): void {
  const side = context.state.progress.next!;
  settleOrders(context);
  const chosen = choose(context, side);
  if (chosen?.order.kind === 'activate') return playEntry(context, side, { ...chosen, order: chosen.order });
  if (chosen?.order.kind === 'gift') return gift(context, side, { ...chosen, order: chosen.order });
  if (chosen) {
    advance(context, side, true, [chosen.place]);
    return pass(context, side, true);
  }
  const byDefault = context.step === 'activation' ? nextByDefault(context, side) : undefined;
  if (byDefault !== undefined) {
    advance(context, side, false, []);
    return activateCommand(context, context.state.commands.get(byDefault)!, { at: 'RE' });
  }
  const [alone] =
    context.step === 'out-of-command'
      ? outstanding(context, side).filter((id) => !toldToRest(context, id))
      : [];
  if (alone !== undefined) {
    advance(context, side, false, []);
    return activateUnit(context, side, alone, []);
  }
  advance(context, side, true, []);
  pass(context, side, false);
}

/** Leaders whose entries nobody came to go at the end of the phase (P-31.5). */
export function playLateLeaders(context: BattleContext): void {
  for (const side of ['US', 'CSA'] as const)
    for (const entry of entriesOf(context, side))
      if (entry.order.kind === 'leader' && conditionsHold(context, entry)) {
        mark(context, [entry.place]);
        moveLeader(context, entry.order.leader, entry.order.path);
      }
}

/** The first entry of the list that can be played now. Leaders before it go at once; entries that never can be are struck. */
function choose(context: BattleContext, side: Side): ImpulseEntry | undefined {
  const cannon = context.state.progress.event['C'];
  if (typeof cannon === 'string' && looseCannon(context, side, cannon)) return entryOf(context, side, cannon);
  for (const entry of entriesOf(context, side)) {
    const never = whyNever(context, entry);
    if (never !== null) {
      strike(context, side, entry, never);
      continue;
    }
    if (!isPlayable(context, entry) || !conditionsHold(context, entry)) continue;
    const { order } = entry;
    if (order.kind === 'activate' && order.at === 'none') {
      rest(context, entry, order.command, order.unit);
      continue;
    }
    if (order.kind !== 'leader') return entry;
    mark(context, [entry.place]);
    moveLeader(context, order.leader, order.path);
  }
  return undefined;
}

/** What its player had in mind for a command that got out of hand: its entry, if it has one. */
function entryOf(context: BattleContext, side: Side, command: string): ImpulseEntry | undefined {
  return entriesOf(context, side).find(
    ({ order }) => order.kind === 'activate' && order.command === command && order.at !== 'none',
  );
}

/** A command that got out of hand is still to go first (P-21 C): then nothing of the list is. */
function looseCannon({ state }: BattleContext, side: Side, command: string): boolean {
  return state.commands.get(command)?.side === side && !state.progress.activated.includes(command);
}

function nextByDefault(context: BattleContext, side: Side): string | undefined {
  const cannon = context.state.progress.event['C'];
  if (typeof cannon === 'string' && looseCannon(context, side, cannon)) return cannon;
  return firstUntouched(context, side);
}

/** Whether a unit was told to do nothing in the phase of those out of command. */
function toldToRest({ orders, state }: BattleContext, id: string): boolean {
  const { played } = state.progress;
  return orders
    .ofKind('activate')
    .some(({ order, place }) => order.unit === id && order.at === 'none' && played.includes(place));
}

function playEntry(
  context: BattleContext,
  side: Side,
  entry: ImpulseEntry & { order: { kind: 'activate' } },
): void {
  const { order } = entry as { order: Extract<ImpulseEntry['order'], { kind: 'activate' }> };
  advance(context, side, false, [entry.place]);
  if (order.unit !== undefined)
    return activateUnit(context, side, order.unit, order.planRE ?? order.plan ?? []);
  activateCommand(context, context.state.commands.get(order.command!)!, {
    ...order,
    at: order.at === 'ME' ? 'ME' : 'RE',
  });
}

/** A unit out of command acts at RE, by its default order, without a roll (G-15, P-32.4). */
function activateUnit(context: BattleContext, side: Side, id: string, plan: readonly UnitPlan[]): void {
  takeDefaults(context, side, needsDefault(context, id) ? [id] : [], 'out of command');
  const unit = context.state.units.get(id)!;
  const plans = new Map(plan.filter((one) => one.unit === id).map((one) => [one.unit, one]));
  const activation = newActivation(context.state, side, null, [unit], plans);
  context.emit(CommandActivated, {
    rule: ['G-15', 'G-16'],
    units: [id],
    data: { command: null, level: 'RE', how: 'out of command', units: [id] },
    audience: context.toSide(side),
  });
  playActivation(context, activation, []);
}

/** Whether a unit that acts out of command has yet to take its default; who is in command again by now has its command's order (G-09). */
function needsDefault({ state }: BattleContext, id: string): boolean {
  const unit = state.units.get(id)!;
  return unit.order === null && !inCommand(state, unit);
}

/** A superior gives ME to the units with him, for all his points (G-18). */
function gift(context: BattleContext, side: Side, entry: ImpulseEntry & { order: { kind: 'gift' } }): void {
  const { order } = entry as { order: Extract<ImpulseEntry['order'], { kind: 'gift' }> };
  advance(context, side, false, [entry.place]);
  const named = order.plan.map(({ unit }) => unit);
  const ids = givenTo(context.state, order.leader).filter((id) => named.includes(id));
  const plans = new Map(order.plan.filter(({ unit }) => ids.includes(unit)).map((one) => [one.unit, one]));
  // Beside him they count as in command, and act by its orders (G-18, G-09).
  if (context.state.leaders.get(order.leader)!.kind !== 'engineer') settleUnits(context, side, ids);
  const { state } = context;
  const units = ids.map((id) => state.units.get(id)!);
  const activation: Activation = { ...newActivation(state, side, null, units, plans), given: true };
  activation.level = 'ME';
  keepReserves(context, activation);
  const first = state.progress.free && state.progress.initiative === side;
  const byEngineer = state.leaders.get(order.leader)!.kind === 'engineer';
  context.emit(CommandActivated, {
    rule: byEngineer ? ['G-85'] : ['G-18'],
    units: activation.units,
    leaders: [order.leader],
    data: { command: null, level: 'ME', how: 'gift', units: activation.units },
    audience: context.toSide(side),
    change: { leaders: usedUp(state, order.leader), ...(first ? { progress: { free: false } } : {}) },
  });
  playActivation(context, activation, []);
}

/** His points are gone for the turn; the chief of engineers himself is, for the day (G-85). */
function usedUp({ leaders }: BattleContext['state'], id: string) {
  const engineer = leaders.get(id)!.kind === 'engineer';
  return engineer ? { [id]: { hex: null, spent: true } } : spendPoints([id]);
}

/** An impulse begins: it has its number, and the next is the other side's. */
function advance(context: BattleContext, side: Side, passes: boolean, places: readonly number[]): void {
  const { progress } = context.state;
  context.emit(ImpulseBegun, {
    rule: ['G-15', 'P-31.2'],
    data: { side },
    audience: {},
    change: {
      progress: {
        impulse: progress.impulse + 1,
        passes: passes ? progress.passes + 1 : 0,
        next: enemyOf(side),
        played: [...progress.played, ...places],
      },
    },
  });
}

function pass(context: BattleContext, side: Side, said: boolean): void {
  const { progress } = context.state;
  const loses = progress.free && progress.initiative === side;
  context.emit(ImpulsePassed, {
    rule: ['G-15'],
    data: { side, said },
    audience: said ? context.toSide(side) : {},
    change: loses ? { progress: { free: false } } : {},
  });
}

function mark(context: BattleContext, places: readonly number[]): void {
  context.emit(EntryPlayed, {
    rule: ['P-31.5'],
    data: { places: [...places] },
    audience: {},
    change: { progress: { played: [...context.state.progress.played, ...places] } },
  });
}

function strike(context: BattleContext, side: Side, { order, place }: ImpulseEntry, why: string): void {
  const subject =
    order.kind === 'activate'
      ? (order.command ?? order.unit!)
      : order.kind === 'pass'
        ? 'pass'
        : order.leader;
  context.emit(EntryStruck, {
    rule: ['P-31.2'],
    data: { subject, why },
    audience: context.toSide(side),
    change: { progress: { struck: [...context.state.progress.struck, place] } },
  });
}

/** Told to do nothing at all: the command, or the unit, has acted (P-31.3). */
function rest(
  context: BattleContext,
  { place }: ImpulseEntry,
  command: string | undefined,
  unit: string | undefined,
): void {
  const { progress } = context.state;
  context.emit(EntryPlayed, {
    rule: ['P-31.3'],
    data: { places: [place] },
    audience: {},
    change: {
      progress: {
        played: [...progress.played, place],
        ...(command === undefined ? {} : { activated: [...progress.activated, command] }),
      },
      ...(unit === undefined ? {} : { units: { [unit]: { acted: true } } }),
    },
  });
}
