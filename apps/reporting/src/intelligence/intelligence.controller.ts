import { Controller } from '@nestjs/common';
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
  type QuestionOf,
} from '@vedette/contracts';
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
  turns(question: QuestionOf<typeof listIntelligence>): Promise<AnswerOf<typeof listIntelligence>> {
    return this.desk.turns(question);
  }

  @Answers(listContacts)
  contacts(question: QuestionOf<typeof listContacts>): Promise<AnswerOf<typeof listContacts>> {
    return this.desk.contacts(question);
  }

  @Answers(listCleared)
  cleared(question: QuestionOf<typeof listCleared>): Promise<AnswerOf<typeof listCleared>> {
    return this.desk.cleared(question);
  }

  @Answers(summariseContacts)
  summary(question: QuestionOf<typeof summariseContacts>): Promise<AnswerOf<typeof summariseContacts>> {
    return this.desk.summary(question);
  }

  @Answers(listForces)
  forces(question: QuestionOf<typeof listForces>): Promise<AnswerOf<typeof listForces>> {
    return this.desk.forces(question);
  }

  @Answers(printIntelligence)
  print(question: QuestionOf<typeof printIntelligence>): Promise<ReportDocument> {
    return this.desk.print(question);
  }

  @Answers(rebuildIntelligence)
  async rebuild(): Promise<AnswerOf<typeof rebuildIntelligence>> {
    const { made, ...how } = await this.keeper.rebuild();
    return { ...how, pictures: made };
  }
}
