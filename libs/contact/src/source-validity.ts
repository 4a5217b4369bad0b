import { type CampaignState, type StateId, type Unit } from '@vedette/campaign';
import type { LandRulebook } from '@vedette/rulebooks';
import { strategicDistance } from '@vedette/geography';
import { ContactGround } from './contact-ground.js';
import { ContactSearch, unlimited } from './contact-search.js';
import { drawsBeside, isOpenTo } from './drawing-places.js';
import { placeNamed, type SupplyPlace } from './supply-places.js';
import { isWithinSameWalls } from './walls.js';

/** Tells from which sources units may draw, while no unit moves: the ground is looked at once a state. */
export class SourceValidity {
  private readonly grounds = new Map<StateId, ContactGround>();

  constructor(
    private readonly state: CampaignState,
    private readonly book: LandRulebook,
  ) {}

  /**
   * Whether a unit may draw from a city, depot, cache or corps headquarters (GITM AMWOL 10.3, 10.5; ROTD 11.6): friendly, on the same
   * side of the walls of a besieged city, and within the book's reach; places feed who stands in their square, and headquarters
   * of corps from farther off.
   */
  allows(unit: Unit, source: string): boolean {
    const place = placeNamed(this.state, source);
    if (place) return this.allowsPlace(unit, place);
    const corps = this.state.units.get(source);
    return corps !== undefined && this.allowsCorps(unit, corps);
  }

  private allowsPlace(unit: Unit, place: SupplyPlace): boolean {
    const { state, book } = this;
    if (!isOpenTo(state, book, unit, place) || !isWithinSameWalls(state, unit, place)) return false;
    const ground = this.groundOf(unit.state);
    if (place.square === unit.square) return drawsBeside(ground, unit, place);
    if (!unit.kind.role.feeds || place.kind === 'cache') return false;
    const { cityReach, depots } = book.supply;
    if (place.kind === 'city')
      return new ContactSearch(ground, unit, cityReach.value).lengthTo(place) !== null;
    const far = strategicDistance(state.theatre.grid, unit.square, place.square);
    if (depots === null || far > depots.reach.value) return false;
    return new ContactSearch(ground, unit, unlimited(ground)).lengthTo(place) !== null;
  }

  private allowsCorps(unit: Unit, corps: Unit): boolean {
    const { state, book } = this;
    const feeds = corps.kind.role.feeds && corps.status === 'active' && !unit.kind.role.feeds;
    if (!feeds || !state.areFriends(unit.state, corps.state) || !isWithinSameWalls(state, unit, corps))
      return false;
    const search = new ContactSearch(this.groundOf(unit.state), unit, book.supply.corpsReach.value);
    return search.lengthTo(corps) !== null;
  }

  private groundOf(of: StateId): ContactGround {
    let ground = this.grounds.get(of);
    if (!ground) this.grounds.set(of, (ground = new ContactGround(this.state, this.book, of)));
    return ground;
  }
}
