import { Get, Post } from '@nestjs/common';
import { endHandOver, handOver, listHandOvers } from '@vedette/contracts';
import { AsMutation, AsQuery, BothDoors, Sent, SentApart, Serves, Which } from '@vedette/edge';
import { RequestClient } from '@vedette/messaging';
import { InCampaign } from '../access/access.js';
import { ByUmpire, type Umpire } from '../access/caller.js';
import { Bells } from '../bells/bells.js';
import { OrderIdParam } from '../http/params.js';
import {
  ArrangedHandOverBody,
  EndedHandOverBody,
  EndedView,
  HandOversView,
  HandOverView,
} from './disposition.views.js';

/** What an administrator does for a player who has gone silent: somebody of his side stands in. */
@BothDoors('campaigns/:id/administration/hand-overs', 'administration')
export class ArrangedHandOversController {
  constructor(
    private readonly requests: RequestClient,
    private readonly bells: Bells,
  ) {}

  @Get()
  @Serves(200, HandOversView, 'Every hand-over that is not over, whoever made it')
  @AsQuery('allHandOvers', [HandOverView], 'handOvers')
  @InCampaign('administrator')
  list(@ByUmpire() { campaign }: Umpire): Promise<HandOversView> {
    return this.requests.request(listHandOvers, { campaign });
  }

  @Post()
  @Serves(
    201,
    HandOverView,
    'Have somebody of his side stand in for a player who has gone silent; both are told why',
  )
  @AsMutation('arrangeHandOver')
  @InCampaign('administrator')
  async arrange(
    @ByUmpire() { campaign, by }: Umpire,
    @Sent('handOver') { reason, ...body }: ArrangedHandOverBody,
  ): Promise<HandOverView> {
    const made = await this.requests.request(handOver, { campaign, ...body, arranged: { by, reason } });
    this.bells.ringOrders(campaign, [made.player, made.to]);
    return made;
  }

  @Post(':orderId/end')
  @Serves(200, EndedView, 'End a hand-over at once, whoever made it; both are told why')
  @AsMutation('endArrangedHandOver', Boolean)
  @InCampaign('administrator')
  async end(
    @ByUmpire() { campaign, by }: Umpire,
    @Which('orderId', OrderIdParam, 'id') id: string,
    @SentApart(EndedHandOverBody) { reason }: EndedHandOverBody,
  ): Promise<EndedView> {
    const arranged = { by, reason };
    const { shownTo, ...ended } = await this.requests.request(endHandOver, { campaign, id, arranged });
    this.bells.ringOrders(campaign, shownTo);
    return ended;
  }
}
