import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import {
  type AnswerOf,
  debriefIndex,
  type DebriefIndex,
  describeProjections,
  drawMap,
  explainPiece,
  listMaps,
  listReports,
  readDebrief,
  readPositionReport,
  readTurnReport,
  rebuildReports,
  type PieceStoryDocument,
  type ReportDocument,
  retryProjection,
} from '@vedette/contracts';
import { readQuestion } from '@vedette/ledger';
import { Answers } from '@vedette/messaging';
import { DebriefRoom } from './answers/debrief-room.js';
import { ProjectionDesk } from './answers/projection-desk.js';
import { MapRoom } from './answers/map-room.js';
import { ReportReader } from './answers/report-reader.js';
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
  ) {}

  @Answers(readTurnReport)
  turn(@Payload() value: unknown): Promise<ReportDocument> {
    const { format, ...whose } = readQuestion(readTurnReport, value);
    return this.reader.read(whose, 'turn', format);
  }

  @Answers(readPositionReport)
  position(@Payload() value: unknown): Promise<ReportDocument> {
    const { format, ...whose } = readQuestion(readPositionReport, value);
    return this.reader.read(whose, 'position', format);
  }

  @Answers(listReports)
  list(@Payload() value: unknown): Promise<AnswerOf<typeof listReports>> {
    const { campaign, player } = readQuestion(listReports, value);
    return this.reader.list(campaign, player);
  }

  @Answers(listMaps)
  async listMaps(@Payload() value: unknown): Promise<AnswerOf<typeof listMaps>> {
    return { maps: await this.maps.list(readQuestion(listMaps, value)) };
  }

  @Answers(drawMap)
  drawMap(@Payload() value: unknown): Promise<ReportDocument> {
    const { map, format, ...whose } = readQuestion(drawMap, value);
    return this.maps.draw(whose, map, format);
  }

  @Answers(explainPiece)
  explainPiece(@Payload() value: unknown): Promise<PieceStoryDocument> {
    const { piece, ...whose } = readQuestion(explainPiece, value);
    return this.reader.explain(whose, piece);
  }

  @Answers(debriefIndex)
  debriefIndex(@Payload() value: unknown): Promise<DebriefIndex> {
    return this.debrief.index(readQuestion(debriefIndex, value).campaign);
  }

  @Answers(readDebrief)
  readDebrief(@Payload() value: unknown): Promise<ReportDocument> {
    const { campaign, turn, of, format } = readQuestion(readDebrief, value);
    return this.debrief.read(campaign, turn, of, format);
  }

  @Answers(describeProjections)
  async describeProjections(@Payload() value: unknown): Promise<AnswerOf<typeof describeProjections>> {
    readQuestion(describeProjections, value);
    return { projections: await this.projections.describe() };
  }

  @Answers(retryProjection)
  async retryProjection(@Payload() value: unknown): Promise<AnswerOf<typeof retryProjection>> {
    const { projection, campaign } = readQuestion(retryProjection, value);
    return { goesOn: await this.projections.retry(projection, campaign) };
  }

  @Answers(rebuildReports)
  rebuild(@Payload() value: unknown): Promise<AnswerOf<typeof rebuildReports>> {
    readQuestion(rebuildReports, value);
    return this.keeper.rebuild();
  }
}
