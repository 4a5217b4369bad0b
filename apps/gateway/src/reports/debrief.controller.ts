import { Get, Param, Req, Res } from '@nestjs/common';
import { Query } from '@nestjs/graphql';
import { ApiOkResponse, ApiOperation, ApiParam, ApiProduces } from '@nestjs/swagger';
import { DEBRIEF_FORMATS, type DebriefIndex, debriefIndex, type ReportDocument } from '@vedette/contracts';
import { AnswerContent, ArgsOf, Asked, AsQuery, BothDoors, eitherOf, Serves, text } from '@vedette/edge';
import { RequestClient } from '@vedette/messaging';
import { NotFoundError } from '@vedette/platform';
import type { Request, Response } from 'express';
import { EVERYBODY, InCampaign } from '../access/access.js';
import { Place } from '../access/caller.js';
import { OpensByLink } from '../access/opens-by-link.js';
import type { Standing } from '../access/standing.js';
import { TokensWith } from '../access/token-scope.js';
import { DebriefOrders } from './debrief-orders.js';
import { PlayersOrdersView } from './debrief-orders.view.js';
import { hand } from './hand-report.js';
import { DebriefQuestion, OrdersOfQuestion, TurnOfSubjectQuestion } from './report.questions.js';
import { MEDIA_TYPES } from './report-representation.js';
import { ReportService } from './report.service.js';
import { DebriefIndexView, ReportView } from './report.views.js';

/** Belief and truth, opened to everybody in a campaign when it has ended and is published. */
@BothDoors('campaigns/:id/debrief', 'debrief')
export class DebriefController {
  constructor(
    private readonly requests: RequestClient,
    private readonly reports: ReportService,
    private readonly orders: DebriefOrders,
  ) {}

  @Get()
  @Serves(
    200,
    DebriefIndexView,
    'Once it is published: turns, sides and players to debrief, and the secret of the dice',
  )
  @AsQuery('debriefs')
  @InCampaign(...EVERYBODY)
  @TokensWith('reports:read')
  index(@Place() { campaign }: Standing): Promise<DebriefIndex> {
    return this.requests.request(debriefIndex, { campaign });
  }

  @Get(':turn/orders')
  @Serves(
    200,
    [PlayersOrdersView],
    'Once it is published: what everybody ordered for a turn, and what became of it',
  )
  @AsQuery('debriefOrders')
  @InCampaign(...EVERYBODY)
  @TokensWith('reports:read')
  ordersOf(
    @Place() { campaign }: Standing,
    @Asked(OrdersOfQuestion) { turn, player }: OrdersOfQuestion,
  ): Promise<PlayersOrdersView[]> {
    return this.orders.ofTurn(campaign, turn, player);
  }

  @Get(':turn/:file')
  @OpensByLink()
  @InCampaign(...EVERYBODY)
  @TokensWith('reports:read')
  @ApiOperation({ summary: 'Once it is published: belief against truth at the end of a turn' })
  @ApiParam({ name: 'file', example: 'debrief.html', description: 'debrief.json, .txt or .html' })
  @ApiProduces(...DEBRIEF_FORMATS.map((format) => MEDIA_TYPES[format]))
  @ApiOkResponse({ description: 'the debrief' })
  @AnswerContent({
    [MEDIA_TYPES.json]: eitherOf('Debrief', 'BattleDebrief'),
    [MEDIA_TYPES.txt]: text('the debrief in words'),
    [MEDIA_TYPES.html]: text('the debrief as a page'),
  })
  async read(
    @Place() { campaign }: Standing,
    @Param('file') file: string,
    @Req() request: Request,
    @Res() response: Response,
    @Asked(TurnOfSubjectQuestion) subject: TurnOfSubjectQuestion,
  ): Promise<void> {
    const format = DEBRIEF_FORMATS.find((known) => file === `debrief.${known}`);
    if (!format) throw new NotFoundError('debrief', file.slice(0, 40));
    hand(request, response, format, await this.reports.debrief(campaign, subject, format));
  }

  @Query(() => ReportView, { description: 'Once it is published: belief against truth at the end of a turn' })
  @InCampaign(...EVERYBODY)
  @TokensWith('reports:read')
  debrief(
    @Place() { campaign }: Standing,
    @ArgsOf(DebriefQuestion) { format, ...subject }: DebriefQuestion,
  ): Promise<ReportDocument> {
    return this.reports.debrief(campaign, subject, format);
  }
}
