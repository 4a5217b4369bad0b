import {
  enemyOf,
  frontOf,
  hexesHeldBy,
  standingOf,
  throughOneSide,
  type Activation,
  type BattleContext,
  type FireKind,
  type UnitState,
} from '@vedette/battle';
import { distance, type Hex } from '@vedette/hex';
import { bearsOn, canReact, type Attack, type Shot } from './attack.js';
import { canHurt } from './choose-target.js';
import { isBattery } from '../tables/weapons.js';

/** Most reaction fires of a unit in a turn (P-10). */
const MOST_ANSWERS = { battery: 4, other: 3 } as const;

/** Whether a unit may fire in answer at an activating one: fires left, none at it in this activation yet, and its instruction (P-10, P-34). */
export function mayAnswer(
  { state }: BattleContext,
  activation: Activation,
  unit: UnitState,
  at: UnitState,
  range: number,
): boolean {
  const most = isBattery(unit) ? MOST_ANSWERS.battery : MOST_ANSWERS.other;
  if (!canReact(unit) || unit.reactionFires >= most) return false;
  if (activation.reactions.get(unit.id)?.has(at.id)) return false;
  const said = standingOf(state, unit, 'reactionFire') ?? 'free';
  if (said === 'free') return true;
  return said !== 'hold' && range <= said.within;
}

/** Attacks in answer from one hex at a hex of an activating unit, one a weapon, the highest of the stack first (P-10.1). */
export function answersFrom(
  context: BattleContext,
  activation: Activation,
  from: Hex,
  {
    at,
    hex,
    kind,
    only,
  }: { readonly at: UnitState; readonly hex: Hex; readonly kind: FireKind; readonly only: boolean },
): Attack[] {
  const range = distance(from, hex);
  const byWeapon = new Map<string, Shot[]>();
  for (const { unit, sp } of shotsWithLastRounds(context, from)) {
    if (unit.side === at.side || !mayAnswer(context, activation, unit, at, range)) continue;
    if (!bearsOn(context, unit, from, hex, true)) continue;
    const key = `${isBattery(unit) ? 'guns' : unit.type === 'SS' ? 'sharp' : 'small'} ${unit.weapon} ${unit.ammo === 0}`;
    byWeapon.set(key, [...(byWeapon.get(key) ?? []), { unit, sp: throughOneSide(unit, sp) }]);
  }
  return [...byWeapon.values()]
    .map((shots): Attack => {
      const side = shots[0]!.unit.side;
      return { kind, side, from, target: hex, shots, only: only ? at.id : null, rapid: 0, odd: null };
    })
    .filter((attack) => canHurt(context, activation, attack));
}

/** Who stands in front and can fire; where men have no rounds left, the top of the stack with its last ones (P-17). */
function shotsWithLastRounds({ state }: BattleContext, from: Hex): Shot[] {
  const front = frontOf(state, from);
  return front
    .map(({ unit, sp }, place) => ({ unit, sp: sp === 0 && place === 0 && unit.ammo === 0 ? unit.sp : sp }))
    .filter(({ sp }) => sp > 0);
}

/** Notes that units have fired in answer at an activating one. */
export function noteAnswer(activation: Activation, { shots }: Attack, at: string): void {
  for (const { unit } of shots) {
    const known = activation.reactions.get(unit.id) ?? new Set<string>();
    activation.reactions.set(unit.id, known.add(at));
  }
}

/** Hexes with enemies of a unit within some hexes of it, nearest first, then the lower number. */
export function enemyStacksNear({ state }: BattleContext, unit: UnitState, hex: Hex, within: number): Hex[] {
  return [...hexesHeldBy(state, enemyOf(unit.side))]
    .filter((other) => distance(other, hex) <= within)
    .sort((a, b) => distance(a, hex) - distance(b, hex) || (a < b ? -1 : 1));
}
