import {
  type ClearedDocument,
  CONTACT_BRANCHES,
  CONTACT_CLEARINGS,
  CONTACT_SOURCES,
  type ContactBranch,
  type ContactClearing,
  type ContactDocument,
  type ContactSource,
} from '@vedette/observed';
import type { View } from '@vedette/record';
import type { Desk } from '../told/desk.js';
import type { OwnShip, OwnUnit } from '../own/own-forces.js';

export { CONTACT_BRANCHES as BRANCHES, CONTACT_CLEARINGS as CLEARINGS, CONTACT_SOURCES as SOURCES };
export type Source = ContactSource;
export type Branch = ContactBranch;
export type Clearing = ContactClearing;

/** Units or ships there may be, at least and at most. */
export type Strength = View<ContactDocument['strength']>;

/** A contact of the order of battle as believed: what was last seen of somebody, and since when one knows of him. */
export type Contact = View<Omit<ContactDocument, 'age' | 'reliability' | 'region'>>;

/**
 * Strangers seen once: one unit or ship by its name, or a group by its size word. Late reports tell of the end of the turn
 * before.
 */
export type Sighting = Omit<Contact, 'id' | 'firstSeen' | 'also' | 'within'>;

/** A contact struck from the order of battle in the turn, and why. */
export interface Cleared {
  readonly contact: Contact;
  readonly why: ClearedDocument['why'];
}

/** What a desk of a state believes when a turn has ended, and what its own forces reported. */
export interface Picture {
  readonly format: typeof PICTURE_FORMAT;
  readonly state: string;
  readonly desk: Desk;
  readonly turn: number;
  readonly season: string;
  readonly contacts: readonly Contact[];
  readonly cleared: readonly Cleared[];
  readonly units: readonly OwnUnit[];
  readonly ships: readonly OwnShip[];
  /** Groups numbered so far, by state. */
  readonly numbered: Readonly<Record<string, number>>;
}

export const PICTURE_FORMAT = 'vedette/intelligence@1';
