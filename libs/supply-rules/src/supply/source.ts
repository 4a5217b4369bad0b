import { type CampaignState, type Unit } from '@vedette/campaign';
import type { PhaseContext } from '@vedette/rulebooks';
import { placeNamed, SourceValidity } from '@vedette/contact';
import { Arsenals } from './arsenals.js';
import type { Store } from './store.js';
import { sourceFor } from './source-choice.js';

/**
 * The sources of one turn and what is left in them. A unit's source is chosen once, before anybody eats; a corps
 * headquarters feeds eighteen units at most, itself included (GITM AMWOL 10.5).
 */
export class TurnSources {
  private readonly chosen = new Map<string, string | null>();
  private readonly fed = new Map<string, Set<string>>();
  private readonly state: CampaignState;
  private readonly validity: SourceValidity;
  /** Where ammunition comes from this turn (10.9, ROTD 11.11). */
  readonly arsenals: Arsenals;

  constructor(private readonly context: PhaseContext) {
    this.arsenals = new Arsenals(context);
    this.state = context.state;
    this.validity = new SourceValidity(context.state, context.book);
  }

  /** Where a unit draws this turn: a city, depot, cache or corps headquarters, or null. */
  of(unit: Unit): string | null {
    const known = this.chosen.get(unit.id);
    if (known !== undefined) return known;
    const source = sourceFor(this.validity, unit, this.context.orders.land(unit.id));
    this.chosen.set(unit.id, source);
    return source;
  }

  /**
   * The store a source gives access to (10.7): a place itself; behind a corps headquarters the place it draws from this turn
   * while that has supplies, else what it carries. A headquarters told to draw from none hands out what it carries (10.5).
   */
  drawFrom(source: string | null): Store | null {
    const behind = this.placeBehind(source);
    return behind && behind.left > 0 ? behind : (this.carriedBy(source) ?? behind);
  }

  /** The store into which a source takes supplies back: a place itself, that of a corps headquarters, or the headquarters. */
  unloadInto(source: string): Store | null {
    return this.placeBehind(source) ?? this.carriedBy(source);
  }

  /** Takes a ration from a corps headquarters' eighteen; false when it has fed as many. Places feed any number. */
  takeRation(source: string, unit: Unit): boolean {
    if (!this.state.units.has(source)) return true;
    let fed = this.fed.get(source);
    if (!fed) this.fed.set(source, (fed = new Set([source])));
    if (fed.has(unit.id)) return true;
    if (fed.size >= this.context.book.supply.mostFed.value) return false;
    fed.add(unit.id);
    return true;
  }

  private placeBehind(source: string | null): Store | null {
    if (source === null) return null;
    const corps = this.corps(source);
    const place = placeNamed(this.state, (corps ? this.of(corps) : source) ?? '');
    if (!place) return null;
    return { kind: place.kind === 'city' ? 'city' : 'depot', name: place.name, left: place.supplies };
  }

  private carriedBy(source: string | null): Store | null {
    const corps = source === null ? undefined : this.corps(source);
    return corps ? { kind: 'unit', name: corps.id, left: corps.supplies } : null;
  }

  private corps(source: string): Unit | undefined {
    const corps = this.state.units.get(source);
    return corps?.kind.role.feeds ? corps : undefined;
  }
}
