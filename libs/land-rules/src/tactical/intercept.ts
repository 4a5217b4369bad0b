import { straightLine } from '@vedette/geography';
import { ownerOf, type Unit } from '@vedette/campaign';
import { range } from '@vedette/observation';
import type { PhaseContext } from '@vedette/rulebooks';
import { inArea, inPhases, tacticalOrder } from '../orders/tactical-order.js';
import { enemiesAt, isInContact } from '../presence/contact.js';
import { groundBinds, isActive } from '../presence/strangers.js';
import { siegeFault } from './besieged-city.js';
import { neutralOnTheWay } from './encounter.js';
import { groundOfMove } from './ground-of-move.js';
import { groundFault } from './impassable.js';
import { inInitiativeOrder } from './initiative.js';
import { blockMove, type Leg, tellLeg } from './leg.js';
import { isFullOfFriends } from '../ground/stacking.js';
import { isTooTired, moveFatigue } from './tactical-fatigue.js';
import { WITHOUT_COMBAT } from './without-combat.js';

/** An interceptor on its way: where contact would be made, and whether it gets there. */
interface Interception {
  readonly unit: Unit;
  readonly line: readonly number[];
  readonly reaches: boolean;
}

/** What interceptions do to a leg: the step of the mover at which it is caught, and who goes for it. */
export interface InterceptionPlan {
  /** Squares the mover makes before it is caught, or null when nobody catches it. */
  readonly caughtAfter: number | null;
  readonly interceptions: readonly Interception[];
}

const NONE: InterceptionPlan = { caughtAfter: null, interceptions: [] };

/**
 * Who intercepts a unit on the first `squares` squares of a leg (GITM AMWOL 8.11, details 11, A-32). An interceptor needs a
 * square of its box on the way that it reaches in no more steps than the mover; contact is made at the first such square.
 * The first who gets there fixes the point for all others; one for whom it lies beyond his allowance goes as far as he can
 * and fails. A leg of one square cannot be intercepted.
 */
export function planInterceptions(context: PhaseContext, leg: Leg, squares: number): InterceptionPlan {
  if (squares < 2) return NONE;
  const ready = readyToIntercept(context, leg);
  if (ready.length === 0) return NONE;
  const interceptions: Interception[] = [];
  let caughtAfter: number | null = null;
  for (const unit of inInitiativeOrder(context, ready)) {
    const step = contactStep(context, unit, leg, squares, caughtAfter);
    if (step === null) continue;
    const line = straightLine(unit.tactical, leg.line[step - 1]!);
    if (!isOpenLine(context, unit, leg.unit, line)) continue;
    const reaches = line.length <= unit.kind.tacticalAllowance;
    interceptions.push({ unit, line, reaches });
    if (reaches) caughtAfter ??= step;
  }
  return { caughtAfter, interceptions };
}

/** Carries out planned interceptions, once the mover stands where it was caught. */
export function carryOutInterceptions(context: PhaseContext, leg: Leg, plan: InterceptionPlan): void {
  for (const { unit, line, reaches } of plan.interceptions) {
    const squares = Math.min(line.length, unit.kind.tacticalAllowance);
    const move: Leg = {
      unit,
      purpose: 'intercept',
      phase: leg.phase,
      line,
      budget: squares,
      cost: moveFatigue(context, unit, leg.phase),
      // Whoever gets there knows whom he caught; whoever fails need not have seen him.
      ...(reaches ? { against: leg.unit.id } : {}),
      endsAt: 'elsewhere',
      dice: [],
    };
    if (reaches && isFullOfFriends(context, unit, unit.square, line.at(-1)!))
      blockMove(context, move, 'square-full');
    else tellLeg(context, move, { squares, reason: reaches ? null : 'allowance-used' });
  }
}

/**
 * Units free to intercept a mover: with the order for this phase, not evading, no headquarters, not yet moved or met this
 * phase (8.12), in contact with nobody; against a neutral only where their own state owns the strategic square.
 */
function readyToIntercept(context: PhaseContext, leg: Leg): Unit[] {
  const { state } = context;
  const mover = leg.unit;
  return state.unitsIn(mover.square).filter((unit) => {
    if (!isActive(unit) || !unit.kind.role.fights || unit === mover) return false;
    const standing = state.standing(unit.state, mover.state);
    if (standing === 'hostile' ? leg.phase === WITHOUT_COMBAT : standing !== 'neutral') return false;
    const order = tacticalOrder(context, unit);
    if (!order.intercept || !inPhases(order.intercept, leg.phase) || order.offensive === 'evade')
      return false;
    const { movedIn, metIn } = unit.turn.tactics;
    if (movedIn === leg.phase || metIn === leg.phase || isInContact(state, unit)) return false;
    if (standing === 'neutral' && ownerOf(state, unit.square) !== unit.state) return false;
    return !isTooTired(context, unit);
  });
}

/** The mover's step (from 1) at which a unit would make contact, or null; `fixed` is where others have caught it. */
function contactStep(
  context: PhaseContext,
  unit: Unit,
  leg: Leg,
  squares: number,
  fixed: number | null,
): number | null {
  const { intercept } = tacticalOrder(context, unit);
  const inTime = (step: number): boolean => range(unit.tactical, leg.line[step - 1]!) <= step;
  for (let step = 1; step <= (fixed ?? squares); step++)
    if (inArea(intercept!, leg.line[step - 1]!) && inTime(step)) {
      if (fixed === null) return step;
      return inTime(fixed) ? fixed : null;
    }
  return null;
}

/** Whether nothing but the mover stands in an interceptor's way: ground, siege, other strangers, room. */
function isOpenLine(context: PhaseContext, unit: Unit, mover: Unit, line: readonly number[]): boolean {
  const { state } = context;
  if (line.length === 0) return false;
  if (siegeFault(context, unit, line) !== null) return false;
  if (groundBinds(state, unit.state, unit.square)) {
    const map = groundOfMove(state, unit, line.at(-1) ?? unit.tactical);
    if (groundFault(map, unit.tactical, line) !== null) return false;
  }
  const before = line.slice(0, -1);
  if (before.some((square) => enemiesAt(state, unit, square).some((enemy) => enemy !== mover))) return false;
  if (neutralOnTheWay(context, unit, before)) return false;
  return !isFullOfFriends(context, unit, unit.square, line.at(-1)!);
}
