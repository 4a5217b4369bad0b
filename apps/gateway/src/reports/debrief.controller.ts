import { Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiProduces, ApiQuery, ApiTags } from '@nestjs/swagger';
import { type CampaignEndDocument, DEBRIEF_FORMATS, type DebriefIndex } from '@vedette/contracts';
import { NotFoundError } from '@vedette/platform';
import type { Request, Response } from 'express';
import { EVERYBODY, InCampaign } from '../access/access.js';
import { Me } from '../access/caller.js';
import { TokensWith } from '../access/token-scope.js';
import { TurnParam } from '../http/params.js';
import type { SignedIn } from '../sessions/session.service.js';
import { subjectOf } from './debrief-subject.js';
import { hand } from './hand-report.js';
import { ReportService } from './report.service.js';
import { MEDIA_TYPES } from './report-representation.js';
import { CampaignEndView, DebriefIndexView } from './report.views.js';

/** Belief and truth, opened to everybody in a campaign when it has ended. */
@ApiTags('debrief')
@Controller('campaigns/:id')
export class DebriefController {
  constructor(private readonly reports: ReportService) {}

  @Post('end')
  @HttpCode(200)
  @InCampaign('administrator')
  @ApiOperation({ summary: 'End the campaign: no turn follows, and what was hidden is opened to all in it' })
  @ApiOkResponse({ type: CampaignEndView })
  end(@Param('id') campaign: string, @Me() { account }: SignedIn): Promise<CampaignEndDocument> {
    return this.reports.endCampaign(campaign, account.name);
  }

  @Get('debrief')
  @InCampaign(...EVERYBODY)
  @TokensWith('reports:read')
  @ApiOperation({ summary: 'After the end: turns, sides and players to debrief, and the secret of the dice' })
  @ApiOkResponse({ type: DebriefIndexView })
  index(@Param('id') campaign: string): Promise<DebriefIndex> {
    return this.reports.debriefIndex(campaign);
  }

  @Get('debrief/:turn/:file')
  @InCampaign(...EVERYBODY)
  @TokensWith('reports:read')
  @ApiOperation({ summary: 'After the end: belief against truth at the end of a turn' })
  @ApiParam({ name: 'file', example: 'debrief.html', description: 'debrief.json, .txt or .html' })
  @ApiQuery({ name: 'player', required: false, description: 'what this player believed' })
  @ApiQuery({
    name: 'side',
    required: false,
    description: 'what this side believed; everybody unless stated',
  })
  @ApiProduces(...DEBRIEF_FORMATS.map((format) => MEDIA_TYPES[format]))
  @ApiOkResponse({ description: 'the debrief' })
  async read(
    @Param('id') campaign: string,
    @Param('turn', TurnParam) turn: number,
    @Param('file') file: string,
    @Req() request: Request,
    @Res() response: Response,
    @Query('player') player?: unknown,
    @Query('side') side?: unknown,
  ): Promise<void> {
    const format = DEBRIEF_FORMATS.find((known) => file === `debrief.${known}`);
    if (!format) throw new NotFoundError('debrief', file.slice(0, 40));
    const document = await this.reports.debrief(campaign, turn, subjectOf(player, side), format);
    hand(request, response, format, document);
  }
}
