import { enemyOf, hexesHeldBy, isHeldBy, unitsIn, type BattleState, type Side } from '@vedette/battle';
import { distance, type Hex } from '@vedette/hex';
import { contactLook } from './contact-view.js';
import type { KeptContact, Looked } from './kept-contact.js';
import { deceptions } from './markers.js';
import { nearestObserver, observersOf, type SightField } from './observers.js';
import { CONTACT_LEVELS, isWatched, sightingAt, type Sighting } from './sight-level.js';

/**
 * What a side knows after looking round (P-25.2, P-25.3): a contact keeps its number while it is seen to move; one whose hex is seen to be
 * empty is gone; one out of sight stays as it was last seen; new ones are numbered by hex. The best level of a turn is kept. `only`
 * narrows the look to some hexes, those of troops that moved or fired: to the enemies in them, and to all that is seen from them. Those who
 * look are all of the side, unless it is said who.
 */
export function look(
  field: SightField,
  side: Side,
  only: ReadonlySet<Hex> | null = null,
  observers: readonly Hex[] = observersOf(field.state, side),
): Looked {
  const { state } = field;
  const enemy = enemyOf(side);
  const before = state.contacts[side] as readonly KeptContact[];
  const regarded = (hex: Hex) => only === null || only.has(hex);
  const arrived = only === null ? [] : observers.filter((hex) => only.has(hex));
  const byHex = new Map(before.map((contact) => [contact.hex, contact]));
  const kept: KeptContact[] = [];
  const freed: KeptContact[] = [];
  const seen = new Map<Hex, Sighting>();
  for (const hex of hexesHeldBy(state, enemy)) {
    const from = regarded(hex) ? observers : arrived;
    if (from === arrived && !couldShowMore(field, arrived, hex, byHex.get(hex))) continue;
    const hexes = nearestObserver(field, from, hex);
    const sighting = hexes === null ? null : sightingAt(field, hex, hexes);
    if (sighting) seen.set(hex, sighting);
  }
  // Where a marker was left one goes on seeing what it pretends to be (P-25.8).
  const markers = deceptions(field, side, (hex) => (regarded(hex) ? observers : arrived));
  for (const hex of markers.keys()) seen.set(hex, { level: 'troops', source: 'los' });
  const known = new Map<Hex, KeptContact>();
  for (const contact of before) {
    const { hex } = contact;
    if (seen.has(hex)) known.set(hex, contact);
    else if (!isHeldBy(state, enemy, hex) && isWatched(field, regarded(hex) ? observers : arrived, hex))
      freed.push(contact);
    else kept.push(regarded(hex) ? outOfSight(contact) : contact);
  }
  let next = state.nextContact[side];
  const numbered = [...seen]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([hex, sighting]) => {
      const same = known.get(hex) ?? takeMoved(freed, state, hex);
      const id = same?.id ?? `K${next++}`;
      const looks = markers.get(hex);
      return looks === undefined
        ? renewed(field, hex, sighting, same, id)
        : pretended(state.turn, hex, looks, same, id);
    });
  return { contacts: [...kept, ...numbered].sort((one, other) => numberOf(one) - numberOf(other)), next };
}

/** Whether whoever has just come to some hexes could see more of a hex than its side has seen of it this turn. */
function couldShowMore(
  field: SightField,
  arrived: readonly Hex[],
  hex: Hex,
  known: KeptContact | undefined,
): boolean {
  if (arrived.length === 0) return false;
  const nearest = Math.min(...arrived.map((one) => distance(one, hex)));
  const best = sightingAt(field, hex, nearest);
  if (best === null || known === undefined || known.seen !== field.state.turn) return best !== null;
  return CONTACT_LEVELS.indexOf(best.level) < CONTACT_LEVELS.indexOf(known.level);
}

/** The contact that was seen to go from where it was into this hex: it is about one of the units here. */
function takeMoved(freed: KeptContact[], state: BattleState, hex: Hex): KeptContact | undefined {
  const here = new Set(unitsIn(state, hex).map(({ id }) => id));
  const place = freed.findIndex(({ of = [] }) => of.some((id) => here.has(id)));
  return place < 0 ? undefined : freed.splice(place, 1)[0];
}

/** A contact as it is now, at the best level of the turn. */
function renewed(
  field: SightField,
  hex: Hex,
  { level, source }: Sighting,
  before: KeptContact | undefined,
  id: string,
): KeptContact {
  const { turn } = field.state;
  const of = unitsIn(field.state, hex).map((unit) => unit.id);
  const hadBetter =
    before !== undefined &&
    before.seen === turn &&
    CONTACT_LEVELS.indexOf(before.level) < CONTACT_LEVELS.indexOf(level);
  const known = hadBetter
    ? { ...before, hex }
    : { id, hex, level, source, ...contactLook(field, hex, level), effect: before?.effect ?? null };
  return { ...known, seen: turn, stale: false, of, unseen: 0 };
}

/** A contact that is a marker: like troops seen at that distance, at the best level of the turn it had while they stood there. */
function pretended(
  turn: string,
  hex: Hex,
  kind: string,
  before: KeptContact | undefined,
  id: string,
): KeptContact {
  const look = { kind, band: null, facing: null, units: [], level: 'troops', source: 'los' } as const;
  const known =
    before?.seen === turn && before.hex === hex
      ? before
      : { id, hex, ...look, units: [], effect: before?.effect ?? null };
  return { ...known, seen: turn, stale: false, of: [], unseen: 0 };
}

/** What is no longer seen is no longer followed; whoever stands in its hex when it is seen again is taken for it. */
function outOfSight(contact: KeptContact): KeptContact {
  return (contact.of ?? []).length === 0 ? contact : { ...contact, of: [] };
}

function numberOf({ id }: KeptContact): number {
  return Number(id.slice(1));
}

const DROPPED_AFTER = 6;

/** Contacts at the end of a turn: those not seen in it are stale, and dropped after six turns (P-25.3). */
export function aged(contacts: readonly KeptContact[], turn: string): KeptContact[] {
  return contacts.flatMap((contact): KeptContact[] => {
    if (contact.seen === turn) return [contact];
    const unseen = (contact.unseen ?? 0) + 1;
    return unseen >= DROPPED_AFTER ? [] : [{ ...contact, unseen, stale: true, of: [] }];
  });
}

/** What both sides know when a position is read: those contacts it has, brought up to what is seen now. */
export function contactsAtStart(field: SightField): {
  readonly contacts: Readonly<Record<Side, readonly KeptContact[]>>;
  readonly nextContact: Readonly<Record<Side, number>>;
} {
  const us = look(field, 'US');
  const csa = look(field, 'CSA');
  return { contacts: { US: us.contacts, CSA: csa.contacts }, nextContact: { US: us.next, CSA: csa.next } };
}
