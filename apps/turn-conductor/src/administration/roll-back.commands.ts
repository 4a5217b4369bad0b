import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { PhaseOfTurn } from '@vedette/turns';
import type {
  QuestionOf,
  resumeTurn,
  rollBackTurn,
  TurnStateDocument,
  undoRollBack,
} from '@vedette/contracts';
import {
  EventStore,
  type NewEvent,
  type StreamAppend,
  WrongExpectedVersionError,
} from '@vedette/event-store';
import {
  CampaignOverError,
  causeMeta,
  DeadlineMoved,
  PhaseStalled,
  recordGameEvent,
  RollBackUndone,
  storedEvent,
  type StreamName,
  TurnOpened,
  TurnRestored,
  TurnResumed,
  TurnRolledBack,
  TurnSuperseded,
  type AnySequence,
  type AnyTurn,
  isEdit,
} from '@vedette/ledger';
import { ConflictError, InvalidRequestError } from '@vedette/platform';
import { ancestorsOf } from '@vedette/rulebooks';
import { Boards } from '../board/boards.js';
import type { CampaignBoard } from '../board/campaign-board.js';
import { turnState } from '../board/turn-state.js';
import { HouseClock } from '../clock/house-clock.js';
import { deadlineByCalendar } from '../clock/open-turn.command.js';
import { TurnConductor } from '../conduct/turn-conductor.js';
import { announcement } from './announcement.js';

const TRIES = 25;
const UMPIRE: StreamName = 'umpire';

/** @throws CampaignOverError when it has ended: what was hidden is open, and nothing of it is played again */
export function mustGoOn({ opening, ended }: CampaignBoard): void {
  if (ended) throw new CampaignOverError(opening.campaign.id, ended.turn);
}

/** The turn has no such phase. */
export class PhaseUnknownError extends InvalidRequestError {
  constructor(phase: string, sequence: AnySequence) {
    super({
      code: 'phase-unknown',
      status: 422,
      field: '/to',
      message: `The turn has no phase ${phase}; it has ${sequence.map(({ name }) => name).join(', ')}.`,
    });
  }
}

/** No turn of this number was opened. */
export class TurnUnknownError extends InvalidRequestError {
  constructor(turn: number, first: number, latest: number) {
    super({
      code: 'turn-unknown',
      status: 422,
      field: '/turn',
      message: `There is no turn ${turn} to roll back; there are ${first} to ${latest}.`,
    });
  }
}

/** Orders are taken again at the start of a turn and nowhere else. */
export class OrdersBelongToStartError extends InvalidRequestError {
  constructor(sequence: AnySequence) {
    const start = sequence[0]!.name;
    super({
      code: 'orders-belong-to-start',
      status: 422,
      field: '/orders',
      message: `Orders are reopened only where the turn is rolled back to its start: give "to" as ${start}.`,
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
    private readonly clock: HouseClock,
  ) {}

  /**
   * The last turn of which anything was resolved, or an earlier one. Turns opened since are superseded: they are open no more,
   * what was ordered for them counts again when they are opened again, and what was done to them by hand does not.
   * @throws PhaseUnknownError @throws TurnUnknownError @throws ConflictError `nothing-to-roll-back`
   */
  async rollBack(question: QuestionOf<typeof rollBackTurn>): Promise<TurnStateDocument> {
    const { campaign } = question;
    const commandId = randomUUID();
    mustGoOn(await this.boards.fresh(campaign));
    for (let tries = 1; ; tries++) {
      const board = await this.boards.fresh(campaign);
      const versions = { ...board.versions };
      const { turn, events, text } = await this.decide(board, question, versions['umpire'] ?? 0);
      const everybody = board.opening.campaign.players.map(({ id }) => id);
      const notice = recordGameEvent(announcement(turn, everybody, { text, by: question.by }));
      if (await this.append(campaign, versions, { turn: events, umpire: [notice] }, commandId, tries))
        return this.stateOf(campaign, turn);
    }
  }

  /**
   * Takes the last rollback back: every turn is what it was. Only while the turn waits and nothing was changed by hand since:
   * what would be resolved anew, or was, is not thrown away by this.
   * @throws ConflictError `turn-not-stopped`, `roll-back-overtaken`
   */
  async undo({ campaign, reason, by }: QuestionOf<typeof undoRollBack>): Promise<TurnStateDocument> {
    const commandId = randomUUID();
    mustGoOn(await this.boards.fresh(campaign));
    for (let tries = 1; ; tries++) {
      const board = await this.boards.fresh(campaign);
      const versions = { ...board.versions };
      const { latest, events } = await this.decideUndo(board, reason, by);
      const everybody = board.opening.campaign.players.map(({ id }) => id);
      const text = `The rollback of turn ${board.record.turn} was taken back, and everything is as it was before it: ${reason}.`;
      const notice = recordGameEvent(announcement(latest, everybody, { text, by }));
      if (await this.append(campaign, versions, { turn: events, umpire: [notice] }, commandId, tries)) {
        await this.boards.fresh(campaign);
        await this.conductor.advance(campaign);
        return this.stateOf(campaign, latest);
      }
    }
  }

  /** @throws ConflictError `turn-not-stopped` when the turn does not wait for the administrator */
  async resume({ campaign, by }: QuestionOf<typeof resumeTurn>): Promise<TurnStateDocument> {
    const board = await this.boards.fresh(campaign);
    mustGoOn(board);
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

  private async decide(
    board: CampaignBoard,
    { turn: wanted, to, orders = 'kept', reason, by }: QuestionOf<typeof rollBackTurn>,
    byHand: number,
  ): Promise<{ turn: number; events: NewEvent[]; text: string }> {
    const { record, sequence } = await this.turnMeant(board, wanted);
    const { turn } = record;
    const superseded = phasesFrom(sequence, to);
    if (superseded.length === 0) throw new PhaseUnknownError(to, sequence);
    const isReopened = orders === 'reopened';
    if (isReopened && to !== sequence[0]?.name) throw new OrdersBelongToStartError(sequence);
    const isPlayed = superseded.some((phase) => record.phases.has(phase));
    if (!isPlayed && !(isReopened && record.bookClosed)) throw nothingToRollBack(turn, to);
    const later = numbersBetween(turn + 1, board.record.turn);
    const events: NewEvent[] = [];
    for (const one of [...later].reverse()) {
      const generation = (await this.boards.turn(board.record.campaign, one)).record.generation + 1;
      events.push(storedEvent(TurnSuperseded, { turn: one, generation, with: turn, byHand }, { turn: one }));
    }
    const generation = record.generation + 1;
    const more = { ...(later.length > 0 ? { later } : {}), ...(isReopened ? { orders } : {}) };
    const rolledBack = { turn, generation, to, superseded, ...more, reason, by };
    events.push(storedEvent(TurnRolledBack, rolledBack, { turn }));
    if (isReopened) events.push(await this.openedAgain(board, record));
    return { turn, events, text: toldOf(turn, to, later, isReopened, reason) };
  }

  /** The turn takes orders again, until a deadline that the calendar gives it now. */
  private async openedAgain({ clock }: CampaignBoard, { turn, opened }: AnyTurn): Promise<NewEvent> {
    const deadline = deadlineByCalendar(clock, (await this.clock.read()).now);
    const { season, start } = opened!;
    return storedEvent(TurnOpened, { turn, season, deadline, start }, { turn });
  }

  private async decideUndo(
    board: CampaignBoard,
    reason: string,
    by: string,
  ): Promise<{ latest: number; events: NewEvent[] }> {
    const { campaign, turn, rolledBack, restorable } = board.record;
    if (!rolledBack || !restorable) throw notUndoable(turn);
    await this.mustBeUntouched(campaign, turn, rolledBack.at);
    const latest = rolledBack.later.at(-1) ?? turn;
    const { generation } = board.record;
    const { season, resolved } = restorable;
    const undone = { turn, generation: generation + 1, latest, resolved, season, reason, by };
    const events = [storedEvent(RollBackUndone, undone, { turn })];
    let { deadline } = restorable;
    for (const one of rolledBack.later) {
      const { record } = await this.boards.turn(campaign, one);
      if (!record.restorable) throw notUndoable(turn);
      const { season, resolved } = record.restorable;
      const data = { turn: one, generation: record.generation + 1, with: turn, resolved, season };
      events.push(storedEvent(TurnRestored, data, { turn: one }));
      ({ deadline } = record.restorable);
    }
    if (deadline !== null && !board.clock.paused) {
      const waited = (await this.clock.read()).now - Date.parse(rolledBack.at);
      const later = new Date(Date.parse(deadline) + waited).toISOString();
      events.push(storedEvent(DeadlineMoved, { turn: latest, deadline: later }, { turn: latest }));
    }
    return { latest, events };
  }

  /** @throws ConflictError `roll-back-overtaken` when a piece was edited since */
  private async mustBeUntouched(campaign: string, turn: number, since: string): Promise<void> {
    const byHand = await this.store.readStream(campaign, UMPIRE);
    if (byHand.some(({ type, recordedAt }) => isEdit(type) && recordedAt > since))
      throw new ConflictError(
        'roll-back-overtaken',
        `A piece was edited since turn ${turn} was rolled back: taking the rollback back would leave the edit in a turn that was resolved without it. Have the turn go on.`,
      );
  }

  /** The turn that is to be rolled back. */
  private async turnMeant(
    { record, opening, sequence }: CampaignBoard,
    wanted: number | undefined,
  ): Promise<{ readonly record: AnyTurn; readonly sequence: AnySequence }> {
    if (wanted === undefined && !record.bookClosed && record.turn === opening.firstTurn)
      throw nothingToRollBack(record.turn, 'orders');
    const turn = wanted ?? (record.bookClosed ? record.turn : record.turn - 1);
    if (turn < opening.firstTurn || turn > record.turn)
      throw new TurnUnknownError(turn, opening.firstTurn, record.turn);
    return turn === record.turn ? { record, sequence } : this.boards.turn(record.campaign, turn);
  }

  /** False when somebody else wrote first. */
  private async append(
    campaign: string,
    versions: Readonly<Record<string, number>>,
    events: Readonly<Record<string, NewEvent[]>>,
    commandId: string,
    tries: number,
  ): Promise<boolean> {
    const appends = Object.entries(events).map(([stream, ofStream]): StreamAppend => ({
      ...{ campaign, stream, events: ofStream },
      expectedVersion: versions[stream] ?? 0,
    }));
    try {
      await this.store.appendMany(appends, { commandId, meta: causeMeta() });
      return true;
    } catch (error) {
      if (!(error instanceof WrongExpectedVersionError) || tries === TRIES) throw error;
      return false;
    }
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
function phasesFrom(sequence: AnySequence, phase: PhaseOfTurn): PhaseOfTurn[] {
  if (!sequence.some(({ name }) => name === phase)) return [];
  return sequence
    .map(({ name }) => name)
    .filter((name) => name === phase || ancestorsOf(sequence, name).includes(phase));
}

/** Whole numbers from one to another, both included. */
function numbersBetween(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
}

/** What everybody is told of a rollback, in the report that takes the place of the turn's. */
function toldOf(
  turn: number,
  to: PhaseOfTurn,
  later: readonly number[],
  isReopened: boolean,
  reason: string,
): string {
  const also =
    later.length === 0
      ? ''
      : ` ${later.length === 1 ? `Turn ${later[0]} counts` : `Turns ${later[0]} to ${later.at(-1)} count`} no more; the orders for ${later.length === 1 ? 'it' : 'them'} are kept and stand when ${later.length === 1 ? 'it is' : 'they are'} opened again.`;
  const what = isReopened
    ? `Turn ${turn} was taken back to its start and takes orders again; those sent before stand until they are changed`
    : `Turn ${turn} was taken back to before its phase ${to} and is resolved again from there`;
  return `${what}: ${reason}.${also} This report takes the place of any earlier one of the turn.`;
}

function notUndoable(turn: number): ConflictError {
  return new ConflictError(
    'roll-back-not-undoable',
    `Turn ${turn} does not wait after a rollback. A rollback can be taken back until the turn is had to go on, and not at all when its orders were reopened.`,
  );
}

function nothingToRollBack(turn: number, to: string): ConflictError {
  return new ConflictError(
    'nothing-to-roll-back',
    `Nothing of turn ${turn} from ${to} on is resolved; choose an earlier phase, or edit what is wrong.`,
    { field: '/to' },
  );
}
