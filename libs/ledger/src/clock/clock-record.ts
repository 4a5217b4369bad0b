import type { RecordedEvent } from '@vedette/event-store';
import {
  type ClockEvent,
  type ClockState,
  fold,
  newClock,
  takeTurnsBack,
  type WatchedEvent,
} from '@vedette/turn-clock';
import type { TakenBack, Upheaval } from '@vedette/turns';
import { isClockEventType } from '../stored/clock-events.js';
import { isStored } from '../stored/define-stored.js';
import { CommandHandedBack, CommandHandedOver } from '../stored/disposition-events.js';
import { OrderAccepted, OrderBookClosed, OrderDeclined, OrderWithdrawn } from '../stored/order-events.js';
import { DeadlineMoved, TurnOpened, TurnResolved } from '../stored/turn-events.js';
import { readUpheaval } from '../turn/read-turn-event.js';

/**
 * The clock of a campaign, as far as the log has been read. It wants the whole of the streams `administration`, `turn` and
 * `dispositions`, and of `orders` what belongs to the latest turn; an event it has seen already changes nothing.
 */
export class ClockRecord {
  private clock: ClockState;
  private readonly versions: Record<string, number> = {};
  /** The clock before each rollback that can still be taken back, the last one last. */
  private before: ClockState[] = [];

  constructor(players: readonly string[]) {
    this.clock = newClock(players);
  }

  get state(): ClockState {
    return this.clock;
  }

  /** Takes in an event, after those before it in its stream. */
  add(event: RecordedEvent): void {
    if (event.version <= (this.versions[event.stream] ?? 0)) return;
    this.versions[event.stream] = event.version;
    const upheaval = readUpheaval(event);
    if (upheaval) this.follow(upheaval, Date.parse(event.recordedAt));
    const read = readClockEvent(event);
    if (read) this.clock = fold(this.clock, read);
  }

  /** The clock is the campaign's: it follows the turn that was rolled back itself, not those that were superseded with it. */
  private follow(upheaval: Upheaval, at: number): void {
    if (upheaval.kind === 'settled') this.before = [];
    else if (upheaval.kind === 'restored' && upheaval.latest !== null) this.restore();
    else if (upheaval.kind === 'taken-back' && upheaval.rollBack)
      this.rollBack(upheaval, upheaval.rollBack.later, at);
  }

  /** A turn that is rolled back is the latest again, its book closed; nobody has missed a turn that counts no more. */
  private rollBack({ turn, phases }: TakenBack, later: readonly number[], at: number): void {
    this.before.push(this.clock);
    this.clock = takeTurnsBack(this.clock, phases ? later : [turn, ...later]);
    const opened = fold(this.clock, { type: 'TurnOpened', data: { turn, deadline: null }, at });
    this.clock = fold(opened, { type: 'BookClosed', data: { turn }, at });
  }

  /** What was set for the campaign meanwhile stays; the latest turn is what it was. */
  private restore(): void {
    const before = this.before.pop();
    if (!before) return;
    const { missed, graces, turn } = before;
    this.clock = { ...this.clock, missed, graces, turn };
  }
}

/** An event of the log as the clock reads it; null for those it does not care for. */
export function readClockEvent(event: RecordedEvent): ClockEvent | null {
  const at = Date.parse(event.recordedAt);
  if (isClockEventType(event.type)) return { type: event.type, data: event.data, at } as ClockEvent;
  const watched = readWatched(event);
  return watched && { ...watched, at };
}

function readWatched(event: RecordedEvent): WatchedEvent | null {
  if (isStored(TurnOpened, event)) return { type: 'TurnOpened', data: event.data };
  if (isStored(DeadlineMoved, event)) return { type: 'DeadlineMoved', data: event.data };
  if (isStored(TurnResolved, event)) return { type: 'TurnResolved', data: event.data };
  if (isStored(OrderBookClosed, event)) return { type: 'BookClosed', data: event.data };
  if (isStored(CommandHandedOver, event)) return { type: 'CommandHandedOver', data: event.data };
  if (isStored(CommandHandedBack, event)) return { type: 'CommandHandedBack', data: event.data };
  if (isStored(OrderWithdrawn, event)) return { type: 'OrderTakenBack', data: event.data };
  if (isStored(OrderAccepted, event) || isStored(OrderDeclined, event)) {
    const { receipt, origin } = event.data;
    const data = { turn: receipt.turn, player: receipt.player, by: origin ? 'itself' : 'player' } as const;
    return { type: 'OrderSent', data };
  }
  return null;
}
