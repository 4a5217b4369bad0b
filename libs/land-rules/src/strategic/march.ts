import {
  MarchBlocked,
  MarchHalted,
  type MarchPurpose,
  MarchSighted,
  tacticalName,
  type Unit,
  UnitMarched,
} from '@vedette/campaign';
import type { Draw } from '@vedette/chance';
import { type Direction, DIRECTION_NAMES, opposite } from '@vedette/geography';
import { commandOf, isSeenByOthers, marchAudience, sightingOf } from '@vedette/observation';
import type { LandRule, PhaseContext } from '@vedette/rulebooks';
import { departureOver } from '../ferries/ferry-over.js';
import { tellPassage } from '../ferries/passage.js';
import { barringCombatUnitsIn } from '../presence/strangers.js';
import { entersFort } from '../orders/fort-entry.js';
import { givesUpTacticalMove } from '../orders/specified-order.js';
import { afterArrival } from './arrival.js';
import type { Hindrance } from '../ground/hindrance.js';
import { orderRoll } from './movement-order.js';
import { isHindrance, planStep, type StepPlan } from './plan-step.js';
import { strategicPhaseNumber } from './strategic-phase-number.js';

/** A strategic step somebody wants to make. */
export interface WantedStep {
  readonly unit: Unit;
  readonly to: number;
  readonly purpose: MarchPurpose;
  /** Enemy followed, for a pursuit. */
  readonly follows?: string;
  /** Draws that chose the square. */
  readonly dice?: readonly Draw[];
  /** Told right after the step, before anybody follows. */
  readonly onLeaving?: () => void;
}

const RULES: Readonly<Record<MarchPurpose, LandRule>> = {
  path: '7.1',
  withdrawal: '7.5',
  pursuit: '7.12',
  'march-to-battle': '7.13',
  'march-to-allies': '7.13',
  'march-to-enemy': '7.13',
};

/** The square a unit left, and whether those it left behind could see it there. */
export interface Departure {
  readonly unit: Unit;
  readonly square: number;
  readonly seen: boolean;
}

/** Makes a strategic step, or tells why not and returns null. */
export function march(context: PhaseContext, wanted: WantedStep): Departure | null {
  const plan = planStep(context, wanted.unit, wanted.to, wanted.purpose);
  if (isHindrance(plan)) {
    tellHindrance(context, wanted, plan);
    return null;
  }
  const { unit } = wanted;
  const departure = { unit, square: unit.square, seen: isSeenByOthers(context.state, unit) };
  goByFerry(context, unit, plan.leaves);
  makeStep(context, wanted, plan);
  wanted.onLeaving?.();
  afterArrival(context, unit);
  return departure;
}

/** A march that nobody watches and that a ferry alone takes over the river of its square uses up the ferry's room (ROTD 12.7, R-42). */
function goByFerry(context: PhaseContext, unit: Unit, direction: Direction): void {
  const { state, book } = context;
  if (book.movement.ferries === null || barringCombatUnitsIn(state, unit.state, unit.square)) return;
  const ferry = departureOver(context, unit, direction)?.ferry;
  if (ferry) tellPassage(context, unit, ferry);
}

function makeStep(context: PhaseContext, wanted: WantedStep, plan: StepPlan): void {
  const { state } = context;
  const { unit, purpose } = wanted;
  const { grid } = state.theatre;
  const phase = strategicPhaseNumber(context.phase);
  const { friends, strangers } = marchAudience(state, unit, plan.to, plan.tactical);
  const sighting = sightingOf(context, unit, strangers);
  const way = {
    unit: unit.id,
    from: grid.nameOf(unit.square),
    fromTactical: tacticalName(unit.tactical),
    left: DIRECTION_NAMES[plan.leaves]!,
    to: grid.nameOf(plan.to),
    toTactical: tacticalName(plan.tactical),
    entered: DIRECTION_NAMES[opposite(plan.arrives)]!,
  };
  context.emit(UnitMarched, {
    rule: context.landRule(plan.divertedFrom === null ? RULES[purpose] : '7.15'),
    units: [unit.id],
    data: {
      ...way,
      purpose,
      ...(plan.divertedFrom === null ? {} : { divertedFrom: grid.nameOf(plan.divertedFrom) }),
      ...(wanted.follows ? { follows: wanted.follows } : {}),
      phase,
      steps: unit.turn.march.steps + 1,
      allowance: plan.effort.allowance,
      forced: plan.effort.forced,
      cost: plan.cost,
      fatigue: unit.fatigue + plan.cost,
      // A diverted step of the path is still to be made: everything that follows comes one phase later (7.15).
      delay: unit.turn.march.delay + (plan.divertedFrom !== null && purpose === 'path' ? 1 : 0),
      // A march-to step in an empty box is made, and the boxes after it lapse.
      cancelsPath: purpose !== 'path' && purpose !== 'withdrawal',
      cancelsTacticalMove: givesUpTacticalMove(context, unit, phase),
      inFort: entersFort(context, unit, plan.to, plan.tactical),
    },
    dice: [orderRoll(context, unit.id), ...(wanted.dice ?? []), ...plan.dice],
    audience: friends,
  });
  if (!sighting) return;
  const { force, dice, audience } = sighting;
  context.emit(MarchSighted, {
    rule: context.landRule('4.5'),
    units: [unit.id],
    data: { ...way, force },
    dice,
    audience,
  });
}

/** Tells why a step was not made: a step of the path is tried again, or the path ends (7.4, 7.8). */
export function tellHindrance(context: PhaseContext, wanted: WantedStep, hindrance: Hindrance): void {
  const { unit, purpose, to } = wanted;
  const { grid } = context.state.theatre;
  const telling = {
    rule: context.landRule(hindrance.rule),
    square: unit.square,
    units: [unit.id],
    dice: [orderRoll(context, unit.id), ...(wanted.dice ?? [])],
    audience: commandOf(unit),
  };
  if (purpose === 'path' && hindrance.hindered === 'lasting') {
    context.emit(MarchHalted, {
      ...telling,
      data: { unit: unit.id, at: grid.nameOf(unit.square), bound: grid.nameOf(to), reason: hindrance.reason },
    });
    return;
  }
  const { delay } = unit.turn.march;
  context.emit(MarchBlocked, {
    ...telling,
    data: {
      unit: unit.id,
      from: grid.nameOf(unit.square),
      to: grid.nameOf(to),
      purpose,
      reason: hindrance.reason,
      delay: purpose === 'path' ? delay + 1 : delay,
    },
  });
}
