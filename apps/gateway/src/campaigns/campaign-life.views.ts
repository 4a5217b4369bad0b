import { CampaignEnd, CampaignEndDocument } from '@vedette/contracts';
import { type Shown, viewOf } from '@vedette/edge';

/** How a campaign ended. */
export const HowItEndedView = viewOf('HowItEnded', CampaignEnd);
export type HowItEndedView = Shown<typeof HowItEndedView>;

/** How a campaign ended, and which. */
export const CampaignEndView = viewOf('CampaignEnd', CampaignEndDocument);
export type CampaignEndView = Shown<typeof CampaignEndView>;
