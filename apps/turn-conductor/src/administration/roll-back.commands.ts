import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { PhaseName } from '@vedette/campaign';
import type { QuestionOf, resumeTurn, rollBackTurn, TurnStateDocument } from '@vedette/contracts';
import {
  EventStore,
  type NewEvent,
  type StreamAppend,
  WrongExpectedVersionError,
} from '@vedette/event-store';
import {
  CampaignOverError,
  causeMeta,
  PhaseStalled,
  recordGameEvent,
  storedEvent,
  type TurnRecord,
  TurnResumed,
  TurnRolledBack,
} from '@vedette/ledger';
import { ConflictError, InvalidRequestError } from '@vedette/platform';
import { ancestorsOf, type TurnSequence } from '@vedette/rulebooks';
import { Boards } from '../board/boards.js';
import type { CampaignBoard } from '../board/campaign-board.js';
import { turnState } from '../board/turn-state.js';
import { TurnConductor } from '../conduct/turn-conductor.js';
import { announcement } from './announce.command.js';

const TRIES = 25;

/** @throws CampaignOverError when it has ended: what was hidden is open, and nothing of it is played again */
export function mustGoOn({ opening, ended }: CampaignBoard): void {
  if (ended) throw new CampaignOverError(opening.campaign.id, ended.turn);
}

/** The turn has no such phase. */
export class PhaseUnknownError extends InvalidRequestError {
  constructor(phase: string, sequence: TurnSequence) {
    super({
      code: 'phase-unknown',
      status: 422,
      field: '/to',
      message: `The turn has no phase ${phase}; it has ${sequence.map(({ name }) => name).join(', ')}.`,
    });
  }
}

/** Takes turns back to before a phase, and has them go on. Nothing is deleted: what was decided since counts no more. */
@Injectable()
export class RollBackCommands {
  constructor(
    private readonly boards: Boards,
    private readonly store: EventStore,
    private readonly conductor: TurnConductor,
  ) {}

  /**
   * The last turn of which anything was resolved. If another was opened since, it is open no more; what was ordered for it
   * stays, and counts again when it is opened again.
   * @throws PhaseUnknownError @throws ConflictError `nothing-to-roll-back`
   */
  async rollBack({ campaign, to, reason, by }: QuestionOf<typeof rollBackTurn>): Promise<TurnStateDocument> {
    const commandId = randomUUID();
    mustGoOn(await this.boards.fresh(campaign));
    for (let tries = 1; ; tries++) {
      const board = await this.boards.fresh(campaign);
      const versions = { ...board.versions };
      const { record, sequence } = await this.lastPlayed(board);
      const superseded = phasesFrom(sequence, to);
      if (superseded.length === 0) throw new PhaseUnknownError(to, sequence);
      if (!superseded.some((phase) => record.phases.has(phase))) throw nothingToRollBack(record.turn, to);
      const { turn } = record;
      const generation = record.generation + 1;
      const everybody = board.opening.campaign.players.map(({ id }) => id);
      const text = `Turn ${turn} was taken back to before its phase ${to} and is resolved again from there: ${reason}. This report takes the place of any earlier one of the turn.`;
      const append = (stream: string, event: StreamAppend['events'][number]): StreamAppend => ({
        campaign,
        stream,
        expectedVersion: versions[stream] ?? 0,
        events: [event],
      });
      const rolledBack = { turn, generation, to, superseded, reason, by };
      try {
        await this.store.appendMany(
          [
            append('turn', storedEvent(TurnRolledBack, rolledBack, { turn })),
            append('umpire', recordGameEvent(announcement(turn, everybody, text, by))),
          ],
          { commandId, meta: causeMeta() },
        );
        return await this.stateOf(campaign, turn);
      } catch (error) {
        if (!(error instanceof WrongExpectedVersionError) || tries === TRIES) throw error;
      }
    }
  }

  /** @throws ConflictError `turn-not-stopped` when the turn does not wait for the administrator */
  async resume({ campaign, by }: QuestionOf<typeof resumeTurn>): Promise<TurnStateDocument> {
    const board = await this.boards.fresh(campaign);
    const { turn, rolledBack, setAside } = board.record;
    if (!rolledBack && !setAside)
      throw new ConflictError(
        'turn-not-stopped',
        `Turn ${turn} was neither rolled back nor set aside; it goes on by itself.`,
      );
    await this.store.append({
      campaign,
      stream: 'turn',
      expectedVersion: board.versions['turn'] ?? 0,
      commandId: randomUUID(),
      events: [storedEvent(TurnResumed, { turn, by }, { turn }), ...triedAgain(board)],
      meta: causeMeta(),
    });
    await this.boards.fresh(campaign);
    await this.conductor.advance(campaign);
    return this.stateOf(campaign, turn);
  }

  private async lastPlayed(
    board: CampaignBoard,
  ): Promise<{ readonly record: TurnRecord; readonly sequence: TurnSequence }> {
    const { record, opening, sequence } = board;
    if (record.bookClosed) return { record, sequence };
    if (record.turn === opening.firstTurn) throw nothingToRollBack(record.turn, 'orders');
    return this.boards.turn(record.campaign, record.turn - 1);
  }

  private async stateOf(campaign: string, turn: number): Promise<TurnStateDocument> {
    const { record, sequence } = await this.boards.turn(campaign, turn);
    return turnState(record, sequence);
  }
}

/** The phase a turn was set aside for is handed out once more: its last message may have been given up. */
function triedAgain({ record: { turn, setAside } }: CampaignBoard): NewEvent[] {
  if (!setAside) return [];
  const { phase, attempts } = setAside;
  const again = { turn, phase, attempt: attempts + 1, waitedSeconds: 0 };
  return [storedEvent(PhaseStalled, again, { turn, phase })];
}

/** A phase and every phase that was decided from what it did; none when the turn has no such phase. */
function phasesFrom(sequence: TurnSequence, phase: PhaseName): PhaseName[] {
  if (!sequence.some(({ name }) => name === phase)) return [];
  return sequence
    .map(({ name }) => name)
    .filter((name) => name === phase || ancestorsOf(sequence, name).includes(phase));
}

function nothingToRollBack(turn: number, to: string): ConflictError {
  return new ConflictError(
    'nothing-to-roll-back',
    `Nothing of turn ${turn} from ${to} on is resolved; choose an earlier phase, or edit what is wrong.`,
    { field: '/to' },
  );
}
