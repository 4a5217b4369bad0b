import { Body, Delete, Get, Headers, HttpCode, Post } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiExtraModels, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { proveOrder, type ReceiptDocument, receiptKey } from '@vedette/contracts';
import {
  Asked,
  AsMutation,
  AsQuery,
  BodyContent,
  BothDoors,
  component,
  eitherOf,
  Sent,
  Serves,
  text,
  Which,
} from '@vedette/edge';
import { RequestClient } from '@vedette/messaging';
import { Anyone, InCampaign, PLAYS } from '../access/access.js';
import { FromSeat, type Seat } from '../access/caller.js';
import { TokensWith } from '../access/token-scope.js';
import { OrderIdParam } from '../http/params.js';
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
const ORDER_OR_TEXT = {
  'application/json': component('Order'),
  'text/plain': text('orders, one a line or a block of indented lines'),
};
const textOf = (body: unknown): string => (typeof body === 'string' ? body : '');
const isText = (mediaType: string | undefined): boolean => /^text\/plain\b/i.test(mediaType ?? '');

/** Orders of the player one plays. */
@BothDoors('campaigns/:id/orders', 'orders')
export class OrdersController {
  constructor(
    private readonly orders: OrderService,
    private readonly requests: RequestClient,
  ) {}

  @Post()
  @InCampaign(...PLAYS)
  @TokensWith('orders:write')
  @ApiOperation({
    summary:
      'Send an order; 422 with the receipt when it is not allowed. As text/plain: several orders, each with its line',
  })
  @ApiExtraModels(ReceiptView, TextReceiptsView)
  @BodyContent(ORDER_OR_TEXT)
  @ApiCreatedResponse(eitherOf('ReceiptView', 'TextReceiptsView'))
  submit(
    @FromSeat() seat: Seat,
    @Body() order: unknown,
    @Asked(SendingQuestion) sending: SendingQuestion,
    @Headers('content-type') mediaType?: string,
  ): Promise<ReceiptDocument | TextReceiptsView> {
    return isText(mediaType)
      ? this.orders.submitText(seat, textOf(order), sending)
      : this.orders.submitOne(seat, order, sending);
  }

  @Post('batch')
  @Serves(200, ReceiptsView, 'Send an orders document; each order gets its receipt, accepted or not')
  @InCampaign(...PLAYS)
  @TokensWith('orders:write')
  @ApiBody(DOCUMENT_BODY)
  submitAll(
    @FromSeat() seat: Seat,
    @Body() document: unknown,
    @Asked(SendingQuestion) sending: SendingQuestion,
  ): Promise<ReceiptsView> {
    return this.orders.submitDocument(seat, document, sending);
  }

  @Post('copies')
  @Serves(200, ReceiptsView, 'Send one order for many units or ships; each copy gets its receipt')
  @AsMutation('copyOrder')
  @InCampaign(...PLAYS)
  @TokensWith('orders:write')
  copy(
    @FromSeat() seat: Seat,
    @Sent('copies') copies: CopyBody,
    @Asked(SendingQuestion) sending: SendingQuestion,
  ): Promise<ReceiptsView> {
    return this.orders.copy(seat, copies, sending);
  }

  @Post('preview')
  @HttpCode(200)
  @ApiOperation({ summary: 'What would be made of an order if it were sent now; nothing is recorded' })
  @InCampaign(...PLAYS)
  @TokensWith('orders:read')
  @ApiExtraModels(JudgementsView, TextJudgementsView)
  @BodyContent(ORDER_OR_TEXT)
  @ApiOkResponse(eitherOf('JudgementsView', 'TextJudgementsView'))
  preview(
    @FromSeat() seat: Seat,
    @Body() order: unknown,
    @Asked(TurnQuestion) { turn }: TurnQuestion,
    @Headers('content-type') mediaType?: string,
  ): Promise<JudgementsView | TextJudgementsView> {
    const sender = { ...seat, turn };
    return isText(mediaType)
      ? this.orders.previewText(sender, textOf(order))
      : this.orders.preview(sender, [order]);
  }

  @Get()
  @Serves(200, SentOrdersView, 'What you have sent for a turn, every version of it, and what became of each')
  @AsQuery('orders')
  @InCampaign(...PLAYS)
  @TokensWith('orders:read')
  list(@FromSeat() seat: Seat, @Asked(SentQuestion) asked: SentQuestion): Promise<SentOrdersView> {
    return this.orders.list(seat, asked);
  }

  @Get('history')
  @Serves(200, OrderHistoryView, 'What you have sent in many turns, the newest turn first, a page at a time')
  @AsQuery('orderHistory')
  @InCampaign(...PLAYS)
  @TokensWith('orders:read')
  history(@FromSeat() seat: Seat, @Asked(HistoryQuestion) asked: HistoryQuestion): Promise<OrderHistoryView> {
    return this.orders.history(seat, asked);
  }

  @Delete(':orderId')
  @Serves(200, WithdrawalView, 'Take back an order while the turn is open')
  @AsMutation('withdrawOrder')
  @InCampaign(...PLAYS)
  @TokensWith('orders:write')
  withdraw(
    @FromSeat() seat: Seat,
    @Which('orderId', OrderIdParam, 'id') id: string,
    @Asked(TurnQuestion) { turn }: TurnQuestion,
  ): Promise<WithdrawalView> {
    return this.orders.withdraw({ ...seat, turn }, id);
  }

  @Get(':orderId/proof')
  @Serves(200, ProofView, 'Proof that an order is in the closed book of its turn')
  @AsQuery('orderProof')
  @InCampaign(...PLAYS)
  @TokensWith('orders:read')
  prove(
    @FromSeat() seat: Seat,
    @Which('orderId', OrderIdParam, 'id') id: string,
    @Asked(TurnQuestion) asked: TurnQuestion,
  ): Promise<ProofView> {
    return this.requests.request(proveOrder, { ...seat, ...asked, id });
  }
}

/** The public half of the key that receipts are signed with. */
@BothDoors('receipt-key', 'orders')
export class ReceiptKeyController {
  constructor(private readonly requests: RequestClient) {}

  @Get()
  @Serves(200, ReceiptKeyView, 'The public key that receipts are signed with')
  @AsQuery('receiptKey')
  @Anyone()
  key(): Promise<ReceiptKeyView> {
    return this.requests.request(receiptKey, {});
  }
}

/** The public halves of the keys of every cell: a receipt names the one it was signed with. */
@BothDoors('receipt-keys', 'orders')
export class ReceiptKeysController {
  constructor(private readonly requests: RequestClient) {}

  @Get()
  @Serves(200, [ReceiptKeyView], 'The public keys that receipts are signed with, in every cell of the house')
  @AsQuery('receiptKeys')
  @Anyone()
  async keys(): Promise<ReceiptKeyView[]> {
    return (await this.requests.requestOfCells(receiptKey, {})).map(({ answer }) => answer);
  }
}
