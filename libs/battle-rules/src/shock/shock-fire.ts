import {
  frontOf,
  orderOf,
  hasMoved,
  type Activation,
  type BattleContext,
  type UnitState,
} from '@vedette/battle';
import type { Hex } from '@vedette/hex';
import { answersFrom, noteAnswer } from '../fire/answer-fire.js';
import { bearsOn, type Attack, type Shot } from '../fire/attack.js';
import { rollAttack, type Strike } from '../fire/roll-attack.js';
import { strikeHome } from '../fire/strike-home.js';
import { throughOneSideOf, type FiredThrough } from '../fire/through-one-side.js';
import { besideHexes } from './strengths.js';
import { ORDER_TABLE } from '../tables/order-table.js';
import { isBattery } from '../tables/weapons.js';

/**
 * Fire before a shock (P-11.4): each defender with an answer left fires at one attacking stack; attackers without the bayonet mark fire at
 * half at the hex, as their one fire. Defenders first if an attacker moved, else both at once (G-36).
 */
export function fireBeforeShock(
  context: BattleContext,
  activation: Activation,
  hex: Hex,
  attackers: readonly UnitState[],
): void {
  const moved = attackers.some(({ id }) => hasMoved(activation, id));
  const answered = defensive(context, activation, hex, attackers, moved);
  const present = attackers.map(({ id }) => context.state.units.get(id)).filter((unit) => unit !== undefined);
  const strikes = present.length === 0 ? [] : attacking(context, activation, hex, present);
  for (const strike of answered) strikeHome(context, strike);
  for (const strike of strikes) strikeHome(context, strike);
}

/** Answers of the attacked hex; carried out at once, or given back to be carried out with the attackers' fire. */
function defensive(
  context: BattleContext,
  activation: Activation,
  hex: Hex,
  attackers: readonly UnitState[],
  atOnce: boolean,
): Strike[] {
  const later: Strike[] = [];
  const answered = new Set<string>();
  for (const at of stacks(context, hex, attackers)) {
    const stack = attackers.filter((one) => comesFrom(one, hex) === at.hex);
    const attacks = answersFrom(context, activation, hex, {
      at: at.top,
      hex: at.hex,
      kind: 'defensive',
      only: false,
    });
    for (const attack of attacks) {
      // One attacking stack each, and none at which it has fired already in this activation (P-10, P-11.4).
      const fresh = attack.shots.filter(
        ({ unit }) =>
          !answered.has(unit.id) && !stack.some((other) => activation.reactions.get(unit.id)?.has(other.id)),
      );
      if (fresh.length === 0) continue;
      for (const { unit } of fresh) answered.add(unit.id);
      const limited: Attack = { ...attack, shots: fresh };
      noteAnswer(activation, limited, at.top.id);
      const strikes = rollAttack(context, limited, activation) ?? [];
      if (atOnce) for (const strike of strikes) strikeHome(context, strike);
      else later.push(...strikes);
    }
  }
  return later;
}

/** The hex from which a unit goes at another: of a line that part which fronts it. */
function comesFrom(unit: UnitState, hex: Hex): Hex {
  return besideHexes([unit], hex)[0] ?? unit.hex!;
}

/** Each attacking hex with its highest attacker, those with most SP first, then the lower number. */
function stacks(
  { state }: BattleContext,
  attacked: Hex,
  attackers: readonly UnitState[],
): { readonly hex: Hex; readonly top: UnitState }[] {
  const hexes = [...new Set(attackers.map((unit) => comesFrom(unit, attacked)))];
  const sp = (hex: Hex) =>
    attackers.filter((unit) => comesFrom(unit, attacked) === hex).reduce((sum, unit) => sum + unit.sp, 0);
  return hexes
    .sort((a, b) => sp(b) - sp(a) || (a < b ? -1 : 1))
    .flatMap((hex) => {
      const front = frontOf(state, hex).find(({ unit }) => attackers.some(({ id }) => id === unit.id));
      return front ? [{ hex, top: front.unit }] : [];
    });
}

function attacking(
  context: BattleContext,
  activation: Activation,
  hex: Hex,
  attackers: readonly UnitState[],
): Strike[] {
  const byStack = new Map<string, Shot[]>();
  const front = frontOf(context.state, hex);
  if (front.every(({ unit }) => unit.side === activation.side)) return [];
  for (const unit of attackers) {
    if (
      activation.bayonet.has(unit.id) ||
      activation.fired.has(unit.id) ||
      isBattery(unit) ||
      unit.hex === null
    )
      continue;
    if (activation.plans.get(unit.id)?.fire?.hold) continue;
    // A shock that is mandated gives no fire to who has none by his order (G-98, G-102).
    if (!ORDER_TABLE[orderOf(context.state, unit)].firesPhasing) continue;
    const from = comesFrom(unit, hex);
    if (!bearsOn(context, unit, from, hex, false)) continue;
    const sp = frontOf(context.state, from).find((one) => one.unit.id === unit.id)?.sp ?? 0;
    if (sp < 1) continue;
    const key = `${from} ${unit.type === 'SS' ? 'sharp' : 'small'} ${unit.weapon}`;
    byStack.set(key, [...(byStack.get(key) ?? []), { unit, sp }]);
    activation.fired.add(unit.id);
  }
  const fired: FiredThrough = new Map();
  return [...byStack.values()].flatMap((aimed) => {
    const from = comesFrom(aimed[0]!.unit, hex);
    const shots = throughOneSideOf(aimed, from, hex, fired);
    if (shots.length === 0) return [];
    const attack: Attack = {
      kind: 'shock',
      side: activation.side,
      from,
      target: hex,
      shots,
      only: null,
      rapid: 0,
      odd: null,
    };
    return rollAttack(context, attack, activation) ?? [];
  });
}
