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
  RollBackUndone,
  TurnClosed,
  TurnOpened,
  TurnResolved,
  TurnRestored,
  TurnResumed,
  TurnRolledBack,
  TurnSetAside,
  TurnSuperseded,
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

/** The book of a turn when it was closed. */
interface ClosedBook {
  readonly at: string;
  readonly root: string;
  readonly filler: string;
  readonly orders: string;
  /** Levels of its tree; null of a book that was padded instead. */
  readonly height: number | null;
}

/** The last rollback of a turn, while it waits. */
export interface RolledBack {
  readonly at: string;
  readonly to: PhaseName;
  readonly reason: string;
  /** Turns that were superseded with it, in order. */
  readonly later: readonly number[];
}

/** A turn as it was before it was rolled back or superseded. */
export interface RestorableTurn {
  readonly season: Season;
  readonly resolved: boolean;
  /** Until when it took orders; null when it did not, or had no deadline. */
  readonly deadline: string | null;
}

/** Of a record, what a rollback changes: it is laid by, so that the rollback can be taken back. */
type Standing = Pick<
  TurnRecord,
  'opened' | 'deadline' | 'closedAt' | 'resolved' | 'rolledBack' | 'setAside'
> & {
  readonly stalls: ReadonlyMap<PhaseName, { readonly attempt: number; readonly at: string }>;
  readonly forgiven: ReadonlyMap<PhaseName, number>;
  readonly voidBefore: ReadonlyMap<PhaseName, number>;
  readonly turnVoidBefore: number;
  readonly bookVoidBefore: number;
  readonly handVoidUpTo: number;
  readonly before: Standing | null;
};

/**
 * Everything the log holds of one turn, sorted out. It is filled from the log, as far as it has come, and can be filled
 * further at any time; an event it has seen already changes nothing.
 */
export class TurnRecord {
  opened: { readonly at: string; readonly season: Season; readonly start: string } | null = null;
  deadline: string | null = null;
  bookClosed: ClosedBook | null = null;
  closedAt: string | null = null;
  resolved: { readonly at: string; readonly end: string } | null = null;
  readonly submissions: SubmittedOrder[] = [];
  /** How often the turn was rolled back, superseded or restored. */
  generation = 0;
  /** The last rollback, while the turn waits for the administrator to have it go on. */
  rolledBack: RolledBack | null = null;
  /** The phase that fails again and again, while the turn is set aside for it. */
  setAside: { readonly at: string; readonly phase: PhaseName; readonly attempts: number } | null = null;
  /** Attempts of phases made before the turn was last had to go on: they are not counted against them. */
  forgiven: ReadonlyMap<PhaseName, number> = new Map<PhaseName, number>();
  /** Phases that are done, in the order in which they were. */
  readonly phases = new Map<PhaseName, ResolvedPhase>();
  /** Phases that were handed out again: the attempt under way and when it began. */
  stalls: ReadonlyMap<PhaseName, { readonly attempt: number; readonly at: string }> = new Map();
  /** Version of each stream up to which the record is filled. */
  readonly versions: Record<string, number> = {};
  private readonly byId = new Map<string, SubmittedOrder>();
  /** The generation from which a phase counts, and from which every phase and the closing of the book do. */
  private voidBefore: ReadonlyMap<PhaseName, number> = new Map();
  private turnVoidBefore = 0;
  private bookVoidBefore = 0;
  /** Version of what was done by hand up to which it counts no more. */
  private handVoidUpTo = 0;
  /** How the turn stood before the last rollback that can be taken back. */
  private before: Standing | null = null;
  /** Phases as they came in, also those that count no more; closings of the book likewise. */
  private readonly done: { readonly phase: PhaseName; readonly resolved: ResolvedPhase }[] = [];
  private readonly closings: { readonly generation: number; readonly closed: ClosedBook }[] = [];
  private readonly hand: { readonly version: number; readonly event: GameEvent }[] = [];
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
      else if (event.stream === UMPIRE)
        this.hand.push({ version: event.version, event: readGameEvent(event) });
      else this.addGameEvent(event);
    }
    return this;
  }

  /** Takes in a phase that was resolved and appended here, up to `version` of its owner's stream. */
  resolve(phase: PhaseName, resolved: ResolvedPhase, stream: string, version: number): void {
    this.addPhase(phase, resolved);
    this.versions[stream] = Math.max(version, this.versions[stream] ?? 0);
  }

  /** A submission by its id. */
  submission(id: string): SubmittedOrder | undefined {
    return this.byId.get(id);
  }

  /** What the administrator put into the turn by hand, in order: edits of its start, and announcements. */
  get byHand(): GameEvent[] {
    return this.hand.filter(({ version }) => version > this.handVoidUpTo).map(({ event }) => event);
  }

  /** What the turn will be again when the last rollback is taken back; null when none can be. */
  get restorable(): RestorableTurn | null {
    const { opened, resolved, deadline, bookVoidBefore } = this.before ?? {};
    if (!opened) return null;
    const isOpen = !this.closings.some(({ generation }) => generation >= bookVoidBefore!);
    return { season: opened.season, resolved: resolved !== null, deadline: isOpen ? deadline! : null };
  }

  /** The edits of the position the turn starts from. */
  edits(): GameEvent[] {
    return this.byHand.filter(({ type }) => type === PieceEdited.type);
  }

  /** The orders the turn is played with: everything sent and not taken back, in the order of sending. */
  standing(): SubmittedOrder[] {
    return this.submissions.filter(({ withdrawnAt }) => withdrawnAt === null);
  }

  /**
   * A phase counts unless it was rolled back since, or has been resolved again; a closing of the book unless it was opened
   * again. Which event is read first does not matter: streams are read beside one another.
   */
  private count(): void {
    this.phases.clear();
    for (const { phase, resolved } of this.done) {
      const least = Math.max(this.turnVoidBefore, this.voidBefore.get(phase) ?? 0);
      if (resolved.generation < Math.max(least, this.phases.get(phase)?.generation ?? 0)) continue;
      this.phases.delete(phase);
      this.phases.set(phase, resolved);
    }
    this.bookClosed =
      this.closings.findLast(({ generation }) => generation >= this.bookVoidBefore)?.closed ?? null;
  }

  private addPhase(phase: PhaseName, resolved: ResolvedPhase): void {
    this.done.push({ phase, resolved });
    this.count();
  }

  private rollBack(event: TurnRolledBack, at: string): void {
    const { generation, to, superseded, reason, later = [], orders } = event;
    if (orders === 'reopened') return this.takeBack(generation, this.handVoidUpTo);
    this.before = this.standingNow();
    this.generation = generation;
    this.rolledBack = { at, to, reason, later };
    this.setAside = null;
    this.resolved = null;
    const isVoid = new Set(superseded);
    this.voidBefore = new Map([
      ...this.voidBefore,
      ...superseded.map((phase) => [phase, generation] as const),
    ]);
    this.stalls = new Map([...this.stalls].filter(([phase]) => !isVoid.has(phase)));
    this.forgiven = new Map([...this.forgiven].filter(([phase]) => !isVoid.has(phase)));
    this.count();
  }

  /** The turn counts as never opened; what was ordered for it stands. */
  private takeBack(generation: number, handVoidUpTo: number): void {
    this.before = this.standingNow();
    this.generation = generation;
    this.opened = this.closedAt = this.deadline = this.resolved = null;
    this.rolledBack = this.setAside = null;
    this.turnVoidBefore = this.bookVoidBefore = generation;
    this.handVoidUpTo = handVoidUpTo;
    this.stalls = new Map();
    this.forgiven = new Map();
    this.count();
  }

  /** Everything is as it was before the last rollback; what was in hand since then is of another generation. */
  private restore(generation: number): void {
    if (this.before) Object.assign(this, this.before);
    this.generation = generation;
    this.count();
  }

  private standingNow(): Standing {
    const { opened, deadline, closedAt, resolved, rolledBack, setAside, stalls, forgiven } = this;
    const { voidBefore, turnVoidBefore, bookVoidBefore, handVoidUpTo, before } = this;
    return {
      ...{ opened, deadline, closedAt, resolved, rolledBack, setAside, stalls, forgiven },
      ...{ voidBefore, turnVoidBefore, bookVoidBefore, handVoidUpTo, before },
    };
  }

  private resume(): void {
    this.rolledBack = null;
    this.setAside = null;
    this.before = null;
    this.forgiven = new Map([
      ...this.forgiven,
      ...[...this.stalls].map(([phase, { attempt }]) => [phase, attempt] as const),
    ]);
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
      this.addPhase(phase, { events, count, inputs, outcome, at, generation });
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
      const { root, filler, orders, height = null, generation = 0 } = event.data;
      this.closings.push({ generation, closed: { at, root, filler, orders, height } });
      this.count();
    } else if (isStored(TurnOpened, event)) {
      const { season, start, deadline } = event.data;
      this.opened = { at, season, start };
      this.before = null;
      this.deadline = deadline;
    } else if (isStored(DeadlineMoved, event)) this.deadline = event.data.deadline;
    else if (isStored(PhaseStalled, event))
      this.stalls = new Map(this.stalls).set(event.data.phase, { attempt: event.data.attempt, at });
    else if (isStored(TurnClosed, event)) this.closedAt = at;
    else if (isStored(TurnResolved, event)) this.resolved = { at, end: event.data.end };
    else if (isStored(TurnRolledBack, event)) this.rollBack(event.data, at);
    else if (isStored(TurnSuperseded, event)) this.takeBack(event.data.generation, event.data.byHand);
    else if (isStored(RollBackUndone, event) || isStored(TurnRestored, event))
      this.restore(event.data.generation);
    else if (isStored(TurnSetAside, event)) this.setAside = { ...event.data, at };
    else if (isStored(TurnResumed, event)) this.resume();
  }
}
