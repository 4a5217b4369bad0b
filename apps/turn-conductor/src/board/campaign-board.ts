import type { CampaignDocument } from '@vedette/contracts';
import type { RecordedEvent } from '@vedette/event-store';
import {
  type AnyGame,
  type CampaignLife,
  type CampaignOpening,
  CampaignTurns,
  CampaignRetitled,
  ClockRecord,
  factsAfter,
  isStored,
  isStoredType,
  type StreamName,
  latestTurnAfter,
  lifeAfter,
  sequenceOfGame,
  statusOfLife,
  TurnOpened,
  UNBORN,
  type AnySequence,
  type AnyTurn,
  TurnRecord,
} from '@vedette/ledger';
import type { ClockState } from '@vedette/turn-clock';
import type { CampaignGlance } from './campaign-glance.js';
import { isStopped } from './turn-state.js';

/** The stream of what an administrator does by hand. */
const UMPIRE: StreamName = 'umpire';

/** What a board held at a moment: a board is filled on while somebody waits, what he decided by is not. */
export interface BoardReading {
  readonly campaign: string;
  readonly turn: number;
  readonly clock: ClockState;
  readonly versions: Readonly<Record<string, number>>;
}

/**
 * Where a campaign stands: its opening and its latest turn. Filled from the log; events of the game are passed over,
 * because the conductor never looks at what happened, only at what is done.
 */
export class CampaignBoard implements CampaignGlance {
  /** Version of each stream up to which the board is filled. */
  readonly versions: Record<string, number>;
  private latest: TurnRecord<AnyGame>;
  private lastEvent: RecordedEvent | null = null;
  private readonly clockRecord: ClockRecord;
  /** A turn was rolled back, restored or opened again: what the log holds of it belongs on a board that is laid again. */
  isOutdated = false;
  /** Version of the stream `turn` up to which the board is filled; and the last turn that was ever opened. */
  private turnVersion = 0;
  private lastOpened = 0;
  /** Whether the campaign goes on. */
  life: CampaignLife = UNBORN;
  /** How the campaign is called now. */
  title: string;
  private administrationVersion = 0;
  /** What was edited by hand in any turn: treaties and offices are changed for good. */
  private readonly turns: CampaignTurns;
  /** What was done by hand for a turn that was not open yet. */
  private ahead: RecordedEvent[] = [];

  /** `versions`: what the streams had before the events that are added first were read. */
  constructor(
    readonly opening: CampaignOpening,
    versions: Readonly<Record<string, number>> = {},
  ) {
    this.versions = { ...versions };
    this.title = opening.campaign.title;
    this.turns = new CampaignTurns(opening.campaign.id);
    this.latest = new TurnRecord<AnyGame>(opening.campaign.id, opening.firstTurn);
    this.clockRecord = new ClockRecord(opening.campaign.players.map(({ id }) => id));
  }

  /** The clock of the campaign. */
  get clock(): ClockState {
    return this.clockRecord.state;
  }

  /** What everybody knows of the campaign, with its treaties and offices as they are now. */
  get facts(): CampaignOpening['campaign'] {
    const { campaign, firstTurn } = this.opening;
    return factsAfter(campaign, this.turns.editsOf(firstTurn));
  }

  /** The board as it is now, to decide by. */
  reading(): BoardReading {
    const { campaign, turn } = this.latest;
    return { campaign, turn, clock: this.clock, versions: { ...this.versions } };
  }

  /** The latest turn that was opened. */
  get record(): AnyTurn {
    return this.latest;
  }

  /** How the campaign ended, once it has. */
  get ended(): CampaignLife['ended'] {
    return this.life.ended;
  }

  /** Whether its last turn has been resolved, so that no other opens by itself. */
  get isAtItsLast(): boolean {
    const { lastTurn } = this.life;
    return this.latest.resolved !== null && lastTurn !== null && this.latest.turn >= lastTurn;
  }

  /** Whether it ends by itself now: not for a turn that was resolved before it was reopened. */
  get isOver(): boolean {
    const { ended, reopenedAt } = this.life;
    return !ended && this.isAtItsLast && (reopenedAt ?? '') < (this.latest.resolved?.at ?? '');
  }

  /** The last event the board took in: what is done next is done because of it. */
  get cause(): RecordedEvent | null {
    return this.lastEvent;
  }

  /** The graph of the latest turn. */
  get sequence(): AnySequence {
    return sequenceOfTurn(this.opening, this.latest);
  }

  /** Whether the latest turn takes orders or is being resolved. */
  get isActive(): boolean {
    return this.latest.opened !== null && this.latest.resolved === null;
  }

  /** Whether its turn goes on by itself, so that somebody must see when it does not. */
  get isBeingResolved(): boolean {
    return this.latest.bookClosed !== null && this.latest.resolved === null && !isStopped(this.latest);
  }

  /** Whether its turn waits for the administrator, in a campaign that goes on. */
  get isStopped(): boolean {
    return !this.ended && this.isActive && isStopped(this.latest);
  }

  /** Whether a phase of its turn failed too often. */
  get isSetAside(): boolean {
    return this.latest.setAside !== null;
  }

  /** What everybody in the campaign may know of it. */
  get document(): CampaignDocument {
    return documentOf(this);
  }

  /** Lays another turn on the board. */
  turnTo(record: AnyTurn): void {
    this.latest = record.add(this.ahead);
    this.ahead = this.ahead.filter(({ turn }) => (turn ?? 0) > record.turn);
  }

  private takeByHand(event: RecordedEvent): void {
    this.latest.add([event]);
    const isKnown = this.ahead.some(({ version }) => version === event.version);
    if ((event.turn ?? 0) > this.latest.turn && !isKnown) this.ahead.push(event);
  }

  private followLife(event: RecordedEvent): void {
    if (event.version <= this.administrationVersion) return;
    this.administrationVersion = event.version;
    this.life = lifeAfter(this.life, event);
    if (isStored(CampaignRetitled, event)) this.title = event.data.title;
  }

  private followTurn(event: RecordedEvent): void {
    if (event.version <= this.turnVersion) return;
    this.turnVersion = event.version;
    const turn = latestTurnAfter(this.latest.turn, event);
    if (isStored(TurnOpened, event)) {
      // What was ordered for it before is in the log.
      if (turn <= this.lastOpened) this.isOutdated = true;
      this.lastOpened = Math.max(turn, this.lastOpened);
      if (turn > this.latest.turn) this.turnTo(new TurnRecord<AnyGame>(event.campaign, turn));
    } else if (turn !== this.latest.turn) this.isOutdated = true;
  }

  /** Takes in events of the campaign; those seen already change nothing. */
  add(events: readonly RecordedEvent[]): void {
    for (const event of events) {
      this.versions[event.stream] = Math.max(event.version, this.versions[event.stream] ?? 0);
      if (event.stream === UMPIRE || event.stream === 'turn') this.turns.take(event);
      if (event.stream === UMPIRE) this.takeByHand(event);
      if (!isStoredType(event.type)) continue;
      if (event.stream === 'administration') this.followLife(event);
      if (event.stream === 'turn') this.followTurn(event);
      this.latest.add([event]);
      this.clockRecord.add(event);
      this.lastEvent = event;
    }
  }
}

/** Whether the board takes in an event of a type, from a stream. */
export function isForBoards({ type, stream }: Pick<RecordedEvent, 'type' | 'stream'>): boolean {
  return stream === UMPIRE || isStoredType(type);
}

/** The graph of a turn. */
export function sequenceOfTurn({ campaign }: CampaignOpening, record: TurnRecord<AnyGame>): AnySequence {
  return sequenceOfGame(campaign, { season: record.opened?.season ?? 'campaign', turn: record.turn });
}

/** What everybody in a campaign may know of it. */
export function documentOf({ opening, facts, record, life, title }: CampaignBoard): CampaignDocument {
  return {
    ...facts,
    title,
    solo: opening.solo ?? false,
    createdAt: opening.createdAt,
    turn: record.turn,
    season: record.opened?.season ?? 'campaign',
    status: statusOfLife(life),
    lastTurn: life.lastTurn,
    ended: life.ended,
    standing: life.standing,
    diceCommitment: opening.diceCommitment ?? null,
  };
}
