import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { InCampaign, PLAYS } from '../access/access.js';
import { Player } from '../access/caller.js';
import { TokensWith } from '../access/token-scope.js';
import { OrderIdParam } from '../http/params.js';
import { DispositionService } from './disposition.service.js';
import {
  EndedView,
  HandOverBody,
  HandOversView,
  HandOverView,
  RemovedTemplateView,
  StandingOrdersView,
  TemplatesView,
  TemplateView,
} from './disposition.views.js';

const ORDER_BODY = { schema: { $ref: '#/components/schemas/Order' } };

/** What outlasts a turn: standing orders, templates, and who stands in for whom. */
@ApiTags('orders')
@Controller('campaigns/:id')
export class DispositionsController {
  constructor(private readonly dispositions: DispositionService) {}

  @Get('standing-orders')
  @InCampaign(...PLAYS)
  @TokensWith('orders:read')
  @ApiOperation({ summary: 'Orders that are sent again by themselves in every turn' })
  @ApiOkResponse({ type: StandingOrdersView })
  standing(@Param('id') campaign: string, @Player() player: string): Promise<StandingOrdersView> {
    return this.dispositions.standing({ campaign, player });
  }

  @Delete('standing-orders/:orderId')
  @HttpCode(200)
  @InCampaign(...PLAYS)
  @TokensWith('orders:write')
  @ApiOperation({ summary: 'End a standing order from the next turn on' })
  @ApiOkResponse({ type: EndedView })
  endStanding(
    @Param('id') campaign: string,
    @Player() player: string,
    @Param('orderId', OrderIdParam) orderId: string,
  ): Promise<EndedView> {
    return this.dispositions.endStanding({ campaign, player }, orderId);
  }

  @Get('order-templates')
  @InCampaign(...PLAYS)
  @TokensWith('orders:read')
  @ApiOperation({ summary: 'Orders you keep under names' })
  @ApiOkResponse({ type: TemplatesView })
  templates(@Param('id') campaign: string, @Player() player: string): Promise<TemplatesView> {
    return this.dispositions.templates({ campaign, player });
  }

  @Put('order-templates/:name')
  @InCampaign(...PLAYS)
  @TokensWith('orders:write')
  @ApiOperation({ summary: 'Keep an order under a name, to copy it to units or ships' })
  @ApiBody(ORDER_BODY)
  @ApiOkResponse({ type: TemplateView })
  saveTemplate(
    @Param('id') campaign: string,
    @Player() player: string,
    @Param('name') name: string,
    @Body() order: unknown,
  ): Promise<TemplateView> {
    return this.dispositions.saveTemplate({ campaign, player }, name, order);
  }

  @Delete('order-templates/:name')
  @HttpCode(200)
  @InCampaign(...PLAYS)
  @TokensWith('orders:write')
  @ApiOperation({ summary: 'Remove a template' })
  @ApiOkResponse({ type: RemovedTemplateView })
  removeTemplate(
    @Param('id') campaign: string,
    @Player() player: string,
    @Param('name') name: string,
  ): Promise<RemovedTemplateView> {
    return this.dispositions.removeTemplate({ campaign, player }, name);
  }

  @Get('hand-overs')
  @InCampaign(...PLAYS)
  @TokensWith('orders:read')
  @ApiOperation({ summary: 'Who stands in for you, and for whom you stand in' })
  @ApiOkResponse({ type: HandOversView })
  handOvers(@Param('id') campaign: string, @Player() player: string): Promise<HandOversView> {
    return this.dispositions.handOvers({ campaign, player });
  }

  @Post('hand-overs')
  @InCampaign(...PLAYS)
  @ApiOperation({ summary: 'Have somebody of your side stand in for you for some turns' })
  @ApiCreatedResponse({ type: HandOverView })
  handOver(
    @Param('id') campaign: string,
    @Player() player: string,
    @Body() body: HandOverBody,
  ): Promise<HandOverView> {
    return this.dispositions.handOver({ campaign, player }, body);
  }

  @Delete('hand-overs/:orderId')
  @HttpCode(200)
  @InCampaign(...PLAYS)
  @ApiOperation({ summary: 'End a hand-over at once' })
  @ApiOkResponse({ type: EndedView })
  endHandOver(
    @Param('id') campaign: string,
    @Player() player: string,
    @Param('orderId', OrderIdParam) orderId: string,
  ): Promise<EndedView> {
    return this.dispositions.endHandOver({ campaign, player }, orderId);
  }
}
