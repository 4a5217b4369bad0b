import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import type { PlayerDocument } from '@vedette/campaign';
import { type AnswerOf, courierTimes } from '@vedette/contracts';
import { readQuestion, TurnStarts } from '@vedette/ledger';
import { Answers } from '@vedette/messaging';
import { NotFoundError } from '@vedette/platform';
import { booksOf } from '@vedette/rulebooks';
import { courierTurns } from '@vedette/supply-rules';

/** Answers how long letters take, so that nobody who carries them has to know where anybody is. */
@Controller()
export class CourierController {
  constructor(private readonly starts: TurnStarts) {}

  /** @throws NotFoundError for a player the campaign does not have */
  @Answers(courierTimes)
  async answer(@Payload() value: unknown): Promise<AnswerOf<typeof courierTimes>> {
    const { campaign, turn, from, to } = readQuestion(courierTimes, value);
    const state = await this.starts.master(campaign, turn);
    const book = booksOf(state.rulebooks).land;
    const player = (id: string): PlayerDocument => {
      const found = state.players.find((one) => one.id === id);
      if (!found) throw new NotFoundError('player', id);
      return found;
    };
    return {
      times: to.map((one) => ({ to: one, turns: courierTurns(state, book, player(from), player(one)) })),
    };
  }
}
