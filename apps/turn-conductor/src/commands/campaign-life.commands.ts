import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import type { Occasion } from '@vedette/campaign';
import {
  BY_ITSELF,
  type CampaignDocument,
  type CampaignEndDocument,
  type CampaignStanding,
  type endCampaign,
  type publishCampaign,
  type QuestionOf,
  type reopenCampaign,
} from '@vedette/contracts';
import {
  EventStore,
  type NewEvent,
  type StreamAppend,
  WrongExpectedVersionError,
} from '@vedette/event-store';
import {
  CampaignEnded,
  CampaignNotEndedError,
  CampaignPublished,
  CampaignPublishedError,
  CampaignReopened,
  causeMeta,
  DeadlineMoved,
  isBattle,
  recordGameEvent,
  storedEvent,
  type StreamName,
  TurnNotResolvedError,
  TurnStarts,
} from '@vedette/ledger';
import { InvalidRequestError } from '@vedette/platform';
import { standingOf } from '@vedette/referee';
import { announcement } from '../administration/announcement.js';
import { Boards } from '../board/boards.js';
import { type CampaignBoard, documentOf } from '../board/campaign-board.js';
import { HouseClock } from '../clock/house-clock.js';

/** Players and other conductors write meanwhile; losing this often in a row means that something else is wrong. */
const TRIES = 25;

/** What is to be written of a campaign's life, and what its members are told of it. */
interface Change {
  readonly event: NewEvent;
  readonly occasion: Occasion;
  readonly by: string;
  readonly text: string;
  /** In whose report it stands. */
  readonly turn: number;
  /** What follows for the turn that takes orders. */
  readonly ofTurn?: readonly NewEvent[];
}

/** The campaign would end again at once. */
export class LastTurnPassedError extends InvalidRequestError {
  constructor(lastTurn: number, latest: number) {
    super({
      code: 'last-turn-passed',
      status: 422,
      field: '/lastTurn',
      message: `Turn ${lastTurn} is past: the latest is ${latest}. Name a later last turn, or none.`,
    });
  }
}

/**
 * Ends campaigns, reopens them, and opens what was hidden in them. Every change is an event at the version of the
 * stream `administration` it was decided by, so of a reopening and a publication at the same moment one is refused.
 */
@Injectable()
export class CampaignLifeCommands {
  private readonly logger = new Logger('CampaignLife');

  constructor(
    private readonly boards: Boards,
    private readonly store: EventStore,
    private readonly clock: HouseClock,
    private readonly starts: TurnStarts,
  ) {}

  /** @throws CampaignNotFoundError @throws TurnNotResolvedError while a turn is being resolved */
  async end({ campaign, ...end }: QuestionOf<typeof endCampaign>): Promise<CampaignEndDocument> {
    return endDocument(
      await this.write(campaign, async (board) => (board.ended ? null : this.endNow(board, end))),
    );
  }

  /** @throws CampaignNotEndedError @throws CampaignPublishedError @throws LastTurnPassedError */
  async reopen(question: QuestionOf<typeof reopenCampaign>): Promise<CampaignDocument> {
    const { campaign } = question;
    const { now } = await this.clock.read();
    await this.look(campaign, now);
    return documentOf(await this.write(campaign, async (board) => reopenNow(board, question, now)));
  }

  /** @throws CampaignNotEndedError */
  async publish({ campaign, by }: QuestionOf<typeof publishCampaign>): Promise<CampaignEndDocument> {
    return endDocument(await this.write(campaign, async (board) => publishNow(board, by)));
  }

  /**
   * Does what comes by itself: ends a campaign whose last turn is resolved, and opens what was hidden when its time has
   * come. Returns when to look again, null when only an event can tell.
   */
  async look(campaign: string, now: number): Promise<number | null> {
    const { isOver, ended } = await this.boards.glance(campaign);
    if (isOver) {
      await this.write(campaign, async (board) =>
        board.isOver ? this.endNow(board, lastTurnPlayed(board)) : null,
      );
      this.logger.log({ campaign }, 'The campaign has ended with its last turn');
    } else if (ended?.publishedAt === null) {
      if (now < Date.parse(ended.opensAt)) return Date.parse(ended.opensAt);
      await this.write(campaign, async (board) =>
        board.ended && now >= Date.parse(board.ended.opensAt) ? publishNow(board, BY_ITSELF) : null,
      );
      this.logger.log({ campaign }, 'What was hidden in the campaign is open');
    }
    return null;
  }

  /** @throws TurnNotResolvedError while a turn is being resolved */
  private async endNow(board: CampaignBoard, how: How): Promise<Change> {
    const turn = lastThatCounts(board);
    return endAfter(turn, how, await this.standing(board, turn));
  }

  /** How it stands after a turn. That a position cannot be read keeps nobody from ending a campaign. */
  private async standing({ opening }: CampaignBoard, turn: number): Promise<CampaignStanding | null> {
    const { firstTurn, campaign } = opening;
    // How a battle was won it says itself, in its last event.
    if (isBattle(campaign)) return null;
    try {
      const start = await this.starts.coming(campaign.id, firstTurn);
      return standingOf(start, await this.starts.coming(campaign.id, Math.max(turn + 1, firstTurn)));
    } catch (error) {
      this.logger.error({ campaign: campaign.id, err: error }, 'How the campaign stands cannot be told');
      return null;
    }
  }

  /** Writes what `decide` makes of the campaign as it stands, deciding again whenever another was first; null writes nothing. */
  private async write(
    campaign: string,
    decide: (board: CampaignBoard) => Promise<Change | null>,
  ): Promise<CampaignBoard> {
    const commandId = randomUUID();
    for (let tries = 1; ; tries++) {
      const board = await this.boards.fresh(campaign);
      const versions = { ...board.versions };
      const change = await decide(board);
      if (!change) return board;
      try {
        await this.store.appendMany(appendsOf(board, versions, change), { commandId, meta: causeMeta() });
        return await this.boards.fresh(campaign);
      } catch (error) {
        if (!(error instanceof WrongExpectedVersionError) || tries === TRIES) throw error;
      }
    }
  }
}

function appendsOf(
  { opening }: CampaignBoard,
  versions: Readonly<Record<string, number>>,
  { event, occasion, by, text, turn, ofTurn = [] }: Change,
): StreamAppend[] {
  const { id, players } = opening.campaign;
  const append = (stream: StreamName, events: readonly NewEvent[]): StreamAppend => ({
    ...{ campaign: id, stream, events: [...events] },
    expectedVersion: versions[stream] ?? 0,
  });
  const everybody = players.map((player) => player.id);
  const told = recordGameEvent(announcement(turn, everybody, { text, by, occasion }));
  // Of a campaign in which no turn counts there is no report to tell it in.
  const reports = turn >= opening.firstTurn && everybody.length > 0 ? [append('umpire', [told])] : [];
  const ofTheTurn = ofTurn.length > 0 ? [append('turn', ofTurn)] : [];
  return [append('administration', [event]), ...ofTheTurn, ...reports];
}

type How = Pick<QuestionOf<typeof endCampaign>, 'by' | 'reason'> & { readonly result?: string };

/** The last turn of those that count when it ends now. @throws TurnNotResolvedError while a turn is being resolved */
function lastThatCounts({ record, opening }: CampaignBoard): number {
  const { campaign, turn: latest } = record;
  const isStopped = record.rolledBack !== null || record.setAside !== null;
  if (record.bookClosed && !record.resolved && !isStopped) throw new TurnNotResolvedError(campaign, latest);
  // A turn that still takes orders, or waits, was never played.
  return record.resolved ? latest : Math.max(latest - 1, opening.firstTurn - 1, 0);
}

/** What is told of an end is what both sides know: how it stands is written down and told when it is published. */
function endAfter(turn: number, { by, reason, result }: How, standing: CampaignStanding | null): Change {
  const data = {
    ...{ turn, by, reason },
    ...(result === undefined ? {} : { result }),
    ...(standing === null ? {} : { standing }),
  };
  const cameOut = result === undefined ? '' : ` Result: ${result}`;
  const text = `The campaign has ended with turn ${turn}: ${reason}.${cameOut}`;
  return { event: storedEvent(CampaignEnded, data), occasion: 'end', by, text, turn };
}

/** GITM 5.1, ROTD 5.1. */
const lastTurnPlayed = ({ life }: CampaignBoard): How => ({
  by: BY_ITSELF,
  reason: `turn ${life.lastTurn} was its last`,
});

/** @throws CampaignNotEndedError @throws CampaignPublishedError @throws LastTurnPassedError */
function reopenNow(
  board: CampaignBoard,
  { by, reason, lastTurn }: QuestionOf<typeof reopenCampaign>,
  now: number,
): Change {
  const { campaign, turn: latest, resolved } = board.record;
  const ended = mustHaveEnded(board);
  if (ended.publishedAt !== null) throw new CampaignPublishedError(campaign, ended.publishedAt);
  if (lastTurn !== undefined && lastTurn < latest + (resolved ? 1 : 0))
    throw new LastTurnPassedError(lastTurn, latest);
  const data = { by, reason, ...(lastTurn === undefined ? {} : { lastTurn }) };
  return {
    event: storedEvent(CampaignReopened, data),
    ...{ occasion: 'reopening', by, turn: ended.turn },
    text: `The campaign, which had ended with turn ${ended.turn}, goes on: ${reason}.`,
    ofTurn: timeGivenBack(board, now - Date.parse(ended.at)),
  };
}

/** The turn that takes orders gets back the time in which it took none. */
function timeGivenBack({ record, clock }: CampaignBoard, ms: number): NewEvent[] {
  const { turn, deadline, bookClosed } = record;
  if (deadline === null || bookClosed || clock.paused) return [];
  const later = new Date(Date.parse(deadline) + ms).toISOString();
  return [storedEvent(DeadlineMoved, { turn, deadline: later }, { turn })];
}

/** @throws CampaignNotEndedError */
function publishNow(board: CampaignBoard, by: string): Change | null {
  const { turn, publishedAt } = mustHaveEnded(board);
  if (publishedAt !== null) return null;
  const text = 'Everything that was hidden in the campaign is open to all who were in it.';
  return { event: storedEvent(CampaignPublished, { turn, by }), occasion: 'publication', by, text, turn };
}

/** @throws CampaignNotEndedError */
function mustHaveEnded({ ended, record }: CampaignBoard): NonNullable<CampaignBoard['ended']> {
  if (!ended) throw new CampaignNotEndedError(record.campaign);
  return ended;
}

function endDocument(board: CampaignBoard): CampaignEndDocument {
  return { campaign: board.record.campaign, ...mustHaveEnded(board) };
}
