import { Controller } from '@nestjs/common';
import type { Player } from '@vedette/campaign';
import { type AnswerOf, courierEstimates, type QuestionOf } from '@vedette/contracts';
import { EventStore } from '@vedette/event-store';
import { TurnStarts } from '@vedette/ledger';
import { Answers } from '@vedette/messaging';
import { NotFoundError } from '@vedette/platform';
import { booksOf } from '@vedette/rulebooks';
import { estimateCourierTurns } from '@vedette/supply-rules';
import { KnownReports } from '../supply-question/known-reports.js';

/** Answers how long a letter would take, from what its writer knows and nothing else. */
@Controller()
export class CourierEstimateController {
  private readonly reports: KnownReports;

  constructor(
    private readonly starts: TurnStarts,
    store: EventStore,
  ) {
    this.reports = new KnownReports(store);
  }

  /** @throws NotFoundError for a player the campaign does not have */
  @Answers(courierEstimates)
  async answer(question: QuestionOf<typeof courierEstimates>): Promise<AnswerOf<typeof courierEstimates>> {
    const { campaign, turn, from, to } = question;
    const truth = await this.starts.master(campaign, turn);
    const player = (id: string): Player => {
      const found = truth.players.find((one) => one.id === id);
      if (!found) throw new NotFoundError('player', id);
      return found;
    };
    const writer = { player: player(from), report: await this.reports.of(campaign, turn, from) };
    const turns = estimateCourierTurns(truth, booksOf(truth.rulebooks).land, writer, to.map(player));
    return { times: to.map((one, index) => ({ to: one, turns: turns[index] ?? null })) };
  }
}
