import { Args, Query, Resolver } from '@nestjs/graphql';
import { orderOptions } from '@vedette/contracts';
import { RequestClient } from '@vedette/messaging';
import { InCampaign, PLAYS } from '../access/access.js';
import { Player } from '../access/caller.js';
import { TokensWith } from '../access/token-scope.js';
import { OptionsQuestion } from '../orders/order.questions.js';
import { OrderOptionsView } from '../orders/order-options.views.js';
import { ArgsOf } from '../shapes/question-of.js';

/** What the pieces of the player one plays may be ordered. */
@Resolver()
export class OrderOptionsResolver {
  constructor(private readonly requests: RequestClient) {}

  @Query(() => OrderOptionsView, {
    description: 'What a unit or ship may be ordered now; nothing for pieces that are not yours',
  })
  @InCampaign(...PLAYS)
  @TokensWith('orders:read')
  orderOptions(
    @Args('campaign') campaign: string,
    @Player() player: string,
    @Args('piece') piece: string,
    @ArgsOf(OptionsQuestion) asked: OptionsQuestion,
  ): Promise<OrderOptionsView> {
    return this.requests.request(orderOptions, { campaign, player, piece, ...asked });
  }
}
