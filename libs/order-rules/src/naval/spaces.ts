import type { Ship, Unit } from '@vedette/campaign';
import { spacesAboard, spacesOfUnit } from '@vedette/rulebooks';
import { type Judging, navalFigures } from '../judging.js';

/** Spaces a unit takes aboard (PATE 9.1). */
export function spacesOf(judging: Pick<Judging, 'books'>, unit: Unit): number {
  return spacesOfUnit(judging.books.land, navalFigures(judging).handling, unit);
}

/** Spaces a group's cargo takes now. */
export function spacesTaken(judging: Judging, ship: Ship): number {
  return spacesAboard(judging.state, judging.books.land, navalFigures(judging).handling, ship);
}
