import { Controller } from '@nestjs/common';
import {
  type AnswerOf,
  copyDesks,
  eraseDesks,
  type QuestionOf,
  readDesk,
  saveDesk,
} from '@vedette/contracts';
import { Answers } from '@vedette/messaging';
import { SeatDesks } from './seat-desks.js';

/** The private documents of seats, for their holders; and what whoever runs the installation asks for somebody who goes. */
@Controller()
export class DeskController {
  constructor(private readonly desks: SeatDesks) {}

  @Answers(readDesk)
  read(holder: QuestionOf<typeof readDesk>): Promise<AnswerOf<typeof readDesk>> {
    return this.desks.read(holder);
  }

  @Answers(saveDesk)
  save(saving: QuestionOf<typeof saveDesk>): Promise<AnswerOf<typeof saveDesk>> {
    return this.desks.save(saving);
  }

  @Answers(copyDesks)
  copy({ id }: QuestionOf<typeof copyDesks>): Promise<AnswerOf<typeof copyDesks>> {
    return this.desks.copy(id);
  }

  @Answers(eraseDesks)
  async erase({ id }: QuestionOf<typeof eraseDesks>): Promise<AnswerOf<typeof eraseDesks>> {
    return { desks: await this.desks.erase(id) };
  }
}
