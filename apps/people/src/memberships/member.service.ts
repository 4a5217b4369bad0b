import { withArticle } from '@vedette/campaign';
import { Injectable } from '@nestjs/common';
import type { CampaignDocument, MemberDocument, SignedInDocument as SignedIn } from '@vedette/contracts';
import { InvalidRequestError, NotFoundError } from '@vedette/platform';
import { AccountHistory } from '../records/account-history.js';
import { AccountRepository, type AccountWithPassword } from '../records/account.repository.js';
import type { Client } from '@vedette/people';
import { Campaigns } from './campaigns.js';
import { type Membership, MembershipRepository, PlayerTakenError } from './membership.repository.js';
import { PlaceNews } from './place-news.js';
import { PlaceNotes } from './place-notes.js';
import { AdministratorPlaysError, whoMayHold } from './who-may-hold.js';

/** Who gives and takes places, and from where. */
export interface Administrator {
  readonly me: SignedIn;
  readonly client: Client;
}

/** Who is what in a campaign. */
@Injectable()
export class MemberService {
  constructor(
    private readonly memberships: MembershipRepository,
    private readonly accounts: AccountRepository,
    private readonly campaigns: Campaigns,
    private readonly history: AccountHistory,
    private readonly notes: PlaceNotes,
    private readonly news: PlaceNews,
  ) {}

  /** Everybody with a place in the campaign. */
  list(campaign: string): Promise<MemberDocument[]> {
    return this.memberships.ofCampaign(campaign);
  }

  /**
   * Gives an account a place beside those it has; a seat it has gets the role.
   * @throws NotFoundError when there is no such account
   * @throws InvalidRequestError when who plays has no player, or the campaign has not this one
   * @throws ConflictError when somebody else plays the player, or the account may not have both
   */
  async put(
    campaign: string,
    account: string,
    { role, player }: Omit<Membership, 'campaign'>,
    by: Administrator,
  ): Promise<MemberDocument> {
    const found = await this.account(account);
    const document = await this.mustFit(campaign, { role, player }, found.id);
    const place = { campaign, role, player };
    await this.memberships.put(found.id, place, whoMayHold(document, found, place));
    const given = { campaign, role, player, by: by.me.account.name };
    await this.history.note(found, 'place-given', by.client, given);
    await this.notes.note({ ...given, account: found.name, act: 'given' });
    return { account, role, player };
  }

  /**
   * Refuses a place that the campaign does not have to give.
   * @throws InvalidRequestError when who plays has no player, or the campaign has not this one
   * @throws ConflictError when somebody other than `accountId` plays the player
   */
  async mustFit(
    campaign: string,
    { role, player }: Omit<Membership, 'campaign'>,
    accountId?: string,
  ): Promise<CampaignDocument> {
    if (role !== 'administrator' && player === null)
      throw new InvalidRequestError({
        code: 'player-missing',
        field: '/player',
        rule: 'openapi.json',
        message: `Whoever is ${withArticle(role)} plays somebody: name the player.`,
      });
    if (role === 'administrator' && player !== null) throw new AdministratorPlaysError();
    const document = await this.campaigns.describe(campaign);
    if (player !== null) await this.mustBeFree(document, player, accountId);
    return document;
  }

  /** Takes an account one seat, or every place it has. @throws NotFoundError when there is no such account, or it has none */
  async remove(
    campaign: string,
    account: string,
    player: string | undefined,
    by: Administrator,
  ): Promise<void> {
    const found = await this.account(account);
    if (!(await this.memberships.remove(found.id, campaign, player)))
      throw new NotFoundError('member', account);
    await this.history.note(found, 'place-lost', by.client, {
      campaign,
      ...(player === undefined ? {} : { player }),
      by: by.me.account.name,
    });
    await this.notes.note({
      ...{ campaign, act: 'taken', account: found.name, role: null, player: player ?? null },
      by: by.me.account.name,
    });
  }

  /**
   * Gives up a seat of one's own: it is free at once, and whoever administers the campaign is told. What was ordered from it stands.
   * @throws NotFoundError when it is not his
   */
  async leave(campaign: string, player: string, { me, client }: Administrator): Promise<void> {
    const { account } = me;
    const document = await this.campaigns.describe(campaign);
    await this.accounts.together(async (transaction) => {
      if (!(await this.memberships.remove(account.id, campaign, player, transaction)))
        throw new NotFoundError('seat', player);
      const lost = { campaign, player, by: account.name };
      await this.history.note(account, 'place-lost', client, lost, transaction);
      const text = `${account.name} has given up the seat of ${player}; it is free`;
      await this.news.toAdministrators(document, text, transaction);
    });
    const note = { campaign, act: 'left', account: account.name, role: null, player } as const;
    await this.notes.note({ ...note, by: account.name });
  }

  /**
   * Has an account administer a campaign that was just made; without a campaign it only looks whether there is such an account.
   * @throws NotFoundError when there is none
   */
  async appoint(account: string, campaign: string | undefined, by: string): Promise<void> {
    const found = await this.account(account);
    if (campaign === undefined) return;
    const place = { campaign, role: 'administrator', player: null } as const;
    const document = await this.campaigns.describe(campaign);
    await this.memberships.put(found.id, place, whoMayHold(document, found, place));
    await this.notes.note({ ...place, act: 'given', account: found.name, by });
  }

  private async account(name: string): Promise<AccountWithPassword> {
    const found = await this.accounts.byName(name);
    if (!found) throw new NotFoundError('account', name.slice(0, 40));
    return found;
  }

  private async mustBeFree(
    { id: campaign, players }: CampaignDocument,
    player: string,
    accountId?: string,
  ): Promise<void> {
    if (!players.some(({ id }) => id === player))
      throw new InvalidRequestError({
        code: 'player-unknown',
        status: 422,
        field: '/player',
        message: `The campaign has no player ${player}; its players are ${players.map(({ id }) => id).join(', ')}.`,
      });
    const holder = await this.memberships.accountOf(campaign, player);
    if (holder !== undefined && holder !== accountId) throw new PlayerTakenError(player);
  }
}
