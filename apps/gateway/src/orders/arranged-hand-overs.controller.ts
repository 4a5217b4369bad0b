import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { InCampaign } from '../access/access.js';
import { Me } from '../access/caller.js';
import { OrderIdParam } from '../http/params.js';
import type { SignedIn } from '../sessions/signed-in.js';
import { DispositionService } from './disposition.service.js';
import {
  ArrangedHandOverBody,
  EndedHandOverBody,
  EndedView,
  HandOversView,
  HandOverView,
} from './disposition.views.js';

/** What an administrator does for a player who has gone silent: somebody of his side stands in. */
@ApiTags('administration')
@Controller('campaigns/:id/administration/hand-overs')
export class ArrangedHandOversController {
  constructor(private readonly dispositions: DispositionService) {}

  @Get()
  @InCampaign('administrator')
  @ApiOperation({ summary: 'Every hand-over that is not over, whoever made it' })
  @ApiOkResponse({ type: HandOversView })
  list(@Param('id') campaign: string): Promise<HandOversView> {
    return this.dispositions.allHandOvers(campaign);
  }

  @Post()
  @InCampaign('administrator')
  @ApiOperation({ summary: 'Have somebody of his side stand in for a player; both are told why' })
  @ApiCreatedResponse({ type: HandOverView })
  arrange(
    @Param('id') campaign: string,
    @Me() { account }: SignedIn,
    @Body() body: ArrangedHandOverBody,
  ): Promise<HandOverView> {
    return this.dispositions.arrange(campaign, account.name, body);
  }

  @Post(':orderId/end')
  @HttpCode(200)
  @InCampaign('administrator')
  @ApiOperation({ summary: 'End a hand-over at once, whoever made it; both are told why' })
  @ApiOkResponse({ type: EndedView })
  end(
    @Param('id') campaign: string,
    @Param('orderId', OrderIdParam) orderId: string,
    @Me() { account }: SignedIn,
    @Body() { reason }: EndedHandOverBody,
  ): Promise<EndedView> {
    return this.dispositions.endArranged(campaign, account.name, orderId, reason);
  }
}
