import type { CityDocument } from '../document/city.schema.js';
import type { Fault } from '@vedette/documents';
import type { PortDocument } from '../document/naval.schema.js';
import type { PositionDocument } from '../document/position.schema.js';

interface PlaceDocuments {
  readonly cities: CityDocument;
  readonly ports: PortDocument;
}

/** What a document says of one place. */
export interface StatedPlace<P> {
  /** Field by field: the position's word, else that of its inline theatre. */
  readonly stated: P;
  /** What the position itself says, over its theatre; undefined where it is silent. */
  readonly over: P | undefined;
  /** JSON pointer of the entry that faults are told by. */
  readonly pointer: string;
}

/**
 * Cities or ports by name as a position states them: an entry of an inline theatre is written as the position's own are and
 * means as much, and the position's entry of that name overrides it field by field. Only what a turn under way remembers
 * (`inTurn`) is the position's alone. A name given twice in one list is a fault.
 */
export function statedPlaces<K extends keyof PlaceDocuments>(
  document: PositionDocument,
  list: K,
  faults: Fault[],
): Map<string, StatedPlace<PlaceDocuments[K]>> {
  type Place = PlaceDocuments[K];
  const found = new Map<string, StatedPlace<Place>>();
  const inline = typeof document.theatre === 'string' ? [] : (document.theatre[list] ?? []);
  (inline as readonly Place[]).forEach(({ inTurn: _, ...plan }, i) => {
    const pointer = `/theatre/${list}/${i}`;
    if (isTwice(found, plan.name, pointer, faults)) return;
    found.set(plan.name, { stated: plan as Place, over: undefined, pointer });
  });
  const own = new Map<string, StatedPlace<Place>>();
  ((document[list] ?? []) as readonly Place[]).forEach((entry, i) => {
    const pointer = `/${list}/${i}`;
    if (isTwice(own, entry.name, pointer, faults)) return;
    own.set(entry.name, { stated: { ...found.get(entry.name)?.stated, ...entry }, over: entry, pointer });
  });
  for (const [name, place] of own) found.set(name, place);
  return found;
}

function isTwice(
  known: ReadonlyMap<string, unknown>,
  name: string,
  pointer: string,
  faults: Fault[],
): boolean {
  if (!known.has(name)) return false;
  faults.push({ pointer: `${pointer}/name`, found: `${name} a second time`, allowed: 'every name once' });
  return true;
}
