import { Type, type Static } from '@sinclair/typebox';
import { CampaignIdText, CLOSED, Instant, TurnNumber } from '../names.schema.js';
import { defineRequest } from '../service-request.js';

/** How a campaign ended. */
export const CampaignEndDocument = Type.Object(
  {
    campaign: CampaignIdText,
    turn: Type.Unsafe<number>({ ...TurnNumber, description: 'the last turn that counts' }),
    at: Instant,
    by: Type.String({ description: 'account of the administrator' }),
  },
  CLOSED,
);
export type CampaignEndDocument = Static<typeof CampaignEndDocument>;

/**
 * Ends a campaign: no turn is opened or closed any more, and what was hidden is opened to everybody who was in it. A turn that
 * still takes orders counts no more; one that is being resolved must be resolved first. Ending it again changes nothing.
 */
export const endCampaign = defineRequest({
  subject: 'campaign.end',
  owner: 'turn-conductor',
  question: Type.Object(
    { campaign: CampaignIdText, by: Type.String({ minLength: 1, maxLength: 80 }) },
    CLOSED,
  ),
  answer: CampaignEndDocument,
});
