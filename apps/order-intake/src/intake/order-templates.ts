import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type OrderTemplate, templateOf } from '@vedette/campaign';
import type {
  AnswerOf,
  listTemplates,
  QuestionOf,
  removeTemplate,
  saveTemplate,
  TemplateDocument,
} from '@vedette/contracts';
import { storedEvent, TemplateRemoved, TemplateSaved } from '@vedette/ledger';
import { formatTemplate } from '@vedette/order-rules';
import { BookWriter } from '../stream/book-writer.js';
import { TurnBooks } from '../book/turn-books.js';
import { NotKeptError, TooManyKeptError } from './intake.errors.js';
import { mustBePlayer } from './open-for-orders.js';

const MOST_TEMPLATES = 200;

/** Orders a player keeps under names, to copy them to units and ships. A template is not judged: its copies are. */
@Injectable()
export class OrderTemplates {
  constructor(
    private readonly books: TurnBooks,
    private readonly writer: BookWriter,
  ) {}

  /** @throws NotAPlayerError @throws TooManyKeptError */
  save({ campaign, player, name, order }: QuestionOf<typeof saveTemplate>): Promise<TemplateDocument> {
    return this.books.with(campaign, undefined, async (book) => {
      mustBePlayer(book, player);
      const kept = templateOf(order);
      await this.writer.write(randomUUID(), () => {
        const own = book.file.templatesOf(player);
        if (!own.has(name) && own.size >= MOST_TEMPLATES)
          throw new TooManyKeptError('templates', MOST_TEMPLATES);
        const saved = storedEvent(TemplateSaved, { player, name, order: kept });
        return [{ page: book.file, events: [saved] }];
      });
      return documentOf(name, kept);
    });
  }

  /** @throws NotAPlayerError */
  list({ campaign, player }: QuestionOf<typeof listTemplates>): Promise<AnswerOf<typeof listTemplates>> {
    return this.books.with(campaign, undefined, (book) => {
      mustBePlayer(book, player);
      const templates = [...book.file.templatesOf(player)].map(([name, order]) => documentOf(name, order));
      return { templates };
    });
  }

  /** @throws NotAPlayerError @throws NotKeptError */
  remove({
    campaign,
    player,
    name,
  }: QuestionOf<typeof removeTemplate>): Promise<AnswerOf<typeof removeTemplate>> {
    return this.books.with(campaign, undefined, async (book) => {
      mustBePlayer(book, player);
      await this.writer.write(randomUUID(), () => {
        if (!book.file.templatesOf(player).has(name)) throw new NotKeptError('template', name);
        return [{ page: book.file, events: [storedEvent(TemplateRemoved, { player, name })] }];
      });
      return { name };
    });
  }
}

const documentOf = (name: string, order: OrderTemplate): TemplateDocument => ({
  name,
  order,
  text: formatTemplate(order),
});
