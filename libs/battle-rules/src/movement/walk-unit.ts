import {
  type Activation,
  type BattleContext,
  isWithin,
  type PlanStep,
  fitsIn,
  hexesOf,
  isTooManyForAHex,
  STACK_MOST,
  stackIn,
  type UnitState,
} from '@vedette/battle';
import { enemyAudience, lookAround, stepAudience } from '@vedette/battle-sight';
import { ceaseMovementFire } from '../fire/cease-movement-fire.js';
import { comingOn } from '../leaders/fog-of-command.js';
import { checkDisorder } from '../morale/check-disorder.js';
import { reactToStep } from '../reaction/react-to-step.js';
import { judgeStep, stepText } from './judge-step.js';
import {
  FlankRefused,
  FormationChanged,
  StackChanged,
  UnitMoved,
  UnitSurprised,
  UnitTurned,
} from './movement.events.js';
import { leaveMarker, leavesNone, type MarkerStep } from './leave-marker.js';
import { isStrategic, type Mover, moverOf } from './mover.js';
import { tellNotTaken } from './step-not-taken.js';
import type { StepRefused, StepTaken, UnitWay } from './step.js';

/**
 * A unit does what its plan says, step by step: each is judged as things then are, costs its MP, may ask for checks, and is looked
 * at by whoever may answer it. A step that cannot be taken ends the movement (P-33.5). Where it ends, fire may fall (G-37). Who gives way
 * of itself pays for the ground alone (P-35).
 */
export function walkUnit(
  context: BattleContext,
  activation: Activation,
  id: string,
  { steps, givesWay }: UnitWay,
): void {
  let mover = moverOf(context, activation, id, givesWay);
  let marker: MarkerStep | null = null;
  for (const [i, step] of steps.entries()) {
    if (typeof step === 'object' && 'build' in step) continue;
    if (typeof step === 'object' && 'marker' in step) {
      if (mover.entered.length === 0 && mover.unit.hex !== null) marker = step;
      else leavesNone(context, mover, 'it is left where a unit stood, before its first hex');
      continue;
    }
    const judged = judgeStep(context, mover, step);
    if (!judged.ok) {
      refuse(context, activation, mover, step, judged);
      break;
    }
    if (!endsWell(context, mover, judged.after, steps.slice(i + 1))) {
      refuse(context, activation, mover, step, {
        ok: false,
        rule: ['G-22', 'P-35'],
        why: `${judged.after.unit.hex} holds ${STACK_MOST} SP at most`,
      });
      break;
    }
    if (marker !== null && typeof step === 'string') {
      leaveMarker(context, mover, judged.after, marker);
      marker = null;
    }
    take(context, activation, mover, step, judged);
    const goesOn = checks(context, judged, mover);
    // Who must stop where he came has come there all the same, and is answered (P-33.5).
    if (standsAs(context, judged.after)) reactToStep(context, activation, id, hexesOf(mover.unit));
    if (!goesOn || !standsAs(context, judged.after) || judged.ends) break;
    mover = { ...judged.after, unit: context.state.units.get(id)! };
  }
  if (marker !== null) leavesNone(context, mover, 'it did not leave');
  tellNoDoubleTime(context, mover);
  ceaseMovementFire(context, activation, id);
}

/** Double time asked of who had no part of it: it is for strategic movement alone (P-03). */
function tellNoDoubleTime(context: BattleContext, mover: Mover): void {
  const unit = context.state.units.get(mover.unit.id);
  if (!unit || !mover.doubleTime || (unit.type === 'INF' && isStrategic(context, mover))) return;
  const why = 'only infantry in strategic movement goes at double time';
  tellNotTaken(context, unit, { rule: ['P-03'], step: 'double time', why });
}

/** Whether the unit is still where and what its step made it, disorder aside. */
function standsAs({ state }: BattleContext, { unit }: Mover): boolean {
  const now = state.units.get(unit.id);
  return now !== undefined && now.hex === unit.hex && now.state !== 'routed';
}

/** Checks for disorder that a step asked for; false if the unit may not go on. */
function checks(context: BattleContext, taken: StepTaken, before: Mover): boolean {
  for (const { cause, rule } of taken.checks) {
    const outcome = checkDisorder(context, before.unit.id, { cause, rule });
    if (outcome === 'stopped' || outcome === 'moved' || outcome === 'routed' || outcome === 'gone')
      return false;
  }
  return true;
}

/** Whether a unit may stop as it stands after a step, or has steps that lead it to where it fits (G-22, G-30, P-35). */
export function endsWhereItFits({ state }: BattleContext, before: Mover, after: Mover): boolean {
  if (after.unit.hex === null) return true;
  // A line too long for any hex is let alone where it is one already: it may go on, or into column.
  return fitsIn(state, after.unit) && (isTooManyForAHex(before.unit) || !isTooManyForAHex(after.unit));
}

/** The same, or with what of its steps is still to come. */
function endsWell(context: BattleContext, before: Mover, after: Mover, rest: readonly PlanStep[]): boolean {
  if (endsWhereItFits(context, before, after)) return true;
  let at = after;
  for (const step of rest) {
    const judged = judgeStep(context, at, step);
    if (!judged.ok) return false;
    at = judged.after;
    if (endsWhereItFits(context, before, at)) return true;
    if (judged.ends) return false;
  }
  return false;
}

function refuse(
  context: BattleContext,
  activation: Activation,
  { unit }: Mover,
  step: PlanStep,
  { rule, why, surprise }: StepRefused,
): void {
  if (surprise && typeof step === 'string' && unit.hex !== null) {
    context.emit(UnitSurprised, {
      rule,
      hex: unit.hex,
      units: [unit.id],
      data: { unit: unit.id, hex: unit.hex, before: step },
      audience: context.toSide(unit.side),
      change: {
        unitTurns: Object.fromEntries(activation.units.map((id) => [id, { surprised: true }])),
      },
    });
    return;
  }
  tellNotTaken(context, unit, { rule, step: stepText(step), why });
}

function take(
  context: BattleContext,
  activation: Activation,
  before: Mover,
  step: PlanStep,
  taken: StepTaken,
): void {
  const { after, cost, rule } = taken;
  const { unit } = after;
  const shared = { rule, hex: unit.hex, units: [unit.id] };
  const spent = Number.isFinite(after.spent) ? after.spent : before.spent + cost;
  const turnSpent = (context.state.progress.units[unit.id]?.spent ?? 0) + cost;
  activation.stirred.add(unit.id);
  if (typeof step === 'string') {
    activation.entered.set(unit.id, [...(activation.entered.get(unit.id) ?? []), step]);
    const comes = before.unit.hex === null ? leadersWith(context, unit) : [];
    context.emit(UnitMoved, {
      ...shared,
      ...(comes.length > 0 ? { leaders: comes } : {}),
      data: { unit: unit.id, from: before.unit.hex, to: step, facing: unit.facing, cost, spent },
      audience: context.toSide(unit.side, stepAudience(context, unit.side, before.unit.hex, step)),
      change: {
        units: { [unit.id]: { hex: step, facing: unit.facing, stack: unit.stack, extended: unit.extended } },
        leaders: Object.fromEntries(comes.map((id) => [id, { ...comingOn({ id }), hex: step, group: null }])),
        unitTurns: {
          [unit.id]: {
            spent: turnSpent,
            hexes: (context.state.progress.units[unit.id]?.hexes ?? 0) + 1,
            ...(isStrategic(context, after) ? { strategic: true } : {}),
            ...(after.doubleTime && isStrategic(context, after) ? { doubleTime: true } : {}),
            ...(before.unit.hex === null ? { entry: step } : {}),
          },
        },
      },
    });
    lookAround(context, [
      ...(before.unit.hex === null ? [] : [before.unit.hex]),
      ...before.unit.extended,
      step,
      ...unit.extended,
    ]);
    return;
  }
  const stirred = { unitTurns: { [unit.id]: { spent: turnSpent } } };
  const audience = context.toSide(
    unit.side,
    unit.hex === null ? {} : enemyAudience(context, unit.side, unit.hex),
  );
  if ('face' in step)
    context.emit(UnitTurned, {
      ...shared,
      data: { unit: unit.id, facing: unit.facing, cost },
      audience,
      change: { ...stirred, units: { [unit.id]: { facing: unit.facing, refused: unit.refused } } },
    });
  else if ('refuse' in step)
    context.emit(FlankRefused, {
      ...shared,
      rule: ['P-28', 'G-87'],
      data: { unit: unit.id, flank: step.refuse, cost },
      audience,
      change: { ...stirred, units: { [unit.id]: { refused: unit.refused } } },
    });
  else if ('stack' in step) reorder(context, unit, step.stack, cost);
  else
    context.emit(FormationChanged, {
      ...shared,
      rule: 'form' in step ? ['P-03', 'G-71'] : ['P-03', 'G-69', 'G-70'],
      data: { unit: unit.id, formation: unit.formation, extended: [...unit.extended], cost },
      audience,
      change: {
        ...stirred,
        units: { [unit.id]: { formation: unit.formation, extended: unit.extended, refused: unit.refused } },
      },
    });
  if (unit.hex !== null) lookAround(context, [unit.hex, ...before.unit.extended, ...unit.extended]);
}

/** Leaders who come onto the map with a unit: its own and those above him who waited with the group (P-31.6). */
function leadersWith({ state }: BattleContext, unit: UnitState): string[] {
  return [...state.leaders.values()]
    .filter(
      ({ hex, group, status }) => hex === null && status === 'fit' && group !== null && group === unit.group,
    )
    .filter(({ command }) => command !== null && isWithin(state, unit.command, command))
    .map(({ id }) => id)
    .sort();
}

/** The unit at its new place, the others in their order around it (G-29). */
function reorder(context: BattleContext, unit: UnitState, place: number, cost: number): void {
  const others = stackIn(context.state, unit.hex!).filter(({ id }) => id !== unit.id);
  const ids = others.map(({ id }) => id);
  ids.splice(Math.min(place, ids.length), 0, unit.id);
  context.emit(StackChanged, {
    rule: ['G-29', 'G-26'],
    hex: unit.hex,
    units: [unit.id],
    data: { unit: unit.id, place: ids.indexOf(unit.id), cost },
    audience: context.toSide(unit.side),
    change: { units: Object.fromEntries(ids.map((id, stack) => [id, { stack }])) },
  });
}
