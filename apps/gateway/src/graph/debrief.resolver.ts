import { Args, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { DebriefIndex, ReportDocument } from '@vedette/contracts';
import { EVERYBODY, InCampaign, OperatorOnly } from '../access/access.js';
import { TokensWith } from '../access/token-scope.js';
import { subjectOf } from '../reports/debrief-subject.js';
import { DebriefOrders } from '../reports/debrief-orders.js';
import { PlayersOrdersView } from '../reports/debrief-orders.view.js';
import { RetryQuestion } from '../reports/report.dto.js';
import { DebriefQuestion, OrdersOfQuestion } from '../reports/report.questions.js';
import { ReportService } from '../reports/report.service.js';
import { ArgsOf } from '../shapes/question-of.js';
import { DebriefIndexView, ProjectionView, ReportView, RetryView } from '../reports/report.views.js';

/** What the end of a campaign opens; how projections fare. */
@Resolver()
export class DebriefResolver {
  constructor(
    private readonly reports: ReportService,
    private readonly orders: DebriefOrders,
  ) {}

  @Query(() => DebriefIndexView, {
    description: 'Once it is published: what to debrief, and the secret of the dice',
  })
  @InCampaign(...EVERYBODY)
  @TokensWith('reports:read')
  debriefs(@Args('campaign') campaign: string): Promise<DebriefIndex> {
    return this.reports.debriefIndex(campaign);
  }

  @Query(() => ReportView, { description: 'Once it is published: belief against truth at the end of a turn' })
  @InCampaign(...EVERYBODY)
  @TokensWith('reports:read')
  debrief(
    @Args('campaign') campaign: string,
    @ArgsOf(DebriefQuestion) { turn, format, ...subject }: DebriefQuestion,
  ): Promise<ReportDocument> {
    return this.reports.debrief(campaign, turn, subjectOf(subject), format);
  }

  @Query(() => [PlayersOrdersView], {
    description: 'Once it is published: what everybody ordered for a turn, and what became of it',
  })
  @InCampaign(...EVERYBODY)
  @TokensWith('reports:read')
  debriefOrders(
    @Args('campaign') campaign: string,
    @Args('turn', { type: () => Int }) turn: number,
    @ArgsOf(OrdersOfQuestion) { player }: OrdersOfQuestion,
  ): Promise<PlayersOrdersView[]> {
    return this.orders.ofTurn(campaign, turn, player);
  }

  @Query(() => [ProjectionView], { description: 'How far projections are behind, and where they stopped' })
  @OperatorOnly()
  projections(): Promise<ProjectionView[]> {
    return this.reports.projections();
  }

  @Mutation(() => RetryView, { description: 'Have a campaign go on at which a projection has stopped' })
  @OperatorOnly()
  retryProjection(@ArgsOf(RetryQuestion) { projection, campaign }: RetryQuestion): Promise<RetryView> {
    return this.reports.retry(projection, campaign);
  }
}
