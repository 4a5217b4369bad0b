import {
  enemyOf,
  hexesOf,
  unitsIn,
  type BattleState,
  type ContactDocument,
  type Side,
} from '@vedette/battle';
import { type Hex } from '@vedette/hex';
import { contactLook } from './contact-view.js';
import { nearestObserver, observersOf, type SightField } from './observers.js';
import { CONTACT_LEVELS, isWatched, sightingAt, type Sighting } from './sight-level.js';

/** A contact as the position keeps it: beside what its side knows, which units it is as long as it stays in sight. */
export type KeptContact = ContactDocument & { readonly of?: readonly string[]; readonly unseen?: number };

/** A side's contacts after a look, and the number its next new one gets. */
export interface Looked {
  readonly contacts: readonly KeptContact[];
  readonly next: number;
}

/** Hexes in which a side has men. */
export function occupiedBy(state: BattleState, side: Side): Set<Hex> {
  const hexes = new Set<Hex>();
  for (const unit of state.units.values())
    if (unit.side === side) for (const hex of hexesOf(unit)) hexes.add(hex);
  return hexes;
}

/**
 * What a side knows after looking round (P-25.2, P-25.3): a contact keeps its number while it is seen to move; one whose hex is seen to be
 * empty is gone; one out of sight stays as it was last seen; new ones are numbered by hex. The best level of a turn is kept. `only`
 * narrows the look to some hexes: those of troops that moved or fired.
 */
export function look(field: SightField, side: Side, only: ReadonlySet<Hex> | null = null): Looked {
  const { state } = field;
  const enemies = occupiedBy(state, enemyOf(side));
  const observers = observersOf(state, side);
  const before = state.contacts[side] as readonly KeptContact[];
  const regarded = (hex: Hex) => only === null || only.has(hex);
  const kept: KeptContact[] = before.filter(({ hex }) => !regarded(hex));
  const freed: KeptContact[] = [];
  const seen = new Map<Hex, Sighting>();
  for (const hex of enemies) {
    if (!regarded(hex)) continue;
    const hexes = nearestObserver(field, observers, hex);
    const sighting = hexes === null ? null : sightingAt(field, hex, hexes);
    if (sighting) seen.set(hex, sighting);
  }
  const known = new Map<Hex, KeptContact>();
  for (const contact of before) {
    if (!regarded(contact.hex)) continue;
    if (seen.has(contact.hex)) known.set(contact.hex, contact);
    else if (!enemies.has(contact.hex) && isWatched(field, observers, contact.hex)) freed.push(contact);
    else kept.push(outOfSight(contact));
  }
  let next = state.nextContact[side];
  const numbered = [...seen]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([hex, sighting]) => {
      const same = known.get(hex) ?? takeMoved(freed, state, hex);
      return renewed(field, hex, sighting, same, same?.id ?? `K${next++}`);
    });
  return { contacts: [...kept, ...numbered].sort((one, other) => numberOf(one) - numberOf(other)), next };
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
