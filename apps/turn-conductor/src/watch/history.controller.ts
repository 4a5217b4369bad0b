import { Controller } from '@nestjs/common';
import { type AnswerOf, historyOfLog, type QuestionOf } from '@vedette/contracts';
import { EventStore, lookAtMark } from '@vedette/event-store';
import { Answers } from '@vedette/messaging';

/** Tells services of the front, who have no way to the log, whether it is still the one that they have seen. */
@Controller()
export class HistoryController {
  constructor(private readonly store: EventStore) {}

  @Answers(historyOfLog)
  async history({ seen }: QuestionOf<typeof historyOfLog>): Promise<AnswerOf<typeof historyOfLog>> {
    return lookAtMark(this.store, seen);
  }
}
