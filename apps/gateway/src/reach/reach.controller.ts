import { Post } from '@nestjs/common';
import { reachOf } from '@vedette/contracts';
import { AsQuery, BothDoors, Sent, Serves } from '@vedette/edge';
import { RequestClient } from '@vedette/messaging';
import { InCampaign, PLAYS } from '../access/access.js';
import { FromSeat, type Seat } from '../access/caller.js';
import { TokensWith } from '../access/token-scope.js';
import { ReachBody, ReachView } from './reach.views.js';

/** Where pieces can get. */
@BothDoors('campaigns/:id/reach', 'orders')
export class ReachController {
  constructor(private readonly requests: RequestClient) {}

  @Post()
  @Serves(
    200,
    ReachView,
    'Where a unit or ship of yours can get in a turn as far as you can know, with phase and fatigue, and which rule bars the places beside; nothing for pieces that are not yours. Of a later turn from where its orders of the turns before lead it, with what is assumed',
  )
  @AsQuery()
  @InCampaign(...PLAYS)
  @TokensWith('orders:read')
  reach(@FromSeat() seat: Seat, @Sent('asked') asked: ReachBody): Promise<ReachView> {
    return this.requests.request(reachOf, { ...seat, ...asked });
  }
}
