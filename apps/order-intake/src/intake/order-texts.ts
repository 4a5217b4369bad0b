import { Injectable } from '@nestjs/common';
import { perhaps } from '@vedette/campaign';
import {
  type AnswerOf,
  MOST_ORDERS_A_SUBMISSION,
  type previewText,
  type QuestionOf,
  type submitText,
  type UnreadableOrder,
} from '@vedette/contracts';
import type { TextFault } from '@vedette/order-rules';
import { TurnBooks } from '../book/turn-books.js';
import { textOf } from '../game/sent-order.js';
import type { ReadText } from '../game/turn-ground.js';
import { NothingReadableError, TextTooLongError } from './intake.errors.js';
import { PreviewOrders } from './preview-orders.js';
import { SubmitOrders } from './submit-orders.js';

/** Orders written as text. What can be read is sent, and the answer says line by line what was understood. */
@Injectable()
export class OrderTexts {
  constructor(
    private readonly submitting: SubmitOrders,
    private readonly previewing: PreviewOrders,
    private readonly books: TurnBooks,
  ) {}

  /** @throws NothingReadableError @throws TextTooLongError and what submitting throws */
  async submit({ text, ...rest }: QuestionOf<typeof submitText>): Promise<AnswerOf<typeof submitText>> {
    const read = await this.read(text, rest);
    const orders = [...read.orders];
    const { receipts, replayed } = await this.submitting.run({ ...rest, orders });
    const results = receipts.map((receipt, i) => ({ ...lineOf(read, i), receipt }));
    return { results, ...shortcomings(read), replayed };
  }

  /** @throws NothingReadableError @throws TextTooLongError and what a preview throws */
  async preview({ text, ...rest }: QuestionOf<typeof previewText>): Promise<AnswerOf<typeof previewText>> {
    const read = await this.read(text, rest);
    const orders = [...read.orders];
    const { judgements } = await this.previewing.run({ ...rest, orders });
    const results = judgements.map((judgement, i) => ({ ...lineOf(read, i), judgement }));
    return { results, ...shortcomings(read) };
  }

  /**
   * Reads a text with the map of the campaign as its writer knows it now, also orders for a turn to come.
   * @throws NothingReadableError @throws TextTooLongError
   */
  private async read(text: string, { campaign, player }: Writer): Promise<ReadText> {
    return taken(await this.books.with(campaign, undefined, (book) => book.readText(text, player)));
  }
}

interface Writer {
  readonly campaign: string;
  readonly player: string;
}

function taken(read: ReadText): ReadText {
  if (read.orders.length === 0) throw new NothingReadableError(read.faults.map(unreadable));
  if (read.orders.length > MOST_ORDERS_A_SUBMISSION)
    throw new TextTooLongError(read.orders.length, MOST_ORDERS_A_SUBMISSION);
  return read;
}

function lineOf({ orders, places }: ReadText, i: number): { line: number; text: string } {
  return { line: places[i]!.line, text: textOf(orders[i]!) };
}

const shortcomings = ({ faults, notes }: ReadText) => ({
  unreadable: faults.map(unreadable),
  notes: [...notes],
});

function unreadable({ line, column, found, allowed, suggestions }: TextFault): UnreadableOrder {
  return {
    line,
    column,
    code: 'order-unreadable',
    rule: 'vedette/orders@1',
    found,
    allowed,
    suggestions: [...suggestions],
    message: `Line ${line}, column ${column}: found ${found}; allowed is ${allowed}${perhaps(suggestions)}.`,
  };
}
