import { ExperienceGained, MoraleChanged, UnitRecovered, wholeMorale, type Unit } from '@vedette/campaign';
import { commandOf } from '@vedette/observation';
import type { PhaseContext } from '@vedette/rulebooks';
import { inBesiegedCity } from '../supply/desertion.js';

/**
 * What every unit gets back at the turn's end: stragglers, more without a march order, and where the book keeps them out none
 * in a besieged fort (GITM AMWOL 9.13), and fatigue by its type (3.2).
 */
export function rest(context: PhaseContext, unit: Unit): void {
  const fatigue = Math.max(0, unit.fatigue - unit.kind.recovery);
  const returned = returningStragglers(context, unit);
  if (fatigue === unit.fatigue && returned === 0) return;
  context.emit(UnitRecovered, {
    rule: context.landRule(returned > 0 ? '9.13' : '3.2'),
    square: unit.square,
    units: [unit.id],
    data: { unit: unit.id, fatigue, returned, strength: unit.strength + returned },
    audience: commandOf(unit),
  });
}

function returningStragglers(context: PhaseContext, unit: Unit): number {
  const { stragglersMarching, stragglersResting, besiegedStragglersStay } = context.book.supply;
  const { stragglers } = unit.casualties;
  if (stragglers === 0 || unit.status === 'shattered') return 0;
  if (besiegedStragglersStay.value && unit.inFort && inBesiegedCity(context, unit)) return 0;
  const strategic = context.orders.land(unit.id)?.strategic;
  const marches =
    (strategic?.path ?? []).some((box) => box !== null) ||
    strategic?.pursuit ||
    (strategic?.marchTo ?? []).length > 0;
  return Math.min(
    stragglers,
    Math.ceil(stragglers * (marches ? stragglersMarching : stragglersResting).value),
  );
}

/** Marching teaches a point a turn until eight (3.6). */
export function learnByMarching(context: PhaseContext, unit: Unit): void {
  const { marchingTeaches, marchingTeachesTo } = context.book.supply;
  if (unit.turn.march.steps === 0 || unit.experience >= marchingTeachesTo.value) return;
  const experience = Math.min(marchingTeachesTo.value, unit.experience + marchingTeaches.value);
  context.emit(ExperienceGained, {
    rule: context.landRule('3.6'),
    square: unit.square,
    units: [unit.id],
    data: { unit: unit.id, gained: experience - unit.experience, experience, by: 'marching' },
    audience: commandOf(unit),
  });
}

/** Morale drifts a fifth of the way to 50 in a turn without battle or city (3.7, A-57); within two points of it stays. */
export function driftMorale(context: PhaseContext, unit: Unit): void {
  const { moraleDrift, moraleRest } = context.book.supply;
  if (unit.turn.moraleChanged) return;
  const morale = wholeMorale(unit.morale + (moraleRest.value - unit.morale) * moraleDrift.value);
  if (morale === unit.morale) return;
  context.emit(MoraleChanged, {
    rule: context.landRule('3.7'),
    square: unit.square,
    units: [unit.id],
    data: { unit: unit.id, change: morale - unit.morale, morale, by: 'rest', unsettles: false },
    audience: commandOf(unit),
  });
}
