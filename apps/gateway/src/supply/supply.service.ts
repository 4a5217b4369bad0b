import { Injectable } from '@nestjs/common';
import { type QuestionOf, type SupplyAnswerDocument, supplyQuestion } from '@vedette/contracts';
import { RequestClient } from '@vedette/messaging';
import { CampaignService } from '../campaigns/campaign.service.js';
import { ParameterInvalidError } from '../http/params.js';

/** A question of supply as it comes in, not yet looked at. */
export interface SupplyQuestion {
  readonly campaign: string;
  readonly player: string;
  readonly piece: string;
  readonly concern?: QuestionOf<typeof supplyQuestion>['concern'] | undefined;
}

/** Asks logistics what would reach a unit or a city as the latest turn begins. */
@Injectable()
export class SupplyService {
  constructor(
    private readonly requests: RequestClient,
    private readonly campaigns: CampaignService,
  ) {}

  /** @throws ParameterInvalidError for a name that is none */
  async ask({
    campaign,
    player,
    piece,
    concern = 'supplies',
  }: SupplyQuestion): Promise<SupplyAnswerDocument> {
    if (!/^[^\p{C}]{1,60}$/u.test(piece)) throw new ParameterInvalidError('piece', 'a unit or a city');
    const { turn } = await this.campaigns.turn(campaign);
    return this.requests.request(supplyQuestion, { campaign, turn, player, piece, concern });
  }
}
