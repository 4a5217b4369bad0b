import { enemyOf, isHeldBy, type Side } from '@vedette/battle';
import { distance, type Hex } from '@vedette/hex';
import { type Couriers, courierTurns, type Dispatch } from './couriers.js';
import { farGround } from './ground-seen.js';
import type { KeptContact, Looked } from './kept-contact.js';
import { hasLine, observersOf, type SightField } from './observers.js';
import { CONTACT_LEVELS, type ContactLevel, isWatched, sightingAt } from './sight-level.js';

/** A contact as troops see it, with the turns the news of it needs; one told, with the contact of theirs that it is. */
export type CarriedContact = KeptContact & { readonly courier?: number; readonly as?: string };

const rank = (level: ContactLevel): number => CONTACT_LEVELS.indexOf(level);

/**
 * Contacts seen this turn with the turns until their side hears of them (P-25.4): of all who see the hex as well as it is known the one
 * whose courier is there first. What was better seen earlier in the turn than it is now travels no faster than either.
 */
export function withCouriers(
  field: SightField,
  side: Side,
  contacts: readonly KeptContact[],
  before: readonly KeptContact[],
): CarriedContact[] {
  const { state } = field;
  const observers = observersOf(state, side).map((hex) => ({ hex, turns: courierTurns(state, side, hex) }));
  const known = new Map((before as readonly CarriedContact[]).map((one) => [one.id, one]));
  return contacts.map((contact): CarriedContact => {
    if (contact.seen !== state.turn) return contact;
    const was = known.get(contact.id);
    const same = was?.seen === state.turn && was.hex === contact.hex && was.level === contact.level;
    const turns = { asWell: Number.POSITIVE_INFINITY, atAll: Number.POSITIVE_INFINITY };
    for (const observer of observers) {
      const level = levelFrom(field, observer.hex, contact.hex);
      if (level === null) continue;
      turns.atAll = Math.min(turns.atAll, observer.turns);
      if (rank(level) <= rank(contact.level)) turns.asWell = Math.min(turns.asWell, observer.turns);
    }
    const earlier = was?.seen === state.turn ? was.courier : undefined;
    const now = Number.isFinite(turns.asWell)
      ? turns.asWell
      : Math.max(earlier ?? 0, Number.isFinite(turns.atAll) ? turns.atAll : 0);
    return { ...contact, courier: same && earlier !== undefined ? Math.min(earlier, now) : now };
  });
}

function levelFrom(field: SightField, observer: Hex, hex: Hex): ContactLevel | null {
  const sighting = sightingAt(field, hex, distance(observer, hex));
  return sighting !== null && hasLine(field, observer, hex) ? sighting.level : null;
}

/** Contacts just told with the contact of the troops each is, so that a courier's news of it is known to be of the same. */
export function identified(contacts: readonly KeptContact[], seen: readonly KeptContact[]): CarriedContact[] {
  const byHex = new Map(seen.map((one) => [one.hex, one.id]));
  return contacts.map((contact) => {
    const as = byHex.get(contact.hex);
    return (contact.of ?? []).length === 0 || as === undefined ? contact : { ...contact, as };
  });
}

/**
 * The couriers that leave at the end of a turn, one for each number of turns they ride: what was seen in it and the side does not know as
 * well, hexes it believes the enemy in that were seen to be empty, and what lies on the ground.
 */
export function dispatchesOf(field: SightField, side: Side, told: Couriers): Dispatch[] {
  const { state } = field;
  const knows = (contact: KeptContact): boolean =>
    told.contacts.some(
      (one) => one.hex === contact.hex && one.seen === state.turn && rank(one.level) <= rank(contact.level),
    );
  const seen = (state.contacts[side] as readonly CarriedContact[]).filter(
    (contact) => contact.seen === state.turn && (contact.courier ?? 0) > 0 && !knows(contact),
  );
  const there = new Set(state.contacts[side].filter((one) => one.seen === state.turn).map(({ hex }) => hex));
  const believed = [...told.contacts, ...told.underway.flatMap(({ contacts }) => contacts)].map(
    ({ hex }) => hex,
  );
  const empty = [...new Set(believed)]
    .filter((hex) => !there.has(hex) && !isHeldBy(state, enemyOf(side), hex))
    .flatMap((hex) => {
      const turns = observersOf(state, side)
        .filter((observer) => isWatched(field, [observer], hex))
        .map((observer) => courierTurns(state, side, observer));
      return turns.length === 0 ? [] : [{ hex, turns: Math.min(...turns) }];
    })
    .filter(({ turns }) => turns > 0);
  const ground = farGround(field, side, told);
  const rides = new Set([
    ...seen.map(({ courier }) => courier!),
    ...[...empty, ...ground.works, ...ground.guns].map(({ turns }) => turns),
  ]);
  return [...rides]
    .sort((one, other) => one - other)
    .map((turns) => ({
      turn: state.turn,
      ride: turns,
      left: turns,
      // What one's own fire did is of the turn it was fired in (P-25.5).
      contacts: seen
        .filter(({ courier }) => courier === turns)
        .map((one) => ({ ...one, of: [], effect: null })),
      empty: empty.filter((one) => one.turns === turns).map(({ hex }) => hex),
      works: ground.works.filter((one) => one.turns === turns).map(({ one }) => one),
      guns: ground.guns.filter((one) => one.turns === turns).map(({ one }) => one),
    }));
}

/** What a side knows when a courier has come in: nothing that it has seen, or heard, of a later turn is changed by him (P-25.4). */
export function delivered(told: Looked, { ride, contacts, empty }: Dispatch): Looked {
  // Ages are counted when a turn ends, and this one has not yet been.
  const age = ride - 1;
  const isNewer = (one: KeptContact): boolean => (one.unseen ?? 0) < age;
  let kept = (told.contacts as readonly CarriedContact[]).filter(
    (one) => isNewer(one) || !empty.includes(one.hex) || contacts.some(({ hex }) => hex === one.hex),
  );
  let { next } = told;
  const byHex = [...contacts].sort((one, other) => (one.hex < other.hex ? -1 : 1));
  for (const news of byHex as readonly CarriedContact[]) {
    const { courier: _courier, ...look } = news;
    const same = kept.find(({ as }) => as === news.id) ?? kept.find(({ hex }) => hex === news.hex);
    const there = kept.find(({ hex }) => hex === news.hex);
    const blocks = [same, there].some(
      (one) => one !== undefined && (isNewer(one) || isAsGood(one, news, age)),
    );
    if (blocks) continue;
    const id = same?.id ?? `K${next++}`;
    kept = [
      ...kept.filter((one) => one !== same && one !== there),
      { ...look, id, as: news.id, unseen: age, stale: true },
    ];
  }
  return { contacts: kept.sort((one, other) => Number(one.id.slice(1)) - Number(other.id.slice(1))), next };
}

/** Whether the same turn told as much of the hex already. */
function isAsGood(one: KeptContact, news: KeptContact, age: number): boolean {
  return (one.unseen ?? 0) === age && one.hex === news.hex && rank(one.level) <= rank(news.level);
}
