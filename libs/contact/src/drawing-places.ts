import type { CampaignState, Unit } from '@vedette/campaign';
import type { LandRulebook } from '@vedette/rulebooks';
import type { ContactGround } from './contact-ground.js';
import type { SupplyPlace } from './supply-places.js';
import { mayDeal } from './walls.js';

/**
 * Whether a unit may draw from a place of its own strategic square (GITM AMWOL 10.5, ROTD 11.6): a friendly one, a headquarters of a
 * corps where the book says so one of its own side alone; in a besieged city only from within; and from a cache only on the
 * banks from which it can be come to.
 */
export function drawsBeside(ground: ContactGround, unit: Unit, place: SupplyPlace): boolean {
  if (!isOpenTo(ground.state, ground.book, unit, place) || !mayDeal(unit, place)) return false;
  if (place.kind !== 'cache' || ground.banks === null) return true;
  const banks = ground.banks.at(place.square, place.tactical);
  return ground.banks.at(unit.square, unit.tactical).some((bank) => banks.includes(bank));
}

/** Whether a place is of those from which a unit draws, whatever lies between them. */
export function isOpenTo(
  state: CampaignState,
  book: LandRulebook,
  unit: Pick<Unit, 'state' | 'kind'>,
  place: Pick<SupplyPlace, 'state'>,
): boolean {
  return unit.kind.role.feeds && book.supply.corpsDrawsFrom.value === 'same-side'
    ? state.standing(unit.state, place.state) === 'same'
    : state.areFriends(unit.state, place.state);
}
