import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  type AppendRequest,
  type Appended,
  EventStore,
  type NewEvent,
  WrongExpectedVersionError,
} from '@vedette/event-store';
import { causeMeta, DeadlineMoved, storedClockEvent, storedEvent } from '@vedette/ledger';
import { type ClockState, fold, type NewClockEvent } from '@vedette/turn-clock';
import { Boards } from '../board/boards.js';
import type { BoardReading, CampaignBoard } from '../board/campaign-board.js';
import { asHouseError } from './clock-refused.error.js';

/** Another conductor wins a race now and then; losing this often in a row means something else is wrong. */
const TRIES = 25;

/** Streams whose events say what a player has done with a turn. */
const PLAYERS_STREAMS = ['orders', 'dispositions'];

/** Writes what the clock decides to a campaign's `turn` stream, at the version it was decided by. */
@Injectable()
export class ClockWriter {
  constructor(
    private readonly boards: Boards,
    private readonly store: EventStore,
  ) {}

  /**
   * Appends what `decide` makes of the clock, deciding again whenever another was first. Returns the board with it.
   * @throws ConflictError, InvalidRequestError for what the clock refuses
   */
  async write(
    campaign: string,
    decide: (state: ClockState) => readonly NewClockEvent[],
    { commandId = randomUUID(), by }: { readonly commandId?: string; readonly by?: string | undefined } = {},
  ): Promise<CampaignBoard> {
    for (let tries = 1; ; tries++) {
      const board = await this.boards.fresh(campaign);
      const reading = board.reading();
      const events = decided(() => decide(reading.clock));
      if (events.length === 0) return board;
      try {
        await this.store.append(this.request(reading, events, commandId, by));
        return await this.boards.fresh(campaign);
      } catch (error) {
        if (!(error instanceof WrongExpectedVersionError) || tries === TRIES) throw error;
      }
    }
  }

  /**
   * Appends an event that holds only while nobody changes his orders: their streams are locked where they were
   * read. False when somebody was first, on whichever stream.
   */
  async writeIfUnchanged(reading: BoardReading, event: NewClockEvent, commandId: string): Promise<boolean> {
    try {
      const appended = await this.store.transaction<Appended | null>(async (transaction) => {
        const { campaign } = reading;
        const heads = await this.store.holdStreams(transaction, campaign, PLAYERS_STREAMS);
        if (heads.some(({ stream_id: stream, version }) => version > (reading.versions[stream] ?? 0)))
          return null;
        return this.store.appendWithin(transaction, this.request(reading, [event], commandId));
      });
      if (appended) this.store.announce();
      return appended !== null;
    } catch (error) {
      if (error instanceof WrongExpectedVersionError) return false;
      throw error;
    }
  }

  private request(
    reading: BoardReading,
    events: readonly NewClockEvent[],
    commandId: string,
    by?: string,
  ): AppendRequest {
    return {
      campaign: reading.campaign,
      stream: 'turn',
      expectedVersion: reading.versions['turn'] ?? 0,
      commandId,
      events: withDeadline(reading.clock, events),
      meta: causeMeta(undefined, by),
    };
  }
}

/** The events as they are stored, with the deadline they lead to beside them, for those who know nothing else of clocks. */
export function withDeadline(state: ClockState, events: readonly NewClockEvent[]): NewEvent[] {
  const stored = events.map(storedClockEvent);
  const at = state.turn?.openedAt ?? 0;
  const after = events.reduce((before, event) => fold(before, { ...event, at }), state);
  const { turn } = after;
  if (!turn || turn.deadline === state.turn?.deadline) return stored;
  const deadline = turn.deadline === null ? null : new Date(turn.deadline).toISOString();
  return [...stored, storedEvent(DeadlineMoved, { turn: turn.turn, deadline }, { turn: turn.turn })];
}

function decided(decide: () => readonly NewClockEvent[]): readonly NewClockEvent[] {
  try {
    return decide();
  } catch (error) {
    throw asHouseError(error);
  }
}
