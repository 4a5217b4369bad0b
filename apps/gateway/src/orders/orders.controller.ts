import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  ApiBody,
  type ApiBodyOptions,
  ApiCreatedResponse,
  ApiExtraModels,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiQuery,
  ApiTags,
} from '@nestjs/swagger';
import type { ReceiptDocument } from '@vedette/contracts';
import { Anyone, InCampaign, PLAYS } from '../access/access.js';
import { Player } from '../access/caller.js';
import { TokensWith } from '../access/token-scope.js';
import { flagOf, OptionalNameParam, OptionalTurnParam, OrderIdParam } from '../http/params.js';
import { CopyBody } from './disposition.views.js';
import { TextJudgementsView, TextReceiptsView } from './order-text.views.js';
import { OrderService } from './order.service.js';
import {
  JudgementsView,
  OrderHistoryView,
  ProofView,
  ReceiptKeyView,
  ReceiptsView,
  ReceiptView,
  SentOrdersView,
  WithdrawalView,
} from './order.views.js';

const ORDER_BODY = { schema: { $ref: '#/components/schemas/Order' } };
const DOCUMENT_BODY = { schema: { $ref: '#/components/schemas/OrdersDocument' } };
const KEY = {
  name: 'Idempotency-Key',
  required: false,
  description: 'the same key again does nothing twice',
};
const TURN = {
  name: 'turn',
  required: false,
  type: Number,
  description: 'the latest turn unless given; orders for a later one are kept until it opens',
};
const STANDING = {
  name: 'standing',
  required: false,
  type: Boolean,
  description: 'send it again by itself in every later turn',
};
const OFFICER = {
  name: 'officer',
  required: false,
  description: 'somebody you stand in for, instead of you',
};
const PIECE = {
  name: 'piece',
  required: false,
  description: 'only what was ordered of this unit, ship, depot or place',
};
const ORDER_OR_TEXT = {
  content: {
    'application/json': ORDER_BODY,
    'text/plain': {
      schema: { type: 'string', description: 'orders, one a line or a block of indented lines' },
    },
  },
} as unknown as ApiBodyOptions;
const eitherOf = (json: string, text: string) => ({
  schema: { oneOf: [{ $ref: `#/components/schemas/${json}` }, { $ref: `#/components/schemas/${text}` }] },
});
const textOf = (body: unknown): string => (typeof body === 'string' ? body : '');
const isText = (mediaType: string | undefined): boolean => /^text\/plain\b/i.test(mediaType ?? '');

/** Orders of the player one plays. */
@ApiTags('orders')
@Controller('campaigns/:id/orders')
export class OrdersController {
  constructor(private readonly orders: OrderService) {}

  @Post()
  @InCampaign(...PLAYS)
  @TokensWith('orders:write')
  @ApiOperation({
    summary:
      'Send an order; 422 with the receipt when it is not allowed. As text/plain: several orders, each with its line',
  })
  @ApiExtraModels(ReceiptView, TextReceiptsView)
  @ApiBody(ORDER_OR_TEXT)
  @ApiHeader(KEY)
  @ApiQuery(TURN)
  @ApiQuery(STANDING)
  @ApiCreatedResponse(eitherOf('ReceiptView', 'TextReceiptsView'))
  submit(
    @Param('id') campaign: string,
    @Player() player: string,
    @Body() order: unknown,
    @Headers('content-type') mediaType?: string,
    @Headers('idempotency-key') key?: string,
    @Query('turn', OptionalTurnParam) turn?: number,
    @Query('standing') standing?: string,
  ): Promise<ReceiptDocument | TextReceiptsView> {
    const sender = { campaign, player, turn };
    const sending = { key, standing: flagOf('standing', standing) };
    return isText(mediaType)
      ? this.orders.submitText(sender, textOf(order), sending)
      : this.orders.submitOne(sender, order, sending);
  }

  @Post('batch')
  @HttpCode(200)
  @InCampaign(...PLAYS)
  @TokensWith('orders:write')
  @ApiOperation({ summary: 'Send an orders document; each order gets its receipt, accepted or not' })
  @ApiBody(DOCUMENT_BODY)
  @ApiHeader(KEY)
  @ApiQuery(TURN)
  @ApiQuery(STANDING)
  @ApiOkResponse({ type: ReceiptsView })
  submitAll(
    @Param('id') campaign: string,
    @Player() player: string,
    @Body() document: unknown,
    @Headers('idempotency-key') key?: string,
    @Query('turn', OptionalTurnParam) turn?: number,
    @Query('standing') standing?: string,
  ): Promise<ReceiptsView> {
    return this.orders.submitDocument({ campaign, player, turn }, document, {
      key,
      standing: flagOf('standing', standing),
    });
  }

  @Post('copies')
  @HttpCode(200)
  @InCampaign(...PLAYS)
  @TokensWith('orders:write')
  @ApiOperation({ summary: 'Send one order for many units or ships; each copy gets its receipt' })
  @ApiHeader(KEY)
  @ApiQuery(TURN)
  @ApiQuery(STANDING)
  @ApiOkResponse({ type: ReceiptsView })
  copy(
    @Param('id') campaign: string,
    @Player() player: string,
    @Body() body: CopyBody,
    @Headers('idempotency-key') key?: string,
    @Query('turn', OptionalTurnParam) turn?: number,
    @Query('standing') standing?: string,
  ): Promise<ReceiptsView> {
    return this.orders.copy({ campaign, player, turn }, body, {
      key,
      standing: flagOf('standing', standing),
    });
  }

  @Post('preview')
  @HttpCode(200)
  @InCampaign(...PLAYS)
  @TokensWith('orders:read')
  @ApiOperation({ summary: 'What would be made of an order if it were sent now; nothing is recorded' })
  @ApiExtraModels(JudgementsView, TextJudgementsView)
  @ApiBody(ORDER_OR_TEXT)
  @ApiQuery(TURN)
  @ApiOkResponse(eitherOf('JudgementsView', 'TextJudgementsView'))
  preview(
    @Param('id') campaign: string,
    @Player() player: string,
    @Body() order: unknown,
    @Headers('content-type') mediaType?: string,
    @Query('turn', OptionalTurnParam) turn?: number,
  ): Promise<JudgementsView | TextJudgementsView> {
    const sender = { campaign, player, turn };
    return isText(mediaType)
      ? this.orders.previewText(sender, textOf(order))
      : this.orders.preview(sender, [order]);
  }

  @Get()
  @InCampaign(...PLAYS)
  @TokensWith('orders:read')
  @ApiOperation({ summary: 'What you have sent for a turn, every version of it, and what became of each' })
  @ApiQuery(TURN)
  @ApiQuery(OFFICER)
  @ApiQuery(PIECE)
  @ApiOkResponse({ type: SentOrdersView })
  list(
    @Param('id') campaign: string,
    @Player() player: string,
    @Query('turn', OptionalTurnParam) turn?: number,
    @Query('officer', OptionalNameParam) officer?: string,
    @Query('piece', OptionalNameParam) piece?: string,
  ): Promise<SentOrdersView> {
    return this.orders.list({ campaign, player, turn }, { officer, piece });
  }

  @Get('history')
  @InCampaign(...PLAYS)
  @TokensWith('orders:read')
  @ApiOperation({ summary: 'What you have sent in many turns, the newest turn first, a page at a time' })
  @ApiQuery({
    name: 'from',
    required: false,
    type: Number,
    description: 'first turn; the first unless given',
  })
  @ApiQuery({
    name: 'until',
    required: false,
    type: Number,
    description: 'last turn; the latest unless given',
  })
  @ApiQuery(OFFICER)
  @ApiQuery(PIECE)
  @ApiQuery({ name: 'after', required: false, description: '"next" of the page before' })
  @ApiQuery({ name: 'limit', required: false, type: Number, description: 'at most 200; 50 unless given' })
  @ApiOkResponse({ type: OrderHistoryView })
  history(
    @Param('id') campaign: string,
    @Player() player: string,
    @Query('from', OptionalTurnParam) from?: number,
    @Query('until', OptionalTurnParam) until?: number,
    @Query('officer', OptionalNameParam) officer?: string,
    @Query('piece', OptionalNameParam) piece?: string,
    @Query('after', OptionalNameParam) after?: string,
    @Query('limit') limit?: unknown,
  ): Promise<OrderHistoryView> {
    const most = limit === undefined ? undefined : Number(limit);
    return this.orders.history({ campaign, player }, { from, until, officer, piece, after, limit: most });
  }

  @Delete(':orderId')
  @HttpCode(200)
  @InCampaign(...PLAYS)
  @TokensWith('orders:write')
  @ApiOperation({ summary: 'Take back an order while the turn is open' })
  @ApiQuery(TURN)
  @ApiOkResponse({ type: WithdrawalView })
  withdraw(
    @Param('id') campaign: string,
    @Player() player: string,
    @Param('orderId', OrderIdParam) orderId: string,
    @Query('turn', OptionalTurnParam) turn?: number,
  ): Promise<WithdrawalView> {
    return this.orders.withdraw({ campaign, player, turn }, orderId);
  }

  @Get(':orderId/proof')
  @InCampaign(...PLAYS)
  @TokensWith('orders:read')
  @ApiOperation({ summary: 'Proof that an order is in the closed book of its turn' })
  @ApiQuery(TURN)
  @ApiOkResponse({ type: ProofView })
  prove(
    @Param('id') campaign: string,
    @Player() player: string,
    @Param('orderId', OrderIdParam) orderId: string,
    @Query('turn', OptionalTurnParam) turn?: number,
  ): Promise<ProofView> {
    return this.orders.prove({ campaign, player, turn }, orderId);
  }
}

/** The public half of the key that receipts are signed with. */
@ApiTags('orders')
@Controller('receipt-key')
export class ReceiptKeyController {
  constructor(private readonly orders: OrderService) {}

  @Get()
  @Anyone()
  @ApiOperation({ summary: 'The public key that receipts are signed with' })
  @ApiOkResponse({ type: ReceiptKeyView })
  key(): Promise<ReceiptKeyView> {
    return this.orders.receiptKey();
  }
}
