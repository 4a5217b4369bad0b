import type { RecordedEvent } from '@vedette/event-store';
import { latestTurnAfter as latestAfter, type TurnCourse, type Upheaval, upheavalOf } from '@vedette/turns';
import { isStored } from '../stored/define-stored.js';
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

/** An event of the stream `turn` as the fold of turns reads it; null for the clock's own and for those of other streams. */
export function readTurnEvent(event: RecordedEvent): TurnCourse | null {
  const at = event.recordedAt;
  if (isStored(TurnOpened, event)) return { type: 'TurnOpened', data: event.data, at };
  if (isStored(DeadlineMoved, event)) return { type: 'DeadlineMoved', data: event.data, at };
  if (isStored(TurnClosed, event)) return { type: 'TurnClosed', data: event.data, at };
  if (isStored(PhaseStalled, event)) return { type: 'PhaseStalled', data: event.data, at };
  if (isStored(TurnResolved, event)) return { type: 'TurnResolved', data: event.data, at };
  if (isStored(TurnRolledBack, event)) return { type: 'TurnRolledBack', data: event.data, at };
  if (isStored(TurnSuperseded, event)) return { type: 'TurnSuperseded', data: event.data, at };
  if (isStored(RollBackUndone, event)) return { type: 'RollBackUndone', data: event.data, at };
  if (isStored(TurnRestored, event)) return { type: 'TurnRestored', data: event.data, at };
  if (isStored(TurnSetAside, event)) return { type: 'TurnSetAside', data: event.data, at };
  if (isStored(TurnResumed, event)) return { type: 'TurnResumed', data: event.data, at };
  return null;
}

/** What an event of the log does to what a turn had come to before it; null for one that leaves all of it. */
export function readUpheaval(event: RecordedEvent): Upheaval | null {
  const read = readTurnEvent(event);
  return read && upheavalOf(read);
}

/** The turn of a campaign that takes orders or is being resolved, after an event of the log. */
export function latestTurnAfter(before: number, event: RecordedEvent): number {
  const read = readTurnEvent(event);
  return read ? latestAfter(before, read) : before;
}
