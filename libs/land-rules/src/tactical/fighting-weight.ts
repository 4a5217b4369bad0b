import type { Unit } from '@vedette/campaign';
import type { PhaseContext } from '@vedette/rulebooks';
import { basicStrength, conditionFactors, product } from '../combat/strength.js';

/** A unit's strength as combat would modify it before lines are formed: men and guns times its condition (8.10, 9.6). */
export function fightingWeight(context: PhaseContext, unit: Unit): number {
  const { own, guns } = basicStrength(context.book, unit, 'field', false, 'fire');
  return (own + guns) * product(conditionFactors(context.book.combat, unit));
}
