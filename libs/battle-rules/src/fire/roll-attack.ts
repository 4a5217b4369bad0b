import {
  FireResolved,
  frontOf,
  weighed,
  type Activation,
  type BattleChange,
  type BattleContext,
  type BattleDie,
  type BattleRule,
  type UnitState,
} from '@vedette/battle';
import { enemyAudience, lookAround } from '@vedette/battle-sight';
import { distance, type Direction, type Hex } from '@vedette/hex';
import { spread } from '../losses/spread.js';
import { fireColumn, fireResult, type FireResult } from '../tables/fire-table.js';
import { strengthOf, type Attack } from './attack.js';
import { entryOf } from './entry.js';
import { fireDrms } from './fire-drms.js';
import { friendlyFire } from './friendly-fire.js';
import { bandOfLoss, effectSeen, type Effect } from './seen-effect.js';
import { spendAmmunition } from './spend-ammunition.js';
import { isBattery } from '../tables/weapons.js';

/** What a rolled attack does to one hex, before it is carried out. */
export interface Strike {
  readonly hex: Hex;
  readonly from: Hex;
  readonly result: FireResult;
  /** Units struck, top of the stack first, and what each loses. */
  readonly units: readonly string[];
  readonly lost: ReadonlyMap<string, number>;
  /** Side of the hex by which it came in; null where friends stand in the firer's own hex. */
  readonly side: Direction | null;
  readonly byGuns: boolean;
  readonly bySharpshooters: boolean;
}

const IN_ANSWER: ReadonlySet<Attack['kind']> = new Set(['cease-movement', 'return', 'defensive']);

/**
 * Throws for a fire attack with the strengths of this moment and tells of it (P-08.1, P-08.2); what it does to those it strikes is given
 * back and carried out apart, since fire and answer may be at once (G-36). Null for an attack too weak to fire.
 */
export function rollAttack(
  context: BattleContext,
  attack: Attack,
  activation: Activation | null,
): Strike[] | null {
  const sp = strengthOf(context, attack);
  const units = struckBy(context, attack);
  if (sp < 1 || units.length === 0) return null;
  const friendly = friendlyFire(context, attack);
  const halved = friendly?.struck === 'both' ? Math.floor(sp / 2) : sp;
  const column = fireColumn(halved);
  const drms = fireDrms(context, attack, units, activation);
  const range = distance(attack.from, attack.target);
  const rolled = weighed(context.dice.throw('fire', attack.shots[0]!.unit.id), drms, { sp: halved });
  const result = column === null ? '-' : fireResult(rolled.adjusted, column);
  const strikes: Strike[] = [];
  if (friendly === null || friendly.struck === 'target' || friendly.struck === 'both')
    strikes.push(strikeOf(context, attack, attack.target, units, result));
  if (friendly && friendly.friend !== null && (friendly.struck === 'friend' || friendly.struck === 'both')) {
    const friends = frontOf(context.state, friendly.friend).map(({ unit }) => unit);
    strikes.push(strikeOf(context, attack, friendly.friend, friends, result));
  }
  const lost = new Map(strikes.flatMap((strike) => [...strike.lost]));
  const atTarget = strikes.find(({ hex }) => hex === attack.target);
  const ids = attack.shots.map(({ unit }) => unit.id);
  const die: BattleDie = {
    ...rolled,
    ...{ column: column?.name ?? '-', target: attack.target, range, result: String(result), units: ids },
    lost: Object.fromEntries(lost),
  };
  const effect = bandOfLoss(context, attack, sumOf(atTarget?.lost));
  context.emit(FireResolved, {
    rule: rulesOf(attack, friendly?.rule),
    hex: attack.from,
    units: ids,
    data: { kind: attack.kind, units: ids, from: attack.from, target: attack.target, range, sp, effect },
    dice: friendly ? [friendly.die, die] : [die],
    audience: context.toSide(attack.side, seenFiring(context, attack)),
    change: changeBy(context, attack, { strikes, aimedAt: units, sp, effect, friendly: friendly?.change }),
  });
  const spent = {
    units: ids,
    die: rolled.die,
    adjusted: rolled.adjusted,
    range,
    rapid: attack.rapid,
    barrage: false,
  };
  spendAmmunition(context, spent);
  lookAround(context, [attack.from]);
  return strikes;
}

/** Units an attack strikes: all in front, or the one it answers (G-28). */
export function struckBy({ state }: BattleContext, { target, only }: Attack): UnitState[] {
  const front = frontOf(state, target).map(({ unit }) => unit);
  if (only === null) return front;
  const unit = state.units.get(only);
  return unit ? [unit] : [];
}

function strikeOf(
  context: BattleContext,
  attack: Attack,
  hex: Hex,
  units: readonly UnitState[],
  result: FireResult,
): Strike {
  const entry = hex === attack.from ? null : entryOf(context, hex, attack.from, units);
  const zone = entry?.zone ?? 'front';
  const lost =
    typeof result === 'number'
      ? spread(result, units, { zone, choice: attack.odd })
      : new Map<string, number>();
  return {
    ...{ hex, from: attack.from, result, lost, side: entry?.side ?? null },
    units: units.map(({ id }) => id),
    byGuns: attack.shots.some(({ unit }) => isBattery(unit)),
    bySharpshooters: attack.shots.every(({ unit }) => unit.type === 'SS'),
  };
}

function rulesOf({ kind, rapid }: Attack, friendly: BattleRule | undefined): BattleRule[] {
  const first: Readonly<Record<Attack['kind'], BattleRule>> = {
    phasing: 'P-08.6',
    'cease-movement': 'G-37',
    return: 'G-36',
    defensive: 'P-11.4',
    shock: 'P-11.4',
    barrage: 'P-16.3',
  };
  return [first[kind], 'P-08.2', ...(rapid > 0 ? (['G-91'] as const) : []), ...(friendly ? [friendly] : [])];
}

function sumOf(lost: ReadonlyMap<string, number> = new Map()): number {
  return [...lost.values()].reduce((sum, one) => sum + one, 0);
}

/** Whoever is fired at sees smoke where the fire comes from, at the least (P-25.2). */
export function seenFiring(context: BattleContext, { side, from }: Pick<Attack, 'side' | 'from'>) {
  const seen = enemyAudience(context, side, from);
  if (Object.keys(seen).length > 0) return seen;
  return Object.fromEntries(
    context.state.players.filter((one) => one.side !== side).map(({ id }) => [id, 'smoke' as const]),
  );
}

/** What a fire came to beside its losses. */
interface FireDone {
  readonly strikes: readonly Strike[];
  /** Whom it was aimed at: they were under fire, whomever it struck (P-12.4). */
  readonly aimedAt: readonly UnitState[];
  readonly sp: number;
  readonly effect: Effect | null;
  readonly friendly: BattleChange['progress'];
}

function changeBy(
  { state }: BattleContext,
  { kind, side, from, shots, target }: Attack,
  { strikes, aimedAt, sp, effect, friendly }: FireDone,
): BattleChange {
  const turns: Record<string, object> = {};
  for (const { unit } of shots) turns[unit.id] = { fired: true };
  const small = shots.some(({ unit }) => isBattery(unit)) ? {} : { underSmallArms: true };
  for (const id of [...aimedAt.map((unit) => unit.id), ...strikes.flatMap(({ units }) => units)])
    turns[id] = { ...turns[id], underFire: true, ...small };
  const answers = IN_ANSWER.has(kind)
    ? shots.map(({ unit }) => [unit.id, { reactionFires: unit.reactionFires + 1 }])
    : [];
  return {
    units: Object.fromEntries(answers),
    unitTurns: turns,
    ...effectSeen(state, side, target, effect),
    progress: {
      ...friendly,
      firedFrom: { ...state.progress.firedFrom, [from]: (state.progress.firedFrom[from] ?? 0) + sp },
    },
  };
}
