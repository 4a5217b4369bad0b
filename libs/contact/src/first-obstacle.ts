import { DIRECTION_STEPS, isDiagonal, opposite, strategicStep, type Direction } from '@vedette/geography';
import type { ContactGround } from './contact-ground.js';
import { coneIsClear, ContactSearch, type ContactEnd } from './contact-search.js';

/** Why a line of contact does not run: what stands first on the way it would take (GITM AMWOL 10.2). */
export type Obstacle =
  | { readonly kind: 'enemy'; readonly square: number }
  /** Enemy cavalry beside a square of the way that nothing covers. */
  | { readonly kind: 'cavalry'; readonly square: number; readonly from: number }
  /** The way would pass diagonally between two enemies. */
  | {
      readonly kind: 'between enemies';
      readonly square: number;
      readonly left: number;
      readonly right: number;
    }
  /** An enemy on the tactical map stands in the direction in which the line leaves or comes in. */
  | { readonly kind: 'way off the map'; readonly square: number }
  /** A way is free of enemies but longer than the rule allows; null when ground closes every way. */
  | { readonly kind: 'too far'; readonly length: number | null };

/**
 * The first thing that stops a line between two ends, on the way it would take were there no enemies; null when a line of at
 * most `reach` squares runs. `open` is the ground without any enemy; `farthest` is how far to look for a longer way.
 */
export function firstObstacle(
  ground: ContactGround,
  open: ContactGround,
  from: ContactEnd,
  to: ContactEnd,
  reach: number,
  farthest: number,
): Obstacle | null {
  if (new ContactSearch(ground, from, reach).lengthTo(to) !== null) return null;
  const way = new ContactSearch(open, from, reach).pathTo(to);
  if (way === null) return { kind: 'too far', length: new ContactSearch(open, from, farthest).lengthTo(to) };
  for (let i = 1; i < way.length; i++) {
    const found = stopAt(ground, from, to, way[i - 1]!, way[i]!, i);
    if (found) return found;
  }
  return null;
}

function stopAt(
  ground: ContactGround,
  from: ContactEnd,
  to: ContactEnd,
  before: number,
  square: number,
  step: number,
): Obstacle | null {
  const direction = directionOf(ground, before, square);
  if (step === 1 && !coneIsClear(ground, from, direction)) return { kind: 'way off the map', square: before };
  if (isDiagonal(direction)) {
    const left = strategicStep(ground.state.theatre.grid, before, (direction + 7) & 7);
    const right = strategicStep(ground.state.theatre.grid, before, (direction + 1) & 7);
    if (left >= 0 && right >= 0 && ground.hasEnemy(left) && ground.hasEnemy(right))
      return { kind: 'between enemies', square: before, left, right };
  }
  if (square === to.square)
    return coneIsClear(ground, to, opposite(direction)) ? null : { kind: 'way off the map', square };
  if (ground.hasEnemy(square)) return { kind: 'enemy', square };
  const cavalry = ground.disturbedFrom(square);
  return cavalry === null ? null : { kind: 'cavalry', square, from: cavalry };
}

function directionOf(ground: ContactGround, a: number, b: number): Direction {
  const { columns } = ground.state.theatre.grid;
  const east = (b % columns) - (a % columns);
  const south = Math.floor(b / columns) - Math.floor(a / columns);
  return DIRECTION_STEPS.findIndex(([x, y]) => x === east && y === south) as Direction;
}
