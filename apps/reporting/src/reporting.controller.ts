import { Controller } from '@nestjs/common';
import {
  type AnswerOf,
  debriefIndex,
  type DebriefIndex,
  describeProjections,
  drawMap,
  explainPiece,
  listArchived,
  listMaps,
  listReports,
  piecesNotDone,
  readDebrief,
  readPositionReport,
  readTurnReport,
  rebuildReports,
  type PieceStoryDocument,
  type ReportDocument,
  retryProjection,
  type QuestionOf,
} from '@vedette/contracts';
import { Answers } from '@vedette/messaging';
import { DebriefRoom } from './answers/debrief-room.js';
import { ProjectionDesk } from './answers/projection-desk.js';
import { MapRoom } from './answers/map-room.js';
import { ReportReader } from './answers/report-reader.js';
import { KeptReports } from './kept/kept-reports.js';
import { ReportKeeper } from './projection/report-keeper.js';

/** What others may ask of reports. */
@Controller()
export class ReportingController {
  constructor(
    private readonly reader: ReportReader,
    private readonly keeper: ReportKeeper,
    private readonly maps: MapRoom,
    private readonly debrief: DebriefRoom,
    private readonly projections: ProjectionDesk,
    private readonly kept: KeptReports,
  ) {}

  @Answers(readTurnReport)
  turn(question: QuestionOf<typeof readTurnReport>): Promise<ReportDocument> {
    const { format, ...whose } = question;
    return this.reader.read(whose, 'turn', format);
  }

  @Answers(readPositionReport)
  position(question: QuestionOf<typeof readPositionReport>): Promise<ReportDocument> {
    const { format, ...whose } = question;
    return this.reader.read(whose, 'position', format);
  }

  @Answers(listReports)
  list(question: QuestionOf<typeof listReports>): Promise<AnswerOf<typeof listReports>> {
    const { campaign, player } = question;
    return this.reader.list(campaign, player);
  }

  @Answers(listArchived)
  async listArchived(question: QuestionOf<typeof listArchived>): Promise<AnswerOf<typeof listArchived>> {
    return { campaigns: await this.kept.campaigns(question) };
  }

  @Answers(listMaps)
  async listMaps(question: QuestionOf<typeof listMaps>): Promise<AnswerOf<typeof listMaps>> {
    return { maps: await this.maps.list(question) };
  }

  @Answers(drawMap)
  drawMap(question: QuestionOf<typeof drawMap>): Promise<ReportDocument> {
    const { map, format, ...whose } = question;
    return this.maps.draw(whose, map, format);
  }

  @Answers(explainPiece)
  explainPiece(question: QuestionOf<typeof explainPiece>): Promise<PieceStoryDocument> {
    const { piece, ...whose } = question;
    return this.reader.explain(whose, piece);
  }

  @Answers(piecesNotDone)
  async piecesNotDone(question: QuestionOf<typeof piecesNotDone>): Promise<AnswerOf<typeof piecesNotDone>> {
    const { pieces, ...whose } = question;
    return { pieces: await this.reader.notDone(whose, pieces) };
  }

  @Answers(debriefIndex)
  debriefIndex(question: QuestionOf<typeof debriefIndex>): Promise<DebriefIndex> {
    return this.debrief.index(question.campaign);
  }

  @Answers(readDebrief)
  readDebrief(question: QuestionOf<typeof readDebrief>): Promise<ReportDocument> {
    const { campaign, turn, of, format } = question;
    return this.debrief.read(campaign, turn, of, format);
  }

  @Answers(describeProjections)
  async describeProjections(): Promise<AnswerOf<typeof describeProjections>> {
    return { projections: await this.projections.describe() };
  }

  @Answers(retryProjection)
  async retryProjection(
    question: QuestionOf<typeof retryProjection>,
  ): Promise<AnswerOf<typeof retryProjection>> {
    const { projection, campaign } = question;
    return { goesOn: await this.projections.retry(projection, campaign) };
  }

  @Answers(rebuildReports)
  async rebuild(): Promise<AnswerOf<typeof rebuildReports>> {
    const { made, ...how } = await this.keeper.rebuild();
    return { ...how, reports: made };
  }
}
