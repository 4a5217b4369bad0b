import { Get } from '@nestjs/common';
import { orderOptions } from '@vedette/contracts';
import { Asked, AsQuery, BothDoors, OptionalNameParam, Serves, Which } from '@vedette/edge';
import { RequestClient } from '@vedette/messaging';
import { InCampaign, PLAYS } from '../access/access.js';
import { FromSeat, type Seat } from '../access/caller.js';
import { TokensWith } from '../access/token-scope.js';
import { OptionsQuestion } from './order.questions.js';
import { OrderOptionsView } from './order-options.views.js';

/** What the pieces of the player one plays may be ordered. */
@BothDoors('campaigns/:id/orders/options', 'orders')
export class OrderOptionsController {
  constructor(private readonly requests: RequestClient) {}

  @Get(':piece')
  @Serves(
    200,
    OrderOptionsView,
    'What a unit or ship may be ordered now: squares in reach, moves, postures, sources, cargo; each an order that is accepted as it stands. Nothing for pieces that are not yours',
  )
  @AsQuery('orderOptions')
  @InCampaign(...PLAYS)
  @TokensWith('orders:read')
  options(
    @FromSeat() seat: Seat,
    @Which('piece', OptionalNameParam) piece: string,
    @Asked(OptionsQuestion) asked: OptionsQuestion,
  ): Promise<OrderOptionsView> {
    return this.requests.request(orderOptions, { ...seat, piece, ...asked });
  }
}
