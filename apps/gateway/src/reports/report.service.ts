import { Injectable } from '@nestjs/common';
import { UnitIdText } from '@vedette/campaign';
import {
  type AnswerOf,
  debriefIndex,
  type DebriefFormat,
  type DebriefIndex,
  type DebriefSubject,
  describeProjections,
  type ProjectionCondition,
  type ProjectionName,
  readDebrief,
  retryProjection,
  drawMap,
  explainPiece,
  type MapFormat,
  type PieceStoryDocument,
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
import { ParameterInvalidError } from '../http/params.js';
import type { Allowed } from './report-readers.js';
import type { ReportEntryView } from './report.views.js';

const PIECE = new RegExp(UnitIdText.pattern!);

/** A turn of a campaign as one player saw it. */
export interface WhoseTurn {
  readonly campaign: string;
  readonly player: string;
  readonly turn: number;
}

/** Reads reports; who may see whose is decided by `ReportReaders` before. */
@Injectable()
export class ReportService {
  constructor(private readonly requests: RequestClient) {}

  read(whose: WhoseTurn, kind: ReportKind, format: ReportFormat, edition?: number): Promise<ReportDocument> {
    const contract = kind === 'turn' ? readTurnReport : readPositionReport;
    return this.requests.request(contract, {
      ...{ ...whose, format },
      ...(edition === undefined ? {} : { edition }),
    });
  }

  /** The reports there are, of the turns that may be read; corrected ones lead to the editions before them. */
  async list(campaign: string, { player, turns }: Allowed): Promise<ReportEntryView[]> {
    const { reports } = await this.requests.request(listReports, { campaign, player });
    return reports
      .filter(({ turn }) => !turns || (turns.from <= turn && turn <= turns.until))
      .map(({ earlier, ...entry }) => ({
        ...entry,
        earlier: earlier.map((one) => ({
          ...one,
          href: `/campaigns/${campaign}/reports/${entry.turn}/${entry.kind}.html?edition=${one.edition}`,
        })),
      }));
  }

  async maps(whose: WhoseTurn): Promise<AnswerOf<typeof listMaps>['maps']> {
    return (await this.requests.request(listMaps, whose)).maps;
  }

  map(whose: WhoseTurn, map: string, format: MapFormat): Promise<ReportDocument> {
    return this.requests.request(drawMap, { ...whose, map, format });
  }

  /** Why a piece fared as it did in a turn. @throws ParameterInvalidError for what is no id of a unit or ship */
  explain(whose: WhoseTurn, piece: string): Promise<PieceStoryDocument> {
    if (!PIECE.test(piece)) throw new ParameterInvalidError('piece', 'a unit or ship, for instance US3IN');
    return this.requests.request(explainPiece, { ...whose, piece });
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
