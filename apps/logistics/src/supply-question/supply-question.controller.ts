import { Controller } from '@nestjs/common';
import { type AnswerOf, supplyQuestion, type QuestionOf } from '@vedette/contracts';
import { EventStore } from '@vedette/event-store';
import { TurnStarts } from '@vedette/ledger';
import { Answers } from '@vedette/messaging';
import { NotFoundError } from '@vedette/platform';
import { booksOf } from '@vedette/rulebooks';
import { askSupply, knownWorld, tellSupply } from '@vedette/supply-rules';
import { KnownReports } from './known-reports.js';

/** Answers what would reach a unit or a city now, and what blocks it, from what the asker knows and nothing else. */
@Controller()
export class SupplyQuestionController {
  private readonly reports: KnownReports;

  constructor(
    private readonly starts: TurnStarts,
    store: EventStore,
  ) {
    this.reports = new KnownReports(store);
  }

  /** @throws NotFoundError for a unit or city that the asker's side does not have as far as he knows */
  @Answers(supplyQuestion)
  async answer(question: QuestionOf<typeof supplyQuestion>): Promise<AnswerOf<typeof supplyQuestion>> {
    const { campaign, turn, player: asker, piece, concern } = question;
    const truth = await this.starts.master(campaign, turn);
    const player = truth.players.find(({ id }) => id === asker);
    if (!player) throw new NotFoundError('player', asker);
    const known = knownWorld(truth, player, await this.reports.of(campaign, turn, asker));
    const book = booksOf(truth.rulebooks).land;
    const answer = askSupply(known, book, player.state, piece, concern);
    if (!answer) throw new NotFoundError('unit or city of yours', piece);
    const told = tellSupply(known.state, book, answer);
    return {
      ...told,
      ways: told.ways.map((way) => ({ ...way, path: way.path && [...way.path] })),
    };
  }
}
