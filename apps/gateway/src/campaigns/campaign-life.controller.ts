import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { CampaignDocument, CampaignEndDocument } from '@vedette/contracts';
import { InCampaign } from '../access/access.js';
import { Me } from '../access/caller.js';
import type { SignedIn } from '../sessions/signed-in.js';
import { EndCampaignBody, PublishCampaignBody, ReopenCampaignBody } from './campaign-life.dto.js';
import { CampaignLifeService } from './campaign-life.service.js';
import { CampaignEndView } from './campaign-life.views.js';
import { CampaignView } from './campaign.views.js';

/** The end of a campaign, what takes it back, and what makes it good. */
@ApiTags('campaigns')
@Controller('campaigns/:id')
export class CampaignLifeController {
  constructor(private readonly lives: CampaignLifeService) {}

  @Post('end')
  @HttpCode(200)
  @InCampaign('administrator')
  @ApiOperation({
    summary:
      'End the campaign: no turn follows; what was hidden opens in seven days, or when it is published',
  })
  @ApiOkResponse({ type: CampaignEndView })
  end(
    @Param('id') campaign: string,
    @Body() body: EndCampaignBody,
    @Me() { account }: SignedIn,
  ): Promise<CampaignEndDocument> {
    return this.lives.end(campaign, body, account.name);
  }

  @Post('reopen')
  @HttpCode(200)
  @InCampaign('administrator')
  @ApiOperation({ summary: 'Have a campaign that has ended go on, until what was hidden in it is open' })
  @ApiOkResponse({ type: CampaignView })
  reopen(
    @Param('id') campaign: string,
    @Body() body: ReopenCampaignBody,
    @Me() { account }: SignedIn,
  ): Promise<CampaignDocument> {
    return this.lives.reopen(campaign, body, account.name);
  }

  @Post('publish')
  @HttpCode(200)
  @InCampaign('administrator')
  @ApiOperation({
    summary: 'Open everything that was hidden in a campaign that has ended to all its members, for good',
  })
  @ApiOkResponse({ type: CampaignEndView })
  publish(
    @Param('id') campaign: string,
    @Body() body: PublishCampaignBody,
    @Me() { account }: SignedIn,
  ): Promise<CampaignEndDocument> {
    return this.lives.publish(campaign, body, account.name);
  }
}
