import { DatabaseClock } from '@vedette/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { AnswerOf, QuestionOf, withdrawOrder } from '@vedette/contracts';
import {
  commandIdOf,
  OrderWithdrawn,
  PlannedOrderWithdrawn,
  storedEvent,
  type SubmittedOrder,
} from '@vedette/ledger';
import { type Order, takesEffectAtOnce } from '../game/sent-order.js';
import { BookWriter } from '../stream/book-writer.js';
import type { TurnBook } from '../book/turn-book.js';
import { TurnBooks } from '../book/turn-books.js';
import { CampaignFiles } from '../file/campaign-files.js';
import { AssignmentHoldsError, OrderDoesNotStandError, OrderNotFoundError } from './intake.errors.js';
import { mustBePlayer, mustGoOn, mustTakeOrders, orderRule } from './open-for-orders.js';

type Question = QuestionOf<typeof withdrawOrder>;
type Answer = AnswerOf<typeof withdrawOrder>;

/** An order of a player's own, or of one he stands in for. @throws OrderNotFoundError also when it is somebody else's */
export function ownOrder(book: TurnBook, player: string, id: string): SubmittedOrder<Order> {
  const found = book.record.submission(id);
  if (!found || !book.file.mayActFor(player, found.receipt.player, book.record.turn))
    throw new OrderNotFoundError(id);
  return found;
}

/** Takes back an order while the turn is open; taking it back again gives the same answer. */
@Injectable()
export class WithdrawOrder {
  constructor(
    private readonly books: TurnBooks,
    private readonly files: CampaignFiles,
    private readonly writer: BookWriter,
    @Inject(DatabaseClock) private readonly clock: Pick<DatabaseClock, 'now'>,
  ) {}

  /**
   * @throws CampaignOverError @throws TurnNotOpenError @throws NotAPlayerError @throws OrderNotFoundError @throws OrderDoesNotStandError
   * @throws AssignmentHoldsError
   */
  async run({ campaign, turn, player, id }: Question): Promise<Answer> {
    const now = (await this.clock.now()).getTime();
    const { latestTurn } = await this.files.fresh(campaign);
    if (turn !== undefined && turn > latestTurn) return this.withdrawPlanned(campaign, turn, player, id);
    return this.books.with(campaign, turn, async (book) => {
      mustBePlayer(book, player);
      const own = ownOrder(book, player, id);
      if (!own.receipt.accepted) throw new OrderDoesNotStandError(id, 'refused');
      await this.writer.write(commandIdOf(`${campaign}/${book.record.turn}/withdraw/${id}`), () => {
        if (own.withdrawnAt !== null) return [];
        mustTakeOrders(book, now);
        if (takesEffectAtOnce(own.order)) throw new AssignmentHoldsError(id, orderRule(book));
        const { turn: present } = book.record;
        const withdrawn = { turn: present, player: own.receipt.player, id };
        return [{ page: book, events: [storedEvent(OrderWithdrawn, withdrawn, { turn: present })] }];
      });
      return { id, withdrawnAt: own.withdrawnAt! };
    });
  }

  private withdrawPlanned(campaign: string, turn: number, player: string, id: string): Promise<Answer> {
    return this.books.with(campaign, undefined, async (book) => {
      mustBePlayer(book, player);
      const { file } = book;
      const planned = file.plans.get(id);
      if (!planned || planned.receipt.turn !== turn || !file.mayActFor(player, planned.receipt.player, turn))
        throw new OrderNotFoundError(id);
      await this.writer.write(commandIdOf(`${campaign}/${turn}/unplan/${id}`), () => {
        if (planned.withdrawnAt !== null) return [];
        mustGoOn(book);
        const { player: officer } = planned.receipt;
        return [{ page: file, events: [storedEvent(PlannedOrderWithdrawn, { id, player: officer })] }];
      });
      return { id, withdrawnAt: planned.withdrawnAt! };
    });
  }
}
