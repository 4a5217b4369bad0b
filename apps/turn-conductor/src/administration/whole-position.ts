import { Injectable } from '@nestjs/common';
import { type CampaignState, copyState, fold, writePosition } from '@vedette/campaign';
import type { AnswerOf, PositionMomentDocument, QuestionOf, wholePosition } from '@vedette/contracts';
import { EventStore } from '@vedette/event-store';
import { isBattle, PositionSeen, storedEvent, TurnRecord, TurnStarts } from '@vedette/ledger';
import { PhaseNotReadyError, TurnBranches } from '@vedette/referee';
import { sequenceOf } from '@vedette/rulebooks';
import { DocumentStore } from '@vedette/vault';
import { Boards } from '../board/boards.js';
import type { CampaignBoard } from '../board/campaign-board.js';
import { type BattleMoment, BattleMoments } from './battle-moments.js';
import { AdministrationWriter } from './administration-writer.js';
import { MomentAheadError } from './moment-ahead.error.js';
import { PhaseUnknownError, TurnUnknownError } from './roll-back.commands.js';

type Question = Omit<QuestionOf<typeof wholePosition>, 'by' | 'reason'>;
type Moment = PositionMomentDocument;

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
    private readonly battles: BattleMoments,
    private readonly writer: AdministrationWriter,
  ) {}

  /** @throws CampaignNotFoundError @throws TurnUnknownError @throws PhaseUnknownError @throws MomentAheadError */
  async look({
    by,
    reason,
    ...question
  }: QuestionOf<typeof wholePosition>): Promise<AnswerOf<typeof wholePosition>> {
    const { campaign } = question;
    const { moment, position } = await this.find(question, await this.boards.fresh(campaign));
    const document = await this.documents.put(position);
    await this.writer.note(campaign, storedEvent(PositionSeen, { ...moment, reason, by }));
    return { campaign, ...moment, document };
  }

  private async find(
    { campaign, turn, phase, at = 'start' }: Question,
    board: CampaignBoard,
  ): Promise<{ moment: Moment; position: object }> {
    const ofBattle = isBattle(board.opening.campaign);
    if (turn === undefined && phase === undefined) {
      if (ofBattle) return told(await this.battles.now(campaign, board));
      return written(await this.now(campaign, board));
    }
    const wanted = turn ?? board.record.turn;
    const { firstTurn } = board.opening;
    if (wanted < firstTurn || wanted > board.record.turn)
      throw new TurnUnknownError(wanted, firstTurn, board.record.turn);
    const moment: Moment = { turn: wanted, phase: phase ?? null, at };
    if (ofBattle) return told(await this.battles.at(campaign, moment, board));
    if (phase === undefined && at === 'start')
      return written({ moment, state: await this.starts.at(campaign, wanted) });
    return written({ moment, state: await this.within(await this.played(campaign, wanted), moment) });
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
    const sequence = sequenceOf(await this.starts.master(record.campaign, record.turn));
    const plan = sequence.find(({ name }) => name === phase);
    if (!plan) throw new PhaseUnknownError(phase, sequence);
    const done = record.phases.get(plan.name);
    if (at === 'end' && !done) throw new MomentAheadError(moment);
    try {
      const state = branches.stateFor(plan.name);
      return at === 'start' ? state : fold(copyState(state), done!.events);
    } catch (error) {
      if (!(error instanceof PhaseNotReadyError)) throw error;
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
}

const written = ({ moment, state }: { moment: Moment; state: CampaignState }) => ({
  moment,
  position: writePosition(state),
});

const told = ({ moment, document }: BattleMoment) => ({ moment, position: document });
