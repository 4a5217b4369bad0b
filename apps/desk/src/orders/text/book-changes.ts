import type { SentOrder } from '../../seat/campaign.js';
import type { Draft } from '../../seat/composing.js';
import { keyBeside } from '../key-beside.js';
import type { ReadOrder } from './read-orders.js';

/** A line of the book: an order that stands, or a draft. */
export interface BookLine {
  /** In the fixed spelling. */
  readonly text: string;
  readonly sent: SentOrder | null;
  readonly draft: Draft | null;
}

/** What becomes of the book by a text that was written in its stead. */
export interface BookChanges {
  /** Orders that become drafts, each under its key. */
  readonly fresh: readonly ReadOrder[];
  /** Drafts that are thrown away. */
  readonly dropped: readonly Draft[];
  /** Orders that stand and are taken back. */
  readonly gone: readonly SentOrder[];
}

const NOTHING: BookChanges = { fresh: [], dropped: [], gone: [] };

/**
 * What a text changes in the book. Where the last order of a piece stands, its new line takes the old one's place by itself. Where any number
 * stand together a line that is gone is an order that is: drafts are thrown away and orders taken back, and what is new gets a key beside
 * `keys`, those that drafts have. A text without an order changes nothing.
 */
export function bookChanges(
  orders: readonly (ReadOrder & { readonly text: string | null })[],
  book: readonly BookLine[],
  { standTogether, keys }: { readonly standTogether: boolean; readonly keys: ReadonlySet<string> },
): BookChanges {
  if (orders.length === 0) return NOTHING;
  const texts = (lines: readonly BookLine[]): ReadonlySet<string> => new Set(lines.map(({ text }) => text));
  if (!standTogether) {
    const standing = texts(book.filter(({ sent }) => sent !== null));
    return {
      ...NOTHING,
      fresh: orders.filter(({ text }) => text === null || !standing.has(text)),
    };
  }
  const known = texts(book);
  const written = new Set(orders.map(({ text }) => text));
  const lost = book.filter(({ text }) => !written.has(text));
  const taken = new Set(keys);
  return {
    fresh: orders
      .filter(({ text }) => text === null || !known.has(text))
      .map(({ key, order }) => {
        const own = keyBeside(key, taken);
        taken.add(own);
        return { key: own, order };
      }),
    dropped: lost.flatMap(({ draft }) => draft ?? []),
    gone: lost.flatMap(({ sent }) => sent ?? []),
  };
}
