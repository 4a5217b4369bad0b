import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { orderOptions } from '@vedette/contracts';
import { RequestClient } from '@vedette/messaging';
import { InCampaign, PLAYS } from '../access/access.js';
import { Player } from '../access/caller.js';
import { TokensWith } from '../access/token-scope.js';
import { OptionalNameParam } from '../http/params.js';
import { QueryOf } from '../shapes/question-of.js';
import { OptionsQuestion } from './order.questions.js';
import { OrderOptionsView } from './order-options.views.js';

/** What the pieces of the player one plays may be ordered. */
@ApiTags('orders')
@Controller('campaigns/:id/orders/options')
export class OrderOptionsController {
  constructor(private readonly requests: RequestClient) {}

  @Get(':piece')
  @InCampaign(...PLAYS)
  @TokensWith('orders:read')
  @ApiOperation({
    summary:
      'What a unit or ship may be ordered now: squares in reach, moves, postures, sources, cargo; each an order that is accepted as it stands. Nothing for pieces that are not yours',
  })
  @ApiOkResponse({ type: OrderOptionsView })
  options(
    @Param('id') campaign: string,
    @Player() player: string,
    @Param('piece', OptionalNameParam) piece: string,
    @QueryOf(OptionsQuestion) asked: OptionsQuestion,
  ): Promise<OrderOptionsView> {
    return this.requests.request(orderOptions, { campaign, player, piece, ...asked });
  }
}
