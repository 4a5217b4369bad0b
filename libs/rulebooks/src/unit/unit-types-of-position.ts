import { type Fault, partsOfId, type PositionDocument } from '@vedette/campaign';
import { LAND_BOOKS } from '../book-shelf.js';

/**
 * Units of a well-formed position whose type its land book does not have (GITM AMWOL 3.1): nobody could say how they march
 * or fight. None for a book that is not on the shelf.
 */
export function faultsOfUnitTypes({ rulebooks, units }: PositionDocument): Fault[] {
  const book = LAND_BOOKS.get(rulebooks.land);
  if (!book) return [];
  const types = [...book.unitTypes.keys()];
  return units.flatMap(({ id }, i) =>
    types.includes(partsOfId(id)?.type ?? '')
      ? []
      : [{ pointer: `/units/${i}/id`, found: id, allowed: `a unit of ${book.title}: ${types.join(', ')}` }],
  );
}
