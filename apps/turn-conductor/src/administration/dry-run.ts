import { randomBytes } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import type { CampaignState, GameEvent } from '@vedette/campaign';
import { copyState } from '@vedette/campaign';
import type { DryRunDocument, dryRunTurn, QuestionOf } from '@vedette/contracts';
import { TurnStarts } from '@vedette/ledger';
import { ConflictError } from '@vedette/platform';
import { ALL_DECIDERS, decidePhase, type JudgedOrder, judgeTurn, TurnBranches } from '@vedette/referee';
import { sequenceOf } from '@vedette/rulebooks';
import { Boards } from '../board/boards.js';
import type { CampaignBoard } from '../board/campaign-board.js';
import { differences, tallies } from './position-differences.js';
import { trialSummary } from './trial-summary.js';

/** An answer must fit into a message. */
const MOST_PIECES = 500;

/** There is no turn to try: none takes orders, and none was rolled back. */
export class NothingToTryError extends ConflictError {
  constructor(turn: number) {
    super(
      'no-open-turn',
      `Turn ${turn} does not take orders any more; a trial needs an open turn, or one that was rolled back.`,
    );
  }
}

/**
 * Plays the open turn with the orders at hand on a copy, and throws everything away but what differs. The dice are made for
 * the trial alone: with the campaign's own, whoever may try could foresee the turn, and try orders until he likes it.
 */
@Injectable()
export class DryRun {
  private readonly logger = new Logger('DryRun');

  constructor(
    private readonly boards: Boards,
    private readonly starts: TurnStarts,
  ) {}

  /** @throws CampaignNotFoundError @throws NothingToTryError */
  async run({ campaign }: QuestionOf<typeof dryRunTurn>): Promise<DryRunDocument> {
    const board = await this.boards.fresh(campaign);
    const { turn } = mustBeOpen(board);
    const orders = board.record.standing().map(({ order }) => order);
    const before = await this.starts.master(campaign, turn);
    const state = await this.starts.at(campaign, turn);
    const judged = judgeTurn(before, orders);
    const { after, events, phases, faults } = await this.play(state, judged);
    const found = differences(before, after);
    return {
      campaign,
      turn,
      dice: 'trial',
      summary: trialSummary(events),
      orders: countOf(judged),
      phases,
      states: tallies(before, after),
      pieces: found.slice(0, MOST_PIECES),
      leftOut: Math.max(0, found.length - MOST_PIECES),
      warnings: warningsOf(board, judged),
      faults,
    };
  }

  private async play(
    start: CampaignState,
    judged: readonly JudgedOrder[],
  ): Promise<
    { after: CampaignState; events: readonly GameEvent[] } & Pick<DryRunDocument, 'phases' | 'faults'>
  > {
    const secret = randomBytes(32).toString('hex');
    const sequence = sequenceOf(start);
    const branches = new TurnBranches(copyState(start), sequence);
    const phases: DryRunDocument['phases'] = [];
    const played: GameEvent[] = [];
    for (const { name: phase } of sequence) {
      // Clocks and phases of other campaigns wait for this process too.
      await breathe();
      try {
        const state = branches.stateFor(phase);
        const events = decidePhase({ state, phase, judged, secret, deciders: ALL_DECIDERS });
        branches.decided(phase, state, events);
        phases.push({ phase, events: events.length });
        played.push(...events);
      } catch (error) {
        this.logger.warn({ phase, err: error }, 'A phase of a trial failed');
        const message = error instanceof Error ? error.message : String(error);
        return { after: branches.latest(), events: played, phases, faults: [{ phase, message }] };
      }
    }
    return { after: branches.latest(), events: played, phases, faults: [] };
  }
}

function mustBeOpen({ record }: CampaignBoard): CampaignBoard['record'] {
  const isOpen = record.opened !== null && record.bookClosed === null;
  if (!isOpen && !record.rolledBack) throw new NothingToTryError(record.turn);
  return record;
}

function countOf(judged: readonly JudgedOrder[]): DryRunDocument['orders'] {
  const refused = judged.filter(({ receipt }) => !receipt.accepted).length;
  const standing = judged.filter(({ stands }) => stands).length;
  return { standing, refused, replaced: judged.length - standing - refused };
}

/** What an administrator may want to know before the turn is resolved, without what anybody ordered. */
function warningsOf({ opening }: CampaignBoard, judged: readonly JudgedOrder[]): string[] {
  const standing = judged.filter(({ stands }) => stands);
  const senders = new Set(standing.map(({ order }) => order.by));
  const doubtful = standing.filter(({ receipt }) => receipt.problems.length > 0).length;
  const silent = opening.campaign.players.map(({ id }) => id).filter((id) => !senders.has(id));
  return [
    ...(doubtful > 0 ? [`orders that stand and carry a warning: ${doubtful}`] : []),
    ...(silent.length > 0 ? [`players none of whose orders stand: ${silent.join(', ')}`] : []),
  ];
}
