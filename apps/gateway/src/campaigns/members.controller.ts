import { Body, Controller, Delete, Get, HttpCode, Param, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ConflictError, InvalidRequestError, NotFoundError } from '@vedette/platform';
import { InCampaign } from '../access/access.js';
import { MemberView, PlaceBody } from '../accounts/account.dto.js';
import { AccountRepository, type AccountWithPassword } from '../accounts/account.repository.js';
import { CampaignService } from './campaign.service.js';
import { MembershipRepository } from './membership.repository.js';

/** Who is what in a campaign. */
@ApiTags('members')
@Controller('campaigns/:id/members')
export class MembersController {
  constructor(
    private readonly memberships: MembershipRepository,
    private readonly accounts: AccountRepository,
    private readonly campaigns: CampaignService,
  ) {}

  @Get()
  @InCampaign('administrator')
  @ApiOperation({ summary: 'Everybody with a place in the campaign' })
  @ApiOkResponse({ type: [MemberView] })
  list(@Param('id') id: string): Promise<MemberView[]> {
    return this.memberships.ofCampaign(id);
  }

  @Put(':account')
  @InCampaign('administrator')
  @ApiOperation({ summary: 'Give an account a place, instead of the one it had' })
  @ApiOkResponse({ type: MemberView })
  async put(
    @Param('id') id: string,
    @Param('account') account: string,
    @Body() { role, player = null }: PlaceBody,
  ): Promise<MemberView> {
    const found = await this.account(account);
    if (role !== 'administrator' && player === null)
      throw new InvalidRequestError({
        code: 'player-missing',
        field: '/player',
        rule: 'openapi.json',
        message: `A ${role} plays somebody: name the player.`,
      });
    if (player !== null) await this.mustBeFree(id, player, found.id);
    await this.memberships.put(found.id, { campaign: id, role, player });
    return { account, role, player };
  }

  @Delete(':account')
  @HttpCode(204)
  @InCampaign('administrator')
  @ApiOperation({ summary: 'Take an account its place' })
  @ApiNoContentResponse()
  async remove(@Param('id') id: string, @Param('account') account: string): Promise<void> {
    const found = await this.account(account);
    if (!(await this.memberships.remove(found.id, id))) throw new NotFoundError('member', account);
  }

  private async account(name: string): Promise<AccountWithPassword> {
    const found = await this.accounts.byName(name);
    if (!found) throw new NotFoundError('account', name.slice(0, 40));
    return found;
  }

  private async mustBeFree(campaign: string, player: string, accountId: string): Promise<void> {
    const { players } = await this.campaigns.describe(campaign);
    if (!players.some(({ id }) => id === player))
      throw new InvalidRequestError({
        code: 'player-unknown',
        status: 422,
        field: '/player',
        message: `The campaign has no player ${player}; its players are ${players.map(({ id }) => id).join(', ')}.`,
      });
    const holder = await this.memberships.accountOf(campaign, player);
    if (holder !== undefined && holder !== accountId)
      throw new ConflictError('player-taken', `Somebody else plays ${player}.`, { field: '/player' });
  }
}
