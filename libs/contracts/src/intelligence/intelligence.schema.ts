import { Type, type Static } from '@sinclair/typebox';
import { StateIdText } from '@vedette/campaign';
import { CONTACT_BRANCHES, CONTACT_RELIABILITIES, CONTACT_SOURCES } from '@vedette/observed';
import { oneOf } from '@vedette/record';
import { CLOSED, TurnNumber } from '../names.schema.js';

export * from '@vedette/observed';

export const CONTACT_ARMS = ['infantry', 'cavalry', 'artillery', 'headquarters', 'ships'] as const;
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

const Count = Type.Integer({ minimum: 0 });

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
