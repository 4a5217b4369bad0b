import type { Activation, BattleContext, CommandState } from '@vedette/battle';
import { StepNotTaken } from '../movement/movement.events.js';
import { recall, sendOut, whyNoSkirmishers } from '../skirmishers/skirmishers.js';

type Said = { readonly out: string } | { readonly in: true };

/** Skirmishers go out, or are called in, at the start of an activation at ME (G-67, P-36). */
export function skirmish(
  context: BattleContext,
  activation: Activation,
  command: CommandState,
  said: Said,
): void {
  const now = context.state.commands.get(command.id)!;
  const why = activation.level === 'ME' ? whyNot(context, now, said) : 'the brigade is not at ME';
  if (why !== null) {
    const unit = 'out' in said ? said.out : (now.skirmishers?.unit ?? command.id);
    context.emit(StepNotTaken, {
      rule: ['G-67'],
      units: [unit],
      data: { unit, step: 'skirmishers', why },
      audience: context.toSide(activation.side),
    });
    return;
  }
  if ('in' in said) return recall(context, now);
  sendOut(context, now, context.state.units.get(said.out)!);
  activation.units = activation.units.filter((id) => id !== said.out);
}

function whyNot(context: BattleContext, command: CommandState, said: Said): string | null {
  if ('in' in said) return command.skirmishers ? null : 'none are out';
  const unit = context.state.units.get(said.out);
  return unit ? whyNoSkirmishers(context.state, command, unit) : 'it is no more';
}
