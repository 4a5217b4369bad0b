import { cornerExits, edgeSquares } from './banks.js';
import { type Direction, DIRECTION_STEPS, isDiagonal } from './direction.js';
import type { TacticalMap } from './tactical-map.js';
import { isCrossing } from './tactical-regions.js';
import { tacticalStep } from './tactical-square.js';

/** Regions are numbered in a byte. */
const REGIONS = 256;
const NOTHING: readonly number[] = [];

/**
 * The banks of a tactical map as far as one comes from one to the other (ROTD 2.2, 12.1, reading R-41). Banks joined by a ford, a pass
 * or, in a `bridgedMap`, a bridge are one group; groups have the lowest region number of their banks.
 */
export class BankGroups {
  /** Group by region number, 0 for none. */
  private readonly group = new Uint8Array(REGIONS);
  /** All groups, ascending: more than one where something parts the map that nothing crosses. */
  readonly all: readonly number[];
  /** Groups of the next map by group and direction, as far as somebody asked. */
  private readonly exits = new Map<number, readonly number[]>();

  constructor(readonly map: TacticalMap) {
    for (const region of map.region) this.group[region] = region;
    map.terrain.forEach((terrain, tactical) => isCrossing(terrain) && this.join(tactical));
    this.all = [...new Set(this.group)].filter((group) => group > 0).sort((a, b) => a - b);
  }

  /** Group of a tactical square: its own, or on a river or range every group it lies beside. */
  at(tactical: number): readonly number[] {
    const region = this.map.region[tactical]!;
    if (region > 0) return [this.group[region]!];
    const beside = new Set<number>();
    for (const next of this.regionsBeside(tactical)) beside.add(this.group[next]!);
    return [...beside];
  }

  /** Whether one comes from a tactical square to another of this map. */
  connects(from: number, to: number): boolean {
    const reached = this.at(to);
    return this.at(from).some((group) => reached.includes(group));
  }

  /** Tactical squares of a group through which one leaves in a direction: of the edge, or of the corner. */
  exitsOf(group: number, direction: Direction): readonly number[] {
    const key = group * DIRECTION_STEPS.length + direction;
    let found = this.exits.get(key);
    if (!found) {
      const edge = isDiagonal(direction) ? cornerExits(this.map, direction) : edgeSquares(direction);
      found = edge.filter((tactical) => this.group[this.map.region[tactical]!] === group);
      this.exits.set(key, found);
    }
    return found;
  }

  /**
   * Groups of the next map that continue a group of this one: those that meet it over the common edge, or for a diagonal step at
   * the common corner (GITM AMWOL 7.9, 7.14).
   */
  beyond(group: number, direction: Direction, next: BankGroups): readonly number[] {
    const exits = this.exitsOf(group, direction);
    if (exits.length === 0) return NOTHING;
    const back: Direction = (direction + 4) & 7;
    const met = new Set<number>();
    if (isDiagonal(direction)) return next.enteredBy(direction);
    const own = edgeSquares(direction);
    const entries = edgeSquares(back);
    for (const exit of exits) met.add(next.group[next.map.region[entries[own.indexOf(exit)]!]!]!);
    met.delete(0);
    return [...met];
  }

  /** Groups on which one may come in by a step in a direction, from ground that nothing parts. */
  enteredBy(direction: Direction): readonly number[] {
    const back: Direction = (direction + 4) & 7;
    const edge = isDiagonal(direction) ? cornerExits(this.map, back) : edgeSquares(back);
    return [...new Set(edge.map((entry) => this.group[this.map.region[entry]!]!))].filter(
      (group) => group > 0,
    );
  }

  private join(crossing: number): void {
    const joined = [this.map.region[crossing]!, ...this.regionsBeside(crossing)].filter(
      (region) => region > 0,
    );
    const groups = new Set(joined.map((region) => this.group[region]!));
    const lowest = Math.min(...groups);
    for (let region = 1; region < REGIONS; region++)
      if (groups.has(this.group[region]!)) this.group[region] = lowest;
  }

  private regionsBeside(tactical: number): number[] {
    const found: number[] = [];
    for (let direction = 0; direction < DIRECTION_STEPS.length; direction++) {
      const next = tacticalStep(tactical, direction);
      if (next >= 0 && this.map.region[next]! > 0) found.push(this.map.region[next]!);
    }
    return found;
  }
}

const known = new WeakMap<TacticalMap, BankGroups>();

/** The groups of banks of a map, worked out once a map. */
export function bankGroups(map: TacticalMap): BankGroups {
  let groups = known.get(map);
  if (!groups) known.set(map, (groups = new BankGroups(map)));
  return groups;
}
