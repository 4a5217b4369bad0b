import type { Ship, Unit } from '@vedette/campaign';
import { PATE_AMWOL, spacesAboard, spacesOfUnit } from '@vedette/rulebooks';
import type { Judging } from '../judging.js';

/** Spaces a unit takes aboard (PATE 9.1). */
export function spacesOf({ books }: Pick<Judging, 'books'>, unit: Unit): number {
  return spacesOfUnit(books.land, PATE_AMWOL.figures.handling, unit);
}

/** Spaces a group's cargo takes now. */
export function spacesTaken({ state, books }: Judging, ship: Ship): number {
  return spacesAboard(state, books.land, PATE_AMWOL.figures.handling, ship);
}
