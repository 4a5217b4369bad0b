import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { SUPPLY_CONCERNS } from '@vedette/contracts';
import { InCampaign, PLAYS } from '../access/access.js';
import { Place } from '../access/caller.js';
import type { Standing } from '../access/standing.js';
import { TokensWith } from '../access/token-scope.js';
import { readPlayer } from '../reports/hand-report.js';
import { ReportReaders } from '../reports/report-readers.js';
import { SupplyService } from './supply.service.js';
import { SupplyAnswerView } from './supply.views.js';

/** What would reach a unit or a city. */
@ApiTags('intelligence')
@Controller()
export class SupplyController {
  constructor(
    private readonly supply: SupplyService,
    private readonly readers: ReportReaders,
  ) {}

  @Get('campaigns/:id/supply/:piece')
  @InCampaign(...PLAYS)
  @TokensWith('reports:read')
  @ApiOperation({ summary: 'What would reach a unit or city now, and what blocks it, as far as you know' })
  @ApiQuery({ name: 'about', required: false, enum: SUPPLY_CONCERNS })
  @ApiQuery({ name: 'player', required: false, description: 'somebody you stand in for, instead of you' })
  @ApiOkResponse({ type: SupplyAnswerView })
  async ask(
    @Param('id') campaign: string,
    @Param('piece') piece: string,
    @Place() standing: Standing,
    @Query('about') about?: unknown,
    @Query('player') wanted?: unknown,
  ): Promise<SupplyAnswerView> {
    const concern = about === undefined ? undefined : String(about);
    const reader = { standing, player: readPlayer(wanted) };
    const player = await this.readers.playerFor(reader, { campaign, sight: 'supply' });
    return this.supply.ask({ campaign, player, piece, concern });
  }
}
