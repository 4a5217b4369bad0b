import type { Desk } from '../told/desk.js';
import type { OwnShip, OwnUnit } from '../own/own-forces.js';
import type { Standing } from './known-map.js';

/**
 * Where a sighting comes from: troops on a tactical map (GITM AMWOL 4.2), named in the course of the turn (4.4) or on the
 * strategic map (4.1), troops ashore seen from
 * ships (4.3), ships seen from land (4.3) or touched at sea (PATE 5.1), sails a sloop made out (5.2), and what comes a turn
 * late: garrisons' watch (5.3), news of sail (5.5), a war minister's news of headquarters and of troops at home (GITM 4.7).
 */
export const SOURCES = [
  'tactical-map',
  'turn-report',
  'strategic-map',
  'seen-from-ships',
  'seen-from-shore',
  'in-contact',
  'sloop',
  'garrison',
  'sail-news',
  'headquarters-news',
  'troops-news',
] as const;
export type Source = (typeof SOURCES)[number];

export const BRANCHES = ['land', 'sea'] as const;
export type Branch = (typeof BRANCHES)[number];

/** Units or ships there may be, at least and at most. */
export interface Strength {
  readonly least: number;
  readonly most: number;
}

/** Strangers seen once: one unit or ship by its name, or a group by its size word. */
export interface Sighting {
  readonly branch: Branch;
  readonly state: string;
  readonly standing: Standing;
  /** Id of the unit or ship, where it was told. */
  readonly unit: string | null;
  readonly type: string | null;
  /** I, C, A, H as reported, S for ships; approximate in groups (4.1). */
  readonly letters: string;
  readonly condition: 'active' | 'inactive' | 'shattered' | null;
  /** Strategic square, port or sea area. */
  readonly place: string;
  /** Tactical square, tactical sea area, `harbor`, `coastal`, or `port` for troops at a port's quays. */
  readonly spot: string | null;
  readonly size: string | null;
  readonly strength: Strength;
  readonly source: Source;
  /** The turn at whose end it was there; late reports tell of the end of the turn before. */
  readonly seen: number;
  /** Players in whose reports it stood. */
  readonly by: readonly string[];
}

/** A contact of the order of battle as believed: what was last seen of somebody, and since when one knows of him. */
export interface Contact extends Sighting {
  /** The unit's or ship's id, else state and number as the staff counts: `MX-4`. */
  readonly id: string;
  readonly firstSeen: number;
  /** Other sources that told of it in the same turn. */
  readonly also: readonly Source[];
  /** The group that has it among its numbers, so that it is not counted twice. */
  readonly within: string | null;
}

/**
 * Why a contact is believed no longer: its place was seen empty of it, or held fewer than were believed there; its end was
 * seen; it turned out to be one known by name; nobody confirmed it for long.
 */
export const CLEARINGS = ['seen empty', 'too few seen', 'seen to end', 'identified', 'too old'] as const;
export type Clearing = (typeof CLEARINGS)[number];

/** A contact struck from the order of battle in the turn, and why. */
export interface Cleared {
  readonly contact: Contact;
  readonly why: Clearing;
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
