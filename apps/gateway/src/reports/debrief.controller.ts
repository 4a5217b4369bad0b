import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiProduces, ApiTags } from '@nestjs/swagger';
import { DEBRIEF_FORMATS, type DebriefIndex } from '@vedette/contracts';
import { NotFoundError } from '@vedette/platform';
import type { Request, Response } from 'express';
import { AnswerContent, component, text } from '../openapi/described-content.js';
import { EVERYBODY, InCampaign } from '../access/access.js';
import { TokensWith } from '../access/token-scope.js';
import { TurnParam } from '../http/params.js';
import { QueryOf } from '../shapes/question-of.js';
import { subjectOf } from './debrief-subject.js';
import { DebriefOrders } from './debrief-orders.js';
import { PlayersOrdersView } from './debrief-orders.view.js';
import { hand } from './hand-report.js';
import { OrdersOfQuestion, SubjectQuestion } from './report.questions.js';
import { ReportService } from './report.service.js';
import { MEDIA_TYPES } from './report-representation.js';
import { DebriefIndexView } from './report.views.js';

/** Belief and truth, opened to everybody in a campaign when it has ended and is published. */
@ApiTags('debrief')
@Controller('campaigns/:id')
export class DebriefController {
  constructor(
    private readonly reports: ReportService,
    private readonly orders: DebriefOrders,
  ) {}

  @Get('debrief')
  @InCampaign(...EVERYBODY)
  @TokensWith('reports:read')
  @ApiOperation({
    summary: 'Once it is published: turns, sides and players to debrief, and the secret of the dice',
  })
  @ApiOkResponse({ type: DebriefIndexView })
  index(@Param('id') campaign: string): Promise<DebriefIndex> {
    return this.reports.debriefIndex(campaign);
  }

  @Get('debrief/:turn/orders')
  @InCampaign(...EVERYBODY)
  @TokensWith('reports:read')
  @ApiOperation({ summary: 'Once it is published: what everybody ordered for a turn, and what became of it' })
  @ApiOkResponse({ type: [PlayersOrdersView] })
  ordersOf(
    @Param('id') campaign: string,
    @Param('turn', TurnParam) turn: number,
    @QueryOf(OrdersOfQuestion) { player }: OrdersOfQuestion,
  ): Promise<PlayersOrdersView[]> {
    return this.orders.ofTurn(campaign, turn, player);
  }

  @Get('debrief/:turn/:file')
  @InCampaign(...EVERYBODY)
  @TokensWith('reports:read')
  @ApiOperation({ summary: 'Once it is published: belief against truth at the end of a turn' })
  @ApiParam({ name: 'file', example: 'debrief.html', description: 'debrief.json, .txt or .html' })
  @ApiProduces(...DEBRIEF_FORMATS.map((format) => MEDIA_TYPES[format]))
  @ApiOkResponse({ description: 'the debrief' })
  @AnswerContent({
    [MEDIA_TYPES.json]: component('Debrief'),
    [MEDIA_TYPES.txt]: text('the debrief in words'),
    [MEDIA_TYPES.html]: text('the debrief as a page'),
  })
  async read(
    @Param('id') campaign: string,
    @Param('turn', TurnParam) turn: number,
    @Param('file') file: string,
    @Req() request: Request,
    @Res() response: Response,
    @QueryOf(SubjectQuestion) subject: SubjectQuestion,
  ): Promise<void> {
    const format = DEBRIEF_FORMATS.find((known) => file === `debrief.${known}`);
    if (!format) throw new NotFoundError('debrief', file.slice(0, 40));
    const document = await this.reports.debrief(campaign, turn, subjectOf(subject), format);
    hand(request, response, format, document);
  }
}
