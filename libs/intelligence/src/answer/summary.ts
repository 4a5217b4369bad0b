import type { ContactView } from './contact-view.js';

export const GROUPINGS = ['state', 'region', 'place', 'arms', 'source', 'reliability', 'branch'] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** Contacts taken together by something they have in common. */
export interface SummaryRow {
  readonly key: string;
  readonly contacts: number;
  /** Units and ships there may be in all, at least and at most; who is part of a group counts with the group. */
  readonly least: number;
  readonly most: number;
  /** Turns since the newest of them was seen. */
  readonly newest: number;
}

const KEYS: Readonly<Record<Grouping, (contact: ContactView) => string>> = {
  state: ({ state }) => state,
  region: ({ region }) => region,
  place: ({ place }) => place,
  arms: ({ letters }) => letters,
  source: ({ source }) => source,
  reliability: ({ reliability }) => reliability,
  branch: ({ branch }) => branch,
};

/** Adds up contacts by a key, in the order of keys. A group's arms are those reported, all letters together. */
export function summarise(contacts: readonly ContactView[], by: Grouping): SummaryRow[] {
  const rows = new Map<string, SummaryRow>();
  const groups = new Set(contacts.filter(({ unit }) => unit === null).map(({ id }) => id));
  for (const contact of contacts) {
    const key = KEYS[by](contact);
    const row = rows.get(key) ?? { key, contacts: 0, least: 0, most: 0, newest: contact.age };
    // Where the filter left the group out, the named one stands for itself.
    const counted = contact.within === null || !groups.has(contact.within);
    rows.set(key, {
      key,
      contacts: row.contacts + 1,
      least: row.least + (counted ? contact.strength.least : 0),
      most: row.most + (counted ? contact.strength.most : 0),
      newest: Math.min(row.newest, contact.age),
    });
  }
  return [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}
