import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { EVERYBODY, InCampaign } from '../access/access.js';
import { Place } from '../access/caller.js';
import { TokensWith } from '../access/token-scope.js';
import type { Standing } from '../access/standing.js';
import { TurnParam } from '../http/params.js';
import { QueryOf } from '../shapes/question-of.js';
import { ReadersQuestion } from './report.questions.js';
import { ReportReaders } from './report-readers.js';
import { ReportService } from './report.service.js';
import { PieceStoryView } from './why.views.js';

/** Why a piece fared as it did, from what its reader observed. */
@ApiTags('reports')
@Controller()
export class WhyController {
  constructor(
    private readonly reports: ReportService,
    private readonly readers: ReportReaders,
  ) {}

  @Get('campaigns/:id/turns/:turn/why/:piece')
  @InCampaign(...EVERYBODY)
  @TokensWith('reports:read')
  @ApiOperation({
    summary: 'Why a unit or ship fared as it did in a turn, and why it did no more, as far as you know',
  })
  @ApiParam({ name: 'piece', example: 'US3IN' })
  @ApiOkResponse({ type: PieceStoryView })
  async why(
    @Param('id') campaign: string,
    @Param('turn', TurnParam) turn: number,
    @Param('piece') piece: string,
    @Place() standing: Standing,
    @QueryOf(ReadersQuestion) { player }: ReadersQuestion,
  ): Promise<PieceStoryView> {
    const wished = { campaign, turn, sight: 'turn-report' } as const;
    const whose = await this.readers.playerFor({ standing, player }, wished);
    return this.reports.explain({ campaign, turn, player: whose }, piece);
  }
}
