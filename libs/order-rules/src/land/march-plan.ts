import type { LandOrder, Unit } from '@vedette/campaign';
import { capacityFor } from '../authority/may-command.js';
import { landRule, type Judging } from '../judging.js';
import { Problems } from '../problems.js';
import { costOfStep, effortOf } from './effort.js';
import { walkPath } from './itinerary.js';

/** A step of a march, as it would be made if nobody stood in its way. */
export interface PlannedStep {
  /** Strategic phase, from 1. */
  readonly phase: number;
  readonly square: string;
  /** Fatigue after it. */
  readonly fatigue: number;
  readonly forced: boolean;
}

/** A march as the referee understood it: what a client draws beside what was meant. */
export interface MarchPlan {
  readonly from: string | null;
  readonly steps: readonly PlannedStep[];
  readonly end: string | null;
  /** At the end of it; before it, where no step is made. */
  readonly fatigue: number;
  /** Whether it goes aboard instead (7.17). */
  readonly boards: boolean;
  /** The first box that is not made, and the rule; null when all are. */
  readonly stops: { readonly phase: number; readonly rule: string; readonly code: string } | null;
}

/**
 * What a land order's march comes to if nobody interferes (GITM AMWOL 7.1 to 7.6): made of the order, the printed ground and the
 * unit's own condition. Null for a unit that the sender does not command, be it there or not, and for orders without a march.
 */
export function marchPlan(asked: Omit<Judging, 'problems'>, order: LandOrder): MarchPlan | null {
  const isOwn = capacityFor({ ...asked, problems: new Problems() }, order.unit) !== null;
  const unit = isOwn ? asked.state.units.get(order.unit) : undefined;
  return unit ? marchOf(asked, unit, order) : null;
}

/** What the march of an order comes to for a unit, wherever that stands; null for an order without a march. */
export function marchOf(asked: Omit<Judging, 'problems'>, unit: Unit, order: LandOrder): MarchPlan | null {
  if (!order.strategic?.path?.some((box) => box !== null)) return null;
  const judging: Judging = { ...asked, problems: new Problems() };
  const { grid } = asked.state.theatre;
  const { steps, boards } = walkPath(judging, unit, order);
  const nameOf = (square: number): string | null => (square < 0 ? null : grid.nameOf(square));
  const effort = effortOf(judging, unit, order);
  const made: PlannedStep[] = [];
  let [fatigue, end] = [unit.fatigue, unit.square];
  let stops: MarchPlan['stops'] = null;
  for (const [i, { box, square }] of steps.entries()) {
    const cost = costOfStep(judging, effort, { square, made: i, fatigue });
    if (!cost.made) {
      const rule = landRule(judging, cost.why === 'too-tired' ? '7.1' : '7.3');
      stops = { phase: box + 1, rule, code: cost.why };
      break;
    }
    fatigue += cost.fatigue;
    end = square;
    made.push({ phase: box + 1, square: grid.nameOf(square), fatigue, forced: cost.forced });
  }
  // What walking the path refused, where it refused anything, comes after the last step it took.
  const [refused] = judging.problems.list;
  stops ??= refused ? { phase: phaseOf(refused.field), rule: refused.rule, code: refused.code } : null;
  return { from: nameOf(unit.square), steps: made, end: nameOf(end), fatigue, boards, stops };
}

/** The phase of a box by where it stands in the order: `strategic.path[2]` and `/strategic/path/2` are of the third. */
const phaseOf = (field: string): number => Number(/(\d+)\]?$/.exec(field)?.[1] ?? 0) + 1;
