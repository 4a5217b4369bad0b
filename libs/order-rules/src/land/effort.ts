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

/**
 * Tells what the ordered steps will cost (GITM AMWOL 7.1 to 7.3): steps beyond the allowance are a forced march or are not
 * made, and nobody marches above the limit of fatigue.
 */
export function checkEffort(judging: Judging, unit: Unit, order: LandOrder, itinerary: Itinerary): void {
  const { books, state } = judging;
  const type = books.land.unitTypes.get(unit.type);
  if (!type || itinerary.steps.length === 0) return;
  const { movement } = books.land;
  const wagons = carriedOnTheMarch(judging, unit, order) > 0 ? movement.suppliesPenalty.value : 0;
  const isolation = unit.communications ? 0 : movement.communicationsPenalty.value;
  const allowance = Math.max(0, type.strategicAllowance - wagons - isolation);
  const mayForce =
    type.forcedMarchFatigue !== null &&
    !(order.strategic?.noForcedMarch && movement.forcedMarchForbiddable.value);
  let fatigue = unit.fatigue;
  for (const [i, { box, square }] of itinerary.steps.entries()) {
    const field = `strategic.path[${box}]`;
    const there = state.theatre.grid.nameOf(square);
    const why = `${unit.id} marches ${allowance} ${allowance === 1 ? 'square' : 'squares'} this turn${wagons ? ', one less for its wagons' : ''}${isolation ? ', one less out of communications' : ''}`;
    if (fatigue > movement.marchFatigueLimit.value) {
      judging.problems.warn('too-tired', landRule(judging, '7.1'), field, [
        `${unit.id} will have fatigue ${fatigue}`,
        `nobody marches above ${movement.marchFatigueLimit.value}`,
        `it halts before ${there}`,
      ]);
      return;
    }
    const forced = i >= allowance;
    if (forced && (!mayForce || i >= allowance + movement.forcedMarchSquares.value)) {
      judging.problems.warn('beyond-allowance', landRule(judging, '7.3'), field, [
        `${there} is step ${i + 1} of the path`,
        `${why}${mayForce ? `, and ${movement.forcedMarchSquares.value} more by forced march` : ', and makes no forced march'}`,
        `it halts before ${there}`,
      ]);
      return;
    }
    const cost = (forced ? type.forcedMarchFatigue! : movement.marchFatigue.value) + costly(judging, square);
    if (forced)
      judging.problems.warn('forced-march', landRule(judging, '7.3'), field, [
        `${there} is step ${i + 1} of the path`,
        why,
        `it is a forced march and costs ${cost} fatigue`,
      ]);
    fatigue += cost;
  }
}

function costly({ books, state }: Judging, square: number): number {
  const { costlyGround, costlyGroundAdds } = books.land.movement;
  return costlyGround.value.includes(state.theatre.terrain[square]!) ? costlyGroundAdds.value : 0;
}
