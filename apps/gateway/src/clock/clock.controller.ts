import {
  applyDecorators,
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
} from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { ClockActName, ClockDocument } from '@vedette/contracts';
import { EVERYBODY, InCampaign, PLAYS } from '../access/access.js';
import { Me, Place, Player } from '../access/caller.js';
import type { SignedIn } from '../sessions/signed-in.js';
import type { Standing } from '../access/standing.js';
import { TokensWith } from '../access/token-scope.js';
import { OptionalTurnParam } from '../http/params.js';
import { bodyName } from './clock.bodies.js';
import { CalendarBody, ConfirmTurnBody } from './clock.dto.js';
import { ClockService } from './clock.service.js';
import { ClockView } from './clock.views.js';
import { OpensTurn } from './opens-turn.js';

/** A route by which administrators do something with the clock. */
const Act = (act: ClockActName, summary: string): MethodDecorator =>
  applyDecorators(
    Post(`clock/${act}`),
    HttpCode(200),
    InCampaign('administrator'),
    ApiOperation({ summary }),
    ApiBody({ schema: { $ref: `#/components/schemas/${bodyName(act)}` } }),
    ApiOkResponse({ type: ClockView }),
  );

/** When turns end, and who has said that he is done. */
@ApiTags('clock')
@Controller('campaigns/:id')
export class ClockController {
  constructor(private readonly clock: ClockService) {}

  @Get('clock')
  @InCampaign(...EVERYBODY)
  @TokensWith('campaign:read')
  @OpensTurn()
  @ApiOperation({ summary: 'The next deadline, your own flags, and what the administrator has announced' })
  @ApiOkResponse({ type: ClockView })
  describe(@Param('id') campaign: string, @Place() standing: Standing): Promise<ClockDocument> {
    return this.clock.describe(campaign, standing);
  }

  @Post('turn/ready')
  @HttpCode(200)
  @InCampaign(...PLAYS)
  @TokensWith('clock:write')
  @ApiOperation({ summary: 'You are done with the turn, with orders or without; a later change undoes it' })
  @ApiOkResponse({ type: ClockView })
  confirm(
    @Param('id') campaign: string,
    @Player() player: string,
    @Body() { turn }: ConfirmTurnBody,
  ): Promise<ClockDocument> {
    return this.clock.confirm(campaign, player, turn);
  }

  @Delete('turn/ready')
  @HttpCode(200)
  @InCampaign(...PLAYS)
  @TokensWith('clock:write')
  @ApiOperation({ summary: 'You are not done with the turn after all' })
  @ApiQuery({ name: 'turn', required: false, type: Number, description: 'the latest turn unless given' })
  @ApiOkResponse({ type: ClockView })
  clear(
    @Param('id') campaign: string,
    @Player() player: string,
    @Query('turn', OptionalTurnParam) turn?: number,
  ): Promise<ClockDocument> {
    return this.clock.clear(campaign, player, turn);
  }

  @Put('calendar')
  @InCampaign('administrator')
  @ApiOperation({ summary: 'When turns end; the open turn gets its deadline by it' })
  @ApiOkResponse({ type: ClockView })
  setCalendar(
    @Param('id') campaign: string,
    @Body() body: CalendarBody,
    @Me() { account }: SignedIn,
  ): Promise<ClockDocument> {
    return this.clock.setCalendar(campaign, body.calendar, body.terms, account.name);
  }

  @Act('extend', 'Put the deadline off, to a moment or by some minutes; a held turn runs on')
  extend(
    @Param('id') campaign: string,
    @Body() how: unknown,
    @Me() { account }: SignedIn,
  ): Promise<ClockDocument> {
    return this.clock.govern(campaign, 'extend', how, account.name);
  }

  @Act('pause', 'Stop the clock; orders are taken as before')
  pause(
    @Param('id') campaign: string,
    @Body() how: unknown,
    @Me() { account }: SignedIn,
  ): Promise<ClockDocument> {
    return this.clock.govern(campaign, 'pause', how, account.name);
  }

  @Act('resume', 'Have the clock go on, the deadline as far away as it was')
  resume(
    @Param('id') campaign: string,
    @Body() how: unknown,
    @Me() { account }: SignedIn,
  ): Promise<ClockDocument> {
    return this.clock.govern(campaign, 'resume', how, account.name);
  }

  @Act('excuse', 'Excuse a player: the open turn does not wait for him, a turn he missed does not count')
  excuse(
    @Param('id') campaign: string,
    @Body() how: unknown,
    @Me() { account }: SignedIn,
  ): Promise<ClockDocument> {
    return this.clock.govern(campaign, 'excuse', how, account.name);
  }

  @Act('replace', 'Somebody else plays a player from now on: what was confirmed or missed is not his')
  replace(
    @Param('id') campaign: string,
    @Body() how: unknown,
    @Me() { account }: SignedIn,
  ): Promise<ClockDocument> {
    return this.clock.govern(campaign, 'replace', how, account.name);
  }

  @Act('release', 'Have a turn that is held end as it stands')
  release(
    @Param('id') campaign: string,
    @Body() how: unknown,
    @Me() { account }: SignedIn,
  ): Promise<ClockDocument> {
    return this.clock.govern(campaign, 'release', how, account.name);
  }
}
