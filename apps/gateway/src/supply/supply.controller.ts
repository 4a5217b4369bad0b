import { Get } from '@nestjs/common';
import { describeTurn, supplyQuestion } from '@vedette/contracts';
import { Asked, AsQuery, BothDoors, OptionalNameParam, Serves, Which } from '@vedette/edge';
import { RequestClient } from '@vedette/messaging';
import { InCampaign, PLAYS } from '../access/access.js';
import { Place } from '../access/caller.js';
import type { Standing } from '../access/standing.js';
import { TokensWith } from '../access/token-scope.js';
import { SupplyQuestion } from '../reports/report.questions.js';
import { ReportReaders } from '../reports/report-readers.js';
import { SupplyAnswerView } from './supply.views.js';

/** What would reach a unit or a city. */
@BothDoors('campaigns/:id/supply', 'intelligence')
export class SupplyController {
  constructor(
    private readonly requests: RequestClient,
    private readonly readers: ReportReaders,
  ) {}

  @Get(':piece')
  @Serves(
    200,
    SupplyAnswerView,
    'What would reach a unit or city now, and what blocks it, as far as you know',
  )
  @AsQuery('supply')
  @InCampaign(...PLAYS)
  @TokensWith('reports:read')
  async ask(
    @Which('piece', OptionalNameParam) piece: string,
    @Place() standing: Standing,
    @Asked(SupplyQuestion) { about: concern = 'supplies', player: wanted }: SupplyQuestion,
  ): Promise<SupplyAnswerView> {
    const { campaign } = standing;
    const player = await this.readers.playerFor({ standing, player: wanted }, { campaign, sight: 'supply' });
    const { turn } = await this.requests.request(describeTurn, { campaign });
    return this.requests.request(supplyQuestion, { campaign, turn, player, piece, concern });
  }
}
