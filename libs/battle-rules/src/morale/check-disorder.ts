import {
  DisorderChecked,
  hexesOf,
  lowCheck,
  type BattleContext,
  type BattleRule,
  type Drm,
  type UnitState,
} from '@vedette/battle';
import { distance, type Hex } from '@vedette/hex';
import { starsFor } from '../leaders/leader-stars.js';
import { collapseIfDue, loseStrength } from '../losses/lose-strength.js';
import { updateEffectiveness } from '../losses/effectiveness.js';
import {
  marginColumn,
  ROW_OF_CAUSE,
  SECOND_DISORDER,
  SECOND_DISORDER_OF_GUNS,
  STRAGGLER_CAUSES,
  type CheckCause,
  type SecondOutcome,
} from '../tables/second-disorder.js';
import { checkDrms } from './check-drms.js';
import { cohesionOf } from './cohesion.js';
import { lossOf, retreat } from './retreat.js';
import { routMove } from './rout-move.js';
import { straggles } from './straggling.js';

/** Why a unit checks, what beside the usual counts, and where the cause stands. */
export interface Check {
  readonly cause: CheckCause;
  /** The rule that asks for the check. */
  readonly rule: readonly BattleRule[];
  readonly drms?: readonly Drm[];
  /** Hex of whoever caused it: retreats lead away from it. */
  readonly from?: Hex | null;
}

/** What became of the unit: `stopped` ends its movement where it is; `moved` is a retreat. */
export type CheckOutcome = 'passed' | 'disordered' | 'no-effect' | 'stopped' | 'moved' | 'routed' | 'gone';

const NEAR_A_ROUT = -2;

/**
 * The universal disorder die roll (P-09): at or under the unit's cohesion it holds. Failing, an ordered unit is disordered and may lose
 * stragglers (G-45), a disordered one suffers a second disorder (P-09.3, guns P-09.4), a routed one runs on.
 */
export function checkDisorder(context: BattleContext, id: string, check: Check): CheckOutcome {
  const unit = context.state.units.get(id);
  if (!unit) return 'gone';
  const { cause, from = null } = check;
  const stars = starsFor(context.state, unit, 'udd');
  const drms = [...(check.drms ?? []), ...checkDrms(context, unit, from), ...(stars ? [stars.drm] : [])];
  const target = cohesionOf(unit);
  const die = lowCheck(context.dice.throw('udd', id), drms, target);
  const passed = die.result === 'pass';
  const margin = die.adjusted - target;
  const second = !passed && unit.state === 'disordered' ? secondOf(unit, cause, margin) : null;
  const becomes = passed || unit.state !== 'ordered' ? unit.state : 'disordered';
  context.emit(DisorderChecked, {
    rule: [...check.rule, 'P-09.1', ...(second ? (['P-09.3'] as const) : [])],
    ...(unit.hex === null ? {} : { hex: unit.hex }),
    units: [id],
    ...(stars ? { leaders: [stars.leader.id] } : {}),
    data: {
      unit: id,
      cause,
      passed,
      outcome: second?.outcome ?? null,
      state: second?.rout ? 'routed' : becomes,
    },
    dice: [{ ...die, cause, ...(second ? { second: { margin, outcome: second.outcome } } : {}) }],
    audience: context.toSide(unit.side),
    change: {
      ...(becomes === unit.state ? {} : { units: { [id]: { state: becomes } } }),
      ...(stars ? { leaders: { [stars.leader.id]: { starsUsed: true } } } : {}),
    },
  });
  if (passed) return 'passed';
  if (unit.state === 'routed') return runOn(context, id);
  if (second) return suffer(context, id, second, check);
  if (STRAGGLER_CAUSES.has(cause) && straggles(context, unit))
    loseStrength(context, { unit: id, lost: 1, kind: 'stragglers', rule: ['G-45', 'P-13'] });
  return context.state.units.has(id) ? 'disordered' : 'gone';
}

function secondOf(unit: UnitState, cause: CheckCause, margin: number): SecondOutcome {
  const row = ROW_OF_CAUSE[cause];
  const isBattery = unit.type === 'ART' || unit.type === 'HART';
  const table =
    isBattery && (row === 'fire' || row === 'shock')
      ? SECOND_DISORDER_OF_GUNS.value
      : SECOND_DISORDER.value[row];
  return table[marginColumn(margin)];
}

function suffer(
  context: BattleContext,
  id: string,
  second: SecondOutcome,
  { from, cause }: Check,
): CheckOutcome {
  const unit = context.state.units.get(id)!;
  const rule: readonly BattleRule[] = second.abandon === 0 ? ['P-09.3'] : ['P-09.4', 'G-95'];
  const guns = second.abandon === 'half' ? Math.ceil(unit.sp / 2) : second.abandon;
  if (guns > 0) loseStrength(context, { unit: id, lost: guns, kind: 'abandoned', rule });
  if (second.lose > 0)
    loseStrength(context, { unit: id, lost: second.lose, kind: lossOf(unit), rule: [...rule, 'G-46'] });
  if (!context.state.units.has(id)) return 'gone';
  if (second.rout) {
    rout(context, id, rule);
    return context.state.units.has(id) ? 'routed' : 'gone';
  }
  if (second.retreat > 0 && unit.hex !== null) {
    retreat(context, id, {
      hexes: second.retreat,
      cause: from ?? unit.hex,
      rule: [...rule, 'P-35'],
      // Guns go behind their teams (P-09.4).
      ...(unit.type === 'ART' || unit.type === 'HART' ? { formation: 'limbered' as const } : {}),
    });
    return context.state.units.has(id) ? 'moved' : 'gone';
  }
  if (second.stop) return 'stopped';
  // A check in answer to the enemy that costs nothing, or men only.
  return cause === 'fire' ? 'disordered' : 'no-effect';
}

function runOn(context: BattleContext, id: string): CheckOutcome {
  rout(context, id, ['P-09.1']);
  return context.state.units.has(id) ? 'routed' : 'gone';
}

/**
 * A unit routs (P-12.1): it runs at once, and every ordered friend of foot or horse beside the hex where it began, or through whom it runs,
 * checks (P-12.3, G-92). A second rout of the day shatters it (P-15).
 */
export function rout(context: BattleContext, id: string, rule: readonly BattleRule[]): void {
  const unit = context.state.units.get(id);
  if (!unit) return;
  const routs = unit.state === 'routed' ? unit.routs : unit.routs + 1;
  const run = routMove(context, id, [...rule, 'P-12.1'], routs, unit.state !== 'routed');
  collapseIfDue(context, id);
  updateEffectiveness(context, unit.command);
  const [start] = run;
  if (start === undefined) return;
  for (const friend of shakenBy(context, unit, start, run))
    checkDisorder(context, friend, {
      cause: 'rout-near',
      rule: ['P-12.3', 'G-92'],
      drms: [{ rule: 'P-12.3', value: NEAR_A_ROUT, why: "a friend's rout" }],
      from: start,
    });
}

function shakenBy({ state }: BattleContext, unit: UnitState, start: Hex, run: readonly Hex[]): string[] {
  return [...state.units.values()]
    .filter(
      (other) =>
        other.side === unit.side &&
        other.id !== unit.id &&
        other.state === 'ordered' &&
        (other.type === 'INF' || other.type === 'SS' || other.type === 'CAV') &&
        hexesOf(other).some((hex) => distance(hex, start) <= 1 || run.includes(hex)),
    )
    .map((other) => other.id)
    .sort();
}
