import { Body, Controller, Delete, Get, HttpCode, Param, Put, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { InCampaign } from '../access/access.js';
import { Me } from '../access/caller.js';
import { MemberView, PlaceBody } from '../accounts/account.dto.js';
import { From } from '../http/client-of.js';
import type { Client } from '@vedette/people';
import { readPlayer } from '../reports/hand-report.js';
import type { SignedIn } from '../sessions/signed-in.js';
import { MemberService } from './member.service.js';

/** Who is what in a campaign. */
@ApiTags('members')
@Controller('campaigns/:id/members')
export class MembersController {
  constructor(private readonly members: MemberService) {}

  @Get()
  @InCampaign('administrator')
  @ApiOperation({ summary: 'Everybody with a place in the campaign' })
  @ApiOkResponse({ type: [MemberView] })
  list(@Param('id') id: string): Promise<MemberView[]> {
    return this.members.list(id);
  }

  @Put(':account')
  @InCampaign('administrator')
  @ApiOperation({
    summary:
      'Give an account a place beside those it has: another seat of its side, or another role in a seat',
  })
  @ApiOkResponse({ type: MemberView })
  put(
    @Param('id') id: string,
    @Param('account') account: string,
    @Body() place: PlaceBody,
    @Me() me: SignedIn,
    @From() client: Client,
  ): Promise<MemberView> {
    return this.members.put(id, account, place, { me, client });
  }

  @Delete(':account')
  @HttpCode(204)
  @InCampaign('administrator')
  @ApiOperation({ summary: 'Take an account one seat, or every place it has' })
  @ApiQuery({ name: 'player', required: false, description: 'only this seat' })
  @ApiNoContentResponse()
  remove(
    @Param('id') id: string,
    @Param('account') account: string,
    @Me() me: SignedIn,
    @From() client: Client,
    @Query('player') player?: unknown,
  ): Promise<void> {
    return this.members.remove(id, account, readPlayer(player), { me, client });
  }
}
