import { type Order } from '../game/sent-order.js';
import { Injectable } from '@nestjs/common';
import type { AnswerOf, orderHistory, QuestionOf, SentOrderDocument } from '@vedette/contracts';
import { TurnBooks } from '../book/turn-books.js';
import { CampaignFiles } from '../file/campaign-files.js';
import { concerns, sentBy } from './list-orders.js';
import { mustBePlayer, officerMeant } from './open-for-orders.js';

/** Turns whose books are opened for one page: each old one is laid out from the log. */
const MOST_TURNS_A_PAGE = 8;

/** What a player has sent in many turns, a page at a time. */
@Injectable()
export class OrderHistory {
  constructor(
    private readonly books: TurnBooks,
    private readonly files: CampaignFiles,
  ) {}

  /** @throws CampaignNotFoundError @throws NotAPlayerError @throws NotStandingInError */
  async run(question: QuestionOf<typeof orderHistory>): Promise<AnswerOf<typeof orderHistory>> {
    const { campaign, from = 0, until, after, limit } = question;
    const { latestTurn, file } = await this.files.fresh(campaign);
    const first = Math.max(from, file.firstTurn ?? 0);
    const last = Math.min(until ?? latestTurn, after?.turn ?? latestTurn, latestTurn);
    const orders: SentOrderDocument[] = [];
    for (let turn = last, opened = 0; turn >= first; turn--) {
      if (opened++ === MOST_TURNS_A_PAGE) return { orders, next: { turn, order: 0 } };
      const sent = await this.ofTurn(question, turn);
      const begin = after?.turn === turn ? after.order : 0;
      const room = limit - orders.length;
      orders.push(...sent.slice(begin, begin + room));
      if (sent.length > begin + room) return { orders, next: { turn, order: begin + room } };
      if (orders.length === limit)
        return { orders, next: turn > first ? { turn: turn - 1, order: 0 } : null };
    }
    return { orders, next: null };
  }

  private ofTurn(
    { campaign, player, officer, piece }: QuestionOf<typeof orderHistory>,
    turn: number,
  ): Promise<SentOrderDocument[]> {
    return this.books.with(campaign, turn, (book) => {
      mustBePlayer(book, player);
      const all = sentBy(book, officerMeant(book, player, officer));
      return piece === undefined ? all : all.filter(({ order }) => concerns(order as Order, piece));
    });
  }
}
