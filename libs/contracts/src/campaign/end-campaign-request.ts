import { Type, type Static } from '@sinclair/typebox';
import { AdministrationReason } from '../administration/administration.schema.js';
import { AdministratorAccount, CampaignIdText, CLOSED, TurnNumber } from '../names.schema.js';
import { defineRequest } from '../service-request.js';
import { CampaignEnd, ResultText } from './campaign-end.schema.js';
import { CampaignDocument } from './campaign-requests.js';

/** How a campaign ended, and which. */
export const CampaignEndDocument = Type.Object(
  { campaign: CampaignIdText, ...CampaignEnd.properties },
  CLOSED,
);
export type CampaignEndDocument = Static<typeof CampaignEndDocument>;

/**
 * Ends a campaign: no turn is opened or closed any more. What was hidden stays so until it is published, or for seven days. A
 * turn that still takes orders, or waits for the administrator, counts no more; one that is being resolved must be resolved first. Ending it again changes nothing.
 */
export const endCampaign = defineRequest({
  subject: 'campaign.end',
  owner: 'turn-conductor',
  question: Type.Object(
    { campaign: CampaignIdText, by: AdministratorAccount, reason: AdministrationReason, result: ResultText },
    CLOSED,
  ),
  answer: CampaignEndDocument,
});

/** Has a campaign that has ended go on, until it is published. With `lastTurn` it ends by itself after that turn. */
export const reopenCampaign = defineRequest({
  subject: 'campaign.reopen',
  owner: 'turn-conductor',
  question: Type.Object(
    {
      campaign: CampaignIdText,
      by: AdministratorAccount,
      reason: AdministrationReason,
      lastTurn: Type.Optional(TurnNumber),
    },
    CLOSED,
  ),
  answer: CampaignDocument,
});

/** Opens everything that was hidden in a campaign that has ended to all its members, for good. Again it changes nothing. */
export const publishCampaign = defineRequest({
  subject: 'campaign.publish',
  owner: 'turn-conductor',
  question: Type.Object({ campaign: CampaignIdText, by: AdministratorAccount }, CLOSED),
  answer: CampaignEndDocument,
});
