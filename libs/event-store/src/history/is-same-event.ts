import type { RecordedEvent } from '../event/recorded-event.js';

/** What tells one event from every other. */
export type EventMark = Pick<RecordedEvent, 'campaign' | 'stream' | 'version' | 'commandId' | 'recordedAt'>;

/** Whether two records are of one event: numbers run anew after a history was cut, so places alone say nothing. */
export const isSameEvent = (one: EventMark, other: EventMark): boolean =>
  one.campaign === other.campaign &&
  one.stream === other.stream &&
  one.version === other.version &&
  one.commandId === other.commandId &&
  one.recordedAt === other.recordedAt;
