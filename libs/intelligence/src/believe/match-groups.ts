import type { Contact, Sighting } from './contact.js';
import { Distances, type KnownMap } from './known-map.js';
import { overlap } from './size-range.js';
import { marchOf } from './watched.js';

/** Letters of arms in which two reports of one group may differ: one is missed or imagined now and then (GITM AMWOL 4.1, M-02). */
const LETTERS_OFF = 1;
/** A group that went to pieces, or rallied, where it stood is the same; one of its condition fits better. */
const CHANGED = 0.5;
/** Share of late reports that a staff expects to be no further off than it allows for (4.7). */
const USUAL = 0.9;

/** Says which sightings of groups may be of one and the same group: what it looks like, and how far it can have come. */
export class GroupMatcher {
  private readonly distances: Distances;
  private readonly usualError: number;
  private readonly marches = new Map<string, number>();

  constructor(private readonly map: KnownMap) {
    this.distances = new Distances(map);
    this.usualError = usualErrorOf(map);
  }

  /** How badly a sighting fits a contact, 0 when it stands in its place; null when it cannot be the same. */
  misfit(contact: Contact, sighting: Sighting): number | null {
    if (contact.branch !== sighting.branch || contact.state !== sighting.state) return null;
    const apart = this.distances.between(contact.place, sighting.place);
    if (apart > 0 && apart > this.reach(contact, sighting)) return null;
    const off = lettersOff(contact.letters, sighting.letters);
    const changed = contact.condition && sighting.condition && contact.condition !== sighting.condition;
    if (apart === 0) return off / 100 + (changed ? CHANGED : 0);
    if (changed || off > LETTERS_OFF || !overlap(contact.strength, sighting.strength)) return null;
    return apart + off / 100;
  }

  /** Squares or sea areas the group may have come between the two, with the errors of late reports. */
  private reach(contact: Contact, sighting: Sighting): number {
    const turns = Math.max(1, Math.abs(sighting.seen - contact.seen));
    const errors = this.errorOf(contact) + this.errorOf(sighting);
    return this.march(sighting) * turns + errors;
  }

  private errorOf({ source }: Sighting): number {
    return MAY_BE_MISPLACED.has(source) ? this.usualError : 0;
  }

  private march({ branch, letters }: Sighting): number {
    const key = `${branch} ${letters}`;
    let march = this.marches.get(key);
    if (march === undefined) this.marches.set(key, (march = marchOf(this.map, branch, letters)));
    return march;
  }

  /**
   * Pairs sightings with contacts, the best fits first, each at most once; equals go by the order given. What is left on
   * either side has no partner.
   */
  pair(contacts: readonly Contact[], sightings: readonly Sighting[]): Map<Sighting, Contact> {
    const pairs = new Map<Sighting, Contact>();
    const taken = new Set<Contact>();
    // Whoever stands where he stood fits better than anybody who would have had to march: most are settled at once.
    for (const near of [({ state, place }: Placed) => `${state} ${place}`, ({ state }: Placed) => state])
      this.pairWithin(
        near,
        contacts.filter((contact) => !taken.has(contact)),
        sightings.filter((sighting) => !pairs.has(sighting)),
        (sighting, contact) => {
          if (pairs.has(sighting) || taken.has(contact)) return;
          pairs.set(sighting, contact);
          taken.add(contact);
        },
      );
    return pairs;
  }

  /** Offers every fitting pair of one neighbourhood, the best first. */
  private pairWithin(
    near: (placed: Placed) => string,
    contacts: readonly Contact[],
    sightings: readonly Sighting[],
    offer: (sighting: Sighting, contact: Contact) => void,
  ): void {
    const by = new Map<string, Contact[]>();
    for (const contact of contacts) {
      const known = by.get(near(contact));
      if (known) known.push(contact);
      else by.set(near(contact), [contact]);
    }
    const fits: { sighting: Sighting; contact: Contact; misfit: number }[] = [];
    for (const sighting of sightings)
      for (const contact of by.get(near(sighting)) ?? []) {
        const misfit = this.misfit(contact, sighting);
        if (misfit !== null) fits.push({ sighting, contact, misfit });
      }
    for (const { sighting, contact } of fits.sort((a, b) => a.misfit - b.misfit)) offer(sighting, contact);
  }
}

type Placed = Pick<Sighting, 'state' | 'place'>;

const MAY_BE_MISPLACED: ReadonlySet<string> = new Set(['headquarters-news', 'troops-news']);

function usualErrorOf({ land }: KnownMap): number {
  let sum = 0;
  for (const { chance, to } of land.detection.reportErrors.value) {
    sum += chance;
    // Sums of decimal fractions fall short by a hair.
    if (sum >= USUAL - 1e-9) return to;
  }
  return 0;
}

function lettersOff(one: string, other: string): number {
  const differ = (a: string, b: string): number => [...a].filter((letter) => !b.includes(letter)).length;
  return differ(one, other) + differ(other, one);
}
