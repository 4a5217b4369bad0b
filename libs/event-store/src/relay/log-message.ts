import { headers, type MsgHdrs } from '@nats-io/transport-node';
import type { LoggedEvent } from '../event/recorded-event.js';

/** Header with the position of the event in the log; also the message id. */
export const POSITION_HEADER = 'es-position';
/** Header with the tick the event was sealed in. */
export const TICK_HEADER = 'es-tick';
/** Header naming the parts left out because the message would be larger than the broker takes: read the event itself. */
export const OMITTED_HEADER = 'es-omitted';

/** A message ready to be published. */
export interface LogMessage {
  readonly position: number;
  readonly subject: string;
  readonly payload: string;
  readonly headers: MsgHdrs;
}

/** Room the broker needs for the headers of a message. */
const HEADER_ALLOWANCE = 1_024;

/** A type as one token of a subject. */
const token = (text: string): string => text.replace(/[^A-Za-z0-9_-]/g, '_');

/** `<prefix>.log.<campaign>.<stream>.<type>` */
export const logSubject = (
  prefix: string,
  event: Pick<LoggedEvent, 'campaign' | 'stream' | 'type'>,
): string => `${prefix}.log.${token(event.campaign)}.${token(event.stream)}.${token(event.type)}`;

/** The message of an event of the log. */
export const eventMessage = (prefix: string, event: LoggedEvent, largestPayload: number): LogMessage => {
  const marks = headers();
  marks.set(POSITION_HEADER, String(event.position));
  marks.set(TICK_HEADER, String(event.tick));
  if (typeof event.meta.traceparent === 'string') {
    marks.set('traceparent', event.meta.traceparent);
  }
  const whole = JSON.stringify(event);
  const fits = Buffer.byteLength(whole) + HEADER_ALLOWANCE <= largestPayload;
  if (!fits) {
    marks.set(OMITTED_HEADER, 'data,dice');
  }
  return {
    position: event.position,
    subject: logSubject(prefix, event),
    payload: fits ? whole : JSON.stringify({ ...event, data: null, dice: null }),
    headers: marks,
  };
};

/** What takes the place of an event that went to the archive, so that sequence and position keep their distance. */
export const archivedMessage = (prefix: string, position: number): LogMessage => {
  const marks = headers();
  marks.set(POSITION_HEADER, String(position));
  return { position, subject: `${prefix}.log.archived`, payload: '', headers: marks };
};
