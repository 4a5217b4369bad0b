import { applyDecorators, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces } from '@nestjs/swagger';
import type { PositionDocument } from '@vedette/campaign';
import { Asked, AsQuery, BothDoors, type Gives, JsonValue, Serves } from '@vedette/edge';
import { InCampaign } from '../access/access.js';
import { ByUmpire, type Umpire } from '../access/caller.js';
import { PlayersOrdersView } from '../reports/debrief-orders.view.js';
import { MomentQuestion, OrdersSeenQuestion } from './administration.bodies.js';
import { OrdersSeenService } from './orders-seen.service.js';
import { PositionService } from './position.service.js';

/** A look behind the veil at a moment. */
const Look = (path: string, summary: string, gives?: Gives): MethodDecorator => {
  const told = `${summary}; that you looked, and why, stands in the log, for everybody`;
  return applyDecorators(
    Get(path),
    InCampaign('administrator'),
    gives === undefined ? ApiOperation({ summary: told }) : Serves(200, gives, told),
    Header('Cache-Control', 'no-store'),
  );
};

/** The whole position and everybody's orders, as nobody who plays sees them. */
@BothDoors('campaigns/:id/administration', 'administration')
export class PositionController {
  constructor(
    private readonly positions: PositionService,
    private readonly orders: OrdersSeenService,
  ) {}

  @Look('position', 'The whole position at a moment, as a new campaign or the umpire bench takes it')
  @ApiOkResponse({ schema: { $ref: '#/components/schemas/Position' } })
  @AsQuery('wholePosition', JsonValue)
  document(
    @ByUmpire() umpire: Umpire,
    @Asked(MomentQuestion) asked: MomentQuestion,
  ): Promise<PositionDocument> {
    return this.positions.document(umpire, asked);
  }

  @Look('position.txt', 'Every piece of the whole position as text, with the ids that edits name')
  @Header('Content-Type', 'text/plain; charset=utf-8')
  @ApiProduces('text/plain')
  @ApiOkResponse({ description: 'the pieces', schema: { type: 'string' } })
  listing(@ByUmpire() umpire: Umpire, @Asked(MomentQuestion) asked: MomentQuestion): Promise<string> {
    return this.positions.listing(umpire, asked);
  }

  @Look('orders', 'What everybody ordered for a turn, every version of it, and what became of each', [
    PlayersOrdersView,
  ])
  @AsQuery('ordersBehindVeil')
  ordersOf(
    @ByUmpire() umpire: Umpire,
    @Asked(OrdersSeenQuestion) asked: OrdersSeenQuestion,
  ): Promise<PlayersOrdersView[]> {
    return this.orders.ofTurn(umpire, asked);
  }
}
