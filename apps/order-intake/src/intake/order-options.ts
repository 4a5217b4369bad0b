import { textOf } from '../game/sent-order.js';
import { Injectable } from '@nestjs/common';
import type { AnswerOf, orderOptions, QuestionOf } from '@vedette/contracts';
import { TurnBooks } from '../book/turn-books.js';
import { mustBePlayer, officerMeant } from './open-for-orders.js';

/** Tells a player what a piece of his may be ordered in an open turn, as things stand. */
@Injectable()
export class OrderOptions {
  constructor(private readonly books: TurnBooks) {}

  /** @throws CampaignNotFoundError @throws TurnNotFoundError @throws NotAPlayerError @throws NotStandingInError */
  run({
    campaign,
    turn,
    player,
    officer,
    piece,
  }: QuestionOf<typeof orderOptions>): Promise<AnswerOf<typeof orderOptions>> {
    return this.books.with(campaign, turn, (book) => {
      mustBePlayer(book, player);
      const whose = officerMeant(book, player, officer);
      const offers = book.offers(whose, piece);
      const options = offers.options.map(({ march = null, problems, ...option }) => ({
        ...option,
        text: textOf(option.order),
        problems: [...problems],
        march: march && { ...march, entries: [...march.entries] },
      }));
      return { turn: book.record.turn, options, closed: offers.closed };
    });
  }
}
