import { type Order, textOf } from '../game/sent-order.js';
import { Injectable } from '@nestjs/common';
import type { AnswerOf, listOrders, QuestionOf, SentOrderDocument } from '@vedette/contracts';
import type { TurnBook } from '../book/turn-book.js';
import { TurnBooks } from '../book/turn-books.js';
import { CampaignFiles } from '../file/campaign-files.js';
import { mustBePlayer, officerMeant } from './open-for-orders.js';

type Question = QuestionOf<typeof listOrders>;

/** Lists what a player has sent for a turn, every version of it, and nothing of anybody else. */
@Injectable()
export class ListOrders {
  constructor(
    private readonly books: TurnBooks,
    private readonly files: CampaignFiles,
  ) {}

  /** @throws CampaignNotFoundError @throws TurnNotFoundError @throws NotAPlayerError @throws NotStandingInError */
  async run({ campaign, turn, player, officer, piece }: Question): Promise<AnswerOf<typeof listOrders>> {
    const { latestTurn } = await this.files.fresh(campaign);
    const ahead = turn !== undefined && turn > latestTurn;
    return this.books.with(campaign, ahead ? undefined : turn, (book) => {
      mustBePlayer(book, player);
      const whose = officerMeant(book, player, officer);
      const all = ahead ? plannedBy(book, whose, turn) : sentBy(book, whose);
      return {
        turn: ahead ? turn : book.record.turn,
        closed: !ahead && book.record.bookClosed !== null,
        orders: piece === undefined ? all : all.filter(({ order }) => concerns(order as Order, piece)),
      };
    });
  }
}

/** Everything sent in a player's name for the turn of a book, every version of it. */
export function sentBy(book: TurnBook, player: string): SentOrderDocument[] {
  return book.sentBy(player).map((submitted) => {
    const { order, receipt, origin, sender, withdrawnAt } = submitted;
    return {
      order,
      text: textOf(order),
      receipt,
      status: book.statusOf(submitted),
      origin,
      sender,
      withdrawnAt,
    };
  });
}

function plannedBy(book: TurnBook, player: string, turn: number): SentOrderDocument[] {
  return book.file
    .plannedFor(turn)
    .filter(({ receipt }) => receipt.player === player)
    .map(({ order, receipt, sender, withdrawnAt }) => ({
      order,
      text: textOf(order),
      receipt,
      status: withdrawnAt === null ? 'planned' : 'withdrawn',
      origin: { kind: 'planned', id: receipt.id },
      sender,
      withdrawnAt,
    }));
}

/** Whether an order names a unit, ship, depot or place. */
export function concerns(order: Order, piece: string): boolean {
  const { kind: _, by: __, at: ___, ...named } = order as Order & Record<string, unknown>;
  return Object.values(named).includes(piece);
}
