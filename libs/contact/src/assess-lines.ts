import { type CampaignState, type City, type StateId, type Unit, type UnitLines } from '@vedette/campaign';
import { strategicDistance } from '@vedette/geography';
import type { LandRulebook } from '@vedette/rulebooks';
import { ContactGround } from './contact-ground.js';
import { ContactSearch } from './contact-search.js';

interface Found {
  readonly source: string;
  readonly length: number;
}

/**
 * Works out the lines of every active unit (GITM AMWOL 10.1, 10.5, 10.11). One search from each headquarters serves all
 * who ask; of equally near sources the first by id is taken, a city before a headquarters. The result does not
 * depend on the order of units. `of` asks for some units only.
 */
export function assessLines(state: CampaignState, book: LandRulebook, of?: readonly Unit[]): UnitLines[] {
  return new LinesOfASide(state, book, of ?? [...state.units.values()]).all();
}

class LinesOfASide {
  private readonly grounds = new Map<StateId, ContactGround>();
  private readonly communications = new Map<string, Found>();
  private readonly corpsCity = new Map<string, Found>();
  private readonly corpsNear = new Map<string, Found[]>();
  private readonly asked: ReadonlySet<Unit>;

  constructor(
    private readonly state: CampaignState,
    private readonly book: LandRulebook,
    private readonly of: readonly Unit[],
  ) {
    this.asked = new Set(of);
    const active = [...state.units.values()].filter((unit) => unit.status === 'active' && unit.square >= 0);
    for (const army of active) if (army.kind.role.commands === 'army') this.fromArmy(army, active);
    for (const corps of active) if (corps.kind.role.feeds) this.fromCorps(corps);
    for (const near of this.corpsNear.values())
      near.sort((a, b) => a.length - b.length || (a.source < b.source ? -1 : 1));
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

  /** A friendly city in the unit's strategic square with which it may deal (10.1, 10.3, 10.5). */
  private cityBeside(unit: Unit): string | null {
    const city = this.state.cityIn(unit.square);
    return city && this.state.areFriends(unit.state, city.state) && mayDeal(unit, city) ? city.name : null;
  }

  private supplyOf(unit: Unit): string | null {
    const beside = this.cityBeside(unit);
    if (beside) return beside;
    if (unit.kind.role.feeds) return this.corpsCity.get(unit.id)?.source ?? null;
    return this.corpsNear.get(unit.id)?.[0]?.source ?? null;
  }

  /** Corps headquarters an army headquarters reaches within five squares (10.1). */
  private fromArmy(army: Unit, active: readonly Unit[]): void {
    const reach = this.book.supply.armyReach.value;
    const search = new ContactSearch(this.groundOf(army.state), army, reach);
    for (const corps of active) {
      if (corps.kind.role.commands !== 'corps' || !this.state.areFriends(army.state, corps.state)) continue;
      if (!isWithinSameWalls(this.state, army, corps)) continue;
      const length = search.lengthTo(corps);
      if (length === null) continue;
      const known = this.communications.get(corps.id);
      if (!known || length < known.length) this.communications.set(corps.id, { source: army.id, length });
    }
  }

  /** Cities within eight squares of a corps headquarters, and the units within two (10.1, 10.5). */
  private fromCorps(corps: Unit): void {
    if (this.asked.has(corps)) this.toCities(corps);
    this.toUnits(corps);
  }

  private toCities(corps: Unit): void {
    const { cityReach } = this.book.supply;
    const search = new ContactSearch(this.groundOf(corps.state), corps, cityReach.value);
    for (const city of this.citiesAround(corps.square, cityReach.value)) {
      if (city.besieged || !this.state.areFriends(corps.state, city.state)) continue;
      const known = this.corpsCity.get(corps.id);
      if (known && strategicDistance(this.state.theatre.grid, corps.square, city.square) > known.length)
        break;
      const length =
        city.square === corps.square && !mayDeal(corps, city) ? null : search.lengthTo(city, known?.length);
      if (
        length !== null &&
        (!known || length < known.length || (length === known.length && city.name < known.source))
      )
        this.corpsCity.set(corps.id, { source: city.name, length });
    }
  }

  private toUnits(corps: Unit): void {
    const reach = this.book.supply.corpsReach.value;
    const ground = this.groundOf(corps.state);
    const search = new ContactSearch(ground, corps, reach);
    for (const square of squaresAround(this.state, corps.square, reach)) {
      const units = this.state.unitsIn(square).filter((unit) => this.isServed(corps, unit));
      // Where nobody bars a way and no river parts the map it makes no difference to a line where in the square it ends.
      const lengths = new Map<number, number | null>();
      const matters = ground.hasBarrier(square) || ground.banks?.isParted(square) === true;
      for (const unit of units) {
        const end = matters ? unit.tactical : 0;
        let length = lengths.get(end);
        if (length === undefined) lengths.set(end, (length = search.lengthTo(unit)));
        if (length !== null && length <= reach) this.offer(corps, unit, length);
      }
    }
  }

  /** Cities within some squares of a square, nearest first, so that a search need go no farther than the nearest. */
  private citiesAround(square: number, reach: number): City[] {
    const { grid } = this.state.theatre;
    const found: City[] = [];
    for (const at of squaresAround(this.state, square, reach)) {
      const city = this.state.cityIn(at);
      if (city) found.push(city);
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

  private offer(corps: Unit, unit: Unit, length: number): void {
    const list = this.corpsNear.get(unit.id);
    if (!list) this.corpsNear.set(unit.id, [{ source: corps.id, length }]);
    else list.push({ source: corps.id, length });
  }

  private groundOf(state: StateId): ContactGround {
    let ground = this.grounds.get(state);
    if (!ground) this.grounds.set(state, (ground = new ContactGround(this.state, this.book, state)));
    return ground;
  }
}

/** Whether a unit may deal with a city of its own square: a besieged one only from within (10.3, 10.5). */
function mayDeal(unit: Unit, city: City): boolean {
  return !city.besieged || unit.tactical === city.tactical;
}

interface Standing {
  readonly square: number;
  readonly tactical: number;
}

/** Whether two ends may deal with each other across the walls of a besieged city: both within or both without (10.3). */
export function isWithinSameWalls(state: CampaignState, a: Standing, b: Standing): boolean {
  return within(state, a) === within(state, b);
}

/** Name of the besieged city an end is in, or null. */
function within(state: CampaignState, end: Standing): string | null {
  const city = state.cityIn(end.square);
  return city?.besieged && city.tactical === end.tactical ? city.name : null;
}

function* squaresAround(state: CampaignState, square: number, reach: number): Generator<number> {
  const { columns, rows } = state.theatre.grid;
  const column = square % columns;
  const row = Math.floor(square / columns);
  for (let r = Math.max(0, row - reach); r <= Math.min(rows - 1, row + reach); r++)
    for (let c = Math.max(0, column - reach); c <= Math.min(columns - 1, column + reach); c++)
      yield r * columns + c;
}
