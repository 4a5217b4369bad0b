import { type BattleContext, inRangeOf, leaderOf, orderOfCommand, overallCommander } from '@vedette/battle';
import { Attached, NotPossible, RecoveryDesignated } from './initiative.events.js';
import { whyNoRecovery } from '../end/straggler-recovery.js';

/** Phase II-B: who rests to recover (G-47, G-101, G-102, P-14). */
export function designateRecovery(context: BattleContext): void {
  for (const { order, side } of context.orders.ofKind('recover')) {
    const { state } = context;
    const command = state.commands.get(order.command)!;
    const held = orderOfCommand(state, command);
    const audience = context.toSide(side);
    const why = order.what === 'stragglers' ? whyNoRecovery(context, command) : null;
    if (why !== null)
      context.emit(NotPossible, {
        rule: ['G-47', 'P-13'],
        data: { what: `recovery of ${command.id}`, why },
        audience,
      });
    else if (held !== 'HOLD' && held !== 'RSRV')
      context.emit(NotPossible, {
        rule: ['G-101', 'G-102'],
        data: { what: `recovery of ${command.id}`, why: `its order is ${held}` },
        audience,
      });
    else
      context.emit(RecoveryDesignated, {
        rule: order.what === 'fatigue' ? ['P-14', 'G-48'] : ['G-47', 'P-13'],
        data: { command: command.id, what: order.what },
        audience,
        change: { commands: { [command.id]: { recovery: order.what } } },
      });
  }
}

/** Phase II-C: one attachment a side, for the overall commander's points (G-60, G-61). */
export function attachCommands(context: BattleContext): void {
  for (const { order, side } of context.orders.ofKind('attach')) {
    const { state } = context;
    const subject = order.command ?? order.unit!;
    const overall = overallCommander(state, side);
    const from =
      order.command === undefined
        ? state.units.get(subject)!.command
        : (state.commands.get(subject)!.superior ?? '');
    const audience = context.toSide(side);
    const why = whyNot(context, side, order.command ?? from, order.to);
    if (why !== null || overall === null) {
      const told = why ?? 'there is no overall commander on the map';
      context.emit(NotPossible, {
        rule: ['G-61'],
        data: { what: `attaching ${subject} to ${order.to}`, why: told },
        audience,
      });
      continue;
    }
    context.emit(Attached, {
      rule: ['G-61', 'G-60'],
      leaders: [overall.id],
      data: { subject, from, to: order.to },
      audience,
      change: {
        leaders: { [overall.id]: { spent: true } },
        progress: { attached: [...state.progress.attached, side] },
        ...(order.command === undefined
          ? { units: { [subject]: { command: order.to } } }
          : { commands: { [subject]: { superior: order.to } } }),
      },
    });
  }
}

function whyNot({ state }: BattleContext, side: 'US' | 'CSA', detaching: string, to: string): string | null {
  if (state.progress.attached.includes(side)) return 'one attachment a turn';
  const overall = overallCommander(state, side);
  if (overall === null || overall.spent || overall.moved > 0)
    return 'the overall commander has no points left';
  const leader = leaderOf(state, detaching);
  const gaining = leaderOf(state, to);
  if (leader === null || gaining === null) return 'a commander is missing';
  const near = [overall, gaining].every((one) => one.id === leader.id || inRangeOf(one, leader));
  return near ? null : 'the commander is out of range';
}
