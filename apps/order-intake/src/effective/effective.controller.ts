import { Controller } from '@nestjs/common';
import { type AnswerOf, effectiveOrders, type QuestionOf } from '@vedette/contracts';
import { Answers } from '@vedette/messaging';
import { EffectiveOrders } from './effective-orders.js';

/** What others may ask of the orders that pieces act by. */
@Controller()
export class EffectiveController {
  constructor(private readonly effective: EffectiveOrders) {}

  @Answers(effectiveOrders)
  run(question: QuestionOf<typeof effectiveOrders>): Promise<AnswerOf<typeof effectiveOrders>> {
    return this.effective.run(question);
  }
}
