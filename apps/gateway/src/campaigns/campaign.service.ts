import { Injectable } from '@nestjs/common';
import {
  appointAdministrator,
  type AuditedPhase,
  AUDITS,
  type CampaignDocument,
  type CampaignMade,
  createCampaign,
  describeTurn,
  listCampaigns,
  placeCampaign,
  type TurnStateDocument,
} from '@vedette/contracts';
import { RequestClient } from '@vedette/messaging';
import { InvalidRequestError } from '@vedette/platform';
import { DocumentStore } from '@vedette/vault';
import { LivePeople } from '../callers/live-people.js';
import type { SignedIn } from '../callers/signed-in.js';
import type { NewCampaignBody } from './campaign.dto.js';

/** Campaigns and their turns, as the conductor tells of them. */
@Injectable()
export class CampaignService {
  constructor(
    private readonly requests: RequestClient,
    private readonly documents: DocumentStore,
    private readonly people: LivePeople,
  ) {}

  /** The campaigns an account has a place in; all of them for who runs the installation. */
  async ofCaller(me: SignedIn): Promise<CampaignDocument[]> {
    const told = await this.requests.requestOfCells(listCampaigns, {});
    const campaigns = told.flatMap(({ answer }) => answer.campaigns).sort(byId);
    if (me.account.operator) return campaigns;
    const live = await this.people.stillLive(me);
    const mine = new Set(live?.places.map(({ campaign }) => campaign));
    return campaigns.filter(({ id }) => mine.has(id));
  }

  /** Where a turn stands; the latest one unless given. */
  turn(campaign: string, turn?: number): Promise<TurnStateDocument> {
    return this.requests.request(describeTurn, { campaign, ...(turn === undefined ? {} : { turn }) });
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
    const { id, title, position, scenario, secret, deadline, administrator, solo, brief } = body;
    if ((position === undefined) === (scenario === undefined))
      throw new InvalidRequestError({
        code: 'request-invalid',
        field: '/position',
        rule: 'openapi.json',
        message: 'Give either a position or a scenario.',
      });
    // Whether there is such an account is asked before anything is made.
    if (administrator !== undefined)
      await this.requests.request(appointAdministrator, { account: administrator, by });
    const cell = await this.cellFor(id, body.cell);
    const toMake = {
      id,
      title,
      by,
      position: position ? { document: await this.documents.put(position) } : { scenario: scenario! },
      ...(secret === undefined ? {} : { secret }),
      ...(deadline === undefined ? {} : { deadline }),
      ...(solo === undefined ? {} : { solo }),
      ...(brief === undefined ? {} : { brief }),
    };
    const made = await this.requests.request(createCampaign, toMake, cell);
    if (administrator !== undefined)
      await this.requests.request(appointAdministrator, { account: administrator, campaign: id, by });
    return made;
  }

  /** Where it is to be made; in a house of one cell nobody has to be asked. */
  private async cellFor(campaign: string, wanted: string | undefined): Promise<{ readonly cell?: string }> {
    if (wanted === undefined && this.requests.cells.length === 1) return {};
    const placed = await this.requests.request(placeCampaign, {
      campaign,
      ...(wanted === undefined ? {} : { cell: wanted }),
    });
    this.requests.forget(campaign);
    return placed;
  }
}

const byId = (a: CampaignDocument, b: CampaignDocument): number => (a.id < b.id ? -1 : Number(a.id > b.id));
