import { Type, type Static } from '@sinclair/typebox';
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
import { CampaignIdText, CLOSED, Digest, Instant, TurnNumber } from '../names.schema.js';
import { defineRequest } from '../service-request.js';

/** What everybody in a campaign may know of it. */
export const CampaignDocument = Type.Object(
  {
    id: CampaignIdText,
    title: Type.String(),
    rulebooks: Type.Object({
      land: oneOf(LAND_RULEBOOKS),
      naval: Type.Union([oneOf(NAVAL_RULEBOOKS), Type.Null()]),
    }),
    theatre: Type.String({ description: 'id of the theatre, or "inline"' }),
    createdAt: Instant,
    turn: TurnNumber,
    season: oneOf(SEASONS),
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

/**
 * Makes a campaign of a position and opens its first turn. The position has been put into the vault before (it is too
 * large for the broker) and is named by its digest, or it is a scenario of the house. Making the same campaign again
 * from the same position changes nothing.
 */
export const createCampaign = defineRequest({
  subject: 'campaign.create',
  owner: 'turn-conductor',
  question: Type.Object(
    {
      id: CampaignIdText,
      title: Type.String({ minLength: 1, maxLength: 120 }),
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
    },
    CLOSED,
  ),
  answer: CampaignDocument,
  timeoutMs: 30_000,
});

/** What everybody in a campaign may know of it. */
export const describeCampaign = defineRequest({
  subject: 'campaign.describe',
  owner: 'turn-conductor',
  question: Type.Object({ campaign: CampaignIdText }, CLOSED),
  answer: CampaignDocument,
});

/** Every campaign of the installation, by id. */
export const listCampaigns = defineRequest({
  subject: 'campaign.list',
  owner: 'turn-conductor',
  question: Type.Object({}, CLOSED),
  answer: Type.Object({ campaigns: Type.Array(CampaignDocument) }, CLOSED),
});
