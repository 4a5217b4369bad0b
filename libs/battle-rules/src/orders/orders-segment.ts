import {
  type AcceptedOrder,
  type BattleContext,
  lightOf,
  orderOf,
  orderOfCommand,
  overallCommander,
  type Side,
  SIDES,
  weighed,
} from '@vedette/battle';
import { foggedCommander } from '../leaders/fog-of-command.js';
import { attemptChange, flowingDown, isAutomatic, whyNotThere } from './change-order.js';
import { GateTried, OrderChanged, OrderStands } from './orders.events.js';
import { takeInstructions } from './take-instructions.js';
import { settleOrders } from './settle-orders.js';

/** Phase I-A: commander's initiative and whatever needs no gate (G-04, G-11, G-85). */
export function automaticChanges(context: BattleContext): void {
  takeInstructions(context);
  settleOrders(context);
  const changes = context.orders.ofKind('change');
  for (const one of changes.filter(({ order }) => order.unit !== undefined))
    byCommandersInitiative(context, one);
  for (const one of changes.filter(({ order }) => order.command !== undefined && order.with !== undefined))
    byEngineer(context, one);
  for (const one of attempts(context))
    if (isAutomatic(context.state, context.state.commands.get(one.order.command!)!, one.order.to))
      attemptChange(context, one);
}

/** Phase I-B: one gate a side, then every attempt that needed it (G-05). */
export function attemptedChanges(context: BattleContext): void {
  for (const side of SIDES) {
    const mine = attempts(context).filter((one) => one.side === side);
    if (mine.length === 0) continue;
    const open = tryGate(context, side);
    for (const one of mine)
      if (open) attemptChange(context, one);
      else
        context.emit(OrderStands, {
          rule: ['G-05'],
          data: {
            subject: one.order.command!,
            order: orderOfCommand(context.state, context.state.commands.get(one.order.command!)!),
            wanted: one.order.to,
            why: 'the gate was shut',
          },
          audience: context.toSide(side),
        });
  }
}

/** Attempts by commands that have not made theirs, in the order of the sides and then as sent. */
function attempts(context: BattleContext): AcceptedOrder<'change'>[] {
  const { orderAttempts } = context.state.progress;
  const waiting = context.orders
    .ofKind('change')
    .filter(
      ({ order }) =>
        order.command !== undefined && order.with === undefined && !orderAttempts.includes(order.command),
    );
  return SIDES.flatMap((side) => waiting.filter((one) => one.side === side));
}

/** The die against half the overall commander's rating; a natural 0 without one. Event S leaves a quarter. */
function tryGate(context: BattleContext, side: Side): boolean {
  const commander = overallCommander(context.state, side);
  const share = foggedCommander(context, side) === null ? 2 : 4;
  const target = commander === null ? 0 : Math.floor(commander.rating / share);
  const thrown = context.dice.throw('gate', side);
  const made = weighed(thrown, [], { target });
  const open = made.adjusted <= target;
  const die = { ...made, result: open ? 'pass' : 'fail' };
  context.emit(GateTried, {
    rule: ['G-05', 'P-39'],
    leaders: commander ? [commander.id] : [],
    data: { side, open },
    dice: [die],
    audience: context.toSide(side),
    change: { progress: { gates: { ...context.state.progress.gates, [side]: open } } },
  });
  return open;
}

/** A unit with its superior changes with certain success, until the turn ends (G-11). */
function byCommandersInitiative(context: BattleContext, { order, side }: AcceptedOrder<'change'>): void {
  const unit = context.state.units.get(order.unit!)!;
  context.emit(OrderChanged, {
    rule: ['G-11'],
    hex: unit.hex,
    units: [unit.id],
    leaders: [order.with!],
    data: { subject: unit.id, from: orderOf(context.state, unit), to: order.to },
    audience: context.toSide(side),
    change: { units: { [unit.id]: { order: order.to, orderUntil: context.state.turn } } },
  });
}

/** The chief of engineers changes a command's orders without a roll, once a day (G-85). */
function byEngineer(context: BattleContext, { order, side }: AcceptedOrder<'change'>): void {
  const command = context.state.commands.get(order.command!)!;
  const from = orderOfCommand(context.state, command);
  const forbidden = whyNotThere(context, command, order.to);
  if (forbidden) {
    context.emit(OrderStands, {
      rule: ['G-85', ...forbidden.rule],
      data: { subject: command.id, order: from, wanted: order.to, why: forbidden.why },
      audience: context.toSide(side),
    });
    return;
  }
  context.emit(OrderChanged, {
    rule: ['G-85'],
    leaders: [order.with!],
    data: { subject: command.id, from, to: order.to },
    audience: context.toSide(side),
    change: {
      ...flowingDown(context.state, command.id, order.to),
      // He returns with the first turn of the next day, anywhere.
      leaders: { [order.with!]: { hex: null, spent: true } },
      progress: { orderAttempts: [...context.state.progress.orderAttempts, command.id] },
    },
  });
}

/** Whether nobody sees far enough for anything but the night's own rules (P-20). */
export function isNight(context: BattleContext): boolean {
  return lightOf(context.state.turn) === 'night';
}
