import { type GameEvent, type Order, type PhaseName, PieceEdited, type Season } from '@vedette/campaign';
import type { OrderOrigin, ReceiptDocument } from '@vedette/contracts';
import type { RecordedEvent } from '@vedette/event-store';
import { readGameEvent } from '../stored/game-event-record.js';
import { isStored } from '../stored/define-stored.js';
import { OrderAccepted, OrderBookClosed, OrderDeclined, OrderWithdrawn } from '../stored/order-events.js';
import { PhaseResolved } from '../stored/phase-resolved.js';
import {
  DeadlineMoved,
  PhaseStalled,
  TurnClosed,
  TurnOpened,
  TurnResolved,
  TurnResumed,
  TurnRolledBack,
  TurnSetAside,
} from '../stored/turn-events.js';
import { isStoredType } from '../stored/registry.js';
import type { StreamName } from '../streams.js';

/** The stream of what an administrator does by hand. */
const UMPIRE: StreamName = 'umpire';

/** An order that was sent, in the order of the `orders` stream. */
export interface SubmittedOrder {
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
export interface ResolvedPhase {
  readonly events: readonly GameEvent[];
  /** How many events the phase had, also where they are not kept. */
  readonly count: number;
  readonly inputs: string;
  readonly outcome: string;
  readonly at: string;
  /** How often the turn had been rolled back when it was resolved. */
  readonly generation: number;
}

/**
 * Everything the log holds of one turn, sorted out. It is filled from the log, as far as it has come, and can be filled
 * further at any time; an event it has seen already changes nothing.
 */
export class TurnRecord {
  opened: { readonly at: string; readonly season: Season; readonly start: string } | null = null;
  deadline: string | null = null;
  bookClosed: {
    readonly at: string;
    readonly root: string;
    readonly filler: string;
    readonly orders: string;
  } | null = null;
  closedAt: string | null = null;
  resolved: { readonly at: string; readonly end: string } | null = null;
  readonly submissions: SubmittedOrder[] = [];
  /** What the administrator put into the turn by hand, in order: edits of its start, and announcements. */
  readonly byHand: GameEvent[] = [];
  /** How often the turn was rolled back. */
  generation = 0;
  /** The last rollback, while the turn waits for the administrator to have it go on. */
  rolledBack: { readonly at: string; readonly to: PhaseName; readonly reason: string } | null = null;
  /** The phase that fails again and again, while the turn is set aside for it. */
  setAside: { readonly at: string; readonly phase: PhaseName; readonly attempts: number } | null = null;
  /** Attempts of phases made before the turn was last had to go on: they are not counted against them. */
  readonly forgiven = new Map<PhaseName, number>();
  /** Phases that are done, in the order in which they were. */
  readonly phases = new Map<PhaseName, ResolvedPhase>();
  /** Phases that were handed out again: the attempt under way and when it began. */
  readonly stalls = new Map<PhaseName, { readonly attempt: number; readonly at: string }>();
  /** Version of each stream up to which the record is filled. */
  readonly versions: Record<string, number> = {};
  private readonly byId = new Map<string, SubmittedOrder>();
  /** The generation from which a phase counts. */
  private readonly voidBefore = new Map<PhaseName, number>();
  private readonly unfinished = new Map<string, GameEvent[]>();

  constructor(
    readonly campaign: string,
    readonly turn: number,
  ) {}

  /** Takes in events of the turn, in the order of the log or of their streams. */
  add(events: readonly RecordedEvent[]): this {
    for (const event of events) {
      if (event.turn !== this.turn || event.version <= (this.versions[event.stream] ?? 0)) continue;
      this.versions[event.stream] = event.version;
      if (isStoredType(event.type)) this.addStored(event);
      else if (event.stream === UMPIRE) this.byHand.push(readGameEvent(event));
      else this.addGameEvent(event);
    }
    return this;
  }

  /** Takes in a phase that was resolved and appended here, up to `version` of its owner's stream. */
  resolve(phase: PhaseName, resolved: ResolvedPhase, stream: string, version: number): void {
    this.resolvedOnce(phase, resolved);
    this.versions[stream] = Math.max(version, this.versions[stream] ?? 0);
  }

  /** A submission by its id. */
  submission(id: string): SubmittedOrder | undefined {
    return this.byId.get(id);
  }

  /** The edits of the position the turn starts from. */
  edits(): GameEvent[] {
    return this.byHand.filter(({ type }) => type === PieceEdited.type);
  }

  /** The orders the turn is played with: everything sent and not taken back, in the order of sending. */
  standing(): SubmittedOrder[] {
    return this.submissions.filter(({ withdrawnAt }) => withdrawnAt === null);
  }

  /** A phase counts unless it was rolled back since, or has been resolved again: whichever of the two is read first. */
  private resolvedOnce(phase: PhaseName, resolved: ResolvedPhase): void {
    const least = Math.max(this.voidBefore.get(phase) ?? 0, this.phases.get(phase)?.generation ?? 0);
    if (resolved.generation < least) return;
    this.phases.delete(phase);
    this.phases.set(phase, resolved);
  }

  private rollBack({ generation, to, superseded, reason }: TurnRolledBack, at: string): void {
    this.generation = generation;
    this.rolledBack = { at, to, reason };
    this.setAside = null;
    this.resolved = null;
    for (const phase of superseded) {
      this.voidBefore.set(phase, generation);
      this.stalls.delete(phase);
      this.forgiven.delete(phase);
      if ((this.phases.get(phase)?.generation ?? generation) < generation) this.phases.delete(phase);
    }
  }

  private resume(): void {
    this.rolledBack = null;
    this.setAside = null;
    for (const [phase, { attempt }] of this.stalls) this.forgiven.set(phase, attempt);
  }

  private addGameEvent(event: RecordedEvent): void {
    const pending = this.unfinished.get(event.stream) ?? [];
    pending.push(readGameEvent(event));
    this.unfinished.set(event.stream, pending);
  }

  private addStored(event: RecordedEvent): void {
    const at = event.recordedAt;
    if (isStored(PhaseResolved, event)) {
      const { phase, inputs, outcome, events: count, generation = 0 } = event.data;
      const events = this.unfinished.get(event.stream) ?? [];
      this.unfinished.delete(event.stream);
      this.resolvedOnce(phase, { events, count, inputs, outcome, at, generation });
    } else if (isStored(OrderAccepted, event) || isStored(OrderDeclined, event)) {
      const { order, receipt, key = null, origin = null, sender = null } = event.data;
      const submitted: SubmittedOrder = {
        order: order as Order,
        receipt,
        key,
        origin,
        sender,
        withdrawnAt: null,
      };
      this.submissions.push(submitted);
      this.byId.set(receipt.id, submitted);
    } else if (isStored(OrderWithdrawn, event)) {
      const submitted = this.byId.get(event.data.id);
      if (submitted) submitted.withdrawnAt = at;
    } else if (isStored(OrderBookClosed, event)) {
      const { root, filler, orders } = event.data;
      this.bookClosed = { at, root, filler, orders };
    } else if (isStored(TurnOpened, event)) {
      const { season, start, deadline } = event.data;
      this.opened = { at, season, start };
      this.deadline = deadline;
    } else if (isStored(DeadlineMoved, event)) this.deadline = event.data.deadline;
    else if (isStored(PhaseStalled, event))
      this.stalls.set(event.data.phase, { attempt: event.data.attempt, at });
    else if (isStored(TurnClosed, event)) this.closedAt = at;
    else if (isStored(TurnResolved, event)) this.resolved = { at, end: event.data.end };
    else if (isStored(TurnRolledBack, event)) this.rollBack(event.data, at);
    else if (isStored(TurnSetAside, event)) this.setAside = { ...event.data, at };
    else if (isStored(TurnResumed, event)) this.resume();
  }
}
