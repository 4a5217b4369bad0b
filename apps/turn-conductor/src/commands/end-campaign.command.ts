import { Injectable } from '@nestjs/common';
import type { CampaignEndDocument, endCampaign, QuestionOf } from '@vedette/contracts';
import { EventStore } from '@vedette/event-store';
import { CampaignEnded, causeMeta, commandIdOf, storedEvent, TurnNotResolvedError } from '@vedette/ledger';
import { Boards } from '../board/boards.js';

/** Ends a campaign, once; what was hidden is opened by it. */
@Injectable()
export class EndCampaignCommand {
  constructor(
    private readonly boards: Boards,
    private readonly store: EventStore,
  ) {}

  /** @throws CampaignNotFoundError @throws TurnNotResolvedError while a turn is being resolved */
  async run({ campaign, by }: QuestionOf<typeof endCampaign>): Promise<CampaignEndDocument> {
    const { ended, record, opening, versions } = await this.boards.fresh(campaign);
    if (ended) return { campaign, ...ended };
    if (record.bookClosed && !record.resolved) throw new TurnNotResolvedError(campaign, record.turn);
    // A turn that still takes orders was never played.
    const turn = record.resolved ? record.turn : Math.max(record.turn - 1, opening.firstTurn - 1, 0);
    await this.store.append({
      campaign,
      stream: 'administration',
      expectedVersion: versions['administration'] ?? 0,
      commandId: commandIdOf(`${campaign}/end`),
      events: [storedEvent(CampaignEnded, { turn, by })],
      meta: causeMeta(),
    });
    const { ended: after } = await this.boards.fresh(campaign);
    if (!after) throw new Error(`The end of ${campaign} was appended and is not in the log.`);
    return { campaign, ...after };
  }
}
