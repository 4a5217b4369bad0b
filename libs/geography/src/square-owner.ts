import type { StrategicGrid } from './strategic-grid.js';
import { strategicDistance } from './strategic-step.js';

/** A city that may decide who owns squares round it: where it lies and which state controls it now. */
export interface HeldCity {
  readonly square: number;
  readonly state: string;
}

/** Who owns a strategic square: one state, nobody, or nobody while mutually allied states may all deploy there. */
export type SquareOwner =
  | { readonly kind: 'state'; readonly state: string }
  | { readonly kind: 'nobody' }
  | { readonly kind: 'open-to'; readonly states: readonly string[] };

/** The nation that a square lies in, as far as ownership depends on it. */
export interface OwningNation {
  /** States of the nation, in the order of the position. */
  readonly states: readonly string[];
  /** Cities that lie in the nation, whoever holds them; cities of other nations never count. */
  readonly cities: readonly HeldCity[];
  /** Are two states actively allied? */
  areAllied(a: string, b: string): boolean;
}

const NOBODY: SquareOwner = { kind: 'nobody' };

/**
 * Who owns a strategic square of a nation (GITM AMWOL 7.18 and its details): a nation of one state owns all its squares;
 * in a nation of several, the state holding the nearest city if it is of the nation. Where equally near cities have
 * different holders nobody owns the square; if all of these are allied with one another, they may deploy there.
 */
export function squareOwner(grid: StrategicGrid, square: number, nation: OwningNation): SquareOwner {
  const { states } = nation;
  if (states.length === 1) return { kind: 'state', state: states[0]! };
  const nearest = nearestCities(grid, square, nation.cities);
  const holders = nearest.map((city) => city.state).filter((state, i, all) => all.indexOf(state) === i);
  if (holders.length === 1)
    return states.includes(holders[0]!) ? { kind: 'state', state: holders[0]! } : NOBODY;
  const allied = holders.every((a, i) => holders.slice(i + 1).every((b) => nation.areAllied(a, b)));
  return holders.length > 1 && allied ? { kind: 'open-to', states: holders } : NOBODY;
}

/** The cities nearest to a square, all that are equally near, in the order given (distance by house reading H1). */
export function nearestCities<C extends { readonly square: number }>(
  grid: StrategicGrid,
  square: number,
  cities: readonly C[],
): C[] {
  let nearest: C[] = [];
  let least = Infinity;
  for (const city of cities) {
    const distance = strategicDistance(grid, square, city.square);
    if (distance > least) continue;
    if (distance < least) nearest = [];
    least = distance;
    nearest.push(city);
  }
  return nearest;
}
