import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { SUPPLY_CONCERNS } from '@vedette/contracts';
import { InCampaign, PLAYS } from '../access/access.js';
import { Place } from '../access/caller.js';
import { TokensWith } from '../access/token-scope.js';
import type { Membership } from '../campaigns/membership.repository.js';
import { SupplyService } from './supply.service.js';
import { SupplyAnswerView } from './supply.views.js';

/** What would reach a unit or a city. */
@ApiTags('intelligence')
@Controller()
export class SupplyController {
  constructor(private readonly supply: SupplyService) {}

  @Get('campaigns/:id/supply/:piece')
  @InCampaign(...PLAYS)
  @TokensWith('reports:read')
  @ApiOperation({ summary: 'What would reach a unit or city now, and what blocks it, as far as you know' })
  @ApiQuery({ name: 'about', required: false, enum: SUPPLY_CONCERNS })
  @ApiOkResponse({ type: SupplyAnswerView })
  ask(
    @Param('id') campaign: string,
    @Param('piece') piece: string,
    @Place() place: Membership,
    @Query('about') about?: unknown,
  ): Promise<SupplyAnswerView> {
    const concern = about === undefined ? undefined : String(about);
    return this.supply.ask({ campaign, player: place.player!, piece, concern });
  }
}
