import { Injectable } from '@nestjs/common';
import type { AnswerOf, QuestionOf, readAsStandIn } from '@vedette/contracts';
import { commandIdOf, StandInRead, storedEvent } from '@vedette/ledger';
import { BookWriter } from '../stream/book-writer.js';
import { TurnBooks } from '../book/turn-books.js';
import { mustBePlayer } from './open-for-orders.js';

/**
 * What a stand-in may read: while he stands in, the reports of the turns handed over to him, and of the turn before the first,
 * for by that one he gives his first orders. Each thing he reads is noted for the absent player before he has it.
 */
@Injectable()
export class StandInSights {
  constructor(
    private readonly books: TurnBooks,
    private readonly writer: BookWriter,
  ) {}

  /** @throws NotAPlayerError */
  read({
    campaign,
    player,
    officer,
    sight,
    turn,
  }: QuestionOf<typeof readAsStandIn>): Promise<AnswerOf<typeof readAsStandIn>> {
    return this.books.with(campaign, undefined, async (book) => {
      mustBePlayer(book, player);
      const { file, record, ground } = book;
      const held = file.handOverTo(player, officer, record.turn);
      if (!held) return { turns: null };
      const turns = { from: Math.max(held.from - 1, 0), until: held.until };
      const asked = turn ?? record.turn;
      if (asked < turns.from || asked > turns.until) return { turns: null };
      const office = ground.players.find(({ id }) => id === officer)?.ministries ?? [];
      // Of a turn that is not open there is nothing to read, and an officer without an office has no desk.
      if (sight === undefined || asked > record.turn) return { turns };
      if (sight === 'intelligence' && office.length === 0) return { turns };
      await this.writer.write(commandIdOf(`${campaign}/${held.id}/${sight}/${asked}`), () => {
        if (held.read.some((one) => one.sight === sight && one.turn === asked)) return [];
        const { id, player: absent, to } = held;
        const noted = storedEvent(StandInRead, { id, player: absent, to, sight, turn: asked });
        return [{ page: file, events: [noted] }];
      });
      return { turns };
    });
  }
}
