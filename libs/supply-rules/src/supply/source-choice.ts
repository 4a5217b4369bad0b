import { ContactGround, ContactSearch, isWithinSameWalls } from '@vedette/contact';
import { CORPS_HEADQUARTERS, type LandOrder, type Unit } from '@vedette/campaign';
import type { PhaseContext } from '@vedette/rulebooks';

const NO_SOURCE = 'none';

/**
 * Where a unit draws this turn (GITM AMWOL 6.7, 10.11): nowhere when it says "none"; the ordered source when it is valid;
 * else the one found at the end of the last turn.
 */
export function sourceFor(context: PhaseContext, unit: Unit, order: LandOrder | undefined): string | null {
  const wish = order?.supply?.source ?? null;
  if (wish === null) return unit.supplySource;
  if (wish.toLowerCase() === NO_SOURCE) return null;
  return isValidSource(context, unit, wish) ? wish : unit.supplySource;
}

/** Whether a unit may draw from a city or corps headquarters: friendly, within the book's line of contact (10.5). */
export function isValidSource(context: PhaseContext, unit: Unit, source: string): boolean {
  const { state, book } = context;
  const city = state.cities.get(source);
  const corps = state.units.get(source);
  const end = city ?? corps;
  if (!end || !state.areFriends(unit.state, end.state) || !isWithinSameWalls(state, unit, end)) return false;
  if (
    corps &&
    (corps.type !== CORPS_HEADQUARTERS || corps.status !== 'active' || unit.type === CORPS_HEADQUARTERS)
  )
    return false;
  if (city && unit.type !== CORPS_HEADQUARTERS) return city.square === unit.square;
  const reach = city ? book.supply.cityReach.value : book.supply.corpsReach.value;
  return new ContactSearch(new ContactGround(state, book, unit.state), unit, reach).lengthTo(end) !== null;
}
