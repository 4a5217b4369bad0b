import { Type, type Static } from '@sinclair/typebox';
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
    sealedSecret: Type.String({ description: 'base64' }),
  }),
});
export type CampaignCreated = Static<typeof CampaignCreated.data>;

export const ADMINISTRATION_EVENTS = [CampaignCreated] as const;
