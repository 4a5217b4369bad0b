import { Args, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Anyone, InCampaign, PLAYS } from '../access/access.js';
import { Player } from '../access/caller.js';
import { OrderIdParam } from '../http/params.js';
import { OrderService } from '../orders/order.service.js';
import {
  JudgementView,
  ProofView,
  ReceiptKeyView,
  ReceiptsView,
  SentOrdersView,
  WithdrawalView,
} from '../orders/order.views.js';
import { JsonValue } from './json-value.scalar.js';

const LATEST = { type: () => Int, nullable: true, description: 'the latest unless given' };
const ORDERS = { type: () => [JsonValue], description: 'orders as in an orders document' };

const orderId = new OrderIdParam();

/** Orders of the player one plays. */
@Resolver()
export class OrderResolver {
  constructor(private readonly orders: OrderService) {}

  @Query(() => SentOrdersView, { name: 'orders', description: 'What you have sent for a turn' })
  @InCampaign(...PLAYS)
  list(
    @Args('campaign') campaign: string,
    @Player() player: string,
    @Args('turn', LATEST) turn?: number | null,
  ): Promise<SentOrdersView> {
    return this.orders.list({ campaign, player, turn: turn ?? undefined });
  }

  @Query(() => [JudgementView], { description: 'What would be made of orders if they were sent now' })
  @InCampaign(...PLAYS)
  async previewOrders(
    @Args('campaign') campaign: string,
    @Player() player: string,
    @Args('orders', ORDERS) orders: unknown[],
    @Args('turn', LATEST) turn?: number | null,
  ): Promise<JudgementView[]> {
    return (await this.orders.preview({ campaign, player, turn: turn ?? undefined }, orders)).judgements;
  }

  @Query(() => ProofView, { description: 'Proof that an order is in the closed book of its turn' })
  @InCampaign(...PLAYS)
  orderProof(
    @Args('campaign') campaign: string,
    @Player() player: string,
    @Args('id') id: string,
    @Args('turn', LATEST) turn?: number | null,
  ): Promise<ProofView> {
    return this.orders.prove({ campaign, player, turn: turn ?? undefined }, orderId.transform(id));
  }

  @Query(() => ReceiptKeyView, { description: 'The public key that receipts are signed with' })
  @Anyone()
  receiptKey(): Promise<ReceiptKeyView> {
    return this.orders.receiptKey();
  }

  @Mutation(() => ReceiptsView, { description: 'Send orders; each gets its receipt, accepted or not' })
  @InCampaign(...PLAYS)
  submitOrders(
    @Args('campaign') campaign: string,
    @Player() player: string,
    @Args('orders', ORDERS) orders: unknown[],
    @Args('turn', LATEST) turn?: number | null,
    @Args('key', { type: () => String, nullable: true, description: 'the same key again does nothing twice' })
    key?: string | null,
  ): Promise<ReceiptsView> {
    return this.orders.submit({ campaign, player, turn: turn ?? undefined }, orders, key ?? undefined);
  }

  @Mutation(() => WithdrawalView, { description: 'Take back an order while the turn is open' })
  @InCampaign(...PLAYS)
  withdrawOrder(
    @Args('campaign') campaign: string,
    @Player() player: string,
    @Args('id') id: string,
    @Args('turn', LATEST) turn?: number | null,
  ): Promise<WithdrawalView> {
    return this.orders.withdraw({ campaign, player, turn: turn ?? undefined }, orderId.transform(id));
  }
}
