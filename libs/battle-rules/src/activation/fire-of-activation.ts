import {
  AmmunitionSpent,
  FireWithheld,
  type BattleRule,
  frontOf,
  hasMoved,
  hexesOf,
  isColumn,
  orderOf,
  type Activation,
  type BattleContext,
  type UnitState,
  unitsIn,
  withRounds,
} from '@vedette/battle';
import { distance, type Hex } from '@vedette/hex';
import { checkDisorder } from '../morale/check-disorder.js';
import { loseStrength } from '../losses/lose-strength.js';
import { tellNotTaken } from '../movement/step-not-taken.js';
import { ORDER_TABLE } from '../tables/order-table.js';
import { mustShock } from '../shock/strengths.js';
import { shockTargetOf } from '../shock/who-shocks.js';
import { strengthOf, type Attack, type Shot } from '../fire/attack.js';
import { defaultTarget, legalTargets, targetsOf } from '../fire/choose-target.js';
import { returnFire } from '../fire/return-fire.js';
import { rollAttack, struckBy, type Strike } from '../fire/roll-attack.js';
import { strikeHome } from '../fire/strike-home.js';
import { throughOneSideOf, type FiredThrough } from '../fire/through-one-side.js';
import { isBattery, reachOf } from '../tables/weapons.js';

/**
 * The fire of an activation (P-33.6): hex by hex in the plan's order of the highest unit that acts there, the attacks of a hex from the top
 * of its stack, each with what the one before has left; what is answered is answered first if a firing unit has moved, else at once (G-36).
 */
export function fireOfActivation(context: BattleContext, activation: Activation): void {
  const told = new Set<string>();
  for (const hex of firingHexes(context, activation)) {
    const volley: Volley = { fired: new Map(), told };
    for (
      let attack = nextAttack(context, activation, hex, volley);
      attack !== null;
      attack = nextAttack(context, activation, hex, volley)
    )
      exchange(context, activation, attack);
  }
  tellWhoHeldHisFire(context, activation, told);
}

/** Who was given a target and could not fire at all is told why: what an order did not achieve is never silent. */
function tellWhoHeldHisFire(context: BattleContext, activation: Activation, told: ReadonlySet<string>): void {
  for (const id of activation.units) {
    const unit = context.state.units.get(id);
    const target = activation.plans.get(id)?.fire?.at ?? null;
    if (!unit || unit.hex === null || target === null || activation.fired.has(id) || told.has(id)) continue;
    const reason = whySilent(context, activation, unit);
    context.emit(FireWithheld, {
      rule: reason.rule,
      hex: unit.hex,
      units: [id],
      data: { unit: id, target, why: reason.why },
      audience: context.toSide(unit.side),
    });
  }
}

function whySilent(
  { state }: BattleContext,
  activation: Activation,
  unit: UnitState,
): { readonly rule: readonly BattleRule[]; readonly why: string } {
  const level = activation.levels.get(unit.id) ?? activation.level;
  const order = orderOf(state, unit);
  if (unit.state === 'routed') return { rule: ['P-12.1'], why: 'it has routed' };
  if (activation.bayonet.has(unit.id)) return { rule: ['G-41'], why: 'it carries the bayonet' };
  if (!ORDER_TABLE[order].firesPhasing)
    return { rule: [ORDER_TABLE[order].rule], why: `under ${order} it fires in answer only` };
  if (level === 'stand-silent' || level === 'fall-back' || level === 'stand-off')
    return { rule: ['P-06.3'], why: 'its command is in confusion' };
  if (isColumn(unit)) return { rule: ['P-16.1', 'G-33'], why: 'it is limbered or in column' };
  if (withRounds(state, unit).ammo < 1) return { rule: ['P-17'], why: 'it has no rounds left' };
  return { rule: ['G-24', 'P-08.1'], why: 'it has no room in front, or too few men to fire' };
}

/** What a hex has fired so far: SP of refused lines through its sides, and whose withheld fire has been told. */
interface Volley {
  readonly fired: FiredThrough;
  readonly told: Set<string>;
}

function firingHexes({ state }: BattleContext, activation: Activation): Hex[] {
  const hexes = activation.units.flatMap((id) => {
    const unit = state.units.get(id);
    return unit ? hexesOf(unit) : [];
  });
  const place = (hex: Hex): number => {
    const highest = unitsIn(state, hex).find(({ id }) => activation.units.includes(id));
    return highest ? activation.units.indexOf(highest.id) : activation.units.length;
  };
  return [...new Set(hexes)].sort((a, b) => place(a) - place(b));
}

/** Whether a unit may fire in its own activation at all (P-08.6, G-41, G-98, G-102). */
function mayFire(context: BattleContext, activation: Activation, unit: UnitState): boolean {
  const { state } = context;
  if (!activation.units.includes(unit.id) || activation.bayonet.has(unit.id)) return false;
  const level = activation.levels.get(unit.id) ?? activation.level;
  if (level === 'stand-silent' || level === 'fall-back' || level === 'stand-off') return false;
  if (!ORDER_TABLE[orderOf(state, unit)].firesPhasing) return false;
  const plan = activation.plans.get(unit.id)?.fire;
  if (plan?.hold && orderOf(state, unit) !== 'SKPD') return false;
  if ((plan?.at ?? null) !== null) return true;
  // Who goes at a hex fires at it then, at half, as his one fire (P-11.4).
  const demands = (hex: Hex) => activation.mandated || mustShock(context, activation, hex);
  return shockTargetOf(context, activation, unit, demands) === null;
}

interface Aimed extends Shot {
  readonly target: Hex;
  readonly rapid: boolean;
}

/**
 * The next attack of a hex: units of one weapon at one target together, moved and fast-firing batteries apart (P-08.1), of the units that
 * have yet to fire those with the highest of the stack. Null for none.
 */
function nextAttack(
  context: BattleContext,
  activation: Activation,
  from: Hex,
  { fired, told }: Volley,
): Attack | null {
  const groups = new Map<string, Aimed[]>();
  for (const { unit, sp } of frontOf(context.state, from)) {
    if (sp < 1 || unit.side !== activation.side || !mayFire(context, activation, unit)) continue;
    // A line fires once from each of its hexes; who fired from this one has fired.
    if (activation.fired.has(`${unit.id} ${from}`)) continue;
    const target = targetFor(context, activation, unit, from, told);
    if (target === null) continue;
    const wished = isBattery(unit) && activation.plans.get(unit.id)?.fire?.rapid === true;
    const rapid = wished && !activation.stirred.has(unit.id);
    if (wished && !rapid) tellNoRapidFire(context, unit, told);
    const kind = isBattery(unit)
      ? `guns ${hasMoved(activation, unit.id)} ${rapid ? unit.id : ''}`
      : unit.type === 'SS'
        ? 'sharp'
        : 'small';
    const key = `${kind} ${unit.weapon} ${target}`;
    groups.set(key, [...(groups.get(key) ?? []), { unit, sp, target, rapid }]);
  }
  for (const aimed of groups.values()) {
    const [{ target, rapid, unit }] = aimed as [Aimed];
    for (const one of aimed) activation.fired.add(`${one.unit.id} ${from}`);
    const attack: Attack = {
      ...{ kind: 'phasing', side: activation.side, from, target, only: null },
      shots: throughOneSideOf(aimed, from, target, fired),
      rapid: rapid ? 1 : 0,
      odd: activation.plans.get(unit.id)?.fire?.odd ?? null,
    };
    // Below one SP after halving nobody fires, and there is nothing to answer (P-08.1).
    if (strengthOf(context, attack) < 1) continue;
    for (const shot of attack.shots) activation.fired.add(shot.unit.id);
    return attack;
  }
  return null;
}

function tellNoRapidFire(context: BattleContext, unit: UnitState, told: Set<string>): void {
  if (told.has(unit.id)) return;
  told.add(unit.id);
  const why = 'the battery has moved, turned or unlimbered';
  tellNotTaken(context, unit, { rule: ['P-16.2', 'G-91'], step: 'rapid fire', why });
}

/** The target of the plan where it may be fired at, else that which the unit takes of itself (G-35, P-32.2). */
function targetFor(
  context: BattleContext,
  activation: Activation,
  unit: UnitState,
  from: Hex,
  told: Set<string>,
): Hex | null {
  const wished = activation.plans.get(unit.id)?.fire?.at ?? null;
  if (wished === null) return defaultTarget(context, activation, unit, from);
  const legal = legalTargets(context, activation, targetsOf(context, unit, from));
  if (legal.some(({ hex }) => hex === wished)) return wished;
  const instead = defaultTarget(context, activation, unit, from);
  if (from === unit.hex && !told.has(unit.id))
    context.emit(FireWithheld, {
      rule: ['G-35', 'P-08.1'],
      hex: from,
      units: [unit.id],
      data: { unit: unit.id, target: wished, why: whyNot(context, unit, from, wished, legal.length > 0) },
      audience: context.toSide(unit.side),
    });
  told.add(unit.id);
  return instead;
}

function whyNot(
  { state }: BattleContext,
  unit: UnitState,
  from: Hex,
  wished: Hex,
  hasLegal: boolean,
): string {
  const known = state.contacts[unit.side].some(
    (contact) => contact.hex === wished && contact.seen === state.turn,
  );
  if (!known) return 'no enemy is known to be there';
  if (distance(from, wished) > reachOf(state, unit)) return 'it is out of reach';
  return hasLegal ? 'a closer target must be taken' : 'there is no open line to it';
}

/** One attack with its answers. */
function exchange(context: BattleContext, activation: Activation, attack: Attack): void {
  const [first] = attack.shots;
  if (!first) return;
  const hasGone = attack.shots.some(({ unit }) => hasMoved(activation, unit.id));
  for (const unit of struckBy(context, attack)) activation.engaged.add(unit.id);
  if (hasGone) {
    answer(context, activation, attack, true);
    const left = standing(context, attack);
    if (left) carryOut(context, rollAttack(context, left, activation));
  } else {
    const strikes = rollAttack(context, attack, activation);
    if (strikes === null) return;
    const answers = answer(context, activation, attack, false);
    carryOut(context, strikes);
    for (const strike of answers) strikeHome(context, strike);
  }
  if (attack.rapid === 1) fireAgain(context, activation, attack);
}

function carryOut(context: BattleContext, strikes: readonly Strike[] | null): void {
  for (const strike of strikes ?? []) strikeHome(context, strike);
}

/** Return fire at the highest unit of the attack: carried out at once, or its strikes given back. */
function answer(context: BattleContext, activation: Activation, attack: Attack, atOnce: boolean): Strike[] {
  const at = context.state.units.get(attack.shots[0]!.unit.id);
  if (!at) return [];
  return returnFire(context, activation, { at, from: attack.from, target: attack.target, atOnce });
}

/** The attack with what is left of it after the answer: units that routed, fell back or were lost no longer fire. */
function standing({ state }: BattleContext, attack: Attack): Attack | null {
  const front = frontOf(state, attack.from);
  const shots = attack.shots.flatMap(({ unit, sp }): Shot[] => {
    const now = front.find((one) => one.unit.id === unit.id);
    return now && now.sp > 0 ? [{ unit: now.unit, sp: Math.min(sp, now.sp) }] : [];
  });
  return shots.length === 0 ? null : { ...attack, shots };
}

/** The second shot of rapid fire: then the battery checks, and on a natural 0 a gun is dismounted (P-16.2). */
function fireAgain(context: BattleContext, activation: Activation, attack: Attack): void {
  const again = standing(context, attack);
  if (!again) return;
  const second: Attack = { ...again, rapid: 2 };
  const before = context.events.length;
  const strikes = rollAttack(context, second, activation);
  if (strikes === null) return;
  carryOut(context, strikes);
  const die = context.events
    .slice(before)
    .find(({ type }) => type === 'FireResolved')
    ?.dice?.at(-1);
  const battery = second.shots[0]!.unit;
  if (die?.die === 0)
    loseStrength(context, { unit: battery.id, lost: 1, kind: 'destroyed', rule: ['P-16.2'] });
  const wasDisordered = context.state.units.get(battery.id)?.state === 'disordered';
  const outcome = checkDisorder(context, battery.id, { cause: 'rapid-fire', rule: ['P-16.2', 'G-91'] });
  const unit = context.state.units.get(battery.id);
  if (wasDisordered && outcome !== 'passed' && unit && unit.ammo > 0 && context.state.switches.ammunition)
    spendOneMore(context, unit);
}

function spendOneMore(context: BattleContext, unit: UnitState): void {
  const left = unit.ammo - 1;
  context.emit(AmmunitionSpent, {
    rule: ['P-16.2', 'P-17'],
    units: [unit.id],
    data: { left: { [unit.id]: left } },
    audience: context.toSide(unit.side),
    change: { units: { [unit.id]: { ammo: left } } },
  });
}
