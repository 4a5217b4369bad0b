import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import {
  type AnswerOf,
  listReports,
  readPositionReport,
  readTurnReport,
  rebuildReports,
  type ReportDocument,
} from '@vedette/contracts';
import { readQuestion } from '@vedette/ledger';
import { Answers } from '@vedette/messaging';
import { ReportReader } from './answers/report-reader.js';
import { ReportKeeper } from './projection/report-keeper.js';

/** What others may ask of reports. */
@Controller()
export class ReportingController {
  constructor(
    private readonly reader: ReportReader,
    private readonly keeper: ReportKeeper,
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

  @Answers(rebuildReports)
  rebuild(@Payload() value: unknown): Promise<AnswerOf<typeof rebuildReports>> {
    readQuestion(rebuildReports, value);
    return this.keeper.rebuild();
  }
}
