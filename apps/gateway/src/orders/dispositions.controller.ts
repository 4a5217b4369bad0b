import { Delete, Get, Post, Put } from '@nestjs/common';
import { ApiBody } from '@nestjs/swagger';
import {
  type AnswerOf,
  endHandOver,
  endStandingOrder,
  handOver,
  listHandOvers,
  listStandingOrders,
  listTemplates,
  removeTemplate,
  saveTemplate,
} from '@vedette/contracts';
import { Asked, AsMutation, AsQuery, BothDoors, JsonValue, Sent, Serves, Which } from '@vedette/edge';
import { RequestClient } from '@vedette/messaging';
import { InCampaign, PLAYS } from '../access/access.js';
import { FromSeat, type Seat } from '../access/caller.js';
import { Bells } from '../bells/bells.js';
import { TokensWith } from '../access/token-scope.js';
import { OrderIdParam } from '../http/params.js';
import {
  EndedView,
  HandOverBody,
  HandOversView,
  HandOverView,
  RemovedTemplateView,
  StandingOrdersView,
  StandingOrderView,
  TemplateQuestion,
  TemplatesView,
  TemplateView,
} from './disposition.views.js';
import { readTemplate } from './order.service.js';

type Ended = AnswerOf<typeof endHandOver>;

const TEMPLATE_BODY = { schema: { $ref: '#/components/schemas/OrderTemplate' } };

/** What outlasts a turn: standing orders, templates, and who stands in for whom. */
@BothDoors('campaigns/:id', 'orders')
export class DispositionsController {
  constructor(
    private readonly requests: RequestClient,
    private readonly bells: Bells,
  ) {}

  @Get('standing-orders')
  @Serves(200, StandingOrdersView, 'Orders that are sent again by themselves in every turn')
  @AsQuery('standingOrders', [StandingOrderView], 'orders')
  @InCampaign(...PLAYS)
  @TokensWith('orders:read')
  standing(@FromSeat() seat: Seat): Promise<StandingOrdersView> {
    return this.requests.request(listStandingOrders, seat);
  }

  @Delete('standing-orders/:orderId')
  @Serves(200, EndedView, 'End a standing order from the next turn on')
  @AsMutation('endStandingOrder', Boolean)
  @InCampaign(...PLAYS)
  @TokensWith('orders:write')
  async endStanding(
    @FromSeat() seat: Seat,
    @Which('orderId', OrderIdParam, 'id') id: string,
  ): Promise<EndedView> {
    return this.told(seat.campaign, await this.requests.request(endStandingOrder, { ...seat, id }));
  }

  @Get('order-templates')
  @Serves(200, TemplatesView, 'Orders you keep under names')
  @AsQuery('orderTemplates', [TemplateView], 'templates')
  @InCampaign(...PLAYS)
  @TokensWith('orders:read')
  templates(@FromSeat() seat: Seat): Promise<TemplatesView> {
    return this.requests.request(listTemplates, seat);
  }

  /** @throws OrderMalformedError */
  @Put('order-templates/:name')
  @Serves(200, TemplateView, 'Keep an order under a name, to copy it to units or ships')
  @AsMutation('saveOrderTemplate')
  @InCampaign(...PLAYS)
  @TokensWith('orders:write')
  @ApiBody(TEMPLATE_BODY)
  async saveTemplate(
    @FromSeat() seat: Seat,
    @Asked(TemplateQuestion) { name }: TemplateQuestion,
    @Sent('order', { type: () => JsonValue }) order: unknown,
  ): Promise<TemplateView> {
    return this.requests.request(saveTemplate, { ...seat, name, order: readTemplate(order, '') });
  }

  @Delete('order-templates/:name')
  @Serves(200, RemovedTemplateView, 'Remove a template')
  @AsMutation('removeOrderTemplate', Boolean)
  @InCampaign(...PLAYS)
  @TokensWith('orders:write')
  removeTemplate(
    @FromSeat() seat: Seat,
    @Asked(TemplateQuestion) { name }: TemplateQuestion,
  ): Promise<RemovedTemplateView> {
    return this.requests.request(removeTemplate, { ...seat, name });
  }

  @Get('hand-overs')
  @Serves(200, HandOversView, 'Who stands in for you, and for whom you stand in')
  @AsQuery('handOvers', [HandOverView], 'handOvers')
  @InCampaign(...PLAYS)
  @TokensWith('orders:read')
  handOvers(@FromSeat() seat: Seat): Promise<HandOversView> {
    return this.requests.request(listHandOvers, seat);
  }

  @Post('hand-overs')
  @Serves(201, HandOverView, 'Have somebody of your side stand in for you for some turns')
  @AsMutation()
  @InCampaign(...PLAYS)
  async handOver(@FromSeat() seat: Seat, @Sent('handOver') body: HandOverBody): Promise<HandOverView> {
    const made = await this.requests.request(handOver, { ...seat, ...body });
    this.bells.ringOrders(seat.campaign, [made.player, made.to]);
    return made;
  }

  @Delete('hand-overs/:orderId')
  @Serves(200, EndedView, 'End a hand-over at once')
  @AsMutation('endHandOver', Boolean)
  @InCampaign(...PLAYS)
  async endHandOver(
    @FromSeat() seat: Seat,
    @Which('orderId', OrderIdParam, 'id') id: string,
  ): Promise<EndedView> {
    return this.told(seat.campaign, await this.requests.request(endHandOver, { ...seat, id }));
  }

  /** Tells the seats that were shown what was ended, and whoever ended it that it was. */
  private told(campaign: string, { id, shownTo }: Ended): EndedView {
    this.bells.ringOrders(campaign, shownTo);
    return { id };
  }
}
