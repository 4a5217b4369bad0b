import { Injectable } from '@nestjs/common';
import {
  type AnswerOf,
  type CampaignEndDocument,
  debriefIndex,
  type DebriefFormat,
  type DebriefIndex,
  type DebriefSubject,
  describeProjections,
  endCampaign,
  type ProjectionCondition,
  type ProjectionName,
  readDebrief,
  retryProjection,
  drawMap,
  listMaps,
  listReports,
  readPositionReport,
  readTurnReport,
  rebuildReports,
  type ReportDocument,
  type ReportFormat,
  type ReportKind,
} from '@vedette/contracts';
import { RequestClient } from '@vedette/messaging';
import { ForbiddenError } from '../access/access.errors.js';
import type { Membership } from '../campaigns/membership.repository.js';

/** A turn of a campaign as one player saw it. */
export interface WhoseTurn {
  readonly campaign: string;
  readonly player: string;
  readonly turn: number;
}

/** Reads reports for those who may see them. */
@Injectable()
export class ReportService {
  constructor(private readonly requests: RequestClient) {}

  /**
   * Whose reports a caller reads: his own; an administrator who plays nobody says whose.
   * @throws ForbiddenError when a player asks for somebody else's
   */
  playerFor(place: Membership | null, wanted: string | undefined): string {
    if (place && place.role !== 'administrator') {
      if (wanted !== undefined && wanted !== place.player)
        throw new ForbiddenError('administrators of the campaign');
      return place.player!;
    }
    const player = wanted ?? place?.player;
    if (!player) throw new ForbiddenError('those who play; an administrator says whose report: ?player=...');
    return player;
  }

  read(whose: WhoseTurn, kind: ReportKind, format: ReportFormat): Promise<ReportDocument> {
    const contract = kind === 'turn' ? readTurnReport : readPositionReport;
    return this.requests.request(contract, { ...whose, format });
  }

  async list(campaign: string, player: string): Promise<AnswerOf<typeof listReports>['reports']> {
    return (await this.requests.request(listReports, { campaign, player })).reports;
  }

  async maps(whose: WhoseTurn): Promise<AnswerOf<typeof listMaps>['maps']> {
    return (await this.requests.request(listMaps, whose)).maps;
  }

  map(whose: WhoseTurn, map: string): Promise<ReportDocument> {
    return this.requests.request(drawMap, { ...whose, map });
  }

  debriefIndex(campaign: string): Promise<DebriefIndex> {
    return this.requests.request(debriefIndex, { campaign });
  }

  debrief(
    campaign: string,
    turn: number,
    of: DebriefSubject,
    format: DebriefFormat,
  ): Promise<ReportDocument> {
    return this.requests.request(readDebrief, { campaign, turn, of, format });
  }

  endCampaign(campaign: string, by: string): Promise<CampaignEndDocument> {
    return this.requests.request(endCampaign, { campaign, by });
  }

  async projections(): Promise<ProjectionCondition[]> {
    return (await this.requests.request(describeProjections, {})).projections;
  }

  retry(projection: ProjectionName, campaign: string): Promise<AnswerOf<typeof retryProjection>> {
    return this.requests.request(retryProjection, { projection, campaign });
  }

  rebuild(): Promise<AnswerOf<typeof rebuildReports>> {
    return this.requests.request(rebuildReports, {});
  }
}
