import { CampaignStanding, SideStandingDocument } from '@vedette/contracts';
import { viewOf } from '@vedette/edge';

const { cities, men, ships } = SideStandingDocument.properties;

viewOf('StandingCities', cities);
viewOf('StandingMenLost', men.properties.lost);
viewOf('StandingMen', men);
viewOf('StandingShips', ships);
viewOf('SideStanding', SideStandingDocument);
/** How a campaign stood when it ended. */
export const CampaignStandingView = viewOf('CampaignStanding', CampaignStanding);
