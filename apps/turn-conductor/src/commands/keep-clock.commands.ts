import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type {
  ClockAct,
  ClockDocument,
  confirmTurn,
  describeClock,
  governClock,
  noteOpening,
  noteSeats,
  QuestionOf,
  setCalendar,
} from '@vedette/contracts';
import {
  EventStore,
  type NewEvent,
  type StreamAppend,
  WrongExpectedVersionError,
} from '@vedette/event-store';
import { CampaignOverError, causeMeta, DeadlineMoved, storedClockEvent, storedEvent } from '@vedette/ledger';
import { InvalidRequestError } from '@vedette/platform';
import * as clock from '@vedette/turn-clock';
import { Boards } from '../board/boards.js';
import { clockDocument } from '../clock/clock-document.js';
import { ClockKeeper } from '../clock/clock-keeper.js';
import { asHouseError } from '../clock/clock-refused.error.js';
import { ClockWriter } from '../clock/clock-writer.js';

const ADMINISTRATOR = { seenBy: 'administrator', player: null } as const;
const EVERYBODY = 'everybody';
/** How often a calendar is set again because another conductor wrote at the same moment. */
const TRIES = 25;

/** What players and administrators do with the clock of a campaign; each answers with the clock as it is then. */
@Injectable()
export class ClockCommands {
  constructor(
    private readonly boards: Boards,
    private readonly store: EventStore,
    private readonly writer: ClockWriter,
    private readonly keeper: ClockKeeper,
  ) {}

  /** @throws CampaignNotFoundError */
  async describe({ campaign, seenBy, player }: QuestionOf<typeof describeClock>): Promise<ClockDocument> {
    const { now } = await this.keeper.time();
    return clockDocument(await this.boards.fresh(campaign), { seenBy, player }, now);
  }

  /** @throws CampaignNotFoundError */
  async noteOpening({ campaign, player }: QuestionOf<typeof noteOpening>): Promise<Record<string, never>> {
    await this.writer.write(campaign, (state) => clock.seeTurn(state, player));
    return {};
  }

  /** Nothing of a campaign that has ended waits for anybody. @throws CampaignNotFoundError */
  async noteSeats({ campaign, taken }: QuestionOf<typeof noteSeats>): Promise<Record<string, never>> {
    const { ended } = await this.boards.fresh(campaign);
    if (ended) return {};
    await this.writer.write(campaign, (state) => clock.takeSeats(state, taken));
    await this.keeper.look(campaign, await this.keeper.time());
    return {};
  }

  /** @throws ConflictError @throws InvalidRequestError `player-unknown` */
  async confirm({
    campaign,
    turn,
    player,
    confirmed,
  }: QuestionOf<typeof confirmTurn>): Promise<ClockDocument> {
    await this.mustGoOn(campaign);
    const decide = confirmed === 'yes' ? clock.confirmTurn : clock.clearConfirmation;
    const time = await this.keeper.time();
    await this.writer.write(campaign, (state) => decide(state, turn, player, time.now));
    await this.keeper.look(campaign, time);
    return clockDocument(await this.boards.fresh(campaign), { seenBy: 'player', player }, time.now);
  }

  /** @throws ConflictError @throws InvalidRequestError */
  async govern({ campaign, does, by }: QuestionOf<typeof governClock>): Promise<ClockDocument> {
    await this.mustGoOn(campaign);
    const time = await this.keeper.time();
    await this.writer.write(campaign, (state) => decideAct(state, does, time.now), { by });
    await this.keeper.look(campaign, time);
    return clockDocument(await this.boards.fresh(campaign), ADMINISTRATOR, time.now);
  }

  /** @throws CampaignOverError */
  private async mustGoOn(campaign: string): Promise<void> {
    const { ended } = await this.boards.fresh(campaign);
    if (ended) throw new CampaignOverError(campaign, ended.turn);
  }

  /**
   * Calendar and deadline stand in different streams and are written in one piece.
   * @throws InvalidRequestError `zone-unknown`, `player-unknown`
   */
  async setCalendar({
    campaign,
    calendar,
    terms,
    by,
  }: QuestionOf<typeof setCalendar>): Promise<ClockDocument> {
    const time = await this.keeper.time();
    const commandId = randomUUID();
    for (let tries = 1; ; tries++) {
      const board = await this.boards.fresh(campaign);
      const change = decideCalendar(board.clock, calendar, { ...board.clock.terms, ...terms }, time.now);
      const append = (stream: string, event: NewEvent): StreamAppend => ({
        campaign,
        stream,
        expectedVersion: board.versions[stream] ?? 0,
        events: [event],
      });
      const appends = [append('administration', storedClockEvent(change.event))];
      if (change.deadline !== undefined) {
        const { turn } = board.record;
        appends.push(
          append('turn', storedEvent(DeadlineMoved, { turn, deadline: change.deadline }, { turn })),
        );
      }
      try {
        await this.store.appendMany(appends, { commandId, meta: causeMeta(undefined, by) });
        break;
      } catch (error) {
        if (!(error instanceof WrongExpectedVersionError) || tries === TRIES) throw error;
      }
    }
    await this.boards.fresh(campaign);
    await this.keeper.look(campaign, time);
    return clockDocument(await this.boards.fresh(campaign), ADMINISTRATOR, time.now);
  }
}

function decideCalendar(...change: Parameters<typeof clock.setCalendar>): clock.CalendarChange {
  try {
    return clock.setCalendar(...change);
  } catch (error) {
    throw asHouseError(error);
  }
}

function decideAct(state: clock.ClockState, { act, how }: ClockAct, now: number): clock.NewClockEvent[] {
  switch (act) {
    case 'extend': {
      const { until, minutes, reason, audience = EVERYBODY } = how;
      return clock.extendTurn(state, extensionOf(until, minutes), { reason, audience }, now);
    }
    case 'pause':
      return clock.pauseClock(state, { audience: EVERYBODY, ...how }, now);
    case 'resume':
      return clock.resumeClock(state, { reason: null, audience: EVERYBODY, ...how }, now);
    case 'excuse':
      return clock.excusePlayer(state, how);
    case 'replace':
      return clock.replacePlayer(state, how.player);
    case 'release':
      return clock.releaseTurn(state, how.turn);
  }
}

/** @throws InvalidRequestError `extension-unclear` */
function extensionOf(until: string | undefined, minutes: number | undefined): clock.Extension {
  if (until !== undefined && minutes === undefined) return { until };
  if (minutes !== undefined && until === undefined) return { minutes };
  throw new InvalidRequestError({
    code: 'extension-unclear',
    field: '/until',
    message: 'Say either until when, or by how many minutes.',
  });
}
