import type { NewEvent } from '@vedette/event-store';
import { CLOCK_EVENTS, type ClockEventType, type NewClockEvent } from '@vedette/turn-clock';
import { defineStored, type StoredDefinition, storedEvent } from './define-stored.js';

const definitionOf = (type: ClockEventType): StoredDefinition =>
  defineStored({
    type,
    streams: [type === 'CalendarSet' ? 'administration' : 'turn'],
    data: CLOCK_EVENTS[type],
  });

const definitions = Object.fromEntries(
  (Object.keys(CLOCK_EVENTS) as ClockEventType[]).map((type) => [type, definitionOf(type)]),
) as Readonly<Record<ClockEventType, StoredDefinition>>;

/** What the clock of a campaign writes: its calendar to `administration`, everything else to `turn`. */
export const CLOCK_STREAM_EVENTS: readonly StoredDefinition[] = Object.values(definitions);

/** An event of the clock, ready to be appended. */
export function storedClockEvent({ type, data }: NewClockEvent): NewEvent {
  return storedEvent(definitions[type], data, 'turn' in data ? { turn: data.turn } : {});
}

/** Whether a type of event is one of the clock's own. */
export function isClockEventType(type: string): type is ClockEventType {
  return Object.hasOwn(CLOCK_EVENTS, type);
}
