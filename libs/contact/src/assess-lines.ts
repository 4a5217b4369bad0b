import { type CampaignState, type StateId, type Unit, type UnitLines } from '@vedette/campaign';
import { strategicDistance } from '@vedette/geography';
import type { LandRulebook } from '@vedette/rulebooks';
import { ContactGround } from './contact-ground.js';
import { ContactSearch, unlimited } from './contact-search.js';
import { drawsBeside, isOpenTo } from './drawing-places.js';
import { squaresAround } from './squares-around.js';
import { cityAsPlace, depotAsPlace, PLACE_KINDS, placesIn, type SupplyPlace } from './supply-places.js';
import { isWithinSameWalls, mayDeal } from './walls.js';

/** A source that reaches a unit. */
interface Found {
  readonly source: string;
  /** How far it is, as the book reckons it. */
  readonly far: number;
  /** How many squares the line enters. */
  readonly line: number;
}

/** A place that reaches a corps headquarters. */
interface FoundPlace extends Found {
  readonly rank: number;
}

/**
 * Works out the lines of every active unit (GITM AMWOL 10.1, 10.5, 10.11; ROTD 11.1, 11.6, 11.13). One search from each headquarters
 * serves all who ask; of equally near sources a city comes first, then a depot, a cache and a headquarters, then the first by id
 * . The result does not depend on the order of units. `of` asks for some units only.
 */
export function assessLines(state: CampaignState, book: LandRulebook, of?: readonly Unit[]): UnitLines[] {
  return new LinesOfASide(state, book, of ?? [...state.units.values()]).all();
}

class LinesOfASide {
  private readonly grounds = new Map<StateId, ContactGround>();
  private readonly communications = new Map<string, Found>();
  private readonly corpsPlace = new Map<string, FoundPlace>();
  private readonly corpsNear = new Map<string, Found[]>();
  private readonly asked: ReadonlySet<Unit>;
  /** Whether headquarters reach as far as the crow flies over lines of any length, or as far as the line is long. */
  private readonly byDistance: boolean;

  constructor(
    private readonly state: CampaignState,
    private readonly book: LandRulebook,
    private readonly of: readonly Unit[],
  ) {
    this.asked = new Set(of);
    this.byDistance = book.supply.communicationsBy.value === 'distance';
    const active = [...state.units.values()].filter((unit) => unit.status === 'active' && unit.square >= 0);
    for (const army of active) if (army.kind.role.commands === 'army') this.fromArmy(army, active);
    for (const corps of active) if (corps.kind.role.feeds) this.fromCorps(corps);
    for (const near of this.corpsNear.values())
      near.sort((a, b) => a.far - b.far || (a.source < b.source ? -1 : 1));
  }

  all(): UnitLines[] {
    return this.of.map((unit) => this.linesOf(unit));
  }

  private linesOf(unit: Unit): UnitLines {
    if (unit.status !== 'active' || unit.square < 0)
      return {
        unit: unit.id,
        communications: true,
        communicationsSource: null,
        supplySource: null,
        supplied: true,
      };
    const communications = this.communicationsOf(unit);
    const supply = this.supplyOf(unit);
    return {
      unit: unit.id,
      communications: communications !== null,
      communicationsSource: communications,
      supplySource: supply,
      supplied: supply !== null,
    };
  }

  private communicationsOf(unit: Unit): string | null {
    const { commands } = unit.kind.role;
    if (commands === 'army') return unit.id;
    if (commands === 'corps') return this.communications.get(unit.id)?.source ?? this.cityBeside(unit);
    const near = (this.corpsNear.get(unit.id) ?? []).find(
      ({ source }) => this.communicationsOf(this.state.unit(source)) !== null,
    );
    return near?.source ?? this.cityBeside(unit);
  }

  /** A friendly city in the unit's strategic square, which keeps it in communications (10.1, 10.3). */
  private cityBeside(unit: Unit): string | null {
    const city = this.state.cityIn(unit.square);
    return city && this.state.areFriends(unit.state, city.state) && mayDeal(unit, city) ? city.name : null;
  }

  /** The nearest source: a place of the unit's own square, else for a corps headquarters a place, for others a headquarters. */
  private supplyOf(unit: Unit): string | null {
    const beside = this.placeBeside(unit);
    if (beside) return beside;
    if (unit.kind.role.feeds) return this.corpsPlace.get(unit.id)?.source ?? null;
    const reach = this.book.supply.corpsReach.value;
    return (this.corpsNear.get(unit.id) ?? []).find(({ line }) => line <= reach)?.source ?? null;
  }

  private placeBeside(unit: Unit): string | null {
    const places = placesIn(this.state, unit.square);
    if (places.length === 0) return null;
    const ground = this.groundOf(unit.state);
    const open = places.filter((place) => drawsBeside(ground, unit, place));
    for (const kind of PLACE_KINDS) {
      const found = open.find((place) => place.kind === kind);
      if (found) return found.name;
    }
    return null;
  }

  /** Corps headquarters that an army headquarters reaches (10.1). */
  private fromArmy(army: Unit, active: readonly Unit[]): void {
    const reach = this.book.supply.armyReach.value;
    const search = this.searchFrom(army, reach);
    for (const corps of active) {
      if (corps.kind.role.commands !== 'corps' || !this.state.areFriends(army.state, corps.state)) continue;
      if (!isWithinSameWalls(this.state, army, corps)) continue;
      const found = this.reached(search, army, corps, reach);
      if (found === null) continue;
      const known = this.communications.get(corps.id);
      if (!known || found.far < known.far) this.communications.set(corps.id, found);
    }
  }

  private searchFrom(headquarters: Unit, reach: number): ContactSearch {
    const ground = this.groundOf(headquarters.state);
    return new ContactSearch(ground, headquarters, this.byDistance ? unlimited(ground) : reach);
  }

  /** A unit as a headquarters reaches it, null when it does not. */
  private reached(search: ContactSearch, from: Unit, to: Unit, reach: number): Found | null {
    const range = strategicDistance(this.state.theatre.grid, from.square, to.square);
    if (range > reach) return null;
    const line = search.lengthTo(to);
    return line === null ? null : { source: from.id, far: this.byDistance ? range : line, line };
  }

  private fromCorps(corps: Unit): void {
    const search = this.searchFrom(corps, this.book.supply.corpsReach.value);
    if (this.asked.has(corps)) {
      this.toCities(corps);
      this.toDepots(corps, search);
    }
    this.toUnits(corps, search);
  }

  /** Cities by a line of contact (10.5). */
  private toCities(corps: Unit): void {
    const { cityReach } = this.book.supply;
    const search = new ContactSearch(this.groundOf(corps.state), corps, cityReach.value);
    for (const city of this.citiesAround(corps.square, cityReach.value)) {
      if (city.besieged || !isOpenTo(this.state, this.book, corps, city)) continue;
      const known = this.corpsPlace.get(corps.id);
      if (known && strategicDistance(this.state.theatre.grid, corps.square, city.square) > known.far) break;
      const line =
        city.square === corps.square && !mayDeal(corps, city) ? null : search.lengthTo(city, known?.far);
      if (line !== null) this.offerPlace(corps, city, line, line);
    }
  }

  /** Depots as far as the crow flies, by a line of any length (ROTD 11.6). */
  private toDepots(corps: Unit, search: ContactSearch): void {
    const { depots } = this.book.supply;
    if (depots === null || this.state.depots.size === 0) return;
    const { grid } = this.state.theatre;
    for (const square of squaresAround(grid, corps.square, depots.reach.value))
      for (const depot of this.state.depotsIn(square)) {
        if (depot.kind !== 'depot' || !isOpenTo(this.state, this.book, corps, depot)) continue;
        if (!isWithinSameWalls(this.state, corps, depot)) continue;
        const line = search.lengthTo(depot);
        const far = strategicDistance(grid, corps.square, square);
        if (line !== null) this.offerPlace(corps, depotAsPlace(depot), far, line);
      }
  }

  private offerPlace(corps: Unit, place: SupplyPlace, far: number, line: number): void {
    const known = this.corpsPlace.get(corps.id);
    const rank = PLACE_KINDS.indexOf(place.kind);
    const nearer =
      !known ||
      far < known.far ||
      (far === known.far && (rank < known.rank || (rank === known.rank && place.name < known.source)));
    if (nearer) this.corpsPlace.set(corps.id, { source: place.name, far, line, rank });
  }

  private toUnits(corps: Unit, search: ContactSearch): void {
    const reach = this.book.supply.corpsReach.value;
    const ground = this.groundOf(corps.state);
    for (const square of squaresAround(this.state.theatre.grid, corps.square, reach)) {
      const units = this.state.unitsIn(square).filter((unit) => this.isServed(corps, unit));
      // Where nobody bars a way and no river parts the map it makes no difference to a line where in the square it ends.
      const ways = new Map<number, Found | null>();
      const matters = ground.hasBarrier(square) || ground.banks?.isParted(square) === true;
      for (const unit of units) {
        const end = matters ? unit.tactical : 0;
        let found = ways.get(end);
        if (found === undefined) ways.set(end, (found = this.reached(search, corps, unit, reach)));
        if (found !== null) this.offer(unit, found);
      }
    }
  }

  /** Cities within some squares of a square, nearest first, so that a search need go no farther than the nearest. */
  private citiesAround(square: number, reach: number): SupplyPlace[] {
    const { grid } = this.state.theatre;
    const found: SupplyPlace[] = [];
    for (const at of squaresAround(grid, square, reach)) {
      const city = this.state.cityIn(at);
      if (city) found.push(cityAsPlace(city));
    }
    return found.sort(
      (a, b) => strategicDistance(grid, square, a.square) - strategicDistance(grid, square, b.square),
    );
  }

  /** Whether a unit that is asked for may draw from a corps headquarters, however far the line is. */
  private isServed(corps: Unit, unit: Unit): boolean {
    return (
      !unit.kind.role.feeds &&
      unit.status === 'active' &&
      this.asked.has(unit) &&
      this.state.areFriends(corps.state, unit.state) &&
      isWithinSameWalls(this.state, corps, unit)
    );
  }

  private offer(unit: Unit, found: Found): void {
    const list = this.corpsNear.get(unit.id);
    if (!list) this.corpsNear.set(unit.id, [found]);
    else list.push(found);
  }

  private groundOf(state: StateId): ContactGround {
    let ground = this.grounds.get(state);
    if (!ground) this.grounds.set(state, (ground = new ContactGround(this.state, this.book, state)));
    return ground;
  }
}
