import {
  type Activation,
  type BattleContext,
  type BattleRule,
  inRangeOf,
  nextSuperior,
  orderOf,
  type PlanStep,
  type UnitState,
} from '@vedette/battle';
import { knownEnemyHexes } from '@vedette/battle-sight';
import { distance, type Hex } from '@vedette/hex';
import { frontedEnemies } from '../shock/who-shocks.js';
import { isBattery } from '../tables/weapons.js';
import { judgeStep, stepText } from '../movement/judge-step.js';
import { tellNotTaken } from '../movement/step-not-taken.js';
import { moverOf } from '../movement/mover.js';
import type { UnitWay } from '../movement/step.js';
import { defaultSteps, driver, nearestEnemy, towardEnemy, WITHDRAW_HEXES } from './default-steps.js';

/** What takes the place of a plan that an order does not let stand, and why. */
interface Instead extends UnitWay {
  readonly rule: readonly BattleRule[];
  readonly why: string;
  /** Steps of the plan that are walked all the same. */
  readonly kept: number;
}

/**
 * What a unit does: by its plan, by default where it has none (P-32). A plan that does not do what the order demands gives way: under
 * WDRW where it leaves the unit too near (G-103), of a reinforcement where it leads away from its superior (G-34); under ASLT it is
 * completed where it stops short of the enemy (P-11.1). The player is told of the first step that is not walked.
 */
export function wayOfUnit(context: BattleContext, activation: Activation, unit: UnitState): UnitWay {
  if ((activation.levels.get(unit.id) ?? activation.level) === 'shock') {
    const way = intoContact(context, activation, unit);
    if (way !== null) return way;
    // Who cannot come up is at RE like the rest of his command (P-06.3).
    activation.levels.set(unit.id, 'RE');
  }
  const planned = activation.plans.get(unit.id)?.do;
  if (planned === undefined) return byDefault(context, activation, unit);
  const instead = insteadOf(context, activation, unit, planned);
  if (instead === null) return { steps: planned, givesWay: false };
  const left = planned[instead.kept];
  if (left !== undefined)
    tellNotTaken(context, unit, { rule: instead.rule, step: stepText(left), why: instead.why });
  return instead;
}

/**
 * The way of a unit at a mandated shock to an enemy it fronts, by its plan where that leads to one, else to the nearest (P-06.3); null where
 * its allowance does not reach. Whom nobody has seen he runs into on the way.
 */
function intoContact(context: BattleContext, activation: Activation, unit: UnitState): UnitWay | null {
  if (unit.hex === null) return null;
  const planned = activation.plans.get(unit.id)?.do ?? [];
  const known = knownEnemyHexes(context.state, unit.side);
  return (
    [planned, towardEnemy(context, unit, activation)]
      .map((steps): UnitWay => ({ steps, givesWay: false }))
      .find((way) => {
        const end = walked(context, activation, unit, way);
        return end === null || frontedEnemies(context, end.unit).some((hex) => known.has(hex));
      }) ?? null
  );
}

function byDefault(context: BattleContext, activation: Activation, unit: UnitState): UnitWay {
  const level = activation.levels.get(unit.id) ?? activation.level;
  const givesWay = level !== 'shock' && unit.hex !== null && orderOf(context.state, unit) === 'WDRW';
  return { steps: defaultSteps(context, activation, unit), givesWay };
}

function insteadOf(
  context: BattleContext,
  activation: Activation,
  unit: UnitState,
  planned: readonly PlanStep[],
): Instead | null {
  const level = activation.levels.get(unit.id) ?? activation.level;
  if (unit.hex === null || (level !== 'ME' && level !== 'RE')) return null;
  const end = walked(context, activation, unit, { steps: planned, givesWay: false });
  // Whom nobody has seen he runs into: that his plan led there is his surprise (P-25.7).
  if (end === null) return null;
  const order = orderOf(context.state, unit);
  if (order === 'WDRW') return backFrom(context, activation, unit, unit.hex, end.hex);
  if (order === 'ASLT' && level === 'ME') return onward(context, activation, unit, unit.hex, planned, end);
  return toSuperior(context, activation, unit, unit.hex, end.hex);
}

/** Under WDRW a plan gives way that does not end two hexes farther from the nearest enemy, where more can be had (G-103). */
function backFrom(
  context: BattleContext,
  activation: Activation,
  unit: UnitState,
  from: Hex,
  to: Hex,
): Instead | null {
  const cause = driver(context, unit, from);
  if (cause === null || distance(to, cause) >= distance(from, cause) + WITHDRAW_HEXES) return null;
  const way = byDefault(context, activation, unit);
  const end = walked(context, activation, unit, way);
  if (end === null || distance(end.hex, cause) <= distance(to, cause)) return null;
  const why = `with the enemy in ${cause} it goes ${WITHDRAW_HEXES} hexes farther from him`;
  return { ...way, rule: ['G-103', 'P-32.1'], why, kept: 0 };
}

/** Under ASLT an ordered unit not beside the enemy ends nearer to the nearest it knows of; its plan is completed if need be (P-11.1). */
function onward(
  context: BattleContext,
  activation: Activation,
  unit: UnitState,
  from: Hex,
  planned: readonly PlanStep[],
  end: Walked,
): Instead | null {
  const enemy = nearestEnemy(context, unit.side, from);
  if (enemy === null || unit.state !== 'ordered' || isBattery(unit) || distance(from, enemy) <= 1)
    return null;
  if (distance(end.hex, enemy) < distance(from, enemy)) return null;
  const more = towardEnemy(context, end.unit, activation);
  const steps = [...planned.slice(0, end.taken), ...more];
  const why = 'an assault goes nearer to the enemy';
  return { steps, givesWay: false, rule: ['G-96', 'P-11.1'], why, kept: end.taken };
}

/** A reinforcement out of its superior's range does not walk a plan that ends farther from him (G-34). */
function toSuperior(
  context: BattleContext,
  activation: Activation,
  unit: UnitState,
  from: Hex,
  to: Hex,
): Instead | null {
  const superior = nextSuperior(context.state, unit.command);
  if (!context.state.commands.get(unit.command)!.rsm || superior === null || superior.hex === null)
    return null;
  if (inRangeOf(superior, unit) || distance(to, superior.hex) <= distance(from, superior.hex)) return null;
  const why = `it goes toward ${superior.name}`;
  return { ...byDefault(context, activation, unit), rule: ['G-34', 'P-32.1'], why, kept: 0 };
}

/** Where steps lead, and how many of them can be taken. */
interface Walked {
  readonly unit: UnitState;
  readonly hex: Hex;
  readonly taken: number;
}

/** Where steps lead as things stand, if nobody answers them; null if they run into an enemy nobody had seen. */
function walked(
  context: BattleContext,
  activation: Activation,
  unit: UnitState,
  { steps, givesWay }: UnitWay,
): Walked | null {
  let mover = moverOf(context, activation, unit.id, givesWay);
  for (const [taken, step] of steps.entries()) {
    if (typeof step === 'object' && ('build' in step || 'marker' in step)) continue;
    const judged = judgeStep(context, mover, step);
    if (!judged.ok)
      return judged.surprise === true ? null : { unit: mover.unit, hex: mover.unit.hex!, taken };
    mover = judged.after;
    if (judged.ends) return { unit: mover.unit, hex: mover.unit.hex!, taken: taken + 1 };
  }
  return { unit: mover.unit, hex: mover.unit.hex!, taken: steps.length };
}
