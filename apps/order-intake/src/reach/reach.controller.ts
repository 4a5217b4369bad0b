import { Controller } from '@nestjs/common';
import { type QuestionOf, type ReachDocument, reachOf } from '@vedette/contracts';
import { Answers } from '@vedette/messaging';
import { FindReach } from './find-reach.js';

/** What others may ask of where pieces can get. */
@Controller()
export class ReachController {
  constructor(private readonly reach: FindReach) {}

  @Answers(reachOf)
  run(question: QuestionOf<typeof reachOf>): Promise<ReachDocument> {
    return this.reach.run(question);
  }
}
