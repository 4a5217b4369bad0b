import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import {
  type AnswerOf,
  listCleared,
  listContacts,
  listForces,
  listIntelligence,
  printIntelligence,
  rebuildIntelligence,
  type ReportDocument,
  summariseContacts,
} from '@vedette/contracts';
import { readQuestion } from '@vedette/ledger';
import { Answers } from '@vedette/messaging';
import { IntelligenceKeeper } from './intelligence-keeper.js';
import { MinisterDesk } from './minister-desk.js';

/** What others may ask of ministers' intelligence. */
@Controller()
export class IntelligenceController {
  constructor(
    private readonly desk: MinisterDesk,
    private readonly keeper: IntelligenceKeeper,
  ) {}

  @Answers(listIntelligence)
  turns(@Payload() value: unknown): Promise<AnswerOf<typeof listIntelligence>> {
    return this.desk.turns(readQuestion(listIntelligence, value));
  }

  @Answers(listContacts)
  contacts(@Payload() value: unknown): Promise<AnswerOf<typeof listContacts>> {
    return this.desk.contacts(readQuestion(listContacts, value));
  }

  @Answers(listCleared)
  cleared(@Payload() value: unknown): Promise<AnswerOf<typeof listCleared>> {
    return this.desk.cleared(readQuestion(listCleared, value));
  }

  @Answers(summariseContacts)
  summary(@Payload() value: unknown): Promise<AnswerOf<typeof summariseContacts>> {
    return this.desk.summary(readQuestion(summariseContacts, value));
  }

  @Answers(listForces)
  forces(@Payload() value: unknown): Promise<AnswerOf<typeof listForces>> {
    return this.desk.forces(readQuestion(listForces, value));
  }

  @Answers(printIntelligence)
  print(@Payload() value: unknown): Promise<ReportDocument> {
    return this.desk.print(readQuestion(printIntelligence, value));
  }

  @Answers(rebuildIntelligence)
  rebuild(@Payload() value: unknown): Promise<AnswerOf<typeof rebuildIntelligence>> {
    readQuestion(rebuildIntelligence, value);
    return this.keeper.rebuild();
  }
}
