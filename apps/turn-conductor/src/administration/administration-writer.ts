import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { EventStore, type NewEvent, WrongExpectedVersionError } from '@vedette/event-store';
import { causeMeta } from '@vedette/ledger';
import { Boards } from '../board/boards.js';

const TRIES = 25;

/** Writes into the stream `administration` what an administrator does that bears on no turn: that he looked behind the veil, a new title. */
@Injectable()
export class AdministrationWriter {
  constructor(
    private readonly boards: Boards,
    private readonly store: EventStore,
  ) {}

  /** @throws CampaignNotFoundError */
  async note(campaign: string, event: NewEvent): Promise<void> {
    const commandId = randomUUID();
    for (let tries = 1; ; tries++) {
      const { versions } = await this.boards.fresh(campaign);
      const expectedVersion = versions['administration'] ?? 0;
      try {
        await this.store.append({
          ...{ campaign, stream: 'administration', expectedVersion, commandId },
          events: [event],
          meta: causeMeta(),
        });
        return;
      } catch (error) {
        if (!(error instanceof WrongExpectedVersionError) || tries === TRIES) throw error;
      }
    }
  }
}
