import type { City, StateId, Unit } from '@vedette/campaign';
import { ContactGround, ContactSearch, nationOfSquare, nationOfState } from '@vedette/contact';
import { strategicDistance } from '@vedette/geography';
import type { PhaseContext } from '@vedette/rulebooks';
import type { Store } from './store.js';

/**
 * Where ammunition comes with supplies (GITM AMWOL 10.9, ROTD 11.11): everywhere, or where the book has arsenals from a depot that
 * holds supplies, from a friendly city of the unit's own nation that manufactures, and from friendly cities with a chain of
 * contact to such a one. Caches, and what a corps headquarters carries, hold none.
 */
export class Arsenals {
  /** Cities that have ammunition for the units of a state, by state. */
  private readonly cities = new Map<StateId, ReadonlySet<string>>();

  constructor(private readonly context: PhaseContext) {}

  /** Whether a store has ammunition for a unit that draws from it. */
  supply(unit: Unit, store: Store): boolean {
    if (this.context.book.supply.arsenals.value === null) return true;
    if (store.kind === 'unit') return false;
    if (store.kind === 'depot') return this.context.state.depots.get(store.name)?.kind === 'depot';
    return this.citiesOf(unit.state).has(store.name);
  }

  private citiesOf(of: StateId): ReadonlySet<string> {
    let cities = this.cities.get(of);
    if (!cities) this.cities.set(of, (cities = this.chain(of)));
    return cities;
  }

  /** Cities that make it, and those that hang on them one after the other; nothing goes in or out of a besieged one. */
  private chain(of: StateId): ReadonlySet<string> {
    const { state, book } = this.context;
    const { manufacturing, link } = book.supply.arsenals.value!;
    const nation = nationOfState(state, of);
    const friendly = [...state.cities.values()].filter((city) => state.areFriends(of, city.state));
    const makes = (city: City): boolean =>
      city.manufacturing >= manufacturing && nationOfSquare(state, city.square) === nation;
    const ground = new ContactGround(state, book, of);
    const reached = friendly.filter(makes);
    const found = new Set(reached.map(({ name }) => name));
    for (const city of reached) {
      if (city.besieged) continue;
      const search = new ContactSearch(ground, city, link);
      for (const next of friendly) {
        const far = strategicDistance(state.theatre.grid, city.square, next.square);
        if (found.has(next.name) || next.besieged || far > link) continue;
        if (search.lengthTo(next) === null) continue;
        found.add(next.name);
        reached.push(next);
      }
    }
    return found;
  }
}
