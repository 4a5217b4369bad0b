import { Injectable } from '@nestjs/common';
import { closeOrderBook, type QuestionOf, type closeTurn, type TurnStateDocument } from '@vedette/contracts';
import { TurnNotFoundError } from '@vedette/ledger';
import { RequestClient } from '@vedette/messaging';
import { Boards } from '../board/boards.js';
import { turnState } from '../board/turn-state.js';
import { TurnConductor } from '../conduct/turn-conductor.js';

/**
 * Closes a turn: order-intake closes the book, which is its own, and everything else follows from that event. If this
 * process dies in between, the next look at the log goes on from there.
 */
@Injectable()
export class CloseTurnCommand {
  constructor(
    private readonly boards: Boards,
    private readonly requests: RequestClient,
    private readonly conductor: TurnConductor,
  ) {}

  /** @throws CampaignNotFoundError @throws TurnNotFoundError @throws NobodyAnswersError when order-intake is away */
  async run({ campaign, turn }: QuestionOf<typeof closeTurn>): Promise<TurnStateDocument> {
    const { record, sequence } = await this.boards.turn(campaign, turn);
    if (!record.opened) throw new TurnNotFoundError(campaign, turn);
    if (record.resolved) return turnState(record, sequence);
    if (!record.bookClosed) {
      await this.requests.request(closeOrderBook, { campaign, turn });
      await this.boards.fresh(campaign);
    }
    await this.conductor.advance(campaign);
    const after = await this.boards.turn(campaign, turn);
    return turnState(after.record, after.sequence);
  }
}
