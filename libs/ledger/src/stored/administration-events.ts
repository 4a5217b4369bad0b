import { Type, type Static } from '@sinclair/typebox';
import { PlayerIdText, SeasonPlanDocument } from '@vedette/campaign';
import {
  AdministratorAccount,
  CampaignBrief,
  CampaignFacts,
  CampaignStanding,
  Digest,
  PlaceAct,
  PlaceFacts,
  PositionMomentDocument,
  TurnNumber,
} from '@vedette/contracts';
import { defineStored } from './define-stored.js';

/**
 * A campaign was made. The opening position lies in the vault under its digest; the secret that keys the dice is sealed,
 * because every event passes the broker.
 */
export const CampaignCreated = defineStored({
  type: 'CampaignCreated',
  streams: ['administration'],
  data: Type.Object({
    campaign: CampaignFacts,
    by: Type.Optional(
      Type.Unsafe<string>({
        ...AdministratorAccount,
        description: 'account that made it; older logs do not say',
      }),
    ),
    solo: Type.Optional(Type.Boolean({ description: 'an administrator may play in it' })),
    brief: Type.Optional(CampaignBrief),
    position: Digest,
    firstTurn: TurnNumber,
    lastTurn: Type.Optional(
      Type.Unsafe<number>({ ...TurnNumber, description: 'the turn after which it ends by itself' }),
    ),
    calendar: Type.Optional(
      Type.Array(SeasonPlanDocument, { description: 'seasons of the position, by which turns are opened' }),
    ),
    sealedSecret: Type.String({ description: 'base64' }),
    diceCommitment: Type.Optional(
      Type.Unsafe<string>({ ...Digest, description: 'SHA-256 of the secret, where that cannot be guessed' }),
    ),
  }),
});
export type CampaignCreated = Static<typeof CampaignCreated.data>;

/** A campaign ended: no turn is opened or closed any more, until it is reopened. */
export const CampaignEnded = defineStored({
  type: 'CampaignEnded',
  streams: ['administration'],
  data: Type.Object({
    turn: Type.Unsafe<number>({ ...TurnNumber, description: 'the last turn that counts' }),
    by: Type.String({ description: 'account of the administrator' }),
    reason: Type.Optional(
      Type.String({ description: 'left out where an end still opened what was hidden at once' }),
    ),
    result: Type.Optional(Type.String()),
    /** Told when it is published and not before. */
    standing: Type.Optional(CampaignStanding),
  }),
});
export type CampaignEnded = Static<typeof CampaignEnded.data>;

/** A campaign that had ended goes on. */
export const CampaignReopened = defineStored({
  type: 'CampaignReopened',
  streams: ['administration'],
  data: Type.Object({
    by: Type.String({ description: 'account of the administrator' }),
    reason: Type.String(),
    lastTurn: Type.Optional(
      Type.Unsafe<number>({
        ...TurnNumber,
        description: 'its last turn from now on; as it was when left out',
      }),
    ),
  }),
});

/** A campaign is called otherwise from now on. */
export const CampaignRetitled = defineStored({
  type: 'CampaignRetitled',
  streams: ['administration'],
  data: Type.Object({
    title: Type.String(),
    before: Type.String({ description: 'how it was called' }),
    by: Type.String({ description: 'account of the administrator' }),
    reason: Type.String(),
  }),
});

/** What was hidden in a campaign that has ended is open to everybody in it, for good. */
export const CampaignPublished = defineStored({
  type: 'CampaignPublished',
  streams: ['administration'],
  data: Type.Object({
    turn: Type.Unsafe<number>({ ...TurnNumber, description: 'the last turn that counts' }),
    by: Type.String({ description: 'account of the administrator' }),
  }),
});

/** Somebody who runs the campaign looked at the whole position, as nobody who plays sees it. */
export const PositionSeen = defineStored({
  type: 'PositionSeen',
  streams: ['administration'],
  data: Type.Object({
    ...PositionMomentDocument.properties,
    reason: Type.Optional(Type.String({ description: 'why he looked; older logs do not say' })),
    by: Type.String({ description: 'account of whoever looked' }),
  }),
});

/** Somebody who runs the campaign looked at what players ordered while that is hidden from the others. */
export const OrdersSeen = defineStored({
  type: 'OrdersSeen',
  streams: ['administration'],
  data: Type.Object({
    turn: TurnNumber,
    player: Type.Union([PlayerIdText, Type.Null()], { description: 'whose; null: of all' }),
    reason: Type.String(),
    by: Type.String({ description: 'account of whoever looked' }),
  }),
});

/** Somebody who runs the campaign read what each side was told before the first turn. */
export const BriefsSeen = defineStored({
  type: 'BriefsSeen',
  streams: ['administration'],
  data: Type.Object({
    reason: Type.String(),
    by: Type.String({ description: 'account of whoever looked' }),
  }),
});

/** Somebody was invited, given a place, or lost one. It stands in a stream of its own, of which players are told nothing. */
export const PlaceNoted = defineStored({
  type: 'PlaceNoted',
  streams: ['people'],
  data: Type.Object({ ...PlaceFacts, act: PlaceAct, by: AdministratorAccount }),
});
export type PlaceNoted = Static<typeof PlaceNoted.data>;

export const ADMINISTRATION_EVENTS = [
  CampaignCreated,
  CampaignEnded,
  CampaignReopened,
  CampaignRetitled,
  CampaignPublished,
  PositionSeen,
  OrdersSeen,
  BriefsSeen,
  PlaceNoted,
] as const;
