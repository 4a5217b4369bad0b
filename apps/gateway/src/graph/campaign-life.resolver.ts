import { Args, Int, Mutation, Resolver } from '@nestjs/graphql';
import type { CampaignDocument, CampaignEndDocument } from '@vedette/contracts';
import { InCampaign } from '../access/access.js';
import { Me } from '../access/caller.js';
import { CampaignLifeService } from '../campaigns/campaign-life.service.js';
import { CampaignEndView } from '../campaigns/campaign-life.views.js';
import { CampaignView } from '../campaigns/campaign.views.js';
import { ParameterInvalidError } from '../http/params.js';
import type { SignedIn } from '../sessions/signed-in.js';

const CONFIRM = { description: 'the id of the campaign once more' };
const LONGEST = 500;

/** The end of a campaign, what takes it back, and what makes it good. */
@Resolver()
export class CampaignLifeResolver {
  constructor(private readonly lives: CampaignLifeService) {}

  @Mutation(() => CampaignEndView, {
    description: 'End the campaign; what was hidden opens in seven days, or when it is published',
  })
  @InCampaign('administrator')
  endCampaign(
    @Args('campaign') campaign: string,
    @Args('confirm', CONFIRM) confirm: string,
    @Args('reason') reason: string,
    @Args('result') result: string,
    @Me() { account }: SignedIn,
  ): Promise<CampaignEndDocument> {
    const how = { confirm, reason: said('reason', reason), result: said('result', result) };
    return this.lives.end(campaign, how, account.name);
  }

  @Mutation(() => CampaignView, { description: 'Have a campaign that has ended go on' })
  @InCampaign('administrator')
  reopenCampaign(
    @Args('campaign') campaign: string,
    @Args('reason') reason: string,
    @Me() { account }: SignedIn,
    @Args('lastTurn', { type: () => Int, nullable: true }) lastTurn?: number | null,
  ): Promise<CampaignDocument> {
    const until = lastTurn === undefined || lastTurn === null ? {} : { lastTurn: turnOf(lastTurn) };
    return this.lives.reopen(campaign, { reason: said('reason', reason), ...until }, account.name);
  }

  @Mutation(() => CampaignEndView, {
    description: 'Open everything that was hidden in a campaign that has ended, for good',
  })
  @InCampaign('administrator')
  publishCampaign(
    @Args('campaign') campaign: string,
    @Args('confirm', CONFIRM) confirm: string,
    @Me() { account }: SignedIn,
  ): Promise<CampaignEndDocument> {
    return this.lives.publish(campaign, { confirm }, account.name);
  }
}

/** @throws ParameterInvalidError */
function said(name: string, text: string): string {
  if (text.length === 0 || text.length > LONGEST)
    throw new ParameterInvalidError(name, `1 to ${LONGEST} characters`);
  return text;
}

/** @throws ParameterInvalidError */
function turnOf(turn: number): number {
  if (turn < 1 || turn > 10_000) throw new ParameterInvalidError('lastTurn', 'a turn from 1 to 10000');
  return turn;
}
