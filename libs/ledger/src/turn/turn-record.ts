import { BattlePieceEdited } from '@vedette/battle';
import { type GameEvent, PieceEdited } from '@vedette/campaign';
import type { OrderOrigin, ReceiptDocument } from '@vedette/contracts';
import type { RecordedEvent } from '@vedette/event-store';
import { CountedTurn, type PhaseOfTurn, type RestorableTurn, type TurnStanding } from '@vedette/turns';
import type { AnyGame, CampaignGame } from './game-of-record.js';
import { readEventOf } from './read-event-of.js';
import { isStored } from '../stored/define-stored.js';
import {
  OrderAccepted,
  OrderBookClosed,
  OrderDeclined,
  OrderWithdrawn,
  type Submission,
} from '../stored/order-events.js';
import { PhaseResolved } from '../stored/phase-resolved.js';
import { isStoredType } from '../stored/registry.js';
import type { StreamName } from '../streams.js';
import { readTurnEvent } from './read-turn-event.js';

/** The stream of what an administrator does by hand. */
const UMPIRE: StreamName = 'umpire';

/** An order that was sent, in the order of the `orders` stream. */
export interface SubmittedOrder<Order = CampaignGame['order']> {
  readonly order: Order;
  readonly receipt: ReceiptDocument;
  readonly key: string | null;
  /** The standing or planned order it came from; null when it was sent in the turn itself. */
  readonly origin: OrderOrigin | null;
  /** Who sent it in the officer's place; null when the officer did. */
  readonly sender: string | null;
  /** When it was taken back, if it was. */
  withdrawnAt: string | null;
}

/** A phase that is done. */
export interface ResolvedPhase<Event = GameEvent> {
  readonly events: readonly Event[];
  /** How many events the phase had, also where they are not kept. */
  readonly count: number;
  readonly inputs: string;
  readonly outcome: string;
  readonly at: string;
  /** How often the turn had been rolled back when it was resolved. */
  readonly generation: number;
  /** The phase its worker said it would go on with. */
  readonly goesOnWith?: PhaseOfTurn;
}

/** The book of a turn when it was closed. */
interface ClosedBook {
  readonly at: string;
  readonly root: string;
  readonly filler: string;
  readonly orders: string;
  /** Levels of its tree; null of a book that was padded instead. */
  readonly height: number | null;
}

/** What the record keeps of what counts. */
interface Kept<Event> {
  readonly phase: ResolvedPhase<Event>;
  readonly book: ClosedBook;
  readonly byHand: AnyGame['event'];
}

/**
 * Everything the log holds of one turn, sorted out. It is filled from the log, as far as it has come, and can be filled
 * further at any time; an event it has seen already changes nothing. It is of a campaign unless another game is named.
 */
export class TurnRecord<Game extends AnyGame = CampaignGame> {
  readonly submissions: SubmittedOrder<Game['order']>[] = [];
  /** Version of each stream up to which the record is filled. */
  readonly versions: Record<string, number> = {};
  private readonly counted: CountedTurn<Kept<Game['event']>>;
  private readonly byId = new Map<string, SubmittedOrder<Game['order']>>();
  private readonly unfinished = new Map<string, Game['event'][]>();

  constructor(
    readonly campaign: string,
    readonly turn: number,
  ) {
    this.counted = new CountedTurn(turn);
  }

  /** Takes in events of the turn, in the order of the log or of their streams. */
  add(events: readonly RecordedEvent[]): this {
    for (const event of events) {
      if (event.turn !== this.turn || event.version <= (this.versions[event.stream] ?? 0)) continue;
      this.versions[event.stream] = event.version;
      if (isStoredType(event.type)) this.addStored(event);
      else if (event.stream === UMPIRE) this.addByHand(event);
      else this.addGameEvent(event);
    }
    return this;
  }

  /** Takes in a phase that was resolved and appended here, up to `version` of its owner's stream. */
  resolve(
    phase: Game['phase'],
    resolved: ResolvedPhase<Game['event']>,
    stream: string,
    version: number,
  ): void {
    this.addPhase(phase, resolved);
    this.versions[stream] = Math.max(version, this.versions[stream] ?? 0);
  }

  /** A submission by its id. */
  submission(id: string): SubmittedOrder<Game['order']> | undefined {
    return this.byId.get(id);
  }

  get opened(): TurnStanding['opened'] {
    return this.counted.standing.opened;
  }

  get deadline(): string | null {
    return this.counted.standing.deadline;
  }

  get bookClosed(): ClosedBook | null {
    return this.counted.book();
  }

  get closedAt(): string | null {
    return this.counted.standing.closedAt;
  }

  get resolved(): TurnStanding['resolved'] {
    return this.counted.standing.resolved;
  }

  /** How often the turn was rolled back, superseded or restored. */
  get generation(): number {
    return this.counted.standing.generation;
  }

  /** The last rollback, while the turn waits for the administrator to have it go on. */
  get rolledBack(): TurnStanding['rolledBack'] {
    return this.counted.standing.rolledBack;
  }

  /** The phase that fails again and again, while the turn is set aside for it. */
  get setAside(): TurnStanding['setAside'] {
    return this.counted.standing.setAside;
  }

  /** Phases that were handed out again: the attempt under way and when it began. */
  get stalls(): TurnStanding['stalls'] {
    return this.counted.standing.stalls;
  }

  /** Attempts of phases made before the turn was last had to go on: they are not counted against them. */
  get forgiven(): TurnStanding['forgiven'] {
    return this.counted.standing.forgiven;
  }

  /** Phases that are done, in the order in which they were. */
  get phases(): ReadonlyMap<Game['phase'], ResolvedPhase<Game['event']>> {
    // What is resolved in a turn are phases of its own game.
    return this.counted.phases as ReadonlyMap<Game['phase'], ResolvedPhase<Game['event']>>;
  }

  /** What the administrator put into the turn by hand, in order: edits of its start, and announcements. */
  get byHand(): Game['event'][] {
    // Announcements are events of campaigns in battles too: nothing of them is folded.
    return this.counted.byHand() as Game['event'][];
  }

  /** What the turn will be again when the last rollback is taken back; null when none can be. */
  get restorable(): RestorableTurn | null {
    return this.counted.restorable();
  }

  /** The edits of the position the turn starts from. */
  edits(): Game['event'][] {
    return this.byHand.filter(({ type }) => isEdit(type));
  }

  /** The orders the turn is played with: everything sent and not taken back, in the order of sending. */
  standing(): SubmittedOrder<Game['order']>[] {
    return this.submissions.filter(({ withdrawnAt }) => withdrawnAt === null);
  }

  private addPhase(phase: Game['phase'], kept: ResolvedPhase<Game['event']>): void {
    const { generation } = kept;
    this.counted.take({ type: 'PhaseResolved', data: { turn: this.turn, phase, generation, kept } });
  }

  private addByHand(event: RecordedEvent): void {
    const { turn } = this;
    const kept = readEventOf(event);
    this.counted.take({ type: 'DoneByHand', data: { turn, version: event.version, kept } });
  }

  private addGameEvent(event: RecordedEvent): void {
    const pending = this.unfinished.get(event.stream) ?? [];
    pending.push(readEventOf(event) as Game['event']);
    this.unfinished.set(event.stream, pending);
  }

  private addStored(event: RecordedEvent): void {
    const at = event.recordedAt;
    if (isStored(PhaseResolved, event)) {
      const { phase, inputs, outcome, events: count, generation = 0, goesOnWith } = event.data;
      const events = this.unfinished.get(event.stream) ?? [];
      this.unfinished.delete(event.stream);
      const more = goesOnWith === undefined ? {} : { goesOnWith };
      this.addPhase(phase, { events, count, inputs, outcome, at, generation, ...more });
    } else if (isStored(OrderAccepted, event) || isStored(OrderDeclined, event)) this.submit(event.data);
    else if (isStored(OrderWithdrawn, event)) {
      const submitted = this.byId.get(event.data.id);
      if (submitted) submitted.withdrawnAt = at;
    } else if (isStored(OrderBookClosed, event)) {
      const { turn, root, filler, orders, height = null, generation = 0 } = event.data;
      const kept = { at, root, filler, orders, height };
      this.counted.take({ type: 'OrderBookClosed', data: { turn, generation, kept } });
    } else {
      const course = readTurnEvent(event);
      if (course) this.counted.take(course);
    }
  }

  private submit({ order, receipt, ...more }: Submission): void {
    const { key = null, origin = null, sender = null } = more;
    const submitted: SubmittedOrder<Game['order']> = {
      ...{ order: order as Game['order'], receipt },
      ...{ key, origin, sender, withdrawnAt: null },
    };
    this.submissions.push(submitted);
    this.byId.set(receipt.id, submitted);
  }
}

/** Whether a type of event is an edit by hand of the position its turn starts from, of whichever game. */
export function isEdit(type: string): boolean {
  return type === PieceEdited.type || type === BattlePieceEdited.type;
}

/** A turn of whichever game. */
export type AnyTurn = TurnRecord<AnyGame>;
