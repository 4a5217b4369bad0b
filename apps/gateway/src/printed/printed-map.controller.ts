import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiProduces, ApiTags } from '@nestjs/swagger';
import { printedBattlefield, printedTheatre } from '@vedette/contracts';
import { RequestClient } from '@vedette/messaging';
import type { Request, Response } from 'express';
import { EVERYBODY, InCampaign } from '../access/access.js';
import { Place } from '../access/caller.js';
import type { Standing } from '../access/standing.js';
import { TokensWith } from '../access/token-scope.js';
import { AnswerContent, component, eitherOf, OptionalNameParam } from '@vedette/edge';
import { hand } from '../reports/hand-report.js';
import { MEDIA_TYPES } from '../reports/report-representation.js';
import './printed-map.views.js';

/** The map a campaign is played on, as it is printed. */
@ApiTags('map')
@Controller('campaigns/:id/theatre')
export class PrintedMapController {
  constructor(private readonly requests: RequestClient) {}

  @Get()
  @InCampaign(...EVERYBODY)
  @TokensWith('campaign:read')
  @ApiOperation({
    summary:
      'The printed map: ground, land of nations, railways, cities, seas and ports; of a battle its hexes; the same for everybody and never changed',
  })
  @ApiProduces(MEDIA_TYPES.json)
  @ApiOkResponse({ description: 'the map' })
  @AnswerContent({ [MEDIA_TYPES.json]: eitherOf('PrintedTheatre', 'PrintedBattleground') })
  async theatre(
    @Place() { campaign }: Standing,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const sheet = await this.requests.request(printedTheatre, { campaign });
    hand(request, response, 'json', { mediaType: MEDIA_TYPES.json, ...sheet });
  }

  @Get('tactical/:square')
  @InCampaign(...EVERYBODY)
  @TokensWith('campaign:read')
  @ApiOperation({ summary: 'The printed battlefield of a square; the same for everybody and never changed' })
  @ApiParam({ name: 'square', example: 'G5-V6' })
  @ApiProduces(MEDIA_TYPES.json)
  @ApiOkResponse({ description: 'the battlefield' })
  @AnswerContent({ [MEDIA_TYPES.json]: component('PrintedBattlefield') })
  async battlefield(
    @Place() { campaign }: Standing,
    @Param('square', OptionalNameParam) square: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const sheet = await this.requests.request(printedBattlefield, {
      campaign,
      square: square.slice(0, 20),
    });
    hand(request, response, 'json', { mediaType: MEDIA_TYPES.json, ...sheet });
  }
}
