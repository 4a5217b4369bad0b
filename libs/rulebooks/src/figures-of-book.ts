import type { Figure } from '@vedette/record';
import { LAND_BOOKS, NAVAL_BOOKS } from './book-shelf.js';

/** One figure of one book, with the path that rules read it by, for instance `combat.frontSpaces`. */
export interface NamedFigure {
  readonly name: string;
  readonly figure: Figure<unknown>;
}

/** Ids of the books that have figures, land before naval. */
export function booksWithFigures(): string[] {
  return [...LAND_BOOKS.keys(), ...NAVAL_BOOKS.keys()];
}

/** Every figure of a book, in the order its tables are written; empty for a book that is not on the shelf. */
export function figuresOf(book: string): NamedFigure[] {
  return collect(LAND_BOOKS.get(book) ?? NAVAL_BOOKS.get(book), '');
}

/** The value of a figure as JSON, which has no infinity and no maps or sets: tables use them for what has no limit and for choices. */
export function figureAsText(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => {
    if (part === Number.POSITIVE_INFINITY) return 'no limit';
    if (part instanceof Map) return Object.fromEntries(part) as unknown;
    return part instanceof Set ? [...(part as Set<unknown>)] : part;
  });
}

function collect(piece: unknown, name: string): NamedFigure[] {
  if (typeof piece !== 'object' || piece === null) return [];
  if (isFigure(piece)) return [{ name, figure: piece }];
  if (piece instanceof Map)
    return [...piece].flatMap(([key, part]) => collect(part, join(name, String(key))));
  return Object.entries(piece).flatMap(([key, part]) => collect(part, join(name, key)));
}

function join(name: string, key: string): string {
  return name === '' ? key : `${name}.${key}`;
}

function isFigure(piece: object): piece is Figure<unknown> {
  return 'value' in piece && 'rule' in piece && 'ours' in piece;
}
