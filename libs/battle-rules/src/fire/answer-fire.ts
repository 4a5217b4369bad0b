import {
  couldFire,
  enemyOf,
  frontage,
  frontageOf,
  hexesHeldBy,
  momentOf,
  spIn,
  standingOf,
  type Activation,
  type BattleContext,
  type FireKind,
  type UnitState,
  unitsIn,
  withRounds,
} from '@vedette/battle';
import { distance, type Hex } from '@vedette/hex';
import { bearsOn, canReact, hasLastRounds, type Attack, type Shot } from './attack.js';
import { canHurt } from './choose-target.js';
import { throughOneSideOf } from './through-one-side.js';
import { isBattery } from '../tables/weapons.js';

/** Most reaction fires of a unit in a turn (P-10). */
const MOST_ANSWERS = { battery: 4, other: 3 } as const;

/** Whether a unit may fire in answer at an activating one: fires left, none at it in this activation yet, and its instruction (P-10, P-34). */
export function mayAnswer(
  context: BattleContext,
  activation: Activation,
  unit: UnitState,
  at: UnitState,
  range: number,
): boolean {
  const most = isBattery(unit) ? MOST_ANSWERS.battery : MOST_ANSWERS.other;
  if (!canReact(context, unit) || unit.reactionFires >= most) return false;
  if (activation.reactions.get(unit.id)?.has(at.id)) return false;
  const said = standingOf(context.state, unit, 'reactionFire') ?? 'free';
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
  const ready = shotsInAnswer(context, from, range).filter(
    ({ unit }) =>
      unit.side !== at.side &&
      !(kind === 'cease-movement' && activation.gaveWay.has(momentOf(unit.id, at))) &&
      mayAnswer(context, activation, unit, at, range) &&
      bearsOn(context, unit, from, hex, true),
  );
  for (const shot of throughOneSideOf(ready, from, hex, new Map())) {
    const { unit } = shot;
    const key = `${isBattery(unit) ? 'guns' : unit.type === 'SS' ? 'sharp' : 'small'} ${unit.weapon} ${unit.ammo === 0}`;
    byWeapon.set(key, [...(byWeapon.get(key) ?? []), shot]);
  }
  return [...byWeapon.values()]
    .map((shots): Attack => {
      const side = shots[0]!.unit.side;
      return { kind, side, from, target: hex, shots, only: only ? at.id : null, rapid: 0, odd: null };
    })
    .filter((attack) => canHurt(context, activation, attack));
}

/**
 * Who stands in front and can fire (G-24). At a neighbour men without rounds have their last ones, and the room in the line that is theirs
 * (P-17).
 */
function shotsInAnswer({ state }: BattleContext, from: Hex, range: number): Shot[] {
  const ranked = unitsIn(state, from).map((unit) => {
    const ready = hasLastRounds(unit, range) ? { ...unit, ammo: 1 } : withRounds(state, unit);
    return { unit, frontage: frontageOf(unit), sp: couldFire(ready) ? spIn(unit, from) : 0 };
  });
  return frontage(ranked).filter(({ sp }) => sp > 0);
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
