import { Inject, Injectable, Logger } from '@nestjs/common';
import type { PhaseDue } from '@vedette/contracts';
import { EventStore, WrongExpectedVersionError, type NewEvent } from '@vedette/event-store';
import {
  becauseOf,
  causeMeta,
  commandIdOf,
  endDigest,
  PhaseStalled,
  storedEvent,
  TurnClosed,
  TurnResolved,
  TurnSetAside,
  type AnyPlan,
  type AnyTurn,
} from '@vedette/ledger';
import { recordTurn } from '@vedette/platform';
import { readyPhases } from '@vedette/rulebooks';
import { Boards } from '../board/boards.js';
import type { CampaignBoard } from '../board/campaign-board.js';
import { isStopped, turnState, waitingSeconds } from '../board/turn-state.js';
import { CONDUCTOR_SETTINGS, type ConductorSettings } from '../settings.js';
import { DuePhases } from './due-phases.js';
import { GoneOnWith } from './gone-on-with.js';
import { PhaseQueue } from './phase-queue.js';
import { noteSetAside } from './set-aside.js';
import { countStall, patience } from './stalls.js';
import { TurnProgress } from './turn-progress.js';
import { TurnsAhead } from './turns-ahead.js';

/**
 * Seconds after which a phase that is not done is looked for in its queue (our figure: most phases take a tenth of that, and
 * a look costs two questions to the broker).
 */
const LOOK_AFTER_SECONDS = 2;

/**
 * Moves turns on. It looks at what the log says is done and does what follows from it: close the turn whose book is
 * closed, hand out the phases that may run, say that the turn is resolved. Doing so again changes nothing, so it may die
 * at any moment, and several may run side by side.
 */
@Injectable()
export class TurnConductor {
  private readonly logger = new Logger('Conductor');
  private readonly moving = new Map<string, Promise<void>>();
  private readonly goneOnWith = new GoneOnWith();

  constructor(
    private readonly boards: Boards,
    private readonly store: EventStore,
    private readonly due: DuePhases,
    private readonly queue: PhaseQueue,
    private readonly progress: TurnProgress,
    private readonly ahead: TurnsAhead,
    @Inject(CONDUCTOR_SETTINGS) private readonly settings: ConductorSettings,
  ) {}

  /** Does everything that may be done for a campaign now. Calls for one campaign run one after the other. */
  advance(campaign: string): Promise<void> {
    const before = this.moving.get(campaign) ?? Promise.resolve();
    const mine = before.catch(() => undefined).then(() => this.advanceNow(campaign));
    this.moving.set(campaign, mine);
    const forget = (): void => {
      if (this.moving.get(campaign) === mine) this.moving.delete(campaign);
    };
    mine.then(forget, forget);
    return mine;
  }

  /**
   * Hands out again what should be done long since. A phase that no worker has drawn yet stays where it is, and one the
   * broker lost is replaced at once: neither counts as an attempt, for nobody has tried it. What counts is a phase in a
   * worker's hands for too long, or that workers gave up on.
   */
  async mendStalls(campaign: string, now: number): Promise<void> {
    const board = await this.boards.board(campaign);
    const { record, cause } = board;
    noteSetAside(campaign, record.setAside !== null);
    if (!record.closedAt || record.resolved || isStopped(record)) return;
    // What is handed out once more belongs to the turn's trace as what was handed out at first.
    if (cause) await becauseOf(cause, 'mend turn', () => this.mendPhases(board, now));
  }

  /** Forgets what was handed out of a campaign that needs nothing more, or that another conductor looks after; doing it again is harmless. */
  leave(campaign: string): void {
    this.due.forget(campaign);
    this.goneOnWith.forget(campaign);
  }

  private async mendPhases(board: CampaignBoard, now: number): Promise<void> {
    const { record, sequence } = board;
    for (const plan of readyPhases(sequence, new Set(record.phases.keys()))) {
      const attempt = record.stalls.get(plan.name)?.attempt ?? 1;
      const waited = waitingSeconds(record, plan, now);
      if (waited < LOOK_AFTER_SECONDS || (await this.putBackIfLost(board, plan))) continue;
      const since = attempt - (record.forgiven.get(plan.name) ?? 0);
      if (waited < patience(this.settings.PHASE_STUCK_AFTER_SECONDS, since)) continue;
      if (since >= this.settings.PHASE_ATTEMPTS) return this.setAside(board, plan, attempt, waited);
      await this.mend(board, plan, attempt + 1, waited);
    }
  }

  private async advanceNow(campaign: string): Promise<void> {
    const board = await this.boards.board(campaign);
    const { record, sequence, cause } = board;
    noteSetAside(campaign, record.setAside !== null);
    const isMoving = record.bookClosed !== null && record.resolved === null && !isStopped(record);
    // Whoever looks first, the follower of the log, the sweep or a question: what is done belongs to the event's trace.
    if (record.opened && !isStopped(record)) this.ahead.tell(record, sequence);
    if (isMoving && cause) await becauseOf(cause, 'conduct turn', () => this.moveOn(board));
    if (record.opened) this.progress.tell(turnState(record, sequence));
  }

  private async moveOn(board: CampaignBoard): Promise<void> {
    const { record, sequence } = board;
    if (record.bookClosed && !record.closedAt) {
      const closed = storedEvent(
        TurnClosed,
        { turn: record.turn, orderBookRoot: record.bookClosed.root },
        { turn: record.turn },
      );
      await this.write(board, closed, commandOf(board, 'close'));
    }
    if (record.closedAt && !record.resolved) {
      const ready = readyPhases(sequence, new Set(record.phases.keys()));
      for (const plan of ready) await this.handOut(board, plan);
      if (ready.length === 0) await this.resolve(board);
    }
  }

  private async handOut(board: CampaignBoard, plan: AnyPlan): Promise<void> {
    const due = dueOf(board.record, plan);
    if (this.goneOnWith.has(board.record, plan, due)) return;
    // After the log was cut short the broker still knows what was handed out before, and keeps the same message back.
    if (await this.due.handOut(plan.owner, due)) await this.putBackIfLost(board, plan);
  }

  /** Puts a phase back on its queue that is on none though nobody gave up on it. Returns whether it waits for a worker to draw it. */
  private async putBackIfLost(board: CampaignBoard, plan: AnyPlan): Promise<boolean> {
    const due = dueOf(board.record, plan);
    const place = this.due.placeOf(due);
    if (place === undefined) return false;
    const where = await this.queue.find(plan.owner, place);
    if (where !== 'gone') return where === 'waiting';
    // A worker writes down that it is done before it takes the message off the queue.
    const { record } = await this.boards.fresh(due.campaign);
    if (record.phases.has(plan.name)) return true;
    if (await this.queue.wasGivenUp(plan.owner, due.campaign, place)) return false;
    this.logger.warn({ ...due, place }, 'The broker lost a phase; handing it out again');
    await this.due.replace(plan.owner, due, place);
    return true;
  }

  private async resolve(board: CampaignBoard): Promise<void> {
    const { campaign, turn } = board.record;
    const events = [...board.record.phases.values()].reduce((sum, { count }) => sum + count, 0);
    const end = endDigest(board.record, board.sequence);
    await this.write(
      board,
      storedEvent(TurnResolved, { turn, events, end }, { turn }),
      commandOf(board, 'resolve'),
    );
    const { closedAt, resolved } = board.record;
    if (!closedAt || !resolved) return;
    this.leave(campaign);
    const seconds = (Date.parse(resolved.at) - Date.parse(closedAt)) / 1000;
    recordTurn({ rulebook: board.opening.campaign.rulebooks.land }, seconds);
    this.logger.log({ campaign, turn, events, seconds }, 'Turn resolved');
  }

  private async mend(board: CampaignBoard, plan: AnyPlan, attempt: number, waited: number): Promise<void> {
    const { campaign, turn } = board.record;
    this.logger.warn(
      { campaign, turn, phase: plan.name, attempt, waited },
      'Phase is stuck; handing it out again',
    );
    const data = { turn, phase: plan.name, attempt, waitedSeconds: Math.round(waited) };
    const stalled = storedEvent(PhaseStalled, data, { turn, phase: plan.name });
    await this.write(board, stalled, commandOf(board, 'stall', plan.name, attempt));
    countStall(plan.owner);
    await this.handOut(board, plan);
  }

  /** Stops handing out phases of a campaign; the others go on as if it were not there. */
  private async setAside(
    board: CampaignBoard,
    { name: phase }: AnyPlan,
    attempts: number,
    waited: number,
  ): Promise<void> {
    const { campaign, turn } = board.record;
    const trouble = `Phase ${phase} was handed out ${attempts} times and was not resolved, the last time for ${Math.round(waited)} seconds; what failed stands in the log of its worker and in dlq.*`;
    const event = storedEvent(TurnSetAside, { turn, phase, attempts, trouble }, { turn });
    await this.write(board, event, commandOf(board, 'set-aside', phase, attempts));
    this.logger.error(
      { campaign, turn, phase, attempts },
      'The campaign is set aside: a phase keeps failing',
    );
  }

  /** Writes to the campaign's `turn` stream; if another conductor was first, what he wrote counts. */
  private async write(board: CampaignBoard, event: NewEvent, command: string): Promise<void> {
    const { campaign } = board.record;
    try {
      await this.store.append({
        campaign,
        stream: 'turn',
        expectedVersion: board.versions['turn'] ?? 0,
        commandId: commandIdOf(`${campaign}/${command}`),
        events: [event],
        meta: causeMeta(command),
      });
    } catch (error) {
      if (!(error instanceof WrongExpectedVersionError)) throw error;
    }
    await this.boards.fresh(campaign);
  }
}

/** The message by which a phase is handed out in the attempt under way. */
function dueOf(record: AnyTurn, { name }: AnyPlan): PhaseDue {
  const { campaign, turn, generation } = record;
  const attempt = record.stalls.get(name)?.attempt ?? 1;
  return { campaign, turn, phase: name, attempt, ...(generation === 0 ? {} : { generation }) };
}

/** Names a command about the turn; after a rollback it is another. */
function commandOf({ record }: CampaignBoard, what: string, ...more: readonly (string | number)[]): string {
  const { turn, generation } = record;
  return [what, turn, ...more, ...(generation === 0 ? [] : [`again-${generation}`])].join('/');
}
