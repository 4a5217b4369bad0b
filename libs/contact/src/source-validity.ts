import { type CampaignState, type StateId, type Unit } from '@vedette/campaign';
import type { LandRulebook } from '@vedette/rulebooks';
import { isWithinSameWalls } from './assess-lines.js';
import { ContactGround } from './contact-ground.js';
import { ContactSearch } from './contact-search.js';

/** Tells from which sources units may draw, while no unit moves: the ground is looked at once a state. */
export class SourceValidity {
  private readonly grounds = new Map<StateId, ContactGround>();

  constructor(
    private readonly state: CampaignState,
    private readonly book: LandRulebook,
  ) {}

  /**
   * Whether a unit may draw from a city or corps headquarters (GITM AMWOL 10.3, 10.5): friendly, on the same side of the walls of
   * a besieged city, and within the book's line of contact; cities feed headquarters of corps and who stands in their square.
   */
  allows(unit: Unit, source: string): boolean {
    const { state, book } = this;
    const city = state.cities.get(source);
    const corps = state.units.get(source);
    const end = city ?? corps;
    if (!end || !state.areFriends(unit.state, end.state) || !isWithinSameWalls(state, unit, end))
      return false;
    if (corps && (!corps.kind.role.feeds || corps.status !== 'active' || unit.kind.role.feeds)) return false;
    if (city && !unit.kind.role.feeds) return city.square === unit.square;
    const reach = city ? book.supply.cityReach.value : book.supply.corpsReach.value;
    return new ContactSearch(this.groundOf(unit.state), unit, reach).lengthTo(end) !== null;
  }

  private groundOf(of: StateId): ContactGround {
    let ground = this.grounds.get(of);
    if (!ground) this.grounds.set(of, (ground = new ContactGround(this.state, this.book, of)));
    return ground;
  }
}
