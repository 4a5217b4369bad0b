import { Injectable } from '@nestjs/common';
import {
  type DebriefFormat,
  drawMap,
  listReports,
  type MapFormat,
  readDebrief,
  readPositionReport,
  readTurnReport,
  type ReportDocument,
  type ReportFormat,
  type ReportKind,
} from '@vedette/contracts';
import { RequestClient } from '@vedette/messaging';
import { subjectOf } from './debrief-subject.js';
import type { SubjectQuestion } from './report.questions.js';
import type { Allowed, WhoseTurn } from './report-readers.js';
import type { ReportEntryView } from './report.views.js';

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

  map(whose: WhoseTurn, map: string, format: MapFormat): Promise<ReportDocument> {
    return this.requests.request(drawMap, { ...whose, map, format });
  }

  debrief(
    campaign: string,
    { turn, ...subject }: SubjectQuestion & { readonly turn: number },
    format: DebriefFormat,
  ): Promise<ReportDocument> {
    return this.requests.request(readDebrief, { campaign, turn, of: subjectOf(subject), format });
  }
}
