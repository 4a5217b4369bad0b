import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { ArgsOf, JsonValue } from '@vedette/edge';
import { InCampaign, PLAYS } from '../access/access.js';
import { FromSeat, type Seat } from '../access/caller.js';
import { TokensWith } from '../access/token-scope.js';
import { OrderInput, orderFrom } from '../orders/order-inputs.js';
import { SendingQuestion, TurnQuestion } from '../orders/order.questions.js';
import { OrderService } from '../orders/order.service.js';
import { TextJudgementsView, TextReceiptsView } from '../orders/order-text.views.js';
import { JudgementView, ReceiptsView } from '../orders/order.views.js';

const ORDERS = { type: () => [JsonValue], description: 'orders as in an orders document' };
const TYPED_ORDERS = { type: () => [OrderInput], description: 'orders, each under the name of its kind' };

/** Orders of the player one plays, as GraphQL alone takes them: as JSON, under types of their own, as text. */
@Resolver()
export class OrderResolver {
  constructor(private readonly orders: OrderService) {}

  @Query(() => [JudgementView], { description: 'What would be made of orders if they were sent now' })
  @InCampaign(...PLAYS)
  @TokensWith('orders:read')
  async previewOrders(
    @FromSeat() seat: Seat,
    @Args('orders', ORDERS) orders: unknown[],
    @ArgsOf(TurnQuestion) { turn }: TurnQuestion,
  ): Promise<JudgementView[]> {
    return (await this.orders.preview({ ...seat, turn }, orders)).judgements;
  }

  @Query(() => [JudgementView], {
    description: 'What would be made of orders that have types of their own if they were sent now',
  })
  @InCampaign(...PLAYS)
  @TokensWith('orders:read')
  async previewTypedOrders(
    @FromSeat() seat: Seat,
    @Args('orders', TYPED_ORDERS) orders: object[],
    @ArgsOf(TurnQuestion) { turn }: TurnQuestion,
  ): Promise<JudgementView[]> {
    return (await this.orders.preview({ ...seat, turn }, orders.map(orderFrom))).judgements;
  }

  @Query(() => TextJudgementsView, {
    description: 'What would be made of the orders of a text if they were sent now',
  })
  @InCampaign(...PLAYS)
  @TokensWith('orders:read')
  previewOrderText(
    @FromSeat() seat: Seat,
    @Args('text') text: string,
    @ArgsOf(TurnQuestion) { turn }: TurnQuestion,
  ): Promise<TextJudgementsView> {
    return this.orders.previewText({ ...seat, turn }, text);
  }

  @Mutation(() => ReceiptsView, { description: 'Send orders; each gets its receipt, accepted or not' })
  @InCampaign(...PLAYS)
  @TokensWith('orders:write')
  submitOrders(
    @FromSeat() seat: Seat,
    @Args('orders', ORDERS) orders: unknown[],
    @ArgsOf(SendingQuestion) sending: SendingQuestion,
  ): Promise<ReceiptsView> {
    return this.orders.submit(seat, orders, sending);
  }

  @Mutation(() => ReceiptsView, {
    description: 'Send orders that have types of their own; each gets its receipt, accepted or not',
  })
  @InCampaign(...PLAYS)
  @TokensWith('orders:write')
  submitTypedOrders(
    @FromSeat() seat: Seat,
    @Args('orders', TYPED_ORDERS) orders: object[],
    @ArgsOf(SendingQuestion) sending: SendingQuestion,
  ): Promise<ReceiptsView> {
    return this.orders.submit(seat, orders.map(orderFrom), sending);
  }

  @Mutation(() => TextReceiptsView, {
    description: 'Send orders as text, one a line; each that can be read gets its receipt',
  })
  @InCampaign(...PLAYS)
  @TokensWith('orders:write')
  submitOrderText(
    @FromSeat() seat: Seat,
    @Args('text') text: string,
    @ArgsOf(SendingQuestion) sending: SendingQuestion,
  ): Promise<TextReceiptsView> {
    return this.orders.submitText(seat, text, sending);
  }
}
