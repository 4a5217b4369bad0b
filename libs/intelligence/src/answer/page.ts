import type { ContactView } from './contact-view.js';
import { RELIABILITIES } from '../believe/reliability.js';

export const SORTS = ['place', 'age', 'strength', 'reliability'] as const;
export type Sort = (typeof SORTS)[number];

/** A page of contacts, how many there are in all, and where the next one begins. */
export interface Page {
  readonly total: number;
  readonly contacts: readonly ContactView[];
  readonly next: string | null;
}

/** A cursor that belongs to another turn, another order, or nothing. */
export class CursorInvalidError extends RangeError {
  readonly code = 'CURSOR_INVALID';

  constructor(readonly found: string) {
    super(
      `cursor: found "${found}", allowed: the "next" of a page of the same turn and order; begin again without one`,
    );
    this.name = 'CursorInvalidError';
  }
}

/** Contacts in an order: by place as filed, newest, strongest or most reliable first; equals stay as filed. */
export function sorted(contacts: readonly ContactView[], sort: Sort): readonly ContactView[] {
  const measure = MEASURES[sort];
  return measure ? [...contacts].sort((a, b) => measure(a) - measure(b)) : contacts;
}

const MEASURES: Readonly<Record<Sort, ((contact: ContactView) => number) | null>> = {
  place: null,
  age: ({ age }) => age,
  strength: ({ strength }) => -strength.most,
  reliability: ({ reliability }) => RELIABILITIES.indexOf(reliability),
};

/**
 * One page after a cursor. A cursor names the turn, the order and the last contact read: a picture of a turn never changes,
 * so that pages fit together whatever happens meanwhile. `all` is what the filter let through.
 * @throws CursorInvalidError
 */
export function pageOf(
  all: readonly ContactView[],
  { turn, sort, after, limit }: { turn: number; sort: Sort; after: string | null; limit: number },
): Page {
  const contacts = sorted(all, sort);
  let begin = 0;
  if (after !== null) {
    const [ofTurn, ofSort, ...id] = after.split('.');
    const at = contacts.findIndex((contact) => contact.id === id.join('.'));
    if (ofTurn !== String(turn) || ofSort !== sort || at < 0) throw new CursorInvalidError(after);
    begin = at + 1;
  }
  const page = contacts.slice(begin, begin + limit);
  const more = begin + page.length < contacts.length;
  return {
    total: contacts.length,
    contacts: page,
    next: more ? `${turn}.${sort}.${page.at(-1)!.id}` : null,
  };
}
