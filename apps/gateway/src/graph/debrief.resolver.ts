import { Args, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  type CampaignEndDocument,
  DEBRIEF_FORMATS,
  type DebriefIndex,
  PROJECTIONS,
  type ReportDocument,
} from '@vedette/contracts';
import { EVERYBODY, InCampaign, OperatorOnly } from '../access/access.js';
import { Me } from '../access/caller.js';
import { TokensWith } from '../access/token-scope.js';
import { ParameterInvalidError } from '../http/params.js';
import { subjectOf } from '../reports/debrief-subject.js';
import { ReportService } from '../reports/report.service.js';
import {
  CampaignEndView,
  DebriefIndexView,
  ProjectionView,
  ReportView,
  RetryView,
} from '../reports/report.views.js';
import type { SignedIn } from '../sessions/session.service.js';

const OPTIONAL = { type: () => String, nullable: true } as const;

/** The end of a campaign and what it opens; how projections fare. */
@Resolver()
export class DebriefResolver {
  constructor(private readonly reports: ReportService) {}

  @Mutation(() => CampaignEndView, {
    description: 'End the campaign; what was hidden is opened to all in it',
  })
  @InCampaign('administrator')
  endCampaign(@Args('campaign') campaign: string, @Me() { account }: SignedIn): Promise<CampaignEndDocument> {
    return this.reports.endCampaign(campaign, account.name);
  }

  @Query(() => DebriefIndexView, {
    description: 'After the end: what to debrief, and the secret of the dice',
  })
  @InCampaign(...EVERYBODY)
  @TokensWith('reports:read')
  debriefs(@Args('campaign') campaign: string): Promise<DebriefIndex> {
    return this.reports.debriefIndex(campaign);
  }

  @Query(() => ReportView, { description: 'After the end: belief against truth at the end of a turn' })
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
