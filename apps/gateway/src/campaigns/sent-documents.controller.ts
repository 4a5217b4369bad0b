import { Controller } from '@nestjs/common';
import { type AnswerOf, frontDocument, type QuestionOf } from '@vedette/contracts';
import { Answers } from '@vedette/messaging';
import { DocumentStore } from '@vedette/vault';

/** Hands positions that operators sent to the cell in which their campaign is made. */
@Controller()
export class SentDocumentsController {
  constructor(private readonly documents: DocumentStore) {}

  /** @throws NotFoundError */
  @Answers(frontDocument)
  async read({ document }: QuestionOf<typeof frontDocument>): Promise<AnswerOf<typeof frontDocument>> {
    return { text: JSON.stringify(await this.documents.get(document)) };
  }
}
