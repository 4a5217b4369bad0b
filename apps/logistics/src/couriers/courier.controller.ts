import { Controller } from '@nestjs/common';
import type { Player } from '@vedette/campaign';
import { type AnswerOf, courierTimes, type QuestionOf } from '@vedette/contracts';
import { TurnStarts } from '@vedette/ledger';
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
  async answer(question: QuestionOf<typeof courierTimes>): Promise<AnswerOf<typeof courierTimes>> {
    const { campaign, turn, from, to } = question;
    const state = await this.starts.master(campaign, turn);
    const book = booksOf(state.rulebooks).land;
    const player = (id: string): Player => {
      const found = state.players.find((one) => one.id === id);
      if (!found) throw new NotFoundError('player', id);
      return found;
    };
    return {
      times: to.map((one) => ({ to: one, turns: courierTurns(state, book, player(from), player(one)) })),
    };
  }
}
