import type { EffectiveOrder } from '../../seat/campaign.js';
import { rosterOf } from './queue-of.js';

/** Pieces that belong together: a headquarters with whom it leads, ships of one place, what belongs to nothing. */
export interface Formation {
  /** The headquarters, or the place of ships; null for whoever hangs on none. */
  readonly name: string | null;
  readonly pieces: readonly EffectiveOrder[];
}

/** What a position report tells of where pieces belong. */
export interface Belonging {
  readonly units: readonly { readonly id: string; readonly communicationsSource: string | null }[];
  /** Ships with the place they lie in. */
  readonly ships: ReadonlyMap<string, string>;
}

/**
 * The roster by formation. A unit belongs to the headquarters it has its communications from, as its report tells; one from which others
 * have theirs is the head of its own. Formations stand in the order of their first pieces, who hangs on none last.
 */
export function formationsOf(effective: readonly EffectiveOrder[], { units, ships }: Belonging): Formation[] {
  const sources = new Map(units.map(({ id, communicationsSource }) => [id, communicationsSource]));
  const heads = new Set(
    units.flatMap(({ id, communicationsSource: from }) => (from && from !== id ? from : [])),
  );
  const found = new Map<string | null, EffectiveOrder[]>();
  for (const one of rosterOf(effective)) {
    const id = one.piece;
    const name = heads.has(id) ? id : (sources.get(id) ?? ships.get(id) ?? null);
    found.set(name, [...(found.get(name) ?? []), one]);
  }
  const headFirst = (name: string | null, pieces: readonly EffectiveOrder[]): EffectiveOrder[] => [
    ...pieces.filter(({ piece }) => piece === name),
    ...pieces.filter(({ piece }) => piece !== name),
  ];
  return [...found]
    .sort(([a], [b]) => Number(a === null) - Number(b === null))
    .map(([name, pieces]) => ({ name, pieces: headFirst(name, pieces) }));
}
