import { Args, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Anyone, InCampaign, PLAYS } from '../access/access.js';
import { Player } from '../access/caller.js';
import { TokensWith } from '../access/token-scope.js';
import { OrderIdParam } from '../http/params.js';
import { CopyBody } from '../orders/disposition.views.js';
import { OrderService, type Sending } from '../orders/order.service.js';
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
import { JsonValue } from './json-value.scalar.js';

const LATEST = { type: () => Int, nullable: true, description: 'the latest unless given' };
const ORDERS = { type: () => [JsonValue], description: 'orders as in an orders document' };

const OFFICER = { type: () => String, nullable: true, description: 'somebody you stand in for' };
const PIECE = {
  type: () => String,
  nullable: true,
  description: 'only what was ordered of this unit, ship, depot or place',
};
const KEY = { type: () => String, nullable: true, description: 'the same key again does nothing twice' };
const STANDING = {
  type: () => Boolean,
  nullable: true,
  description: 'send them again by themselves in every later turn',
};

const orderId = new OrderIdParam();
const how = (key: string | null | undefined, standing: boolean | null | undefined): Sending => ({
  key: key ?? undefined,
  standing: standing ?? undefined,
});

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
    @Args('turn', LATEST) turn?: number | null,
    @Args('officer', OFFICER) officer?: string | null,
    @Args('piece', PIECE) piece?: string | null,
  ): Promise<SentOrdersView> {
    const wanted = { officer: officer ?? undefined, piece: piece ?? undefined };
    return this.orders.list({ campaign, player, turn: turn ?? undefined }, wanted);
  }

  @Query(() => OrderHistoryView, {
    description: 'What you have sent in many turns, the newest turn first, a page at a time',
  })
  @InCampaign(...PLAYS)
  @TokensWith('orders:read')
  orderHistory(
    @Args('campaign') campaign: string,
    @Player() player: string,
    @Args('from', { type: () => Int, nullable: true }) from?: number | null,
    @Args('until', { type: () => Int, nullable: true }) until?: number | null,
    @Args('officer', OFFICER) officer?: string | null,
    @Args('piece', PIECE) piece?: string | null,
    @Args('after', { type: () => String, nullable: true, description: '"next" of the page before' })
    after?: string | null,
    @Args('limit', { type: () => Int, nullable: true, description: 'at most 200; 50 unless given' })
    limit?: number | null,
  ): Promise<OrderHistoryView> {
    return this.orders.history(
      { campaign, player },
      {
        from: from ?? undefined,
        until: until ?? undefined,
        officer: officer ?? undefined,
        piece: piece ?? undefined,
        after: after ?? undefined,
        limit: limit ?? undefined,
      },
    );
  }

  @Query(() => [JudgementView], { description: 'What would be made of orders if they were sent now' })
  @InCampaign(...PLAYS)
  @TokensWith('orders:read')
  async previewOrders(
    @Args('campaign') campaign: string,
    @Player() player: string,
    @Args('orders', ORDERS) orders: unknown[],
    @Args('turn', LATEST) turn?: number | null,
  ): Promise<JudgementView[]> {
    return (await this.orders.preview({ campaign, player, turn: turn ?? undefined }, orders)).judgements;
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
    @Args('turn', LATEST) turn?: number | null,
  ): Promise<TextJudgementsView> {
    return this.orders.previewText({ campaign, player, turn: turn ?? undefined }, text);
  }

  @Query(() => ProofView, { description: 'Proof that an order is in the closed book of its turn' })
  @InCampaign(...PLAYS)
  @TokensWith('orders:read')
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
  @TokensWith('orders:write')
  submitOrders(
    @Args('campaign') campaign: string,
    @Player() player: string,
    @Args('orders', ORDERS) orders: unknown[],
    @Args('turn', LATEST) turn?: number | null,
    @Args('key', KEY) key?: string | null,
    @Args('standing', STANDING) standing?: boolean | null,
  ): Promise<ReceiptsView> {
    return this.orders.submit({ campaign, player, turn: turn ?? undefined }, orders, how(key, standing));
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
    @Args('turn', LATEST) turn?: number | null,
    @Args('key', KEY) key?: string | null,
    @Args('standing', STANDING) standing?: boolean | null,
  ): Promise<TextReceiptsView> {
    return this.orders.submitText({ campaign, player, turn: turn ?? undefined }, text, how(key, standing));
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
    @Args('turn', LATEST) turn?: number | null,
    @Args('key', KEY) key?: string | null,
    @Args('standing', STANDING) standing?: boolean | null,
  ): Promise<ReceiptsView> {
    return this.orders.copy({ campaign, player, turn: turn ?? undefined }, copies, how(key, standing));
  }

  @Mutation(() => WithdrawalView, { description: 'Take back an order while the turn is open' })
  @InCampaign(...PLAYS)
  @TokensWith('orders:write')
  withdrawOrder(
    @Args('campaign') campaign: string,
    @Player() player: string,
    @Args('id') id: string,
    @Args('turn', LATEST) turn?: number | null,
  ): Promise<WithdrawalView> {
    return this.orders.withdraw({ campaign, player, turn: turn ?? undefined }, orderId.transform(id));
  }
}
