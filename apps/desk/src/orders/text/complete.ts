import { ORDER_TEXTS, type TextNames } from '@vedette/order-rules/text';
import { type Completion, completionsOf } from './completion.js';

const CLAUSES = [...new Set(ORDER_TEXTS.land.form === 'clauses' ? ORDER_TEXTS.land.words.values() : [])];
const SHIP_CLAUSES = [
  ...new Set(ORDER_TEXTS.naval.form === 'clauses' ? ORDER_TEXTS.naval.words.values() : []),
];
const VERBS = [
  ...new Set(
    Object.values(ORDER_TEXTS).flatMap((text) => (text.form === 'line' ? Object.keys(text.verbs) : [])),
  ),
];

/** What is known of the seat beside the names of its texts. */
export interface CompletionSource {
  readonly names: TextNames;
  /** Pieces that may be ordered. */
  readonly pieces: readonly string[];
  /** Squares and other values that are offered for the piece just now. */
  readonly offered: readonly string[];
}

/**
 * Words that may stand at the caret: pieces and verbs where an order begins, behind a piece the words of its clauses, behind those
 * also pieces, places and squares. Only what begins as it is written, or behind a clause's word the squares on offer.
 */
export function completionsAt(text: string, caret: number, source: CompletionSource): Completion[] {
  return completionsOf(text, caret, (before) => candidatesAfter(before, source));
}

function candidatesAfter(before: string, { names, pieces, offered }: CompletionSource): readonly string[] {
  if (before === '') return [...pieces, ...VERBS];
  const first = before.split(/[\s,]+/)[0]!.toUpperCase();
  const own = pieces.includes(first);
  const places = (names.map?.places ?? []).map(({ name }) => (/\s/.test(name) ? `"${name}"` : name));
  const words = own
    ? names.shipTypes.has(first.slice(-2))
      ? SHIP_CLAUSES
      : CLAUSES
    : ['to', 'from', 'into', 'by'];
  // A clause begins behind the piece and behind a separator; within a clause come what it is about.
  const isNew = own && (before.toUpperCase() === first || /[;:]$/.test(before));
  return isNew ? words : [...offered, ...places, ...pieces, ...words];
}
