import { type Static, Type } from '@sinclair/typebox';
import { oneOf } from '@vedette/record';
import { CLOSED, Count, orNull, Text, TextOrNull } from './schema-parts.js';

/**
 * Where a sighting comes from: troops on a tactical map (GITM AMWOL 4.2), named in the course of the turn (4.4) or on the
 * strategic map (4.1), troops ashore seen from ships (4.3), ships seen from land (4.3) or touched at sea (PATE 5.1), sails a
 * sloop made out (5.2), and what comes a turn late: garrisons' watch (5.3), news of sail (5.5), a war minister's news of
 * headquarters and of troops at home (GITM 4.7).
 */
export const CONTACT_SOURCES = [
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
export type ContactSource = (typeof CONTACT_SOURCES)[number];

export const CONTACT_BRANCHES = ['land', 'sea'] as const;
export type ContactBranch = (typeof CONTACT_BRANCHES)[number];

/** How far a contact may be relied on: best A (M-05). */
export const CONTACT_RELIABILITIES = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export type ContactReliability = (typeof CONTACT_RELIABILITIES)[number];

/** How the state of a contact stands to one's own. */
export const CONTACT_STANDINGS = ['same', 'allied', 'hostile', 'neutral'] as const;
export type ContactStanding = (typeof CONTACT_STANDINGS)[number];

export const CONTACT_CONDITIONS = ['active', 'inactive', 'shattered'] as const;

/**
 * Why a contact is believed no longer: its place was seen empty of it, or held fewer than were believed there; its end was
 * seen; it turned out to be one known by name; nobody confirmed it for long.
 */
export const CONTACT_CLEARINGS = [
  'seen empty',
  'too few seen',
  'seen to end',
  'identified',
  'too old',
] as const;
export type ContactClearing = (typeof CONTACT_CLEARINGS)[number];

/** One contact of the order of battle as believed. */
export const ContactDocument = Type.Object(
  {
    id: Type.String({
      description: 'id of the unit or ship, else state and number as the staff counts',
      examples: ['MX-4'],
    }),
    branch: oneOf(CONTACT_BRANCHES),
    state: Type.String({ examples: ['MX'] }),
    standing: oneOf(CONTACT_STANDINGS),
    unit: Type.Union([Text, Type.Null()], { description: 'id of the unit or ship, where it is known' }),
    type: TextOrNull,
    letters: Type.String({
      description: 'I, C, A, H as reported, S for ships; approximate in groups',
      examples: ['IC'],
    }),
    condition: orNull(oneOf(CONTACT_CONDITIONS)),
    place: Type.String({
      description: 'last known place: strategic square, port or sea area',
      examples: ['J9-V5'],
    }),
    spot: TextOrNull,
    region: Type.String({
      description: 'block of ten by ten squares by the letters of its names, else the place',
      examples: ['J-V'],
    }),
    size: Type.Union([Text, Type.Null()], { examples: ['brigade'] }),
    strength: Type.Object(
      { least: Count, most: Count },
      { ...CLOSED, description: 'units or ships there may be' },
    ),
    source: oneOf(CONTACT_SOURCES),
    also: Type.Array(oneOf(CONTACT_SOURCES)),
    seen: Type.Integer({ description: 'the turn at whose end it was there' }),
    firstSeen: Type.Integer(),
    age: Type.Integer({ description: 'turns since it was there' }),
    reliability: oneOf(CONTACT_RELIABILITIES, 'A identified just now … F little more than a memory'),
    within: Type.Union([Text, Type.Null()], { description: 'the group that has it among its numbers' }),
    by: Type.Array(Text, { description: 'players in whose reports it stood' }),
  },
  CLOSED,
);
export type ContactDocument = Static<typeof ContactDocument>;

/** A contact struck from the order of battle, and why. */
export const ClearedDocument = Type.Object(
  { why: oneOf(CONTACT_CLEARINGS), contact: ContactDocument },
  CLOSED,
);
export type ClearedDocument = Static<typeof ClearedDocument>;
