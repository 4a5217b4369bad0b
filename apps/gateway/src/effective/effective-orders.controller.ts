import { Get } from '@nestjs/common';
import { Asked, AsQuery, BothDoors, Serves } from '@vedette/edge';
import { InCampaign, PLAYS } from '../access/access.js';
import { FromSeat, Place, type Seat } from '../access/caller.js';
import type { Standing } from '../access/standing.js';
import { TokensWith } from '../access/token-scope.js';
import { OptionsQuestion } from '../orders/order.questions.js';
import { EffectiveOrdersService } from './effective-orders.service.js';
import { EffectiveOrdersView } from './effective-orders.view.js';

/** The orders that pieces act by. */
@BothDoors('campaigns/:id/orders/effective', 'orders')
export class EffectiveOrdersController {
  constructor(private readonly effective: EffectiveOrdersService) {}

  @Get()
  @Serves(
    200,
    EffectiveOrdersView,
    'Every piece you may order, the order it acts by and where that comes from, and what it does without one, in words and as an order; of past turns also what was not done',
  )
  @AsQuery('effectiveOrders')
  @InCampaign(...PLAYS)
  @TokensWith('orders:read')
  read(
    @FromSeat() { campaign, player }: Seat,
    @Place() standing: Standing,
    @Asked(OptionsQuestion) asked: OptionsQuestion,
  ): Promise<EffectiveOrdersView> {
    return this.effective.of(campaign, player, standing, asked);
  }
}
