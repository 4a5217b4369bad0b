import { UnitEngaged, usesAmmunition, type StateId, type Unit } from '@vedette/campaign';
import type { LandRule, PhaseContext } from '@vedette/rulebooks';
import type { Battle, BattleSide, Fighter } from './battle.js';
import { ownAudience } from '../presence/audience.js';

/**
 * A unit fires or engages: a point of fatigue a segment (GITM AMWOL 9.7, 9.9), and one ammunition in a phase in which it
 * fires or engages, however often (10.9).
 */
export function engage(
  context: PhaseContext,
  battle: Battle,
  side: BattleSide,
  fighter: Fighter,
  segment: 'firing' | 'melee',
): void {
  spend(context, fighter.unit, segment, battle.phase, side.states);
}

/** Guns that bombard pay like those that fire: a point of fatigue and one ammunition (9.14). */
export function bombard(context: PhaseContext, unit: Unit, phase: number): void {
  spend(context, unit, 'bombardment', phase, [unit.state]);
}

const RULES = { firing: '9.7', melee: '9.9', bombardment: '9.14' } as const satisfies Record<
  string,
  LandRule
>;

function spend(
  context: PhaseContext,
  unit: Unit,
  segment: keyof typeof RULES,
  phase: number,
  states: readonly StateId[],
): void {
  const spent = usesAmmunition(unit) && !unit.turn.fought.includes(phase) ? 1 : 0;
  context.emit(UnitEngaged, {
    rule: context.landRule(RULES[segment]),
    square: unit.square,
    units: [unit.id],
    data: {
      unit: unit.id,
      segment,
      fatigue: unit.fatigue + context.book.combat.segmentFatigue.value,
      ammunition: Math.max(0, unit.ammunition - spent),
      phase,
    },
    audience: ownAudience(context.state, unit.square, states),
  });
}
