import { Get, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { AnswerContent, AsQuery, BothDoors, Serves, text } from '@vedette/edge';
import type { Response } from 'express';
import { Anyone, EVERYBODY, InCampaign } from '../access/access.js';
import { Place } from '../access/caller.js';
import { SANDBOX } from '../access/opens-by-link.js';
import type { Standing } from '../access/standing.js';
import { TokensWith } from '../access/token-scope.js';
import { HouseStatusService } from './house-status.service.js';
import { TurnWaitingView, HouseStatusView } from './house-status.views.js';
import { statusPage } from './status-page.js';

/** What runs and what waits, for those who play. */
@BothDoors('', 'status')
export class StatusController {
  constructor(private readonly status: HouseStatusService) {}

  @Get('status')
  @Serves(
    200,
    HouseStatusView,
    'Which parts of the house run, what waits while one is away, and when turns were last verified',
  )
  @AsQuery('status')
  @Anyone()
  house(): Promise<HouseStatusView> {
    return this.status.house();
  }

  @Get('status.html')
  @Anyone()
  @ApiOperation({ summary: 'The same as a page without scripts' })
  @ApiOkResponse({ description: 'the page' })
  @AnswerContent({ 'text/html': text('needs nothing but itself') })
  async page(@Res() response: Response): Promise<void> {
    const page = statusPage(await this.status.house());
    response.setHeader('Content-Security-Policy', SANDBOX);
    response.setHeader('Cache-Control', 'no-cache');
    response.type('text/html; charset=utf-8').send(page);
  }

  @Get('campaigns/:id/status')
  @Serves(
    200,
    TurnWaitingView,
    'What the latest turn waits for: orders, workers that are away, the administrator',
  )
  @AsQuery('campaignStatus')
  @InCampaign(...EVERYBODY)
  @TokensWith('campaign:read')
  campaign(@Place() { campaign }: Standing): Promise<TurnWaitingView> {
    return this.status.ofCampaign(campaign);
  }
}
