import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type {
  AnswerOf,
  endHandOver,
  HandOverDocument,
  handOver,
  listHandOvers,
  QuestionOf,
} from '@vedette/contracts';
import { CommandHandedBack, CommandHandedOver, commandIdOf, storedEvent } from '@vedette/ledger';
import { BookWriter } from '../stream/book-writer.js';
import type { TurnBook } from '../book/turn-book.js';
import { TurnBooks } from '../book/turn-books.js';
import type { HandOver } from '../file/campaign-file.js';
import { HandOverInvalidError, NotKeptError, TooManyKeptError } from './intake.errors.js';
import { mustBePlayer, mustGoOn, orderRule } from './open-for-orders.js';

type Question = QuestionOf<typeof handOver>;

const MOST_HAND_OVERS = 20;

/**
 * Who stands in for whom: from one turn to another an officer of the same side may give orders in the name of a player who is
 * away, with all his commands and offices. An order so given is the absent player's; that the other sent it is written beside
 * it. The absent player arranges it, or an administrator for one who has gone silent.
 */
@Injectable()
export class HandOvers {
  constructor(
    private readonly books: TurnBooks,
    private readonly writer: BookWriter,
  ) {}

  /** @throws NotAPlayerError @throws HandOverInvalidError @throws TooManyKeptError @throws CampaignOverError */
  make(question: Question): Promise<HandOverDocument> {
    const { campaign, player, to, from, until, arranged } = question;
    return this.books.with(campaign, undefined, async (book) => {
      mustBePlayer(book, player);
      const id = randomUUID();
      const handedOver = { id, player, to, from, until, ...(arranged && { arranged }) };
      await this.writer.write(randomUUID(), () => {
        mustGoOn(book);
        mustBePossible(book, question);
        const own = current(book).filter((one) => one.player === player);
        if (own.length >= MOST_HAND_OVERS) throw new TooManyKeptError('hand-overs', MOST_HAND_OVERS);
        return [{ page: book.file, events: [storedEvent(CommandHandedOver, handedOver)] }];
      });
      return documentOf(book.file.handOvers.get(id)!);
    });
  }

  /** Those that are not over in which the asker is away or stands in, or all of them. @throws NotAPlayerError */
  list({ campaign, player }: QuestionOf<typeof listHandOvers>): Promise<AnswerOf<typeof listHandOvers>> {
    return this.books.with(campaign, undefined, (book) => {
      if (player !== undefined) mustBePlayer(book, player);
      const meant = current(book).filter(
        (one) => player === undefined || one.player === player || one.to === player,
      );
      return { handOvers: meant.map(documentOf) };
    });
  }

  /**
   * Ends one, by who is away or who stands in, or by an administrator, who names nobody. @throws NotAPlayerError
   * @throws NotKeptError also when it is of others
   */
  end({
    campaign,
    player,
    id,
    arranged,
  }: QuestionOf<typeof endHandOver>): Promise<AnswerOf<typeof endHandOver>> {
    return this.books.with(campaign, undefined, async (book) => {
      if (player !== undefined) mustBePlayer(book, player);
      let shownTo: string[] = [];
      await this.writer.write(commandIdOf(`${campaign}/hand-back/${id}`), () => {
        const found = book.file.handOvers.get(id);
        if (!found || (player !== undefined && found.player !== player && found.to !== player))
          throw new NotKeptError('hand-over', id);
        shownTo = [found.player, found.to];
        if (found.over) return [];
        const handedBack = { id, player: found.player, to: found.to, ...(arranged && { arranged }) };
        return [{ page: book.file, events: [storedEvent(CommandHandedBack, handedBack)] }];
      });
      return { id, shownTo };
    });
  }
}

const current = ({ file, record }: TurnBook): HandOver[] =>
  [...file.handOvers.values()].filter(({ over, until }) => !over && until >= record.turn);

const documentOf = ({ over: _, ...document }: HandOver): HandOverDocument => ({
  ...document,
  read: [...document.read],
});

function mustBePossible(book: TurnBook, { player, to, from, until }: Question): void {
  const rule = orderRule(book);
  const { ground, record } = book;
  if (to === player)
    throw new HandOverInvalidError(
      '/to',
      rule,
      'hand-over-to-oneself',
      'One hands over to somebody else: name another player of your side.',
    );
  const isPlayer = ground.players.some(({ id }) => id === to);
  if (!isPlayer || !ground.areOfOneSide(player, to))
    throw new HandOverInvalidError(
      '/to',
      rule,
      'unknown-player',
      `There is no "${to}" among the players of your side; check the name.`,
    );
  if (until < from)
    throw new HandOverInvalidError(
      '/until',
      rule,
      'turns-reversed',
      `The last turn ${until} is before the first, ${from}; give the first turn first.`,
    );
  if (from < record.turn)
    throw new HandOverInvalidError(
      '/from',
      rule,
      'turns-over',
      `Turn ${from} is over, the present one is ${record.turn}; hand over from that or a later one.`,
    );
  const overlapping = current(book).find(
    (one) => one.player === player && one.from <= until && from <= one.until,
  );
  if (overlapping)
    throw new HandOverInvalidError(
      '/from',
      rule,
      'already-handed-over',
      `${player} has handed over to ${overlapping.to} from turn ${overlapping.from} to ${overlapping.until}; end that first.`,
    );
}
