import { Type, type Static } from '@sinclair/typebox';
import { oneOf, orNull, StateIdText } from '@vedette/campaign';
import { CLOSED, TurnNumber } from '../names.schema.js';

export const INTELLIGENCE_DESKS = ['war', 'naval', 'supreme'] as const;
export const CONTACT_BRANCHES = ['land', 'sea'] as const;
export const CONTACT_ARMS = ['infantry', 'cavalry', 'artillery', 'headquarters', 'ships'] as const;
export const CONTACT_RELIABILITIES = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export const CONTACT_SORTS = ['place', 'age', 'strength', 'reliability'] as const;
export const CONTACT_GROUPINGS = [
  'state',
  'region',
  'place',
  'arms',
  'source',
  'reliability',
  'branch',
] as const;
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
/** How the state of a contact stands to one's own. */
export const CONTACT_STANDINGS = ['same', 'allied', 'hostile', 'neutral'] as const;
export const CONTACT_CONDITIONS = ['active', 'inactive', 'shattered'] as const;
export const CONTACT_CLEARINGS = [
  'seen empty',
  'too few seen',
  'seen to end',
  'identified',
  'too old',
] as const;
export const FORCE_WANTS = [
  'supplies',
  'ammunition',
  'communications',
  'rest',
  'reforming',
  'stores',
] as const;

const Text = Type.String();
const TextOrNull = orNull(Type.String());
const Count = Type.Integer({ minimum: 0 });

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

/** Contacts taken together. */
export const SummaryRowDocument = Type.Object(
  {
    key: Type.String({ examples: ['J-V'] }),
    contacts: Count,
    least: Type.Integer({
      minimum: 0,
      description: 'units and ships in all, at least; parts of groups count with their groups',
    }),
    most: Count,
    newest: Type.Integer({ description: 'turns since the newest was seen' }),
  },
  CLOSED,
);
export type SummaryRowDocument = Static<typeof SummaryRowDocument>;

const ratings = { quality: Text, experience: Type.Number(), morale: Type.Number() };
const wants = Type.Array(oneOf(FORCE_WANTS), { description: 'what it is short of' });
const own = { id: Text, name: TextOrNull, type: Text, commander: TextOrNull, status: Text, place: Text };

/** Supply and readiness of a unit of one's own. */
export const OwnUnitDocument = Type.Object(
  {
    ...own,
    men: Count,
    batteries: Count,
    ...ratings,
    fatigue: Type.Number(),
    supplied: Type.Boolean(),
    supplySource: TextOrNull,
    supplies: Count,
    ammunition: Count,
    communications: Type.Boolean(),
    casualties: Count,
    wants,
  },
  CLOSED,
);
export type OwnUnitDocument = Static<typeof OwnUnitDocument>;

/** Stores and readiness of a ship of one's own. */
export const OwnShipDocument = Type.Object(
  {
    ...own,
    crew: Count,
    marines: Count,
    ...ratings,
    hull: Type.Number(),
    rigging: Type.Number(),
    stores: Count,
    wants,
  },
  CLOSED,
);
export type OwnShipDocument = Static<typeof OwnShipDocument>;

/** Which contacts are asked for; what is left out does not matter. */
export const ContactFilterDocument = Type.Object(
  {
    branch: Type.Optional(oneOf(CONTACT_BRANCHES)),
    state: Type.Optional(StateIdText),
    nation: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
    area: Type.Optional(
      Type.String({
        pattern: '^[A-Z][0-9]-[A-Z][0-9]:[A-Z][0-9]-[A-Z][0-9]$',
        description: 'two opposite corners of a part of the map, for instance J0-V0:K4-W9',
      }),
    ),
    place: Type.Optional(
      Type.String({ minLength: 1, maxLength: 60, description: 'a square, a port or a sea area' }),
    ),
    arm: Type.Optional(oneOf(CONTACT_ARMS)),
    source: Type.Optional(oneOf(CONTACT_SOURCES)),
    strength: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 100_000, description: 'such as may be of so many units or ships' }),
    ),
    age: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000, description: 'turns old at most' })),
    reliability: Type.Optional(oneOf(CONTACT_RELIABILITIES, 'this letter or better')),
  },
  CLOSED,
);
export type ContactFilterDocument = Static<typeof ContactFilterDocument>;

/** What a minister can read of one turn. */
export const IntelligenceEntryDocument = Type.Object(
  {
    turn: TurnNumber,
    contacts: Count,
    cleared: Type.Integer({ minimum: 0, description: 'contacts struck out in the turn' }),
    units: Count,
    ships: Count,
  },
  CLOSED,
);
export type IntelligenceEntryDocument = Static<typeof IntelligenceEntryDocument>;
