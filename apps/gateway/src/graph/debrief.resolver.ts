import { Args, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { DEBRIEF_FORMATS, type DebriefIndex, PROJECTIONS, type ReportDocument } from '@vedette/contracts';
import { EVERYBODY, InCampaign, OperatorOnly } from '../access/access.js';
import { TokensWith } from '../access/token-scope.js';
import { ParameterInvalidError } from '../http/params.js';
import { subjectOf } from '../reports/debrief-subject.js';
import { DebriefOrders } from '../reports/debrief-orders.js';
import { PlayersOrdersView } from '../reports/debrief-orders.view.js';
import { readPlayer } from '../reports/hand-report.js';
import { ReportService } from '../reports/report.service.js';
import { DebriefIndexView, ProjectionView, ReportView, RetryView } from '../reports/report.views.js';

const OPTIONAL = { type: () => String, nullable: true } as const;

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
    @Args('turn', { type: () => Int }) turn: number,
    @Args('format', { description: `one of ${DEBRIEF_FORMATS.join(', ')}`, defaultValue: 'json' })
    format: string,
    @Args('player', OPTIONAL) player?: string | null,
    @Args('side', OPTIONAL) side?: string | null,
  ): Promise<ReportDocument> {
    const subject = subjectOf(player ?? undefined, side ?? undefined);
    return this.reports.debrief(campaign, turn, subject, oneOf('format', DEBRIEF_FORMATS, format));
  }

  @Query(() => [PlayersOrdersView], {
    description: 'Once it is published: what everybody ordered for a turn, and what became of it',
  })
  @InCampaign(...EVERYBODY)
  @TokensWith('reports:read')
  debriefOrders(
    @Args('campaign') campaign: string,
    @Args('turn', { type: () => Int }) turn: number,
    @Args('player', OPTIONAL) player?: string | null,
  ): Promise<PlayersOrdersView[]> {
    return this.orders.ofTurn(campaign, turn, readPlayer(player ?? undefined));
  }

  @Query(() => [ProjectionView], { description: 'How far projections are behind, and where they stopped' })
  @OperatorOnly()
  projections(): Promise<ProjectionView[]> {
    return this.reports.projections();
  }

  @Mutation(() => RetryView, { description: 'Have a campaign go on at which a projection has stopped' })
  @OperatorOnly()
  retryProjection(
    @Args('projection', { description: `one of ${PROJECTIONS.join(', ')}` }) projection: string,
    @Args('campaign') campaign: string,
  ): Promise<RetryView> {
    return this.reports.retry(oneOf('projection', PROJECTIONS, projection), campaign);
  }
}

function oneOf<const T extends string>(name: string, allowed: readonly T[], found: string): T {
  const match = allowed.find((value) => value === found);
  if (match === undefined) throw new ParameterInvalidError(name, `one of ${allowed.join(', ')}`);
  return match;
}
