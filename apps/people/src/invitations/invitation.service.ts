import { Inject, Injectable } from '@nestjs/common';
import { NotFoundError, VedetteError } from '@vedette/platform';
import type { Transaction } from 'kysely';
import { AccountHistory } from '../records/account-history.js';
import { type Account, AccountRepository } from '../records/account.repository.js';
import type { PeopleSchema } from '../database/people-schema.js';
import { publicLink } from '@vedette/notices';
import { type Client, SignedCodes } from '@vedette/people';
import type {
  InvitationDocument,
  InvitationMade,
  InvitationOffer,
  SignedInDocument as SignedIn,
} from '@vedette/contracts';
import { PEOPLE_SETTINGS, type PeopleSettings } from '../settings.js';
import { Campaigns } from '../memberships/campaigns.js';
import { type Invitation, InvitationRepository } from './invitation.repository.js';
import { MemberService } from '../memberships/member.service.js';
import { type MayHold, type Membership, MembershipRepository } from '../memberships/membership.repository.js';
import { PlaceNotes } from '../memberships/place-notes.js';
import { whoMayHold } from '../memberships/who-may-hold.js';

/** An invitation that was used, taken back or is too old (410). */
export class InvitationOverError extends VedetteError {
  constructor(why: string) {
    super({
      code: 'invitation-over',
      status: 410,
      message: `The invitation ${why}. Ask the administrator of the campaign for another.`,
    });
  }
}

const WHY_OVER = {
  accepted: 'was accepted already',
  revoked: 'was taken back',
  expired: 'has expired',
  open: 'was accepted a moment ago',
} as const;
const DAYS = 14;

/** A place that is to be offered. */
export interface NewInvitation extends Omit<Membership, 'campaign'> {
  readonly days?: number | undefined;
  readonly note?: string | undefined;
}

/** Invitations to places in campaigns. */
@Injectable()
export class InvitationService {
  constructor(
    private readonly invitations: InvitationRepository,
    private readonly memberships: MembershipRepository,
    private readonly members: MemberService,
    private readonly campaigns: Campaigns,
    private readonly accounts: AccountRepository,
    private readonly history: AccountHistory,
    private readonly codes: SignedCodes,
    private readonly notes: PlaceNotes,
    @Inject(PEOPLE_SETTINGS) private readonly settings: PeopleSettings,
  ) {}

  /** Offers a place. Several may be invited to one seat; the first to accept has it. */
  async make(campaign: string, body: NewInvitation, { account }: SignedIn): Promise<InvitationMade> {
    const { role, player, days = DAYS, note = null } = body;
    await this.members.mustFit(campaign, { role, player });
    const made = await this.invitations.add({ campaign, role, player }, { by: account.id, days, note });
    await this.notes.note({ campaign, act: 'invited', account: null, role, player, by: account.name });
    const code = await this.codes.naming('vdi', made.id);
    return { ...viewOf(made), code, link: publicLink(this.settings.PUBLIC_URL, 'invitation', code) };
  }

  async list(campaign: string): Promise<InvitationDocument[]> {
    return (await this.invitations.ofCampaign(campaign)).map(viewOf);
  }

  /** @throws NotFoundError when the campaign has no open invitation of this id */
  async revoke(campaign: string, id: string, { account }: SignedIn): Promise<void> {
    const found = await this.invitations.byId(id);
    if (!found || !(await this.invitations.revoke(campaign, id)))
      throw new NotFoundError('open invitation', id);
    const { role, player } = found;
    await this.notes.note({
      ...{ campaign, act: 'invitation-revoked', account: null, role, player },
      by: account.name,
    });
  }

  /** What a code invites to. @throws NotFoundError @throws InvitationOverError */
  async describe(code: string): Promise<InvitationOffer> {
    const { campaign, role, player, expiresAt } = await this.openOne(code);
    const { title, players } = await this.campaigns.describe(campaign);
    const playerName = players.find(({ id }) => id === player)?.name ?? null;
    return { campaign, title, role, player, playerName, expiresAt: expiresAt.toISOString() };
  }

  /** An open invitation by its code. @throws NotFoundError @throws InvitationOverError */
  async openOne(code: string): Promise<Invitation> {
    const id = await this.codes.named('vdi', code);
    const found = id === null ? undefined : await this.invitations.byId(id);
    if (!found) throw new NotFoundError('invitation', 'with this code');
    if (found.status !== 'open') throw new InvitationOverError(WHY_OVER[found.status]);
    return found;
  }

  /** Has somebody with an account accept. @throws NotFoundError @throws InvitationOverError @throws ConflictError */
  async accept(code: string, { account }: SignedIn, client: Client): Promise<Membership> {
    const { id, campaign, role, player } = await this.openOne(code);
    const mayHold = whoMayHold(await this.campaigns.describe(campaign), account, { role, player });
    const place = await this.accounts.together((transaction) =>
      this.acceptAs(account, id, client, transaction, mayHold),
    );
    await this.noteAccepted(place, account.name);
    return place;
  }

  /** Has the campaign's log say that an account has accepted; once that is settled. */
  noteAccepted({ campaign, role, player }: Membership, account: string): Promise<void> {
    return this.notes.note({ campaign, act: 'invitation-accepted', account, role, player, by: account });
  }

  /**
   * Has an account accept, in a transaction that may have made it; one that is new has no places that forbid another.
   * @throws InvitationOverError @throws ConflictError
   */
  async acceptAs(
    account: Pick<Account, 'id'>,
    id: string,
    client: Client,
    transaction: Transaction<PeopleSchema>,
    mayHold: MayHold = () => undefined,
  ): Promise<Membership> {
    const place = await this.invitations.accept(id, account.id, transaction);
    if (!place) throw new InvitationOverError(WHY_OVER.open);
    await this.memberships.add(account.id, place, mayHold, transaction);
    await this.history.note(account, 'place-taken', client, { ...place }, transaction);
    return place;
  }
}

const viewOf = ({ campaign: _, createdAt, expiresAt, ...rest }: Invitation): InvitationDocument => ({
  ...rest,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});
