import { textOf } from '../game/sent-order.js';
import { Injectable } from '@nestjs/common';
import type {
  AnswerOf,
  endStandingOrder,
  listStandingOrders,
  QuestionOf,
  StandingOrderDocument,
} from '@vedette/contracts';
import { commandIdOf, StandingOrderEnded, storedEvent } from '@vedette/ledger';
import { BookWriter } from '../stream/book-writer.js';
import { TurnBooks } from '../book/turn-books.js';
import { NotKeptError } from './intake.errors.js';
import { mustBePlayer } from './open-for-orders.js';

/** The orders that are sent again by themselves, turn after turn. They are given by submitting orders as standing. */
@Injectable()
export class StandingOrders {
  constructor(
    private readonly books: TurnBooks,
    private readonly writer: BookWriter,
  ) {}

  /** The standing orders of a player and of those he stands in for. @throws NotAPlayerError */
  list({
    campaign,
    player,
  }: QuestionOf<typeof listStandingOrders>): Promise<AnswerOf<typeof listStandingOrders>> {
    return this.books.with(campaign, undefined, (book) => {
      mustBePlayer(book, player);
      const { file, record, ground } = book;
      const officers = ground.players.filter(({ id }) => file.mayActFor(player, id, record.turn));
      const orders = officers.flatMap(({ id }) => file.standingOf(id));
      return {
        orders: orders.map(({ id, player: officer, order, since }): StandingOrderDocument => ({
          id,
          player: officer,
          order,
          text: textOf(order),
          since,
        })),
      };
    });
  }

  /**
   * Ends a standing order from the next turn on; what was sent in this turn stands until it is withdrawn.
   * @throws NotAPlayerError @throws NotKeptError also when it is somebody else's
   */
  end({
    campaign,
    player,
    id,
  }: QuestionOf<typeof endStandingOrder>): Promise<AnswerOf<typeof endStandingOrder>> {
    return this.books.with(campaign, undefined, async (book) => {
      mustBePlayer(book, player);
      const { file, record, ground } = book;
      let shownTo: string[] = [];
      await this.writer.write(commandIdOf(`${campaign}/stand-down/${id}`), () => {
        const standing = file.standing.get(id);
        if (!standing || !file.mayActFor(player, standing.player, record.turn))
          throw new NotKeptError('standing-order', id);
        shownTo = ground.players.flatMap((one) =>
          file.mayActFor(one.id, standing.player, record.turn) ? [one.id] : [],
        );
        if (standing.ended) return [];
        return [{ page: file, events: [storedEvent(StandingOrderEnded, { id, player: standing.player })] }];
      });
      return { id, shownTo };
    });
  }
}
