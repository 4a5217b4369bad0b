import { strategicDistance } from '@vedette/geography';
import { type CampaignState, type City, type StateId, type Unit } from '@vedette/campaign';
import { ContactGround, ContactSearch, isWithinSameWalls, type ContactEnd } from '@vedette/contact';
import type { LandRulebook } from '@vedette/rulebooks';
import { isBlockaded } from '../ground/blockade.js';

/** Stands for the middle of a tactical map where nobody stands yet. */
const MIDDLE = 112;

/**
 * The supply network of one state as it stood when deployment began (GITM AMWOL 7.18, details 13): which friendly cities
 * and open ports hang together, and which places hang on them. Cities of one cluster are linked by lines of at most ten
 * squares, one after the other, or are both unblockaded friendly ports.
 */
export class SupplyNetwork {
  private readonly clusterOf = new Map<string, number>();
  private readonly cities: readonly City[];
  private readonly corps: readonly Unit[];
  private readonly searches = new Map<string, ContactSearch>();
  private readonly ground: ContactGround;

  constructor(
    private readonly state: CampaignState,
    private readonly book: LandRulebook,
    private readonly of: StateId,
  ) {
    this.ground = new ContactGround(state, book, of).survey();
    this.cities = [...state.cities.values()].filter(
      (city) => !city.besieged && state.areFriends(of, city.state),
    );
    this.corps = [...state.units.values()].filter(
      (unit) =>
        unit.kind.role.feeds &&
        unit.status === 'active' &&
        unit.square >= 0 &&
        state.areFriends(of, unit.state),
    );
    this.cluster();
  }

  /** Clusters that supply a unit of a type standing somewhere; the unit itself serves no one (7.18). */
  clustersAt(unit: Unit, end: ContactEnd): ReadonlySet<number> {
    const clusters = new Set<number>();
    const beside = this.state.cityIn(end.square);
    if (beside && this.cities.includes(beside)) clusters.add(this.clusterOf.get(beside.name)!);
    if (unit.kind.role.feeds) this.addCitiesNear(end, clusters);
    else
      for (const corps of this.corps)
        if (corps !== unit && this.reaches(corps, end, this.book.supply.corpsReach.value))
          this.addCitiesNear(corps, clusters);
    return clusters;
  }

  /** Cluster of an open friendly port, on the map or off it; none when it is hostile, neutral or blockaded. */
  clustersOfPort(name: string): ReadonlySet<number> {
    const cluster = this.isOpenPort(name) ? this.clusterOf.get(name) : undefined;
    return new Set(cluster === undefined ? [] : [cluster]);
  }

  private isOpenPort(name: string): boolean {
    const port = this.state.ports.get(name);
    return (
      port !== undefined &&
      this.state.areFriends(this.of, port.state) &&
      !isBlockaded(this.state, this.of, port)
    );
  }

  private addCitiesNear(end: ContactEnd & { readonly id?: string }, clusters: Set<number>): void {
    for (const city of this.cities)
      if (this.reaches(end, city, this.book.supply.cityReach.value))
        clusters.add(this.clusterOf.get(city.name)!);
  }

  private reaches(from: ContactEnd, to: ContactEnd, reach: number): boolean {
    const { grid } = this.state.theatre;
    if (strategicDistance(grid, from.square, to.square) > reach) return false;
    // Nothing reaches across the walls of a besieged city (10.3).
    if (!isWithinSameWalls(this.state, from, to)) return false;
    const key = `${from.square} ${from.tactical} ${reach}`;
    let search = this.searches.get(key);
    if (!search) this.searches.set(key, (search = new ContactSearch(this.ground, from, reach)));
    const length = search.lengthTo(to);
    return length !== null && length <= reach;
  }

  /** Numbers the clusters: every city starts one of its own, and links join them. */
  private cluster(): void {
    const names = [...this.cities.map(({ name }) => name)];
    for (const port of this.state.ports.keys()) if (!names.includes(port)) names.push(port);
    names.forEach((name, i) => this.clusterOf.set(name, i));
    const openPorts = names.filter((name) => this.isOpenPort(name));
    for (const port of openPorts) this.join(openPorts[0]!, port);
    const reach = this.book.supply.moveReach.value;
    this.cities.forEach((city, i) => {
      for (const other of this.cities.slice(i + 1))
        if (
          this.clusterOf.get(city.name) !== this.clusterOf.get(other.name) &&
          this.reaches(city, other, reach)
        )
          this.join(city.name, other.name);
    });
  }

  private join(a: string, b: string): void {
    const [kept, gone] = [this.clusterOf.get(a)!, this.clusterOf.get(b)!];
    if (kept === gone) return;
    for (const [name, cluster] of this.clusterOf) if (cluster === gone) this.clusterOf.set(name, kept);
  }
}

/** The end of a chain in a square where nobody stands yet. */
export function somewhereIn(square: number, tactical: number | null): ContactEnd {
  return { square, tactical: tactical ?? MIDDLE };
}
