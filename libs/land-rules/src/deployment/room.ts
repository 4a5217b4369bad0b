import type { CampaignState, Unit } from '@vedette/campaign';
import type { PhaseContext } from '@vedette/rulebooks';

/** A unit that fills none of the places of a quiet turn: militia at home, and whoever is in a fort (GITM AMWOL 1.4, A-03). */
function isExempt(context: PhaseContext, state: CampaignState, unit: Unit): boolean {
  if (unit.inFort) return true;
  const militia = context.book.unitTypes.get(unit.type)?.militia ?? false;
  return militia && unit.homeCity !== null && state.cityIn(unit.square)?.name === unit.homeCity;
}

/**
 * Whether a strategic square has room for one more unit in a deployment, peace or truce turn: 200 units of every kind
 * (7.18), and where the book has a quiet limit only so many, in cities and elsewhere (NWOL 1.4).
 */
export function hasQuietRoom(context: PhaseContext, unit: Unit, square: number): boolean {
  const { state, book } = context;
  const there = state.unitsIn(square).filter((other) => other !== unit);
  if (there.length >= book.movement.strategicCap.value) return false;
  const cap = book.movement.deployment.quietCap.value;
  if (!cap) return true;
  const counted = there.filter((other) => !isExempt(context, state, other)).length;
  return counted < (state.cityIn(square) ? cap.city : cap.open);
}
