import { Type, type Static } from '@sinclair/typebox';
import { SeasonPlanDocument } from '@vedette/campaign';
import { CampaignDocument, Digest, TurnNumber } from '@vedette/contracts';
import { defineStored } from './define-stored.js';

/**
 * A campaign was made. The opening position lies in the vault under its digest; the secret that keys the dice is sealed,
 * because every event passes the broker.
 */
export const CampaignCreated = defineStored({
  type: 'CampaignCreated',
  streams: ['administration'],
  data: Type.Object({
    campaign: Type.Omit(CampaignDocument, ['createdAt', 'turn', 'season']),
    position: Digest,
    firstTurn: TurnNumber,
    calendar: Type.Optional(
      Type.Array(SeasonPlanDocument, { description: 'seasons of the position, by which turns are opened' }),
    ),
    sealedSecret: Type.String({ description: 'base64' }),
  }),
});
export type CampaignCreated = Static<typeof CampaignCreated.data>;

/** A campaign ended: no turn is opened or closed any more, and what was hidden is opened to everybody who was in it. */
export const CampaignEnded = defineStored({
  type: 'CampaignEnded',
  streams: ['administration'],
  data: Type.Object({
    turn: Type.Unsafe<number>({ ...TurnNumber, description: 'the last turn that counts' }),
    by: Type.String({ description: 'account of the administrator' }),
  }),
});
export type CampaignEnded = Static<typeof CampaignEnded.data>;

export const ADMINISTRATION_EVENTS = [CampaignCreated, CampaignEnded] as const;
