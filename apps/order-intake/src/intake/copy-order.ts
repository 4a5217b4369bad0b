import { Injectable } from '@nestjs/common';
import { isTemplateKind, orderFor, type OrderTemplate, TEMPLATE_KINDS } from '@vedette/campaign';
import type { AnswerOf, copyOrder, QuestionOf } from '@vedette/contracts';
import type { TurnBook } from '../book/turn-book.js';
import { TurnBooks } from '../book/turn-books.js';
import type { Order } from '../game/sent-order.js';
import { NotCopiableError, NotKeptError } from './intake.errors.js';
import { mustBePlayer, orderRule } from './open-for-orders.js';
import { SubmitOrders } from './submit-orders.js';
import { ownOrder } from './withdraw-order.js';

type Question = QuestionOf<typeof copyOrder>;

/** Sends one order for many units or ships; each copy is judged and answered on its own. */
@Injectable()
export class CopyOrder {
  constructor(
    private readonly books: TurnBooks,
    private readonly submit: SubmitOrders,
  ) {}

  /** @throws NotCopiableError @throws NotKeptError @throws OrderNotFoundError and what submitting throws */
  async run({ from, to, ...rest }: Question): Promise<AnswerOf<typeof copyOrder>> {
    const { campaign, player } = rest;
    const orders = await this.books.with(campaign, undefined, (book) => {
      mustBePlayer(book, player);
      const source = sourceOf(book, player, from);
      return to.map((piece) => copyFor(book, source, piece));
    });
    return this.submit.run({ ...rest, orders });
  }
}

function sourceOf(book: TurnBook, player: string, from: Question['from']): Order | OrderTemplate {
  if ('order' in from) return from.order;
  if ('id' in from) return book.file.plans.get(from.id)?.order ?? ownOrder(book, player, from.id).order;
  const template = book.file.templatesOf(player).get(from.template);
  if (!template) throw new NotKeptError('template', from.template);
  return template;
}

function copyFor(book: TurnBook, source: Order | OrderTemplate, piece: string): Order {
  if (isCopiable(source)) return orderFor(source, piece);
  throw new NotCopiableError(
    '/from',
    orderRule(book),
    `An order of kind "${source.kind}" is not a unit's or ship's own and cannot be copied to ${piece}; copy orders of kind ${TEMPLATE_KINDS.join(' or ')}.`,
  );
}

const isCopiable = (source: Order | OrderTemplate): source is OrderTemplate => isTemplateKind(source.kind);
