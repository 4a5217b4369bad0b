import { Injectable } from '@nestjs/common';
import {
  type AuditedPhase,
  AUDITS,
  type CampaignDocument,
  closeTurn,
  createCampaign,
  describeCampaign,
  describeTurn,
  listCampaigns,
  openTurn,
  type TurnStateDocument,
} from '@vedette/contracts';
import { RequestClient } from '@vedette/messaging';
import { InvalidRequestError, NotFoundError } from '@vedette/platform';
import { DocumentStore } from '@vedette/vault';
import { AccountRepository } from '../accounts/account.repository.js';
import type { SignedIn } from '../sessions/session.service.js';
import type { NewCampaignBody, OpenTurnBody } from './campaign.dto.js';
import { MembershipRepository } from './membership.repository.js';

/** Campaigns and their turns, as the conductor tells of them. */
@Injectable()
export class CampaignService {
  constructor(
    private readonly requests: RequestClient,
    private readonly documents: DocumentStore,
    private readonly accounts: AccountRepository,
    private readonly memberships: MembershipRepository,
  ) {}

  /** The campaigns an account has a place in; all of them for who runs the installation. */
  async ofCaller({ account }: SignedIn): Promise<CampaignDocument[]> {
    const { campaigns } = await this.requests.request(listCampaigns, {});
    if (account.operator) return campaigns;
    const mine = new Set((await this.memberships.ofAccount(account.id)).map(({ campaign }) => campaign));
    return campaigns.filter(({ id }) => mine.has(id));
  }

  describe(campaign: string): Promise<CampaignDocument> {
    return this.requests.request(describeCampaign, { campaign });
  }

  /** Where a turn stands; the latest one unless given. */
  turn(campaign: string, turn?: number): Promise<TurnStateDocument> {
    return this.requests.request(describeTurn, { campaign, ...(turn === undefined ? {} : { turn }) });
  }

  open(campaign: string, { turn, season, deadline }: OpenTurnBody): Promise<TurnStateDocument> {
    return this.requests.request(openTurn, {
      campaign,
      turn,
      ...(season === undefined ? {} : { season }),
      ...(deadline === undefined ? {} : { deadline }),
    });
  }

  close(campaign: string, turn: number): Promise<TurnStateDocument> {
    return this.requests.request(closeTurn, { campaign, turn });
  }

  /** Has every phase of a resolved turn resolved once more and compared with the log. */
  async audit(campaign: string, turn: number): Promise<AuditedPhase[]> {
    const answers = await Promise.all(
      Object.values(AUDITS).map((contract) => this.requests.request(contract, { campaign, turn })),
    );
    return answers.flatMap(({ phases }) => phases);
  }

  /** Makes a campaign. A position goes into the vault first: only its digest passes the broker. */
  async create(body: NewCampaignBody): Promise<CampaignDocument> {
    const { id, title, position, scenario, secret, deadline, administrator } = body;
    if ((position === undefined) === (scenario === undefined))
      throw new InvalidRequestError({
        code: 'request-invalid',
        field: '/position',
        rule: 'openapi.json',
        message: 'Give either a position or a scenario.',
      });
    const account = administrator === undefined ? undefined : await this.accounts.byName(administrator);
    if (administrator !== undefined && !account) throw new NotFoundError('account', administrator);
    const made = await this.requests.request(createCampaign, {
      id,
      title,
      position: position ? { document: await this.documents.put(position) } : { scenario: scenario! },
      ...(secret === undefined ? {} : { secret }),
      ...(deadline === undefined ? {} : { deadline }),
    });
    if (account)
      await this.memberships.put(account.id, { campaign: id, role: 'administrator', player: null });
    return made;
  }
}
