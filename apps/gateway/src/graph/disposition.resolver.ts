import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { InCampaign, PLAYS } from '../access/access.js';
import { Me, Player } from '../access/caller.js';
import { TokensWith } from '../access/token-scope.js';
import { OrderIdParam } from '../http/params.js';
import { DispositionService } from '../orders/disposition.service.js';
import {
  ArrangedHandOverBody,
  HandOverBody,
  HandOverView,
  StandingOrderView,
  TemplateView,
} from '../orders/disposition.views.js';
import type { SignedIn } from '../sessions/signed-in.js';
import { JsonValue } from './json-value.scalar.js';

const orderId = new OrderIdParam();

/** What outlasts a turn: standing orders, templates, and who stands in for whom. */
@Resolver()
export class DispositionResolver {
  constructor(private readonly dispositions: DispositionService) {}

  @Query(() => [StandingOrderView], {
    description: 'Orders that are sent again by themselves in every turn',
  })
  @InCampaign(...PLAYS)
  @TokensWith('orders:read')
  async standingOrders(
    @Args('campaign') campaign: string,
    @Player() player: string,
  ): Promise<StandingOrderView[]> {
    return (await this.dispositions.standing({ campaign, player })).orders;
  }

  @Query(() => [TemplateView], { description: 'Orders you keep under names' })
  @InCampaign(...PLAYS)
  @TokensWith('orders:read')
  async orderTemplates(
    @Args('campaign') campaign: string,
    @Player() player: string,
  ): Promise<TemplateView[]> {
    return (await this.dispositions.templates({ campaign, player })).templates;
  }

  @Query(() => [HandOverView], { description: 'Who stands in for you, and for whom you stand in' })
  @InCampaign(...PLAYS)
  @TokensWith('orders:read')
  async handOvers(@Args('campaign') campaign: string, @Player() player: string): Promise<HandOverView[]> {
    return (await this.dispositions.handOvers({ campaign, player })).handOvers;
  }

  @Mutation(() => Boolean, { description: 'End a standing order from the next turn on' })
  @InCampaign(...PLAYS)
  @TokensWith('orders:write')
  async endStandingOrder(
    @Args('campaign') campaign: string,
    @Player() player: string,
    @Args('id') id: string,
  ): Promise<boolean> {
    await this.dispositions.endStanding({ campaign, player }, orderId.transform(id));
    return true;
  }

  @Mutation(() => TemplateView, { description: 'Keep an order under a name, to copy it to units or ships' })
  @InCampaign(...PLAYS)
  @TokensWith('orders:write')
  saveOrderTemplate(
    @Args('campaign') campaign: string,
    @Player() player: string,
    @Args('name') name: string,
    @Args('order', { type: () => JsonValue }) order: unknown,
  ): Promise<TemplateView> {
    return this.dispositions.saveTemplate({ campaign, player }, name, order);
  }

  @Mutation(() => Boolean, { description: 'Remove a template' })
  @InCampaign(...PLAYS)
  @TokensWith('orders:write')
  async removeOrderTemplate(
    @Args('campaign') campaign: string,
    @Player() player: string,
    @Args('name') name: string,
  ): Promise<boolean> {
    await this.dispositions.removeTemplate({ campaign, player }, name);
    return true;
  }

  @Mutation(() => HandOverView, { description: 'Have somebody of your side stand in for you for some turns' })
  @InCampaign(...PLAYS)
  handOver(
    @Args('campaign') campaign: string,
    @Player() player: string,
    @Args('handOver') handOver: HandOverBody,
  ): Promise<HandOverView> {
    return this.dispositions.handOver({ campaign, player }, handOver);
  }

  @Mutation(() => Boolean, { description: 'End a hand-over at once' })
  @InCampaign(...PLAYS)
  async endHandOver(
    @Args('campaign') campaign: string,
    @Player() player: string,
    @Args('id') id: string,
  ): Promise<boolean> {
    await this.dispositions.endHandOver({ campaign, player }, orderId.transform(id));
    return true;
  }

  @Query(() => [HandOverView], { description: 'Every hand-over of a campaign that is not over' })
  @InCampaign('administrator')
  async allHandOvers(@Args('campaign') campaign: string): Promise<HandOverView[]> {
    return (await this.dispositions.allHandOvers(campaign)).handOvers;
  }

  @Mutation(() => HandOverView, {
    description: 'Have somebody of his side stand in for a player who has gone silent; both are told why',
  })
  @InCampaign('administrator')
  arrangeHandOver(
    @Args('campaign') campaign: string,
    @Args('handOver') handOver: ArrangedHandOverBody,
    @Me() { account }: SignedIn,
  ): Promise<HandOverView> {
    return this.dispositions.arrange(campaign, account.name, handOver);
  }

  @Mutation(() => Boolean, { description: 'End a hand-over at once, whoever made it; both are told why' })
  @InCampaign('administrator')
  async endArrangedHandOver(
    @Args('campaign') campaign: string,
    @Args('id') id: string,
    @Args('reason') reason: string,
    @Me() { account }: SignedIn,
  ): Promise<boolean> {
    await this.dispositions.endArranged(campaign, account.name, orderId.transform(id), reason);
    return true;
  }
}
