import { Post, Put } from '@nestjs/common';
import {
  type CampaignDocument,
  type CampaignEndDocument,
  endCampaign,
  publishCampaign,
  reopenCampaign,
  retitleCampaign,
} from '@vedette/contracts';
import { AsMutation, BothDoors, SentApart, Serves } from '@vedette/edge';
import { RequestClient } from '@vedette/messaging';
import { InCampaign } from '../access/access.js';
import { ByUmpire, type Umpire } from '../access/caller.js';
import {
  EndCampaignBody,
  PublishCampaignBody,
  ReopenCampaignBody,
  RetitleCampaignBody,
} from './campaign-life.dto.js';
import { CampaignEndView } from './campaign-life.views.js';
import { CampaignView } from './campaign.views.js';
import { mustBeMeant } from './must-be-meant.js';

/** The title and the end of a campaign, what takes it back, and what makes it good; the conductor does it and logs who did. */
@BothDoors('campaigns/:id', 'campaigns')
export class CampaignLifeController {
  constructor(private readonly requests: RequestClient) {}

  /** @throws NotConfirmedError */
  @Post('end')
  @Serves(
    200,
    CampaignEndView,
    'End the campaign: no turn follows; what was hidden opens in seven days, or when it is published',
  )
  @AsMutation('endCampaign')
  @InCampaign('administrator')
  async end(
    @ByUmpire() umpire: Umpire,
    @SentApart(EndCampaignBody) { confirm, reason, result }: EndCampaignBody,
  ): Promise<CampaignEndDocument> {
    mustBeMeant(umpire, confirm);
    return this.requests.request(endCampaign, { ...umpire, reason, result });
  }

  @Post('reopen')
  @Serves(200, CampaignView, 'Have a campaign that has ended go on, until what was hidden in it is open')
  @AsMutation('reopenCampaign')
  @InCampaign('administrator')
  reopen(
    @ByUmpire() umpire: Umpire,
    @SentApart(ReopenCampaignBody) body: ReopenCampaignBody,
  ): Promise<CampaignDocument> {
    return this.requests.request(reopenCampaign, { ...umpire, ...body });
  }

  /** @throws NotConfirmedError */
  @Post('publish')
  @Serves(
    200,
    CampaignEndView,
    'Open everything that was hidden in a campaign that has ended to all its members, for good',
  )
  @AsMutation('publishCampaign')
  @InCampaign('administrator')
  async publish(
    @ByUmpire() umpire: Umpire,
    @SentApart(PublishCampaignBody) { confirm }: PublishCampaignBody,
  ): Promise<CampaignEndDocument> {
    mustBeMeant(umpire, confirm);
    return this.requests.request(publishCampaign, umpire);
  }

  @Put('title')
  @Serves(
    200,
    CampaignView,
    'Call the campaign otherwise; headings of reports keep the title it was made under',
  )
  @AsMutation('retitleCampaign')
  @InCampaign('administrator')
  retitle(
    @ByUmpire() umpire: Umpire,
    @SentApart(RetitleCampaignBody) { title, reason }: RetitleCampaignBody,
  ): Promise<CampaignDocument> {
    return this.requests.request(retitleCampaign, { ...umpire, title, reason });
  }
}
