import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type {
  AnswerOf,
  cancelTrial,
  DryRunDocument,
  dryRunTurn,
  ProblemOfTrial,
  QuestionOf,
  readTrial,
  TrialDocument,
} from '@vedette/contracts';
import {
  ConflictError,
  DATABASE_POOL,
  NotFoundError,
  UnavailableError,
  VedetteError,
} from '@vedette/platform';
import type { Pool } from 'pg';
import { Boards } from '../board/boards.js';
import type { CampaignBoard } from '../board/campaign-board.js';
import { TrialQueue } from './trial-queue.js';

/** How long an asker is kept waiting; he gives up a little later by himself. */
const WAIT_MS = 50_000;
/** How often it is looked whether a trial is done, and how often whether it can still be, in milliseconds. */
const LOOK_MS = 100;
const LOOK_ROUND_MS = 2_000;
/** What a trial is of; other streams do not change what it would come to. */
const TRIED_STREAMS = ['orders', 'umpire', 'dispositions'] as const;

/** There is no turn to try: none takes orders, and none was rolled back. */
export class NothingToTryError extends ConflictError {
  constructor(turn: number) {
    super(
      'no-open-turn',
      `Turn ${turn} does not take orders any more; a trial needs an open turn, or one that was rolled back.`,
    );
  }
}

/** A trial is not done yet. It goes on, and whoever asks again is told what it came to. */
export class TrialUnderWayError extends UnavailableError {
  constructor() {
    super(
      'trial-under-way',
      'The trial is under way, or waits for a worker that has no phase to resolve. Ask again: what it came to is kept.',
    );
  }
}

/** The workers that took a trial died of it, or the broker lost it. */
export class TrialLostError extends UnavailableError {
  constructor() {
    super(
      'trial-lost',
      'No worker finished the trial; their logs and dlq.trial.* say why. Asking again begins another.',
    );
  }
}

/** The trial was called off while somebody waited for it. */
export class TrialCancelledError extends ConflictError {
  constructor() {
    super('trial-cancelled', 'The trial was called off. Asking again begins another.');
  }
}

interface TrialRow {
  readonly trial: string;
  readonly turn: number;
  readonly asked: string;
  readonly ended: string | null;
  readonly basis: string;
  /** Postgres hands large numbers over as texts. */
  readonly place: string | null;
  readonly done: boolean;
  readonly told: boolean;
  readonly answer: DryRunDocument | null;
  readonly fault: ProblemOfTrial | null;
}

const COLUMNS = `trial, turn, basis, place, done_at IS NOT NULL AS done, told_at IS NOT NULL AS told, answer, fault,
  to_json(asked_at)#>>'{}' AS asked, to_json(done_at)#>>'{}' AS ended`;

/**
 * Trials of open turns. The conductor decides nothing itself: it writes down that a trial is wanted, hands it to the workers and
 * waits. Who asks while one is under way for the same orders joins it, as does who asks again after he waited in vain; after
 * anything was ordered or edited it is another trial, and nobody wants the old one any more.
 */
@Injectable()
export class Trials {
  private readonly logger = new Logger('Trials');

  constructor(
    private readonly boards: Boards,
    private readonly queue: TrialQueue,
    @Inject(DATABASE_POOL) private readonly pool: Pick<Pool, 'query'>,
  ) {}

  /** @throws CampaignNotFoundError @throws NothingToTryError @throws TrialUnderWayError @throws TrialLostError @throws TrialCancelledError */
  async run({ campaign }: QuestionOf<typeof dryRunTurn>, waitMs = WAIT_MS): Promise<DryRunDocument> {
    const board = await this.boards.fresh(campaign);
    const { turn } = mustBeOpen(board);
    const row = await this.wanted(campaign, turn, basisOf(board));
    if (!row.done && row.place === null) await this.handOut(campaign, row.trial);
    return this.outcome(campaign, await this.awaited(campaign, performance.now() + waitMs));
  }

  /** The last trial as it is now; nobody waits, and reading it begins none. @throws CampaignNotFoundError @throws NotFoundError */
  async read({ campaign }: QuestionOf<typeof readTrial>): Promise<TrialDocument> {
    const board = await this.boards.fresh(campaign);
    const row = await this.row(campaign);
    if (row === null) throw new NotFoundError('trial', `of ${campaign}`);
    const { turn, asked, ended, answer, fault } = row;
    return {
      campaign,
      turn,
      status: !row.done ? 'under-way' : answer === null ? 'failed' : 'done',
      isCurrent: row.basis === basisOf(board),
      askedAt: new Date(asked).toISOString(),
      doneAt: ended === null ? null : new Date(ended).toISOString(),
      answer,
      fault: fault && { code: fault.code, message: fault.message },
    };
  }

  /** Takes the trial that is not done back: its worker sees that nobody wants to know, and stops it. @throws NotFoundError */
  async cancel({ campaign }: QuestionOf<typeof cancelTrial>): Promise<AnswerOf<typeof cancelTrial>> {
    await this.boards.fresh(campaign);
    const { rows } = await this.pool.query<Pick<TrialRow, 'trial' | 'turn'>>(
      'DELETE FROM conductor.trial WHERE campaign = $1 AND done_at IS NULL RETURNING trial, turn',
      [campaign],
    );
    const [cancelled] = rows;
    if (!cancelled) throw new NotFoundError('trial', `of ${campaign} that is under way`);
    this.logger.log({ campaign, trial: cancelled.trial }, 'Trial called off');
    return { campaign, turn: cancelled.turn };
  }

  /** The trial to wait for: the one under way for the same basis, its answer that nobody was told, or a new one. */
  private async wanted(campaign: string, turn: number, basis: string): Promise<TrialRow> {
    const known = await this.row(campaign);
    if (known?.basis === basis && (known.done ? !known.told : !(await this.isLost(known)))) return known;
    const { rows } = await this.pool.query<TrialRow>(
      `INSERT INTO conductor.trial AS t (campaign, trial, turn, basis, dice) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (campaign) DO UPDATE
         SET trial = excluded.trial, turn = excluded.turn, basis = excluded.basis, dice = excluded.dice,
             asked_at = excluded.asked_at, place = NULL, done_at = NULL, answer = NULL, fault = NULL, told_at = NULL
       WHERE t.trial = $6
       RETURNING ${COLUMNS}`,
      [campaign, randomUUID(), turn, basis, randomBytes(32).toString('hex'), known?.trial ?? null],
    );
    // Nothing written: another asker began one in the same moment.
    return rows[0] ?? (await this.wanted(campaign, turn, basis));
  }

  private async handOut(campaign: string, trial: string): Promise<void> {
    const place = await this.queue.handOut({ campaign, trial });
    await this.pool.query('UPDATE conductor.trial SET place = $2 WHERE trial = $1', [trial, place]);
    this.logger.log({ campaign, trial }, 'Trial handed out');
  }

  /** The campaign's trial once it is done; another may have taken its place meanwhile, for other orders. */
  private async awaited(campaign: string, untilMs: number): Promise<TrialRow> {
    for (let looked = performance.now(); ;) {
      const row = await this.row(campaign);
      if (row === null) throw new TrialCancelledError();
      if (row.done) return row;
      const now = performance.now();
      if (now >= untilMs) throw new TrialUnderWayError();
      if (now - looked >= LOOK_ROUND_MS) {
        looked = now;
        await this.lookRound(campaign, row);
      }
      await pause(LOOK_MS);
    }
  }

  /** Takes the trial back when there is nothing to try any more. @throws NothingToTryError @throws TrialLostError */
  private async lookRound(campaign: string, row: TrialRow): Promise<void> {
    try {
      mustBeOpen(await this.boards.fresh(campaign));
    } catch (error) {
      await this.pool.query('DELETE FROM conductor.trial WHERE trial = $1', [row.trial]);
      throw error;
    }
    if (await this.isLost(row)) throw new TrialLostError();
  }

  /** Whether nobody will finish a trial: it is on no queue, though nobody wrote down what it came to. */
  private async isLost({ trial, place }: TrialRow): Promise<boolean> {
    if (place === null || (await this.queue.has(Number(place)))) return false;
    // A worker writes down what it came to before it takes the message off the queue.
    const { rows } = await this.pool.query(
      'SELECT FROM conductor.trial WHERE trial = $1 AND done_at IS NULL',
      [trial],
    );
    return rows.length > 0;
  }

  private async outcome(campaign: string, { trial, answer, fault }: TrialRow): Promise<DryRunDocument> {
    await this.pool.query('UPDATE conductor.trial SET told_at = clock_timestamp() WHERE trial = $1', [trial]);
    if (answer !== null) return answer;
    this.logger.warn({ campaign, trial, fault }, 'A trial came to nothing');
    throw new VedetteError(fault ?? { code: 'trial-failed', message: 'The trial came to nothing.' });
  }

  private async row(campaign: string): Promise<TrialRow | null> {
    const { rows } = await this.pool.query<TrialRow>(
      `SELECT ${COLUMNS} FROM conductor.trial WHERE campaign = $1`,
      [campaign],
    );
    return rows[0] ?? null;
  }
}

/** @throws NothingToTryError */
function mustBeOpen({ record }: CampaignBoard): CampaignBoard['record'] {
  const isOpen = record.opened !== null && record.bookClosed === null;
  if (!isOpen && !record.rolledBack) throw new NothingToTryError(record.turn);
  return record;
}

/** What of the log a trial is of. */
function basisOf({ record, versions }: CampaignBoard): string {
  const read = TRIED_STREAMS.map((stream) => `${stream} ${versions[stream] ?? 0}`);
  return [`turn ${record.turn}`, `generation ${record.generation}`, ...read].join(', ');
}
