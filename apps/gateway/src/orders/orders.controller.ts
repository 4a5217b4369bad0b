import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Post } from '@nestjs/common';
import {
  ApiBody,
  ApiCreatedResponse,
  ApiExtraModels,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { ReceiptDocument } from '@vedette/contracts';
import { BodyContent, component, eitherOf, text } from '../openapi/described-content.js';
import { Anyone, InCampaign, PLAYS } from '../access/access.js';
import { Player } from '../access/caller.js';
import { TokensWith } from '../access/token-scope.js';
import { OrderIdParam } from '../http/params.js';
import { QueryOf } from '../shapes/question-of.js';
import { CopyBody } from './disposition.views.js';
import { HistoryQuestion, SendingQuestion, SentQuestion, TurnQuestion } from './order.questions.js';
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

const DOCUMENT_BODY = { schema: { $ref: '#/components/schemas/OrdersDocument' } };
const KEY = {
  name: 'Idempotency-Key',
  required: false,
  description: 'the same key again does nothing twice',
};
const ORDER_OR_TEXT = {
  'application/json': component('Order'),
  'text/plain': text('orders, one a line or a block of indented lines'),
};
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
  @BodyContent(ORDER_OR_TEXT)
  @ApiHeader(KEY)
  @ApiCreatedResponse(eitherOf('ReceiptView', 'TextReceiptsView'))
  submit(
    @Param('id') campaign: string,
    @Player() player: string,
    @Body() order: unknown,
    @QueryOf(SendingQuestion) { turn, standing }: SendingQuestion,
    @Headers('content-type') mediaType?: string,
    @Headers('idempotency-key') key?: string,
  ): Promise<ReceiptDocument | TextReceiptsView> {
    const sender = { campaign, player, turn };
    const sending = { key, standing };
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
  @ApiOkResponse({ type: ReceiptsView })
  submitAll(
    @Param('id') campaign: string,
    @Player() player: string,
    @Body() document: unknown,
    @QueryOf(SendingQuestion) { turn, standing }: SendingQuestion,
    @Headers('idempotency-key') key?: string,
  ): Promise<ReceiptsView> {
    return this.orders.submitDocument({ campaign, player, turn }, document, { key, standing });
  }

  @Post('copies')
  @HttpCode(200)
  @InCampaign(...PLAYS)
  @TokensWith('orders:write')
  @ApiOperation({ summary: 'Send one order for many units or ships; each copy gets its receipt' })
  @ApiHeader(KEY)
  @ApiOkResponse({ type: ReceiptsView })
  copy(
    @Param('id') campaign: string,
    @Player() player: string,
    @Body() body: CopyBody,
    @QueryOf(SendingQuestion) { turn, standing }: SendingQuestion,
    @Headers('idempotency-key') key?: string,
  ): Promise<ReceiptsView> {
    return this.orders.copy({ campaign, player, turn }, body, { key, standing });
  }

  @Post('preview')
  @HttpCode(200)
  @InCampaign(...PLAYS)
  @TokensWith('orders:read')
  @ApiOperation({ summary: 'What would be made of an order if it were sent now; nothing is recorded' })
  @ApiExtraModels(JudgementsView, TextJudgementsView)
  @BodyContent(ORDER_OR_TEXT)
  @ApiOkResponse(eitherOf('JudgementsView', 'TextJudgementsView'))
  preview(
    @Param('id') campaign: string,
    @Player() player: string,
    @Body() order: unknown,
    @QueryOf(TurnQuestion) { turn }: TurnQuestion,
    @Headers('content-type') mediaType?: string,
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
  @ApiOkResponse({ type: SentOrdersView })
  list(
    @Param('id') campaign: string,
    @Player() player: string,
    @QueryOf(SentQuestion) { turn, ...wanted }: SentQuestion,
  ): Promise<SentOrdersView> {
    return this.orders.list({ campaign, player, turn }, wanted);
  }

  @Get('history')
  @InCampaign(...PLAYS)
  @TokensWith('orders:read')
  @ApiOperation({ summary: 'What you have sent in many turns, the newest turn first, a page at a time' })
  @ApiOkResponse({ type: OrderHistoryView })
  history(
    @Param('id') campaign: string,
    @Player() player: string,
    @QueryOf(HistoryQuestion) asked: HistoryQuestion,
  ): Promise<OrderHistoryView> {
    return this.orders.history({ campaign, player }, asked);
  }

  @Delete(':orderId')
  @HttpCode(200)
  @InCampaign(...PLAYS)
  @TokensWith('orders:write')
  @ApiOperation({ summary: 'Take back an order while the turn is open' })
  @ApiOkResponse({ type: WithdrawalView })
  withdraw(
    @Param('id') campaign: string,
    @Player() player: string,
    @Param('orderId', OrderIdParam) orderId: string,
    @QueryOf(TurnQuestion) { turn }: TurnQuestion,
  ): Promise<WithdrawalView> {
    return this.orders.withdraw({ campaign, player, turn }, orderId);
  }

  @Get(':orderId/proof')
  @InCampaign(...PLAYS)
  @TokensWith('orders:read')
  @ApiOperation({ summary: 'Proof that an order is in the closed book of its turn' })
  @ApiOkResponse({ type: ProofView })
  prove(
    @Param('id') campaign: string,
    @Player() player: string,
    @Param('orderId', OrderIdParam) orderId: string,
    @QueryOf(TurnQuestion) { turn }: TurnQuestion,
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
