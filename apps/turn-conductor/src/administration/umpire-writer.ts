import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type Appended, EventStore, type NewEvent, WrongExpectedVersionError } from '@vedette/event-store';
import { CampaignOverError, causeMeta, type StreamName } from '@vedette/ledger';
import { ConflictError } from '@vedette/platform';
import { Boards } from '../board/boards.js';
import type { CampaignBoard } from '../board/campaign-board.js';

const UMPIRE: StreamName = 'umpire';
/** Streams that say whether a turn still waits for its first phase. */
const DECIDING: readonly StreamName[] = ['orders', 'turn'];
/** Players send orders meanwhile; losing this often in a row means that something else is wrong. */
const TRIES = 50;

/** The turn was closed, or opened, again and again while something was to be done by hand; trying again is right. */
export class CampaignBusyError extends ConflictError {
  constructor() {
    super('campaign-busy', 'The campaign moved on while this was decided; try again.');
  }
}

/** Writes what an administrator does by hand to the `umpire` stream of a campaign. */
@Injectable()
export class UmpireWriter {
  constructor(
    private readonly boards: Boards,
    private readonly store: EventStore,
  ) {}

  /**
   * Appends what `decide` makes of a campaign as it stands, and returns it with its number in the stream. Whether a turn
   * has begun to be resolved cannot change between the two: no phase ever misses an edit of the position it starts from.
   * @throws CampaignBusyError and whatever `decide` throws
   */
  async write<T extends { readonly recorded: NewEvent }>(
    campaign: string,
    decide: (board: CampaignBoard) => Promise<T>,
  ): Promise<T & { readonly number: number }> {
    const commandId = randomUUID();
    for (let tries = 1; tries <= TRIES; tries++) {
      const board = await this.boards.fresh(campaign);
      const versions = { ...board.versions };
      if (board.ended) throw new CampaignOverError(campaign, board.ended.turn);
      const decided = await decide(board);
      const appended = await this.append(campaign, versions, decided.recorded, commandId);
      if (appended) {
        this.store.announce();
        await this.boards.fresh(campaign);
        return { ...decided, number: appended.lastVersion };
      }
    }
    throw new CampaignBusyError();
  }

  /** Null when somebody was first. */
  private async append(
    campaign: string,
    versions: Readonly<Record<string, number>>,
    event: NewEvent,
    commandId: string,
  ): Promise<Appended | null> {
    try {
      return await this.store.transaction<Appended | null>(async (transaction) => {
        // A book without orders has no stream to hold; a stream is made under a shared lock of its campaign.
        const heads = await this.store.holdStreams(transaction, campaign, [...DECIDING], 'and none is begun');
        if (heads.some(({ stream_id: stream, version }) => version > (versions[stream] ?? 0))) return null;
        return this.store.appendWithin(transaction, {
          campaign,
          stream: UMPIRE,
          expectedVersion: versions[UMPIRE] ?? 0,
          commandId,
          events: [event],
          meta: causeMeta(),
        });
      });
    } catch (error) {
      if (error instanceof WrongExpectedVersionError) return null;
      throw error;
    }
  }
}
