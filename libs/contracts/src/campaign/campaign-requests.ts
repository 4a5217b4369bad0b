import { Type, type Static } from '@sinclair/typebox';
import { BATTLE_RULEBOOK } from '@vedette/battle';
import {
  LAND_RULEBOOKS,
  MINISTRIES,
  NAVAL_RULEBOOKS,
  oneOf,
  PlayerIdText,
  SEASONS,
  STANCES,
  StateIdText,
} from '@vedette/campaign';
import {
  AdministratorAccount,
  CampaignIdText,
  CLOSED,
  Digest,
  Instant,
  TurnNumber,
} from '../names.schema.js';
import { defineRequest } from '../service-request.js';
import { CampaignBrief } from './brief-requests.js';
import { CAMPAIGN_STATUSES, CampaignEnd } from './campaign-end.schema.js';
import { CampaignStanding } from './campaign-standing.schema.js';

/** How a campaign may be called. */
export const CampaignTitle = Type.String({ minLength: 1, maxLength: 120 });

/** Books a campaign is played by; the last is that of battles on hex maps. */
export const PLAYED_BOOKS = [...LAND_RULEBOOKS, BATTLE_RULEBOOK] as const;

/** What everybody in a campaign may know of it. */
export const CampaignDocument = Type.Object(
  {
    id: CampaignIdText,
    title: Type.String(),
    solo: Type.Boolean({
      description: 'whether an administrator may play in it, who sees everything; all who have a place know',
    }),
    rulebooks: Type.Object({
      land: oneOf(PLAYED_BOOKS, 'gbacw-3dog: it is a battle on a hex map'),
      naval: Type.Union([oneOf(NAVAL_RULEBOOKS), Type.Null()]),
    }),
    theatre: Type.String({ description: 'id of the theatre, or "inline"' }),
    windows: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 2,
        description:
          'with 2 each turn of a battle closes twice and is two turns here: an odd one for its steps up to attachment, an even one, in which initiative and new orders are known, for impulses and standing instructions',
      }),
    ),
    createdAt: Instant,
    turn: Type.Unsafe<number>({ ...TurnNumber, description: 'the latest turn that was opened' }),
    season: oneOf(SEASONS),
    status: oneOf(
      CAMPAIGN_STATUSES,
      'published: it has ended for good, and everything that was hidden is open to its members',
    ),
    lastTurn: Type.Union([TurnNumber, Type.Null()], {
      description:
        'the turn after which the campaign ends by itself; null where it goes on until it is ended',
    }),
    ended: Type.Union([CampaignEnd, Type.Null()]),
    standing: Type.Union([CampaignStanding, Type.Null()], {
      description:
        'how it stood when it ended; null until it is published, and where an older build ended it',
    }),
    diceCommitment: Type.Union([Digest, Type.Null()], {
      description:
        'SHA-256 of the secret that keys the dice, told before the first is thrown; null where none was given, or the secret is short enough to be guessed',
    }),
    states: Type.Array(
      Type.Object(
        { id: StateIdText, nation: Type.String(), side: Type.String(), name: Type.Optional(Type.String()) },
        CLOSED,
      ),
    ),
    relations: Type.Array(
      Type.Object(
        { between: Type.Array(StateIdText, { minItems: 2, maxItems: 2 }), stance: oneOf(STANCES) },
        CLOSED,
      ),
      { description: 'how states stand to each other; pairs that are not listed are neutral' },
    ),
    players: Type.Array(
      Type.Object(
        {
          id: PlayerIdText,
          state: StateIdText,
          name: Type.String(),
          ministries: Type.Array(oneOf(MINISTRIES)),
        },
        CLOSED,
      ),
    ),
  },
  CLOSED,
);
export type CampaignDocument = Static<typeof CampaignDocument>;

/** What comes beside the facts: it changes while a campaign is played, or campaigns of older builds have none. */
const BESIDE = [
  'solo',
  'createdAt',
  'turn',
  'season',
  'status',
  'lastTurn',
  'ended',
  'standing',
  'diceCommitment',
] as const;

/** What of a campaign is settled when it is made. */
export const CampaignFacts = Type.Omit(CampaignDocument, [...BESIDE]);
export type CampaignFacts = Static<typeof CampaignFacts>;

/** A campaign as it stands, for whoever asked to make it. */
export const CampaignMade = Type.Object(
  {
    ...CampaignDocument.properties,
    created: Type.Boolean({
      description:
        'told to whoever asks to have it made, and nobody else: false where it was there already, and is as it was',
    }),
  },
  CLOSED,
);
export type CampaignMade = Static<typeof CampaignMade>;

/**
 * Makes a campaign of a position and opens its first turn. The position has been put into the vault before (it is too
 * large for the broker) and is named by its digest, or it is a scenario of the house. Making the same campaign again
 * from the same position changes nothing, and the answer says so.
 */
export const createCampaign = defineRequest({
  subject: 'campaign.create',
  owner: 'turn-conductor',
  question: Type.Object(
    {
      id: CampaignIdText,
      title: CampaignTitle,
      position: Type.Union([
        Type.Object({ document: Digest }, CLOSED),
        Type.Object({ scenario: Type.String({ minLength: 1, maxLength: 60 }) }, CLOSED),
      ]),
      secret: Type.Optional(
        Type.String({
          minLength: 1,
          maxLength: 200,
          description: 'keys the dice; drawn at random unless stated',
        }),
      ),
      deadline: Type.Optional(Type.Union([Instant, Type.Null()])),
      solo: Type.Optional(Type.Boolean({ description: 'an administrator may play; false unless stated' })),
      brief: Type.Optional(
        Type.Unsafe<CampaignBrief>({ ...CampaignBrief, description: 'that of the scenario unless stated' }),
      ),
      by: Type.Optional(AdministratorAccount),
    },
    CLOSED,
  ),
  answer: CampaignMade,
  timeoutMs: 60_000,
});

/** What everybody in a campaign may know of it. */
export const describeCampaign = defineRequest({
  subject: 'campaign.describe',
  owner: 'turn-conductor',
  askedBy: ['gateway', 'people', 'correspondence'],
  question: Type.Object({ campaign: CampaignIdText }, CLOSED),
  answer: CampaignDocument,
});

/** Every campaign of the installation, by id. */
export const listCampaigns = defineRequest({
  subject: 'campaign.list',
  owner: 'turn-conductor',
  askedBy: ['gateway', 'people'],
  question: Type.Object({}, CLOSED),
  answer: Type.Object({ campaigns: Type.Array(CampaignDocument) }, CLOSED),
});
