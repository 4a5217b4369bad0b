import { Injectable } from '@nestjs/common';
import { ConflictError, InvalidRequestError, NotFoundError } from '@vedette/platform';
import type { MemberView, PlaceBody } from '../accounts/account.dto.js';
import { AccountRepository, type AccountWithPassword } from '../accounts/account.repository.js';
import { CampaignService } from './campaign.service.js';
import { MembershipRepository } from './membership.repository.js';

/** Who is what in a campaign. */
@Injectable()
export class MemberService {
  constructor(
    private readonly memberships: MembershipRepository,
    private readonly accounts: AccountRepository,
    private readonly campaigns: CampaignService,
  ) {}

  /** Everybody with a place in the campaign. */
  list(campaign: string): Promise<MemberView[]> {
    return this.memberships.ofCampaign(campaign);
  }

  /**
   * Gives an account a place, instead of the one it had.
   * @throws NotFoundError when there is no such account
   * @throws InvalidRequestError when who plays has no player, or the campaign has not this one
   * @throws ConflictError when somebody else plays the player
   */
  async put(campaign: string, account: string, { role, player = null }: PlaceBody): Promise<MemberView> {
    const found = await this.account(account);
    if (role !== 'administrator' && player === null)
      throw new InvalidRequestError({
        code: 'player-missing',
        field: '/player',
        rule: 'openapi.json',
        message: `A ${role} plays somebody: name the player.`,
      });
    if (player !== null) await this.mustBeFree(campaign, player, found.id);
    await this.memberships.put(found.id, { campaign, role, player });
    return { account, role, player };
  }

  /** Takes an account its place. @throws NotFoundError when there is no such account, or it has none */
  async remove(campaign: string, account: string): Promise<void> {
    const found = await this.account(account);
    if (!(await this.memberships.remove(found.id, campaign))) throw new NotFoundError('member', account);
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
