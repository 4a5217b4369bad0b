import { MoraleChanged, UnitRefitted, wholeMorale, type Unit, mostMenOf } from '@vedette/campaign';
import { commandOf } from '@vedette/observation';
import type { PhaseContext } from '@vedette/rulebooks';

/**
 * Wounded, and prisoners where the book gives them back, rejoin their units (GITM AMWOL 9.13), as far as there is room: the rest are sent home as surplus of a
 * merger is (3.5, A-58). A fraction of experience is lost, our figure (3.6).
 */
export function refitUnits(context: PhaseContext): void {
  for (const unit of context.state.units.values()) {
    const { wounded } = unit.casualties;
    const prisoners = context.book.season.prisonersReturn.value ? unit.casualties.prisoners : 0;
    const back = wounded + prisoners;
    const experienceLost = Math.ceil(unit.experience * context.book.season.experienceLost.value);
    if (back === 0 && experienceLost === 0) continue;
    const most = mostMenOf(context.state, unit);
    const room = most === null ? back : Math.max(0, most - unit.strength);
    const rejoin = Math.min(back, room);
    context.emit(UnitRefitted, {
      rule: context.landRule(back > 0 ? '9.13' : '3.6'),
      square: unit.square,
      units: [unit.id],
      data: {
        unit: unit.id,
        wounded,
        prisoners,
        strength: unit.strength + rejoin,
        surplus: back - rejoin,
        seasons: context.book.season.seasonsToPool.value - 1,
        experienceLost,
        experience: unit.experience - experienceLost,
      },
      audience: commandOf(unit),
    });
  }
}

/** When a peace ends morale has gone half the way to 50 (GITM AMWOL 3.7, details). */
export function calmMorale(context: PhaseContext): void {
  for (const unit of context.state.units.values()) calm(context, unit);
}

function calm(context: PhaseContext, unit: Unit): void {
  const rest = context.book.supply.moraleRest.value;
  const morale = wholeMorale(unit.morale + (rest - unit.morale) * context.book.season.peaceMoraleDrift.value);
  if (morale === unit.morale) return;
  context.emit(MoraleChanged, {
    rule: context.landRule('3.7'),
    square: unit.square,
    units: [unit.id],
    data: { unit: unit.id, change: morale - unit.morale, morale, by: 'rest', unsettles: false },
    audience: commandOf(unit),
  });
}
