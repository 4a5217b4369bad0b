import { Injectable } from '@nestjs/common';
import { seasonOfTurn } from '@vedette/campaign';
import type { openTurn, QuestionOf, TurnStateDocument } from '@vedette/contracts';
import { EventStore, type NewEvent } from '@vedette/event-store';
import {
  CampaignOverError,
  causeMeta,
  commandIdOf,
  DeadlineMoved,
  storedEvent,
  TurnOpened,
} from '@vedette/ledger';
import { ConflictError } from '@vedette/platform';
import { type ClockState, deadlineOf } from '@vedette/turn-clock';
import { Boards } from '../board/boards.js';
import type { CampaignBoard } from '../board/campaign-board.js';
import { turnState } from '../board/turn-state.js';
import { HouseClock } from './house-clock.js';

type Question = QuestionOf<typeof openTurn>;

/** Opens the next turn, or moves the deadline of the one that is open. */
@Injectable()
export class OpenTurnCommand {
  constructor(
    private readonly boards: Boards,
    private readonly store: EventStore,
    private readonly clock: HouseClock,
  ) {}

  /** @throws CampaignNotFoundError @throws ConflictError when the turn asked for cannot be opened now */
  async run(question: Question): Promise<TurnStateDocument> {
    const board = await this.boards.fresh(question.campaign);
    if (board.ended) throw new CampaignOverError(question.campaign, board.ended.turn);
    // Before anything is waited for: the board is filled on meanwhile, and what is decided is decided by what it holds now.
    const version = board.versions['turn'] ?? 0;
    const event = await this.decide(board, question);
    if (event) {
      await this.store.append({
        campaign: question.campaign,
        stream: 'turn',
        expectedVersion: version,
        commandId: commandIdOf(`${question.campaign}/open/${question.turn}/${version}`),
        events: [event],
        meta: causeMeta(undefined, question.by),
      });
    }
    const after = await this.boards.fresh(question.campaign);
    return turnState(after.record, after.sequence);
  }

  private async decide(
    { opening, record, clock }: CampaignBoard,
    question: Question,
  ): Promise<NewEvent | null> {
    const { turn, season, deadline } = question;
    if (record.turn === turn) {
      if (record.bookClosed || clock.turn?.ending)
        throw new ConflictError('turn-closed', `Turn ${turn} is closed; it cannot be opened again.`);
      if (season !== undefined && season !== record.opened?.season)
        throw new ConflictError('turn-open', `Turn ${turn} is open already; its season cannot be changed.`, {
          field: '/season',
        });
      if (deadline === undefined || deadline === record.deadline) return null;
      if (clock.paused)
        throw new ConflictError('clock-paused', 'The clock is stopped; resume it first.', {
          field: '/deadline',
        });
      return storedEvent(DeadlineMoved, { turn, deadline }, { turn });
    }
    if (turn !== record.turn + 1)
      throw new ConflictError(
        'turn-out-of-order',
        `Turn ${turn} cannot be opened: the latest is ${record.turn}, so the next is ${record.turn + 1}.`,
        { field: '/turn' },
      );
    if (clock.paused && deadline)
      throw new ConflictError('clock-paused', 'The clock is stopped; resume it first.', {
        field: '/deadline',
      });
    if (!record.resolved || !record.opened)
      throw new ConflictError(
        'turn-not-resolved',
        `Turn ${record.turn} is not resolved yet; wait until it is.`,
      );
    return storedEvent(
      TurnOpened,
      {
        turn,
        season: season ?? seasonOfTurn(opening.calendar ?? [], turn) ?? record.opened.season,
        deadline:
          deadline === undefined ? deadlineByCalendar(clock, (await this.clock.read()).now) : deadline,
        start: record.resolved.end,
      },
      { turn },
    );
  }
}

/** The deadline that a campaign's calendar gives a turn opened now; a stopped clock gives none until it goes on. */
export function deadlineByCalendar({ calendar, terms, paused }: ClockState, now: number): string | null {
  if (paused) return null;
  const deadline = deadlineOf(calendar, terms, now);
  return deadline === null ? null : new Date(deadline).toISOString();
}
