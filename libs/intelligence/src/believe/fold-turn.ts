import { ownShips, ownUnits } from '../own/own-forces.js';
import type { Desk } from '../told/desk.js';
import type { ToldTurn } from '../told/told-turn.js';
import {
  PICTURE_FORMAT,
  type Cleared,
  type Contact,
  type Picture,
  type Sighting,
  type Strength,
} from './contact.js';
import { gather } from './gather.js';
import type { KnownMap } from './known-map.js';
import { GroupMatcher } from './match-groups.js';
import { MEMORY } from './reliability.js';
import { type Watched, watchedBy } from './watched.js';

/**
 * What a desk believes after a turn: what it believed before, with all it was told of the turn. Contacts are confirmed,
 * followed or new; struck out when their place was seen empty of them, their end was seen, or nobody confirmed them for
 * long. Late news is believed as a turn old (M-04). The truth is no input: two turns that were told alike leave the same picture, byte for byte.
 */
export function foldTurn(
  before: Picture | null,
  whose: { readonly state: string; readonly desk: Desk },
  told: ToldTurn,
  map: KnownMap,
): Picture {
  const { state, desk } = whose;
  const belief = new Belief(before, told.turn, map);
  const { sightings, lateNews, onTheWay } = gather(desk, told, map);
  belief.bury(new Set(told.gone));
  belief.confirm(sightings);
  belief.trace(onTheWay.filter(({ unit }) => !told.gone.includes(unit!)));
  const watched = watchedBy(desk, told, map);
  belief.disprove(watched, sightings);
  belief.hear(lateNews, watched, sightings);
  belief.forget();
  return {
    format: PICTURE_FORMAT,
    state,
    desk,
    turn: told.turn,
    season: told.season,
    ...belief.settled(),
    units: ownUnits(desk, told, map.land),
    ships: ownShips(desk, told),
  };
}

/** The contacts while a turn's reports are read. */
class Belief {
  private readonly contacts = new Map<string, Contact>();
  private readonly cleared: Cleared[] = [];
  private readonly numbered: Record<string, number>;
  /** Contacts that the turn's own sightings confirmed, moved or made. */
  private readonly fresh = new Set<string>();
  private readonly matcher: GroupMatcher;

  constructor(
    before: Picture | null,
    private readonly turn: number,
    map: KnownMap,
  ) {
    for (const contact of before?.contacts ?? []) this.contacts.set(contact.id, contact);
    this.numbered = { ...before?.numbered };
    this.matcher = new GroupMatcher(map);
  }

  /** Strikes out those whose end was seen. */
  bury(gone: ReadonlySet<string>): void {
    for (const contact of [...this.contacts.values()])
      if (contact.unit !== null && gone.has(contact.unit)) this.clear(contact, 'seen to end');
  }

  /** Takes in what was seen as the turn ended: named ones by name, groups by the best fit. */
  confirm(sightings: readonly Sighting[]): void {
    const named = sightings.filter(({ unit }) => unit !== null);
    for (const sighting of named) this.update(sighting, this.contacts.get(sighting.unit!));
    this.recognise(named);
    this.follow(sightings.filter(({ unit }) => unit === null));
  }

  /** Takes in where named units were last in the course of the turn: later than what was known, and no proof that they stayed. */
  trace(news: readonly Sighting[]): void {
    for (const item of news) {
      this.update(item, this.contacts.get(item.unit!));
      this.fresh.delete(item.unit!);
    }
  }

  /** A headquarters heard of that one now knows by name is that one (4.7). */
  private recognise(named: readonly Sighting[]): void {
    const heardOf = [...this.contacts.values()].filter(({ source }) => source === 'headquarters-news');
    const seen = named.filter(({ letters }) => letters === 'H');
    for (const type of new Set(heardOf.map((contact) => contact.type)))
      for (const [sighting, contact] of this.matcher.pair(
        heardOf.filter((one) => one.type === type),
        seen.filter((one) => one.type === type),
      )) {
        const known = this.contacts.get(sighting.unit!)!;
        const firstSeen = Math.min(known.firstSeen, contact.firstSeen);
        this.contacts.set(known.id, { ...known, firstSeen });
        this.clear(contact, 'identified');
      }
  }

  private follow(groups: readonly Sighting[]): void {
    const known = [...this.contacts.values()].filter(({ unit, id }) => unit === null && !this.fresh.has(id));
    const pairs = this.matcher.pair(known, groups);
    for (const sighting of groups) this.update(sighting, pairs.get(sighting));
  }

  private update(sighting: Sighting, contact: Contact | undefined): void {
    const id = contact?.id ?? sighting.unit ?? this.number(sighting.state);
    const firstSeen = contact?.firstSeen ?? sighting.seen;
    this.contacts.set(id, { ...sighting, id, firstSeen, also: [], within: null });
    this.fresh.add(id);
  }

  /** Strikes out those whose place was watched and who were not there. */
  disprove(watched: Watched, sightings: readonly Sighting[]): void {
    const there = new Set(sightings.map(presence));
    for (const contact of [...this.contacts.values()])
      if (!this.fresh.has(contact.id) && isDisproved(contact, watched, there))
        this.clear(contact, 'seen empty');
    this.thin(watched);
  }

  /** Of named ones not seen again where fewer were seen than believed, the longest unseen are struck out. */
  private thin(watched: Watched): void {
    const here = new Map<string, Contact[]>();
    for (const contact of this.contacts.values())
      if (contact.branch === 'land' && watched.squares(contact.place)) {
        const key = presence(contact);
        here.set(key, [...(here.get(key) ?? []), contact]);
      }
    for (const contacts of here.values()) {
      const named = contacts.filter(({ unit }) => unit !== null);
      const room = contacts.reduce((sum, { unit, strength }) => sum + (unit === null ? strength.most : 0), 0);
      const stale = named.filter(({ id }) => !this.fresh.has(id));
      const left = Math.max(0, room - (named.length - stale.length));
      for (const contact of stale.sort((a, b) => b.seen - a.seen || inOrder(a, b)).slice(left))
        this.clear(contact, 'too few seen');
    }
  }

  /**
   * Takes in late news: what fresher sightings explain only adds a source to them; the rest follows older contacts or is
   * new, unless its place was seen empty since.
   */
  hear(news: readonly Sighting[], watched: Watched, sightings: readonly Sighting[]): void {
    const there = new Set(sightings.map(presence));
    const unexplained = news.filter((item) => !this.isExplained(item));
    const named = unexplained.filter(({ unit }) => unit !== null);
    for (const item of named) {
      const known = this.contacts.get(item.unit!);
      if (!known || known.seen < item.seen) this.update(item, known);
    }
    this.follow(unexplained.filter(({ unit }) => unit === null));
    for (const contact of [...this.contacts.values()])
      if (contact.seen < this.turn && isDisproved(contact, watched, there)) this.clear(contact, 'seen empty');
  }

  private isExplained(item: Sighting): boolean {
    const fresher = [...this.contacts.values()].filter((contact) => contact.seen >= item.seen);
    const same =
      item.unit !== null ? fresher.filter(({ unit }) => unit === item.unit) : this.fitting(fresher, item);
    const [contact] = same;
    if (!contact) return false;
    if (contact.source !== item.source && !contact.also.includes(item.source))
      this.contacts.set(contact.id, { ...contact, also: [...contact.also, item.source].sort() });
    return true;
  }

  private fitting(contacts: readonly Contact[], item: Sighting): Contact[] {
    return contacts
      .filter(({ source, seen, type }) =>
        // One news item never explains another; a headquarters is explained by one of its type or by the letter H.
        source === item.source ? false : seen >= item.seen && (!item.type || !type || type === item.type),
      )
      .flatMap((contact) => {
        const looks =
          item.letters === 'H' && contact.letters.includes('H') ? { ...contact, letters: 'H' } : contact;
        const strength = looks.letters === 'H' ? item.strength : looks.strength;
        const misfit = this.matcher.misfit({ ...looks, strength }, item);
        return misfit === null ? [] : [{ contact, misfit }];
      })
      .sort((a, b) => a.misfit - b.misfit || (a.contact.id < b.contact.id ? -1 : 1))
      .map(({ contact }) => contact);
  }

  /** Strikes out what nobody confirmed for long. */
  forget(): void {
    for (const contact of [...this.contacts.values()])
      if (this.turn - contact.seen > MEMORY) this.clear(contact, 'too old');
  }

  /**
   * The contacts by branch, state and place. Named ones in a group's place are within it, and a group is at least as strong
   * as those of it that were seen with it.
   */
  settled(): Pick<Picture, 'contacts' | 'cleared' | 'numbered'> {
    const contacts = [...this.contacts.values()].sort(inOrder);
    const groups = new Map<string, Contact>();
    for (const contact of contacts)
      if (contact.unit === null && contact.size) groups.set(presence(contact), contact);
    const groupOf = (contact: Contact): Contact | null =>
      contact.unit === null ? null : (groups.get(presence(contact)) ?? null);
    const named = new Map<string, number>();
    for (const contact of contacts) {
      const group = groupOf(contact);
      // Who was named in the course of the turn may have gone before the group was counted.
      const counted = contact.source !== 'turn-report';
      if (group && counted && group.seen === contact.seen)
        named.set(group.id, (named.get(group.id) ?? 0) + 1);
    }
    const strengthOf = ({ id, strength }: Contact): Strength => {
      const least = Math.max(strength.least, named.get(id) ?? 0);
      return { least, most: Math.max(least, strength.most) };
    };
    return {
      contacts: contacts.map((contact) => ({
        ...contact,
        strength: strengthOf(contact),
        within: groupOf(contact)?.id ?? null,
      })),
      cleared: this.cleared.sort((a, b) => inOrder(a.contact, b.contact)),
      numbered: Object.fromEntries(Object.entries(this.numbered).sort(([a], [b]) => (a < b ? -1 : 1))),
    };
  }

  private number(state: string): string {
    this.numbered[state] = (this.numbered[state] ?? 0) + 1;
    return `${state}-${this.numbered[state]}`;
  }

  private clear(contact: Contact, why: Cleared['why']): void {
    this.contacts.delete(contact.id);
    this.fresh.delete(contact.id);
    this.cleared.push({ contact, why });
  }
}

/** That somebody of a state is in a place: what a group's sighting says, and what a watch that sees nobody denies. */
const presence = ({ branch, state, place }: Pick<Contact, 'branch' | 'state' | 'place'>): string =>
  `${branch} ${state} ${place}`;

function isDisproved(contact: Contact, watched: Watched, there: ReadonlySet<string>): boolean {
  const { branch, place, spot, standing, unit } = contact;
  if (branch === 'sea') return watched.waters(place, spot);
  if (spot === 'port' && watched.quays(place) && !there.has(presence(contact))) return true;
  if (standing === 'hostile' && spot !== null && watched.grounds(place, spot)) return true;
  if (!watched.squares(place)) return false;
  // A group that is watched is seen; of named units in a square with others of theirs one cannot tell.
  return unit === null || !there.has(presence(contact));
}

function inOrder(a: Contact, b: Contact): number {
  const [one, other] = [keyOf(a), keyOf(b)];
  return one < other ? -1 : one > other ? 1 : 0;
}

const keyOf = ({ branch, state, place, id }: Contact): string => `${branch} ${state} ${place} ${id}`;
