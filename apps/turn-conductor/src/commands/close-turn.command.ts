import { Injectable } from '@nestjs/common';
import type { QuestionOf, closeTurn, TurnStateDocument } from '@vedette/contracts';
import { CampaignOverError, TurnNotFoundError } from '@vedette/ledger';
import { endByHand } from '@vedette/turn-clock';
import { Boards } from '../board/boards.js';
import { turnState } from '../board/turn-state.js';
import { ClockKeeper } from '../clock/clock-keeper.js';
import { ClockWriter } from '../clock/clock-writer.js';
import { TurnConductor } from '../conduct/turn-conductor.js';

/**
 * Closes a turn by hand: the clock says that it ends, order-intake closes the book, which is its own, and everything else
 * follows from that. If this process dies in between, the next look at the log goes on from there.
 */
@Injectable()
export class CloseTurnCommand {
  constructor(
    private readonly boards: Boards,
    private readonly writer: ClockWriter,
    private readonly keeper: ClockKeeper,
    private readonly conductor: TurnConductor,
  ) {}

  /** @throws CampaignNotFoundError @throws TurnNotFoundError @throws NobodyAnswersError when order-intake is away */
  async run({ campaign, turn, by }: QuestionOf<typeof closeTurn>): Promise<TurnStateDocument> {
    const { record, sequence } = await this.boards.turn(campaign, turn);
    if (!record.opened) throw new TurnNotFoundError(campaign, turn);
    if (record.resolved) return turnState(record, sequence);
    const { ended } = await this.boards.board(campaign);
    if (ended) throw new CampaignOverError(campaign, ended.turn);
    if (!record.bookClosed) {
      await this.writer.write(campaign, (state) => endByHand(state, turn), { by });
      await this.keeper.closeBook(campaign, turn);
    }
    await this.conductor.advance(campaign);
    const after = await this.boards.turn(campaign, turn);
    return turnState(after.record, after.sequence);
  }
}
