import { type Fault, withArticle } from '@vedette/documents';
import type { TypeTable } from './piece-types.js';

/** A piece whose type its book does not have (GITM AMWOL 3.1): nobody could say how it moves or fights. */
export function unknownType(
  pointer: string,
  found: string,
  piece: 'unit' | 'ship',
  { book, types }: TypeTable<unknown>,
): Fault {
  return { pointer, found, allowed: `${withArticle(piece)} of ${book}: ${[...types.keys()].join(', ')}` };
}
