import { Injectable } from '@nestjs/common';
import type { openTurn, QuestionOf, TurnStateDocument } from '@vedette/contracts';
import { EventStore, type NewEvent } from '@vedette/event-store';
import { causeMeta, commandIdOf, DeadlineMoved, storedEvent, TurnOpened } from '@vedette/ledger';
import { ConflictError } from '@vedette/platform';
import { Boards } from '../board/boards.js';
import type { CampaignBoard } from '../board/campaign-board.js';
import { turnState } from '../board/turn-state.js';

type Question = QuestionOf<typeof openTurn>;

/** Opens the next turn, or moves the deadline of the one that is open. */
@Injectable()
export class OpenTurnCommand {
  constructor(
    private readonly boards: Boards,
    private readonly store: EventStore,
  ) {}

  /** @throws CampaignNotFoundError @throws ConflictError when the turn asked for cannot be opened now */
  async run(question: Question): Promise<TurnStateDocument> {
    const board = await this.boards.fresh(question.campaign);
    const event = this.decide(board, question);
    if (event) {
      const version = board.record.versions['turn'] ?? 0;
      await this.store.append({
        campaign: question.campaign,
        stream: 'turn',
        expectedVersion: version,
        commandId: commandIdOf(`${question.campaign}/open/${question.turn}/${version}`),
        events: [event],
        meta: causeMeta(),
      });
    }
    const after = await this.boards.fresh(question.campaign);
    return turnState(after.record, after.sequence);
  }

  private decide({ record }: CampaignBoard, question: Question): NewEvent | null {
    const { turn, season, deadline } = question;
    if (record.turn === turn) {
      if (record.bookClosed)
        throw new ConflictError('turn-closed', `Turn ${turn} is closed; it cannot be opened again.`);
      if (season !== undefined && season !== record.opened?.season)
        throw new ConflictError('turn-open', `Turn ${turn} is open already; its season cannot be changed.`, {
          field: 'season',
        });
      if (deadline === undefined || deadline === record.deadline) return null;
      return storedEvent(DeadlineMoved, { turn, deadline }, { turn });
    }
    if (turn !== record.turn + 1)
      throw new ConflictError(
        'turn-out-of-order',
        `Turn ${turn} cannot be opened: the latest is ${record.turn}, so the next is ${record.turn + 1}.`,
        { field: 'turn' },
      );
    if (!record.resolved || !record.opened)
      throw new ConflictError(
        'turn-not-resolved',
        `Turn ${record.turn} is not resolved yet; wait until it is.`,
      );
    return storedEvent(
      TurnOpened,
      {
        turn,
        season: season ?? record.opened.season,
        deadline: deadline ?? null,
        start: record.resolved.end,
      },
      { turn },
    );
  }
}
