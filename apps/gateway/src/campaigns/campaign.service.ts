import { Injectable } from '@nestjs/common';
import {
  type AuditedPhase,
  AUDITS,
  type CampaignDocument,
  type CampaignMade,
  closeTurn,
  createCampaign,
  describeCampaign,
  describeTurn,
  listCampaigns,
  listScenarios,
  openTurn,
  type ScenarioDocument,
  type TurnStateDocument,
} from '@vedette/contracts';
import { RequestClient } from '@vedette/messaging';
import { InvalidRequestError, NotFoundError } from '@vedette/platform';
import { DocumentStore } from '@vedette/vault';
import { AccountRepository } from '../accounts/account.repository.js';
import type { SignedIn } from '../sessions/signed-in.js';
import type { NewCampaignBody, OpenTurnBody } from './campaign.dto.js';
import { MembershipRepository } from './membership.repository.js';
import { PlaceNotes } from './place-notes.js';
import { whoMayHold } from './who-may-hold.js';

/** Campaigns and their turns, as the conductor tells of them. */
@Injectable()
export class CampaignService {
  constructor(
    private readonly requests: RequestClient,
    private readonly documents: DocumentStore,
    private readonly accounts: AccountRepository,
    private readonly memberships: MembershipRepository,
    private readonly notes: PlaceNotes,
  ) {}

  /** The campaigns an account has a place in; all of them for who runs the installation. */
  async ofCaller({ account }: SignedIn): Promise<CampaignDocument[]> {
    const { campaigns } = await this.requests.request(listCampaigns, {});
    if (account.operator) return campaigns;
    const mine = new Set((await this.memberships.ofAccount(account.id)).map(({ campaign }) => campaign));
    return campaigns.filter(({ id }) => mine.has(id));
  }

  /** The scenarios of the house. */
  async scenarios(): Promise<ScenarioDocument[]> {
    return (await this.requests.request(listScenarios, {})).scenarios;
  }

  describe(campaign: string): Promise<CampaignDocument> {
    return this.requests.request(describeCampaign, { campaign });
  }

  /** Where a turn stands; the latest one unless given. */
  turn(campaign: string, turn?: number): Promise<TurnStateDocument> {
    return this.requests.request(describeTurn, { campaign, ...(turn === undefined ? {} : { turn }) });
  }

  open(campaign: string, { turn, season, deadline }: OpenTurnBody, by: string): Promise<TurnStateDocument> {
    return this.requests.request(openTurn, {
      campaign,
      turn,
      by,
      ...(season === undefined ? {} : { season }),
      ...(deadline === undefined ? {} : { deadline }),
    });
  }

  close(campaign: string, turn: number, by: string): Promise<TurnStateDocument> {
    return this.requests.request(closeTurn, { campaign, turn, by });
  }

  /** Has every phase of a resolved turn resolved once more and compared with the log. */
  async audit(campaign: string, turn: number): Promise<AuditedPhase[]> {
    const answers = await Promise.all(
      Object.values(AUDITS).map((contract) => this.requests.request(contract, { campaign, turn })),
    );
    return answers.flatMap(({ phases }) => phases);
  }

  /** Makes a campaign, unless it is there already. A position goes into the vault first: only its digest passes the broker. */
  async create(body: NewCampaignBody, by: string): Promise<CampaignMade> {
    const { id, title, position, scenario, secret, deadline, administrator, solo } = body;
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
      by,
      position: position ? { document: await this.documents.put(position) } : { scenario: scenario! },
      ...(secret === undefined ? {} : { secret }),
      ...(deadline === undefined ? {} : { deadline }),
      ...(solo === undefined ? {} : { solo }),
    });
    if (account) {
      const place = { campaign: id, role: 'administrator', player: null } as const;
      await this.memberships.put(account.id, place, whoMayHold(made, account, place));
      await this.notes.note({ ...place, act: 'given', account: account.name, by });
    }
    return made;
  }
}
