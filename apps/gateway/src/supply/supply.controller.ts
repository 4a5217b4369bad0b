import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { InCampaign, PLAYS } from '../access/access.js';
import { Place } from '../access/caller.js';
import type { Standing } from '../access/standing.js';
import { TokensWith } from '../access/token-scope.js';
import { SupplyQuestion } from '../reports/report.questions.js';
import { ReportReaders } from '../reports/report-readers.js';
import { QueryOf } from '../shapes/question-of.js';
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
  @ApiOkResponse({ type: SupplyAnswerView })
  async ask(
    @Param('id') campaign: string,
    @Param('piece') piece: string,
    @Place() standing: Standing,
    @QueryOf(SupplyQuestion) { about: concern, player: wanted }: SupplyQuestion,
  ): Promise<SupplyAnswerView> {
    const reader = { standing, player: wanted };
    const player = await this.readers.playerFor(reader, { campaign, sight: 'supply' });
    return this.supply.ask({ campaign, player, piece, concern });
  }
}
