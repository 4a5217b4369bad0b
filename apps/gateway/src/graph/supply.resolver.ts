import { Args, Query, Resolver } from '@nestjs/graphql';
import { InCampaign, PLAYS } from '../access/access.js';
import { Place } from '../access/caller.js';
import type { Standing } from '../access/standing.js';
import { TokensWith } from '../access/token-scope.js';
import { ReportReaders } from '../reports/report-readers.js';
import { SupplyQuestion } from '../reports/report.questions.js';
import { ArgsOf } from '../shapes/question-of.js';
import { SupplyService } from '../supply/supply.service.js';
import { SupplyAnswerView } from '../supply/supply.views.js';

/** What would reach a unit or a city. */
@Resolver()
export class SupplyResolver {
  constructor(
    private readonly supplyService: SupplyService,
    private readonly readers: ReportReaders,
  ) {}

  @Query(() => SupplyAnswerView, {
    description: 'What would reach a unit or city now, and what blocks it, as far as you know',
  })
  @InCampaign(...PLAYS)
  @TokensWith('reports:read')
  async supply(
    @Args('campaign') campaign: string,
    @Args('piece') piece: string,
    @Place() standing: Standing,
    @ArgsOf(SupplyQuestion) { about: concern, player: wanted }: SupplyQuestion,
  ): Promise<SupplyAnswerView> {
    const reader = { standing, player: wanted };
    const player = await this.readers.playerFor(reader, { campaign, sight: 'supply' });
    return this.supplyService.ask({ campaign, player, piece, concern });
  }
}
