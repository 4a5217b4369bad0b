import { Controller } from '@nestjs/common';
import { type AnswerOf, houseStalls } from '@vedette/contracts';
import { Answers } from '@vedette/messaging';
import { HouseStalls } from './house-stalls.js';

/** Tells what stands still in the house. */
@Controller()
export class StallsController {
  constructor(private readonly house: HouseStalls) {}

  @Answers(houseStalls)
  async stalls(): Promise<AnswerOf<typeof houseStalls>> {
    return { stalls: await this.house.look() };
  }
}
