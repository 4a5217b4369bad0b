import type { Activation, BattleContext, UnitState } from '@vedette/battle';
import { distance, type Hex } from '@vedette/hex';
import { isBattery } from '../tables/weapons.js';
import { answersFrom, noteAnswer } from './answer-fire.js';
import { rollAttack, type Strike } from './roll-attack.js';
import { strikeHome } from './strike-home.js';

/** Hexes within which small arms are answered (P-10.3). */
const SMALL_ARMS_ANSWER = 5;

/**
 * Return fire of a hex that is fired on at a unit that fires at it (G-36, P-10.3): carried out at once, or its strikes given back to be
 * carried out with the fire it answers. Units in `spent` have answered this fire already; who answers is added to them.
 */
export function returnFire(
  context: BattleContext,
  activation: Activation,
  {
    at,
    from,
    target,
    atOnce,
    spent = new Set(),
  }: {
    readonly at: UnitState;
    readonly from: Hex;
    readonly target: Hex;
    readonly atOnce: boolean;
    readonly spent?: Set<string>;
  },
): Strike[] {
  if (!isBattery(at) && distance(from, target) > SMALL_ARMS_ANSWER) return [];
  const later: Strike[] = [];
  for (const attack of answersFrom(context, activation, target, {
    at,
    hex: from,
    kind: 'return',
    only: true,
  })) {
    const shots = attack.shots.filter(({ unit }) => !spent.has(unit.id));
    if (shots.length === 0) continue;
    for (const { unit } of shots) spent.add(unit.id);
    const back = { ...attack, shots };
    noteAnswer(activation, back, at.id);
    const rolled = rollAttack(context, back, activation) ?? [];
    if (atOnce) for (const strike of rolled) strikeHome(context, strike);
    else later.push(...rolled);
  }
  return later;
}
