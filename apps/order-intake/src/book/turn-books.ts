import { Injectable } from '@nestjs/common';
import { EventStore, type StreamVersions } from '@vedette/event-store';
import { BattleStarts, CampaignOpenings, Recent, TurnStarts } from '@vedette/ledger';
import { CarryOrders } from './carry-orders.js';
import type { CampaignFile } from '../file/campaign-file.js';
import { CampaignFiles } from '../file/campaign-files.js';
import { TurnBook } from './turn-book.js';

/** Books kept open in memory; each can be opened again from the log at any time. */
const KEPT = 8;

/** The books of the turns in play. Work on one book is done in turns, so that this process never races itself. */
@Injectable()
export class TurnBooks {
  private readonly books = new Recent<Promise<TurnBook>>(KEPT);
  private readonly queues = new Map<string, Promise<unknown>>();

  constructor(
    private readonly store: EventStore,
    private readonly openings: CampaignOpenings,
    private readonly starts: TurnStarts,
    private readonly battles: BattleStarts,
    private readonly files: CampaignFiles,
    private readonly carry: CarryOrders,
  ) {}

  /**
   * Does `work` on the book of a turn, the latest unless given, as it stands now, after whatever was asked before. Standing
   * and planned orders are in the book before anything is done with it. @throws CampaignNotFoundError @throws TurnNotFoundError
   */
  async with<T>(
    campaign: string,
    turn: number | undefined,
    work: (book: TurnBook) => Promise<T> | T,
  ): Promise<T> {
    const asked = await this.store.streamVersions(campaign);
    const { file, latestTurn } = await this.files.fresh(campaign, asked);
    const wanted = turn ?? latestTurn;
    const key = `${campaign}/${wanted}`;
    const before = this.queues.get(key);
    const mine = (before ?? Promise.resolve())
      .catch(() => undefined)
      .then(async () => {
        const now = before ? await this.store.streamVersions(campaign) : asked;
        const book = await this.upToDate(key, campaign, wanted, file, now);
        await this.carry.into(book);
        return work(book);
      });
    this.queues.set(key, mine);
    const forget = (): void => {
      if (this.queues.get(key) === mine) this.queues.delete(key);
    };
    mine.then(forget, forget);
    return mine;
  }

  /** The book with everything committed so far, against the position as it was last edited by hand. */
  private async upToDate(
    key: string,
    campaign: string,
    turn: number,
    file: CampaignFile,
    now: StreamVersions,
  ): Promise<TurnBook> {
    const isOpen = this.books.get(key) !== undefined;
    const book = await this.book(key, campaign, turn, file);
    // What was written while a book was being opened is newer than `now`.
    await book.refresh(isOpen ? now : null);
    if (!book.isOutdated) return book;
    this.books.delete(key);
    return this.book(key, campaign, turn, file);
  }

  private book(key: string, campaign: string, turn: number, file: CampaignFile): Promise<TurnBook> {
    const known = this.books.get(key);
    if (known) return known;
    const { openings, starts, battles } = this;
    const opened = TurnBook.open(campaign, turn, this.store, { openings, starts, battles }, file);
    this.books.set(key, opened);
    opened.catch(() => this.books.delete(key));
    return opened;
  }
}
