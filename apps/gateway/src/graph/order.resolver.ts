import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Anyone, InCampaign, PLAYS } from '../access/access.js';
import { Player } from '../access/caller.js';
import { TokensWith } from '../access/token-scope.js';
import { OrderIdParam } from '../http/params.js';
import { CopyBody } from '../orders/disposition.views.js';
import {
  HistoryQuestion,
  KeyedSendingQuestion,
  SentQuestion,
  TurnQuestion,
} from '../orders/order.questions.js';
import { OrderInput, orderFrom } from '../orders/order-inputs.js';
import { OrderService } from '../orders/order.service.js';
import { TextJudgementsView, TextReceiptsView } from '../orders/order-text.views.js';
import {
  JudgementView,
  OrderHistoryView,
  ProofView,
  ReceiptKeyView,
  ReceiptsView,
  SentOrdersView,
  WithdrawalView,
} from '../orders/order.views.js';
import { ArgsOf } from '../shapes/question-of.js';
import { JsonValue } from './json-value.scalar.js';

const ORDERS = { type: () => [JsonValue], description: 'orders as in an orders document' };
const TYPED_ORDERS = { type: () => [OrderInput], description: 'orders, each under the name of its kind' };
const orderId = new OrderIdParam();
/** Orders of the player one plays. */
@Resolver()
export class OrderResolver {
  constructor(private readonly orders: OrderService) {}

  @Query(() => SentOrdersView, { name: 'orders', description: 'What you have sent for a turn' })
  @InCampaign(...PLAYS)
  @TokensWith('orders:read')
  list(
    @Args('campaign') campaign: string,
    @Player() player: string,
    @ArgsOf(SentQuestion) { turn, ...wanted }: SentQuestion,
  ): Promise<SentOrdersView> {
    return this.orders.list({ campaign, player, turn }, wanted);
  }

  @Query(() => OrderHistoryView, {
    description: 'What you have sent in many turns, the newest turn first, a page at a time',
  })
  @InCampaign(...PLAYS)
  @TokensWith('orders:read')
  orderHistory(
    @Args('campaign') campaign: string,
    @Player() player: string,
    @ArgsOf(HistoryQuestion) asked: HistoryQuestion,
  ): Promise<OrderHistoryView> {
    return this.orders.history({ campaign, player }, asked);
  }

  @Query(() => [JudgementView], { description: 'What would be made of orders if they were sent now' })
  @InCampaign(...PLAYS)
  @TokensWith('orders:read')
  async previewOrders(
    @Args('campaign') campaign: string,
    @Player() player: string,
    @Args('orders', ORDERS) orders: unknown[],
    @ArgsOf(TurnQuestion) { turn }: TurnQuestion,
  ): Promise<JudgementView[]> {
    return (await this.orders.preview({ campaign, player, turn }, orders)).judgements;
  }

  @Query(() => [JudgementView], {
    description: 'What would be made of orders that have types of their own if they were sent now',
  })
  @InCampaign(...PLAYS)
  @TokensWith('orders:read')
  async previewTypedOrders(
    @Args('campaign') campaign: string,
    @Player() player: string,
    @Args('orders', TYPED_ORDERS) orders: object[],
    @ArgsOf(TurnQuestion) { turn }: TurnQuestion,
  ): Promise<JudgementView[]> {
    return (await this.orders.preview({ campaign, player, turn }, orders.map(orderFrom))).judgements;
  }

  @Query(() => TextJudgementsView, {
    description: 'What would be made of the orders of a text if they were sent now',
  })
  @InCampaign(...PLAYS)
  @TokensWith('orders:read')
  previewOrderText(
    @Args('campaign') campaign: string,
    @Player() player: string,
    @Args('text') text: string,
    @ArgsOf(TurnQuestion) { turn }: TurnQuestion,
  ): Promise<TextJudgementsView> {
    return this.orders.previewText({ campaign, player, turn }, text);
  }

  @Query(() => ProofView, { description: 'Proof that an order is in the closed book of its turn' })
  @InCampaign(...PLAYS)
  @TokensWith('orders:read')
  orderProof(
    @Args('campaign') campaign: string,
    @Player() player: string,
    @Args('id') id: string,
    @ArgsOf(TurnQuestion) { turn }: TurnQuestion,
  ): Promise<ProofView> {
    return this.orders.prove({ campaign, player, turn }, orderId.transform(id));
  }

  @Query(() => ReceiptKeyView, { description: 'The public key that receipts are signed with' })
  @Anyone()
  receiptKey(): Promise<ReceiptKeyView> {
    return this.orders.receiptKey();
  }

  @Mutation(() => ReceiptsView, { description: 'Send orders; each gets its receipt, accepted or not' })
  @InCampaign(...PLAYS)
  @TokensWith('orders:write')
  submitOrders(
    @Args('campaign') campaign: string,
    @Player() player: string,
    @Args('orders', ORDERS) orders: unknown[],
    @ArgsOf(KeyedSendingQuestion) { turn, ...sending }: KeyedSendingQuestion,
  ): Promise<ReceiptsView> {
    return this.orders.submit({ campaign, player, turn }, orders, sending);
  }

  @Mutation(() => ReceiptsView, {
    description: 'Send orders that have types of their own; each gets its receipt, accepted or not',
  })
  @InCampaign(...PLAYS)
  @TokensWith('orders:write')
  submitTypedOrders(
    @Args('campaign') campaign: string,
    @Player() player: string,
    @Args('orders', TYPED_ORDERS) orders: object[],
    @ArgsOf(KeyedSendingQuestion) { turn, ...sending }: KeyedSendingQuestion,
  ): Promise<ReceiptsView> {
    return this.orders.submit({ campaign, player, turn }, orders.map(orderFrom), sending);
  }

  @Mutation(() => TextReceiptsView, {
    description: 'Send orders as text, one a line; each that can be read gets its receipt',
  })
  @InCampaign(...PLAYS)
  @TokensWith('orders:write')
  submitOrderText(
    @Args('campaign') campaign: string,
    @Player() player: string,
    @Args('text') text: string,
    @ArgsOf(KeyedSendingQuestion) { turn, ...sending }: KeyedSendingQuestion,
  ): Promise<TextReceiptsView> {
    return this.orders.submitText({ campaign, player, turn }, text, sending);
  }

  @Mutation(() => ReceiptsView, {
    description: 'Send one order for many units or ships; each copy gets its receipt',
  })
  @InCampaign(...PLAYS)
  @TokensWith('orders:write')
  copyOrder(
    @Args('campaign') campaign: string,
    @Player() player: string,
    @Args('copies') copies: CopyBody,
    @ArgsOf(KeyedSendingQuestion) { turn, ...sending }: KeyedSendingQuestion,
  ): Promise<ReceiptsView> {
    return this.orders.copy({ campaign, player, turn }, copies, sending);
  }

  @Mutation(() => WithdrawalView, { description: 'Take back an order while the turn is open' })
  @InCampaign(...PLAYS)
  @TokensWith('orders:write')
  withdrawOrder(
    @Args('campaign') campaign: string,
    @Player() player: string,
    @Args('id') id: string,
    @ArgsOf(TurnQuestion) { turn }: TurnQuestion,
  ): Promise<WithdrawalView> {
    return this.orders.withdraw({ campaign, player, turn }, orderId.transform(id));
  }
}
