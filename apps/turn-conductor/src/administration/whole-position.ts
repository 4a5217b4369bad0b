import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type CampaignState, copyState, fold, writePosition } from '@vedette/campaign';
import type { AnswerOf, PositionMomentDocument, QuestionOf, wholePosition } from '@vedette/contracts';
import { EventStore, WrongExpectedVersionError } from '@vedette/event-store';
import { causeMeta, PositionSeen, storedEvent, TurnRecord, TurnStarts } from '@vedette/ledger';
import { ConflictError } from '@vedette/platform';
import { PhaseNotReadyError, TurnBranches } from '@vedette/referee';
import { sequenceOf } from '@vedette/rulebooks';
import { DocumentStore } from '@vedette/vault';
import { Boards } from '../board/boards.js';
import type { CampaignBoard } from '../board/campaign-board.js';
import { PhaseUnknownError, TurnUnknownError } from './roll-back.commands.js';

const TRIES = 25;

type Question = Omit<QuestionOf<typeof wholePosition>, 'by'>;
type Moment = PositionMomentDocument;

/** The moment has not come yet. */
export class MomentAheadError extends ConflictError {
  constructor({ turn, phase, at }: Moment) {
    super(
      'moment-ahead',
      `The ${at} of ${phase === null ? '' : `${phase} of `}turn ${turn} has not come; ask for one that is past, or leave turn and phase out.`,
    );
  }
}

/**
 * Lifts the veil: the whole position at a moment, for who runs the campaign. It is written down who looked at what before anything is
 * handed out, and everybody in the campaign may read that.
 */
@Injectable()
export class WholePosition {
  constructor(
    private readonly boards: Boards,
    private readonly store: EventStore,
    private readonly starts: TurnStarts,
    private readonly documents: DocumentStore,
  ) {}

  /** @throws CampaignNotFoundError @throws TurnUnknownError @throws PhaseUnknownError @throws MomentAheadError */
  async look({ by, ...question }: QuestionOf<typeof wholePosition>): Promise<AnswerOf<typeof wholePosition>> {
    const { campaign } = question;
    const { moment, state } = await this.find(question, await this.boards.fresh(campaign));
    const document = await this.documents.put(writePosition(state));
    await this.note(campaign, moment, by);
    return { campaign, ...moment, document };
  }

  private async find(
    { campaign, turn, phase, at = 'start' }: Question,
    board: CampaignBoard,
  ): Promise<{ moment: Moment; state: CampaignState }> {
    if (turn === undefined && phase === undefined) return this.now(campaign, board);
    const wanted = turn ?? board.record.turn;
    const { firstTurn } = board.opening;
    if (wanted < firstTurn || wanted > board.record.turn)
      throw new TurnUnknownError(wanted, firstTurn, board.record.turn);
    const moment: Moment = { turn: wanted, phase: phase ?? null, at };
    if (phase === undefined && at === 'start')
      return { moment, state: await this.starts.at(campaign, wanted) };
    return { moment, state: await this.within(await this.played(campaign, wanted), moment) };
  }

  /** As far as the latest turn has been resolved; of one that takes orders the start with what was edited by hand. */
  private async now(
    campaign: string,
    { record }: CampaignBoard,
  ): Promise<{ moment: Moment; state: CampaignState }> {
    const { turn } = record;
    if (record.resolved) {
      const state = copyState(await this.starts.coming(campaign, turn + 1));
      return { moment: { turn, phase: null, at: 'end' }, state };
    }
    const branches = await this.branches(await this.played(campaign, turn));
    return { moment: { turn, phase: null, at: 'now' }, state: branches.latest() };
  }

  /** After a turn, or before or after a phase of it. @throws PhaseUnknownError @throws MomentAheadError */
  private async within(record: TurnRecord, moment: Moment): Promise<CampaignState> {
    const { phase, at } = moment;
    const branches = await this.branches(record);
    if (phase === null) {
      if (!record.resolved) throw new MomentAheadError(moment);
      return branches.latest();
    }
    if (at === 'end' && !record.phases.has(phase)) throw new MomentAheadError(moment);
    try {
      const state = branches.stateFor(phase);
      return at === 'start' ? state : fold(copyState(state), record.phases.get(phase)!.events);
    } catch (error) {
      if (!(error instanceof PhaseNotReadyError)) throw error;
      const sequence = sequenceOf(await this.starts.master(record.campaign, record.turn));
      if (sequence.every(({ name }) => name !== phase)) throw new PhaseUnknownError(phase, sequence);
      throw new MomentAheadError(moment);
    }
  }

  /** A turn with what happened in it, which boards pass over. */
  private async played(campaign: string, turn: number): Promise<TurnRecord> {
    return new TurnRecord(campaign, turn).add(await this.store.readTurns(campaign, turn));
  }

  private async branches(record: TurnRecord): Promise<TurnBranches> {
    const start = await this.starts.at(record.campaign, record.turn);
    const branches = new TurnBranches(start, sequenceOf(start));
    for (const [name, { events }] of record.phases) branches.learned(name, events);
    return branches;
  }

  private async note(campaign: string, moment: Moment, by: string): Promise<void> {
    const commandId = randomUUID();
    for (let tries = 1; ; tries++) {
      const { versions } = await this.boards.fresh(campaign);
      try {
        await this.store.append({
          campaign,
          stream: 'administration',
          expectedVersion: versions['administration'] ?? 0,
          commandId,
          events: [storedEvent(PositionSeen, { ...moment, by })],
          meta: causeMeta(),
        });
        return;
      } catch (error) {
        if (!(error instanceof WrongExpectedVersionError) || tries === TRIES) throw error;
      }
    }
  }
}
