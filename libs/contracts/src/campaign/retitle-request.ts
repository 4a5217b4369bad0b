import { Type } from '@sinclair/typebox';
import { AdministrationReason } from '../administration/administration.schema.js';
import { AdministratorAccount, CampaignIdText, CLOSED } from '../names.schema.js';
import { defineRequest } from '../service-request.js';
import { CampaignDocument, CampaignTitle } from './campaign-requests.js';

/**
 * Has a campaign be called otherwise from now on, wherever it is named as it stands; what was told before, and the headings of reports, keep
 * the title it was made under. The same title again changes nothing.
 */
export const retitleCampaign = defineRequest({
  subject: 'campaign.retitle',
  owner: 'turn-conductor',
  question: Type.Object(
    {
      campaign: CampaignIdText,
      title: CampaignTitle,
      reason: AdministrationReason,
      by: AdministratorAccount,
    },
    CLOSED,
  ),
  answer: CampaignDocument,
});
