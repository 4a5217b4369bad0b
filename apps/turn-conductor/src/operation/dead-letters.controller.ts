import { Controller } from '@nestjs/common';
import {
  type AnswerOf,
  type DeadLetterDocument,
  dropDeadLetter,
  listDeadLetters,
  type QuestionOf,
  sendBackDeadLetter,
} from '@vedette/contracts';
import { Answers, type DeadLetter, DeadLetters } from '@vedette/messaging';

/** What whoever runs the installation does with messages that were given up on. The conductor keeps the streams, so it is asked. */
@Controller()
export class DeadLettersController {
  constructor(private readonly letters: DeadLetters) {}

  @Answers(listDeadLetters)
  async list(question: QuestionOf<typeof listDeadLetters>): Promise<AnswerOf<typeof listDeadLetters>> {
    return { letters: (await this.letters.list(question)).map(documentOf) };
  }

  @Answers(sendBackDeadLetter)
  async sendBack({ number }: QuestionOf<typeof sendBackDeadLetter>): Promise<DeadLetterDocument> {
    return documentOf(await this.letters.sendBack(number));
  }

  @Answers(dropDeadLetter)
  async drop({ number }: QuestionOf<typeof dropDeadLetter>): Promise<AnswerOf<typeof dropDeadLetter>> {
    await this.letters.drop(number);
    return { number };
  }
}

const documentOf = ({ errorCode, givenUpAt, value, ...letter }: DeadLetter): DeadLetterDocument => ({
  ...letter,
  code: errorCode,
  givenUpAt: givenUpAt.toISOString(),
  value: value ?? null,
});
