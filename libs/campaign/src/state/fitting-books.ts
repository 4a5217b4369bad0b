import { STRATEGIC_LETTERS, type StrategicTerrain, type Theatre } from '@vedette/geography';
import type { Fault } from '@vedette/documents';
import type { PositionDocument } from '../document/position.schema.js';
import type { MapTerms } from '../pieces/map-terms.js';
import type { PieceTypes } from '../pieces/piece-types.js';

/** A naval book that is not played with the land book (ROTD has none: its river fleets are not published). */
export function faultsOfBooks(
  { rulebooks }: Pick<PositionDocument, 'rulebooks'>,
  { fleets }: Pick<PieceTypes, 'fleets'>,
): Fault[] {
  const { naval, land } = rulebooks;
  if (!naval || fleets.includes(naval)) return [];
  const allowed = fleets.length > 0 ? `${fleets.join(', ')} or null` : 'null';
  return [{ pointer: '/rulebooks/naval', found: `${naval} with ${land}`, allowed }];
}

/** Grounds of a theatre that the book's maps do not have (ROTD 1.2). */
export function faultsOfGround(
  { terrain, grid }: Pick<Theatre, 'terrain' | 'grid'>,
  { foreignGround }: Pick<MapTerms, 'foreignGround'>,
): Fault[] {
  const square = terrain.findIndex((ground) => foreignGround.includes(ground as StrategicTerrain));
  if (foreignGround.length === 0 || square < 0) return [];
  const letters = foreignGround.map((ground) => STRATEGIC_LETTERS[ground]).join(' or ');
  return [
    {
      pointer: '/theatre',
      found: `"${STRATEGIC_LETTERS[terrain[square]!]}" in ${grid.nameOf(square)}`,
      allowed: `a theatre without ${letters}: the land book has no such ground`,
    },
  ];
}
