import { UnitDestroyed, UnitShattered, tacticalName, type Unit, type StateId } from '@vedette/campaign';
import type { Draw } from '@vedette/chance';
import type { LandRule, PhaseContext } from '@vedette/rulebooks';
import { openAudience } from '../presence/audience.js';
import { refugeOf } from './refuge.js';

/** Rules by which a unit had to go back and could not: what it comes to is shattering's own (12.1). */
const BROKEN_BY = new Set<LandRule>(['9.8', '9.9', 'falling-back']);

/**
 * A unit breaks up (GITM AMWOL 12.1-12.3): it loses 30 % to 80 % of its men, half stragglers and half prisoners, what is
 * left gathers some squares back along a line of contact to a friendly city (or toward its transports on a hostile
 * coast), and needs two or three turns to reform, this one included. Without a place to gather it is destroyed. A
 * headquarters loses the supplies it carries (9.2).
 */
export function shatter(
  context: PhaseContext,
  unit: Unit,
  reason: string,
  rule: LandRule,
  states: readonly StateId[],
  causes: readonly Draw[] = [],
): void {
  const { dice, book, state } = context;
  const refuge = refugeOf(context, unit, context.landLabel('12.2', unit.id));
  const audience = openAudience(state, unit.square, states);
  if (!refuge) {
    context.emit(UnitDestroyed, {
      rule: context.landRule('12.2'),
      square: unit.square,
      units: [unit.id],
      data: { unit: unit.id, men: unit.strength, reason: `${reason}, and no place to gather` },
      dice: causes,
      audience,
    });
    return;
  }
  const [least, most] = book.combat.shatterLoss.value;
  const [soon, late] = book.combat.reformTurns.value;
  const loss = dice.fraction(context.landLabel('12.1', `${unit.id} loss`), least, most);
  const turns = dice.whole(context.landLabel('12.3', `${unit.id} turns`), soon, late);
  const lost = Math.floor(unit.strength * loss.value);
  const prisoners = Math.floor(lost / 2);
  context.emit(UnitShattered, {
    rule: context.landRule(BROKEN_BY.has(rule) ? '12.1' : rule),
    square: unit.square,
    units: [unit.id],
    data: {
      unit: unit.id,
      reason,
      from: tacticalName(unit.tactical),
      to: state.theatre.grid.nameOf(refuge.square),
      tactical: tacticalName(refuge.tactical),
      stragglers: lost - prisoners,
      prisoners,
      strength: unit.strength - lost,
      supplies: unit.kind.role.commands ? 0 : unit.supplies,
      turnsLeft: turns.value,
    },
    dice: [...causes, loss, turns, ...refuge.dice],
    audience,
  });
}
