import { Injectable } from '@nestjs/common';
import type { RestraintDocument, RestraintKind, SignedInDocument as SignedIn } from '@vedette/contracts';
import { NotFoundError } from '@vedette/platform';
import { Campaigns } from '../memberships/campaigns.js';
import type { Administrator } from '../memberships/member.service.js';
import { MembershipRepository } from '../memberships/membership.repository.js';
import { PlaceNews } from '../memberships/place-news.js';
import { PlaceNotes } from '../memberships/place-notes.js';
import { AccountHistory } from '../records/account-history.js';
import { type Account, AccountRepository } from '../records/account.repository.js';
import { JoinRequestRepository } from '../seeking/join-request.repository.js';
import { AdministratorRestrainedError } from './restraint.errors.js';
import { type Restraint, RestraintRepository } from './restraint.repository.js';

/** Whom an administrator bans or mutes, and where. */
export interface Restraining {
  readonly campaign: string;
  readonly account: string;
  readonly kind: RestraintKind;
}

const LAID = {
  banned: 'you are banned from the campaign',
  muted: 'you may write no letters in the campaign',
} as const satisfies Readonly<Record<RestraintKind, string>>;
const LIFTED = {
  banned: 'you are not banned from the campaign any more',
  muted: 'you may write letters in the campaign again',
} as const satisfies Readonly<Record<RestraintKind, string>>;

/** Who may not do what in a campaign. */
@Injectable()
export class RestraintService {
  constructor(
    private readonly restraints: RestraintRepository,
    private readonly memberships: MembershipRepository,
    private readonly joins: JoinRequestRepository,
    private readonly accounts: AccountRepository,
    private readonly campaigns: Campaigns,
    private readonly history: AccountHistory,
    private readonly notes: PlaceNotes,
    private readonly news: PlaceNews,
  ) {}

  async list(campaign: string): Promise<RestraintDocument[]> {
    return (await this.restraints.ofCampaign(campaign)).map(documentOf);
  }

  /**
   * Bans or mutes an account; who is banned loses every place, and what he asked for is declined. He is told.
   * @throws NotFoundError when there is no such account @throws AdministratorRestrainedError
   */
  async lay(
    { campaign, account, kind }: Restraining,
    reason: string,
    { me, client }: Administrator,
  ): Promise<RestraintDocument> {
    const found = await this.account(account);
    const document = await this.campaigns.describe(campaign);
    const about = { campaign, accountId: found.id, kind };
    const by = me.account;
    const laid = await this.accounts.together(async (transaction) => {
      await this.memberships.hold(campaign, found.id, transaction);
      const held = await this.memberships.ofAccountIn(found.id, campaign, transaction);
      if (held.some(({ role }) => role === 'administrator')) throw new AdministratorRestrainedError(account);
      await this.restraints.lay(about, { reason, by: by.id }, transaction);
      if (kind === 'banned') {
        await this.joins.declineAll(campaign, found.id, by.id, transaction);
        if (await this.memberships.remove(found.id, campaign, undefined, transaction))
          await this.history.note(found, 'place-lost', client, { campaign, by: by.name }, transaction);
      }
      await this.news.to(found.id, document, LAID[kind], transaction);
      return (await this.restraints.of(about, transaction))!;
    });
    await this.note({ campaign, account, act: kind, reason }, me);
    return documentOf(laid);
  }

  /** @throws NotFoundError when there is no such account, or it is not so */
  async lift({ campaign, account, kind }: Restraining, me: SignedIn): Promise<void> {
    const found = await this.account(account);
    const document = await this.campaigns.describe(campaign);
    await this.accounts.together(async (transaction) => {
      if (!(await this.restraints.lift({ campaign, accountId: found.id, kind }, transaction)))
        throw new NotFoundError('restraint', `of ${account}`);
      await this.news.to(found.id, document, LIFTED[kind], transaction);
    });
    await this.note({ campaign, account, act: `un${kind}` }, me);
  }

  private note(
    told: {
      readonly campaign: string;
      readonly account: string;
      readonly act: RestraintKind | `un${RestraintKind}`;
      readonly reason?: string;
    },
    { account: { name: by } }: SignedIn,
  ): Promise<void> {
    return this.notes.note({ ...told, role: null, player: null, by });
  }

  private async account(name: string): Promise<Account> {
    const found = await this.accounts.byName(name);
    if (!found) throw new NotFoundError('account', name.slice(0, 40));
    return found;
  }
}

const documentOf = ({ at, ...rest }: Restraint): RestraintDocument => ({ ...rest, at: at.toISOString() });
