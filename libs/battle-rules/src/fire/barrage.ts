import {
  FireResolved,
  FireWithheld,
  hasMoved,
  hexesOf,
  orderOf,
  unitsIn,
  weighed,
  withRounds,
  type Activation,
  type BattleContext,
  type BattleDie,
  type Drm,
  type UnitState,
} from '@vedette/battle';
import { hasLineOfFire, knownEnemyHexes, lookAround } from '@vedette/battle-sight';
import { distance, inFieldOfFire, type Facing, type Hex } from '@vedette/hex';
import { endangerLeaders } from '../leaders/leader-casualties.js';
import { ledByGunner } from '../leaders/led-by-gunner.js';
import { loseStrength } from '../losses/lose-strength.js';
import { spread } from '../losses/spread.js';
import { checkDisorder } from '../morale/check-disorder.js';
import { fireColumn, fireResult, type FireResult } from '../tables/fire-table.js';
import { roomOf, strengthOf, type Attack } from './attack.js';
import { entryOf } from './entry.js';
import { fireDrms } from './fire-drms.js';
import { friendlyFire } from './friendly-fire.js';
import { blocksFire } from './friends-in-line.js';
import { returnFire } from './return-fire.js';
import { seenFiring, type Strike } from './roll-attack.js';
import { spendAmmunition } from './spend-ammunition.js';
import { bandOfLoss, effectSeen } from './seen-effect.js';
import { strikeHome, tellSuffered, zoneDrms } from './strike-home.js';
import { isBattery, isFoot, rangeDrm, reachOf } from '../tables/weapons.js';

const NEAREST = 4;
const FARTHEST = 20;
const MOST_SP = 24;
const MOST_LOST = 2;
const NO_FOOT_WITHIN = 3;
const HEAVY_CHECK = 1;

/**
 * The barrages of an activation (P-16.3, G-66): batteries under BOMB together on one hex, whose every unit checks, in front or not, where
 * the activation of an artillery commander is at ME.
 */
export function barragesOfActivation(context: BattleContext, activation: Activation): void {
  const bombarded = new Set<Hex>();
  for (const { hex, units } of activation.barrage) {
    if (bombarded.has(hex)) {
      withhold(context, activation, hex, units, 'it has been bombarded in this activation');
      continue;
    }
    const { batteries, why } = readyFor(context, activation, hex, units);
    if (batteries.length === 0) withhold(context, activation, hex, units, why);
    else {
      bombarded.add(hex);
      exchange(context, activation, hex, batteries);
    }
  }
}

/** One barrage with its answers: before it if one of its batteries has moved, and what is left of them fires; else at once (G-36). */
function exchange(
  context: BattleContext,
  activation: Activation,
  hex: Hex,
  batteries: readonly UnitState[],
): void {
  if (batteries.some(({ id }) => hasMoved(activation, id))) {
    answers(context, activation, hex, batteries, true);
    const named = batteries.map(({ id }) => id);
    const left = readyFor(context, activation, hex, named);
    if (left.batteries.length === 0) withhold(context, activation, hex, named, left.why);
    else strikeAll(context, barrage(context, activation, hex, left.batteries));
    return;
  }
  const struck = barrage(context, activation, hex, batteries);
  const back = answers(context, activation, hex, batteries, false);
  strikeAll(context, struck);
  for (const strike of back) strikeHome(context, strike);
}

/**
 * Who is bombarded answers guns within his own range, each unit one of the batteries: the first named that it can fire at (P-10.3, *our
 * figure*: a barrage is one fire of several batteries, and one fire has one answer).
 */
function answers(
  context: BattleContext,
  activation: Activation,
  target: Hex,
  batteries: readonly UnitState[],
  atOnce: boolean,
): Strike[] {
  const spent = new Set<string>();
  return batteries.flatMap(({ id }) => {
    const at = context.state.units.get(id);
    return at && at.hex !== null
      ? returnFire(context, activation, { at, from: at.hex, target, atOnce, spent })
      : [];
  });
}

interface Readiness {
  readonly batteries: readonly UnitState[];
  readonly why: string;
}

function readyFor(
  context: BattleContext,
  activation: Activation,
  hex: Hex,
  ids: readonly string[],
): Readiness {
  const { state } = context;
  if (activation.level !== 'ME') return { batteries: [], why: 'a barrage needs ME' };
  if (!ledByGunner(state, activation.command))
    return { batteries: [], why: 'only a commander of artillery has guns bombard together' };
  const known = state.contacts[activation.side].some(
    (contact) => contact.hex === hex && contact.seen === state.turn,
  );
  if (!known || unitsIn(state, hex).every((unit) => unit.side === activation.side))
    return { batteries: [], why: 'no enemy is known to be there' };
  const named = ids
    .map((id) => state.units.get(id))
    .filter((unit) => unit !== undefined && activation.units.includes(unit.id));
  const ready = named.filter(
    (unit): unit is UnitState => unit !== undefined && canBombard(context, activation, unit, hex),
  );
  const within = ready.filter((_, place) => firingSP(context, ready.slice(0, place + 1)) <= MOST_SP);
  if (within.length > 0 && strengthOf(context, attackOf(context, activation, hex, within)) < 1)
    return { batteries: [], why: 'in rain its guns are too few' };
  return { batteries: within, why: 'no battery named can bombard it' };
}

function canBombard(context: BattleContext, activation: Activation, unit: UnitState, hex: Hex): boolean {
  const { state } = context;
  if (
    !isBattery(unit) ||
    unit.hex === null ||
    unit.formation !== 'unlimbered' ||
    unit.state === 'routed' ||
    withRounds(state, unit).ammo < 1 ||
    firingSP(context, [unit]) < 1
  )
    return false;
  if (orderOf(state, unit) !== 'BOMB' || activation.fired.has(unit.id)) return false;
  const range = distance(unit.hex, hex);
  if (range < NEAREST || range > Math.min(FARTHEST, reachOf(state, unit)) || rangeDrm(unit, range) === null)
    return false;
  if (!inFieldOfFire(unit.hex, unit.facing as Facing, hex) || !hasLineOfFire(context, unit.hex, hex))
    return false;
  if (blocksFire(context, unit, unit.hex, hex)) return false;
  const known = knownEnemyHexes(state, unit.side);
  const threatened = [...state.units.values()].some(
    (other) =>
      other.side !== unit.side &&
      isFoot(other) &&
      hexesOf(other).some(
        (near) => known.has(near) && hexesOf(unit).some((own) => distance(near, own) <= NO_FOOT_WITHIN),
      ),
  );
  return !threatened;
}

/** SP that batteries bring to bear out of their hexes, by the room in front (G-24). */
function firingSP(context: BattleContext, batteries: readonly UnitState[]): number {
  return batteries.reduce(
    (sum, unit) => hexesOf(unit).reduce((all, hex) => all + roomOf(context, unit, hex), sum),
    0,
  );
}

/** The attack of batteries together. The farthest stands first: the range is its own (P-16.3). */
function attackOf(
  context: BattleContext,
  { side }: Activation,
  target: Hex,
  batteries: readonly UnitState[],
): Attack {
  const farthest = [...batteries].sort((a, b) => distance(b.hex!, target) - distance(a.hex!, target))[0]!;
  const shots = [farthest, ...batteries.filter((unit) => unit !== farthest)].map((unit) => ({
    unit,
    sp: firingSP(context, [unit]),
  }));
  return { kind: 'barrage', side, from: farthest.hex!, target, shots, only: null, rapid: 0, odd: null };
}

/** Throws for a barrage and tells of it; what it does is given back, since fire and answer may be at once (G-36). */
function barrage(
  context: BattleContext,
  activation: Activation,
  target: Hex,
  batteries: readonly UnitState[],
): Bombardment {
  const attack = attackOf(context, activation, target, batteries);
  const { from } = attack;
  const range = distance(from, target);
  const struck = unitsIn(context.state, target);
  const friendly = friendlyFire(context, {
    ...attack,
    shots: [{ unit: batteries[0]!, sp: firingSP(context, [batteries[0]!]) }],
  });
  const total = strengthOf(context, attack);
  const sp = friendly?.struck === 'both' ? Math.floor(total / 2) : total;
  const drms = fireDrms(context, attack, struck, activation);
  const rolled = weighed(context.dice.throw('fire', batteries[0]!.id), drms, { sp });
  const column = fireColumn(sp);
  const result = column === null ? '-' : fireResult(rolled.adjusted, column);
  const lost = typeof result === 'number' ? Math.min(MOST_LOST, result) : 0;
  const hexes = [
    ...(friendly === null || friendly.struck === 'target' || friendly.struck === 'both' ? [target] : []),
    ...(friendly && friendly.friend !== null && (friendly.struck === 'friend' || friendly.struck === 'both')
      ? [friendly.friend]
      : []),
  ];
  const shares = new Map(
    hexes.flatMap((hex) => {
      const there = unitsIn(context.state, hex);
      const { zone } = entryOf(context, hex, from, there);
      return [...spread(lost, there, { zone, choice: null })];
    }),
  );
  const ids = batteries.map(({ id }) => id);
  const die: BattleDie = {
    ...rolled,
    ...{
      column: column?.name ?? '-',
      target,
      range,
      result: String(result),
      units: ids,
      lost: Object.fromEntries(shares),
    },
  };
  const lostThere = unitsIn(context.state, target).reduce((sum, { id }) => sum + (shares.get(id) ?? 0), 0);
  const effect = bandOfLoss(context, attack, hexes.includes(target) ? lostThere : 0);
  const fired = Object.fromEntries(ids.map((id) => [id, { fired: true }]));
  // Who was aimed at was under fire, whomever it struck (P-12.4).
  const under = Object.fromEntries(
    [...new Set([target, ...hexes])]
      .flatMap((hex) => unitsIn(context.state, hex))
      .map(({ id }) => [id, { underFire: true }]),
  );
  const smoke = { ...context.state.progress.firedFrom };
  for (const unit of batteries) smoke[unit.hex!] = (smoke[unit.hex!] ?? 0) + unit.sp;
  context.emit(FireResolved, {
    rule: ['P-16.3', 'G-66', 'P-08.2', ...(friendly ? [friendly.rule] : [])],
    hex: from,
    units: ids,
    data: { kind: 'barrage', units: ids, from, target, range, sp, effect },
    dice: friendly ? [friendly.die, die] : [die],
    audience: context.toSide(activation.side, seenFiring(context, attack)),
    change: {
      unitTurns: { ...under, ...fired },
      ...effectSeen(context.state, activation.side, target, effect),
      progress: { firedFrom: smoke, ...friendly?.change },
    },
  });
  for (const unit of batteries) {
    // Every section of a battery that bombarded has fired (P-08.6).
    activation.fired.add(unit.id);
    for (const hex of hexesOf(unit)) activation.fired.add(`${unit.id} ${hex}`);
  }
  spendAmmunition(context, {
    units: ids,
    die: rolled.die,
    adjusted: rolled.adjusted,
    range,
    rapid: 0,
    barrage: true,
  });
  lookAround(
    context,
    batteries.map((unit) => unit.hex!),
  );
  return { hexes: result === '-' ? [] : hexes, from, shares, result, lost };
}

/** What a barrage does, before it is carried out. */
interface Bombardment {
  readonly hexes: readonly Hex[];
  readonly from: Hex;
  readonly shares: ReadonlyMap<string, number>;
  readonly result: FireResult;
  readonly lost: number;
}

function strikeAll(context: BattleContext, struck: Bombardment): void {
  for (const hex of struck.hexes) strikeHex(context, hex, struck);
}

/** Every unit of the hex, in front or not, loses and checks (P-16.3): at `u` as it is, at `U` one harder; leaders there are in danger too (P-19). */
function strikeHex(context: BattleContext, hex: Hex, { from, shares, result, lost }: Bombardment): void {
  const there = unitsIn(context.state, hex);
  const [first] = there;
  if (!first) return;
  const { side } = entryOf(context, hex, from, there);
  const units = there.map(({ id }) => id);
  const here = new Map([...shares].filter(([id]) => units.includes(id)));
  tellSuffered(context, first.side, ['P-16.3', 'G-28'], { hex, from, units, lost: here });
  for (const unit of there) {
    const sp = shares.get(unit.id) ?? 0;
    if (sp > 0)
      loseStrength(context, {
        unit: unit.id,
        lost: sp,
        kind: isBattery(unit) ? 'destroyed' : 'casualties',
        rule: ['P-16.3', 'P-08.7'],
      });
  }
  endangerLeaders(context, first.side, hex, { by: 'fire', lost, hexLost: false });
  for (const { id } of there) {
    const drms: Drm[] = [
      { rule: 'P-16.3', value: result === 'U' ? HEAVY_CHECK : 0, why: 'the heavier result' },
      { rule: 'P-09.2', value: shares.has(id) ? lost - 1 : 0, why: 'SP lost beyond the first' },
      ...zoneDrms(context, side, id),
    ];
    checkDisorder(context, id, { cause: 'fire', rule: ['P-16.3'], drms, from });
  }
}

function withhold(
  context: BattleContext,
  { side }: Activation,
  target: Hex,
  units: readonly string[],
  why: string,
): void {
  const [unit] = units;
  if (unit === undefined) return;
  context.emit(FireWithheld, {
    rule: ['P-16.3', 'G-66'],
    units,
    data: { unit, target, why },
    audience: context.toSide(side),
  });
}
