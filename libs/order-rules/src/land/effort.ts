import type { LandOrder, Unit } from '@vedette/campaign';
import { landRule, type Judging } from '../judging.js';
import type { Itinerary } from './itinerary.js';
import { mostCarried } from './understood.js';

/**
 * Supplies a unit will carry when it marches (GITM AMWOL 10.7): it eats one first; then it draws up to the wanted level, or
 * keeps what is left when no level is ordered.
 */
export function carriedOnTheMarch(judging: Judging, unit: Unit, order: LandOrder): number {
  const left = Math.max(0, unit.supplies - 1);
  const level = order.supply?.level ?? null;
  return level === null ? left : Math.min(level, mostCarried(judging, unit.type));
}

/** What a march costs a unit, and how far it may go (GITM AMWOL 7.1 to 7.3). */
export interface Effort {
  /** Squares it marches without forcing. */
  readonly allowance: number;
  /** What wagons and want of communications take off its allowance. */
  readonly wagons: number;
  readonly isolation: number;
  /** Fatigue of a step by forced march, or null when it makes none. */
  readonly forcedFatigue: number | null;
}

/** The effort a unit can make by its type, its wagons and its communications. */
export function effortOf(judging: Judging, unit: Unit, order: LandOrder): Effort {
  const { movement } = judging.books.land;
  const { strategicAllowance, forcedMarchFatigue } = unit.kind;
  const wagons = carriedOnTheMarch(judging, unit, order) > 0 ? movement.suppliesPenalty.value : 0;
  const isolation = unit.communications ? 0 : movement.communicationsPenalty.value;
  const forbidden = order.strategic?.noForcedMarch && movement.forcedMarchForbiddable.value;
  return {
    allowance: Math.max(0, strategicAllowance - wagons - isolation),
    wagons,
    isolation,
    forcedFatigue: forbidden ? null : forcedMarchFatigue,
  };
}

/** What a step costs, or why it is not made. */
export type StepCost =
  | { readonly made: true; readonly forced: boolean; readonly fatigue: number }
  | { readonly made: false; readonly why: 'too-tired' | 'beyond-allowance' };

/** What the step into a square costs a unit with some fatigue that has made a number of steps this turn. */
export function costOfStep(
  { books, state }: Judging,
  { allowance, forcedFatigue }: Effort,
  { square, made, fatigue }: { readonly square: number; readonly made: number; readonly fatigue: number },
): StepCost {
  const { movement } = books.land;
  if (fatigue > movement.marchFatigueLimit.value) return { made: false, why: 'too-tired' };
  const forced = made >= allowance;
  if (forced && (forcedFatigue === null || made >= allowance + movement.forcedMarchSquares.value))
    return { made: false, why: 'beyond-allowance' };
  const { costlyGround, costlyGroundAdds } = movement;
  const ground = costlyGround.value.includes(state.theatre.terrain[square]!) ? costlyGroundAdds.value : 0;
  return { made: true, forced, fatigue: (forced ? forcedFatigue! : movement.marchFatigue.value) + ground };
}

/**
 * Tells what the ordered steps will cost (GITM AMWOL 7.1 to 7.3): steps beyond the allowance are a forced march or are not
 * made, and nobody marches above the limit of fatigue.
 */
export function checkEffort(judging: Judging, unit: Unit, order: LandOrder, itinerary: Itinerary): void {
  const { state, problems } = judging;
  const effort = effortOf(judging, unit, order);
  if (itinerary.steps.length === 0) return;
  const { movement } = judging.books.land;
  const { allowance, wagons, isolation, forcedFatigue } = effort;
  let fatigue = unit.fatigue;
  for (const [i, { box, square }] of itinerary.steps.entries()) {
    const field = `/strategic/path/${box}` as const;
    const there = state.theatre.grid.nameOf(square);
    const why = `${unit.id} marches ${allowance} ${allowance === 1 ? 'square' : 'squares'} this turn${wagons ? ', one less for its wagons' : ''}${isolation ? ', one less out of communications' : ''}`;
    const cost = costOfStep(judging, effort, { square, made: i, fatigue });
    if (!cost.made) {
      if (cost.why === 'too-tired')
        problems.warn('too-tired', landRule(judging, '7.1'), field, [
          `${unit.id} will have fatigue ${fatigue}`,
          `nobody marches above ${movement.marchFatigueLimit.value}`,
          `it halts before ${there}`,
        ]);
      else
        problems.warn('beyond-allowance', landRule(judging, '7.3'), field, [
          `${there} is step ${i + 1} of the path`,
          `${why}${forcedFatigue === null ? ', and makes no forced march' : `, and ${movement.forcedMarchSquares.value} more by forced march`}`,
          `it halts before ${there}`,
        ]);
      return;
    }
    if (cost.forced)
      problems.warn('forced-march', landRule(judging, '7.3'), field, [
        `${there} is step ${i + 1} of the path`,
        why,
        `it is a forced march and costs ${cost.fatigue} fatigue`,
      ]);
    fatigue += cost.fatigue;
  }
}
