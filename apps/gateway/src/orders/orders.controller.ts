import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  ApiBody,
  ApiCreatedResponse,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiQuery,
  ApiTags,
} from '@nestjs/swagger';
import type { ReceiptDocument } from '@vedette/contracts';
import { Anyone, InCampaign, PLAYS } from '../access/access.js';
import { Player } from '../access/caller.js';
import { OptionalTurnParam, OrderIdParam } from '../http/params.js';
import { OrderService } from './order.service.js';
import {
  JudgementsView,
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
const TURN = { name: 'turn', required: false, type: Number, description: 'the latest turn unless given' };

/** Orders of the player one plays. */
@ApiTags('orders')
@Controller('campaigns/:id/orders')
export class OrdersController {
  constructor(private readonly orders: OrderService) {}

  @Post()
  @InCampaign(...PLAYS)
  @ApiOperation({ summary: 'Send an order; 422 with the receipt when it is not allowed' })
  @ApiBody(ORDER_BODY)
  @ApiHeader(KEY)
  @ApiQuery(TURN)
  @ApiCreatedResponse({ type: ReceiptView })
  submit(
    @Param('id') campaign: string,
    @Player() player: string,
    @Body() order: unknown,
    @Headers('idempotency-key') key?: string,
    @Query('turn', OptionalTurnParam) turn?: number,
  ): Promise<ReceiptDocument> {
    return this.orders.submitOne({ campaign, player, turn }, order, key);
  }

  @Post('batch')
  @HttpCode(200)
  @InCampaign(...PLAYS)
  @ApiOperation({ summary: 'Send an orders document; each order gets its receipt, accepted or not' })
  @ApiBody(DOCUMENT_BODY)
  @ApiHeader(KEY)
  @ApiQuery(TURN)
  @ApiOkResponse({ type: ReceiptsView })
  submitAll(
    @Param('id') campaign: string,
    @Player() player: string,
    @Body() document: unknown,
    @Headers('idempotency-key') key?: string,
    @Query('turn', OptionalTurnParam) turn?: number,
  ): Promise<ReceiptsView> {
    return this.orders.submitDocument({ campaign, player, turn }, document, key);
  }

  @Post('preview')
  @HttpCode(200)
  @InCampaign(...PLAYS)
  @ApiOperation({ summary: 'What would be made of an order if it were sent now; nothing is recorded' })
  @ApiBody(ORDER_BODY)
  @ApiQuery(TURN)
  @ApiOkResponse({ type: JudgementsView })
  preview(
    @Param('id') campaign: string,
    @Player() player: string,
    @Body() order: unknown,
    @Query('turn', OptionalTurnParam) turn?: number,
  ): Promise<JudgementsView> {
    return this.orders.preview({ campaign, player, turn }, [order]);
  }

  @Get()
  @InCampaign(...PLAYS)
  @ApiOperation({ summary: 'What you have sent for a turn, and what became of it' })
  @ApiQuery(TURN)
  @ApiOkResponse({ type: SentOrdersView })
  list(
    @Param('id') campaign: string,
    @Player() player: string,
    @Query('turn', OptionalTurnParam) turn?: number,
  ): Promise<SentOrdersView> {
    return this.orders.list({ campaign, player, turn });
  }

  @Delete(':orderId')
  @HttpCode(200)
  @InCampaign(...PLAYS)
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
