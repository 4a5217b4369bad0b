import { Injectable } from '@nestjs/common';
import type {
  JoinRequestDocument,
  MemberDocument,
  OwnJoinRequest,
  SignedInDocument as SignedIn,
} from '@vedette/contracts';
import { ConflictError, NotFoundError } from '@vedette/platform';
import { Campaigns } from '../memberships/campaigns.js';
import type { Administrator } from '../memberships/member.service.js';
import { MembershipRepository } from '../memberships/membership.repository.js';
import { PlaceNews } from '../memberships/place-news.js';
import { PlaceNotes } from '../memberships/place-notes.js';
import { whoMayHold } from '../memberships/who-may-hold.js';
import { AccountHistory } from '../records/account-history.js';
import { AccountRepository } from '../records/account.repository.js';
import { mustNotAskTooOften } from './asks-too-often.js';
import { type JoinRequest, JoinRequestRepository } from './join-request.repository.js';
import { SeekingService } from './seeking.service.js';

/** What is asked for. */
export interface Asking {
  readonly campaign: string;
  readonly player: string;
  readonly words: string;
}

/** Which request of which campaign is answered, and with what words. */
export interface Answering {
  readonly campaign: string;
  readonly request: string;
  readonly words?: string | undefined;
}

/** Requests to join campaigns that seek players. */
@Injectable()
export class JoinRequestService {
  constructor(
    private readonly joins: JoinRequestRepository,
    private readonly seeking: SeekingService,
    private readonly memberships: MembershipRepository,
    private readonly accounts: AccountRepository,
    private readonly campaigns: Campaigns,
    private readonly history: AccountHistory,
    private readonly notes: PlaceNotes,
    private readonly news: PlaceNews,
  ) {}

  /**
   * Asks for a seat. Of a campaign that seeks nobody the asker is told as of one there is not.
   * @throws NotFoundError for a campaign that does not seek players, or a seat it does not offer
   * @throws ConflictError when he may not hold it, or waits for an answer @throws BannedError @throws TooManyJoinRequestsError
   */
  async ask({ campaign, player, words }: Asking, { account }: SignedIn): Promise<OwnJoinRequest> {
    const found = (await this.seeking.list()).find((one) => one.campaign === campaign);
    if (!found) throw new NotFoundError('campaign that seeks players', campaign.slice(0, 40));
    if (!found.seats.some((seat) => seat.player === player))
      throw new NotFoundError('seat offered', player.slice(0, 40));
    const document = await this.campaigns.describe(campaign);
    const seat = { role: 'player', player } as const;
    whoMayHold(document, account, seat)(await this.memberships.ofAccountIn(account.id, campaign));
    const request = { campaign, accountId: account.id, player, words };
    const id = await this.accounts.together(async (transaction) => {
      await this.memberships.mustNotBeBanned(campaign, account.id, transaction);
      mustNotAskTooOften(await this.joins.asked(account.id, campaign, transaction));
      const text = `${account.name} asks for the seat of ${player}`;
      await this.news.toAdministrators(document, text, transaction);
      return this.joins.add(request, transaction);
    });
    await this.notes.note({ campaign, act: 'asked', account: account.name, ...seat, by: account.name });
    return ownOf((await this.joins.byId(id))!);
  }

  /** What somebody has asked for, newest first. */
  async own({ account }: SignedIn): Promise<OwnJoinRequest[]> {
    return (await this.joins.ofAccount(account.id)).map(ownOf);
  }

  /** @throws NotFoundError when he has no open request of this id */
  async withdraw(id: string, { account }: SignedIn): Promise<void> {
    const found = await this.joins.byId(id);
    const decision = { decision: 'withdrawn', by: account.id, answer: null } as const;
    if (found?.accountId !== account.id || !(await this.joins.decide(id, decision)))
      throw new NotFoundError('open request to join', id);
  }

  async list(campaign: string): Promise<JoinRequestDocument[]> {
    return (await this.joins.ofCampaign(campaign)).map(toldOf);
  }

  /**
   * Gives an asker the seat he asked for, or another that is named; he is told.
   * @throws NotFoundError when the campaign has no open request of this id, or no such player
   * @throws ConflictError when somebody else has the seat meanwhile, or the asker may not hold it any more
   */
  async accept(
    { campaign, request, words, player: other }: Answering & { readonly player?: string | undefined },
    { me, client }: Administrator,
  ): Promise<MemberDocument> {
    const found = await this.open(campaign, request);
    const player = other ?? found.player;
    const document = await this.campaigns.describe(campaign);
    if (!document.players.some(({ id }) => id === player))
      throw new NotFoundError('player', player.slice(0, 40));
    const place = { campaign, role: 'player', player } as const;
    const asker = await this.accounts.byId(found.accountId);
    if (!asker) throw new NotFoundError('open request to join', request);
    await this.accounts.together(async (transaction) => {
      await this.decide(
        request,
        { decision: 'accepted', by: me.account.id, answer: words ?? null },
        transaction,
      );
      await this.memberships.add(asker.id, place, whoMayHold(document, asker, place), transaction);
      const given = { ...place, by: me.account.name };
      await this.history.note(asker, 'place-given', client, given, transaction);
      await this.news.to(asker.id, document, `the seat of ${player} is yours`, transaction);
    });
    const { campaign: _, ...rest } = place;
    await this.notes.note({ campaign, act: 'admitted', account: asker.name, ...rest, by: me.account.name });
    return { account: asker.name, ...rest };
  }

  /** Tells an asker that he does not get a seat. @throws NotFoundError when the campaign has no open request of this id */
  async decline(
    { campaign, request, words }: Answering,
    { account }: SignedIn,
  ): Promise<JoinRequestDocument> {
    const found = await this.open(campaign, request);
    const document = await this.campaigns.describe(campaign);
    await this.accounts.together(async (transaction) => {
      const decision = { decision: 'declined', by: account.id, answer: words ?? null } as const;
      await this.decide(request, decision, transaction);
      const text = `your request for the seat of ${found.player} was declined`;
      await this.news.to(found.accountId, document, text, transaction);
    });
    const seat = { role: 'player', player: found.player } as const;
    await this.notes.note({ campaign, act: 'declined', account: found.account, ...seat, by: account.name });
    return toldOf((await this.joins.byId(request))!);
  }

  /** Decides a request that was open a moment ago. @throws ConflictError */
  private async decide(...decided: Parameters<JoinRequestRepository['decide']>): Promise<void> {
    if (!(await this.joins.decide(...decided)))
      throw new ConflictError(
        'join-request-decided',
        'The request was decided, or taken back, a moment ago.',
      );
  }

  private async open(campaign: string, id: string): Promise<JoinRequest> {
    const found = await this.joins.byId(id);
    if (found?.campaign !== campaign || found.status !== 'open')
      throw new NotFoundError('open request to join', id);
    return found;
  }
}

const sharedOf = ({ id, player, words, askedAt, status, decidedAt, answer }: JoinRequest) => ({
  ...{ id, player, words, status, answer },
  askedAt: askedAt.toISOString(),
  decidedAt: decidedAt?.toISOString() ?? null,
});

const ownOf = (request: JoinRequest): OwnJoinRequest => ({
  campaign: request.campaign,
  ...sharedOf(request),
});

const toldOf = (request: JoinRequest): JoinRequestDocument => ({
  account: request.account,
  ...sharedOf(request),
  decidedBy: request.decidedBy,
});
