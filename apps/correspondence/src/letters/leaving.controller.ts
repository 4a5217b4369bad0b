import { Controller } from '@nestjs/common';
import { type AnswerOf, copyCorrespondence, eraseCorrespondence, type QuestionOf } from '@vedette/contracts';
import { Answers } from '@vedette/messaging';
import { LeavingCorrespondence } from './leaving.js';

/** What whoever runs the installation asks for somebody who goes. */
@Controller()
export class LeavingController {
  constructor(private readonly leaving: LeavingCorrespondence) {}

  @Answers(copyCorrespondence)
  copy(leaver: QuestionOf<typeof copyCorrespondence>): Promise<AnswerOf<typeof copyCorrespondence>> {
    return this.leaving.copy(leaver);
  }

  @Answers(eraseCorrespondence)
  erase(leaver: QuestionOf<typeof eraseCorrespondence>): Promise<AnswerOf<typeof eraseCorrespondence>> {
    return this.leaving.erase(leaver);
  }
}
