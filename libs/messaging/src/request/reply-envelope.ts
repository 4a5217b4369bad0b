import type { MsgHdrs } from '@nats-io/transport-node';
import { type ProblemDetails, isProblemDetails } from '@vedette/platform';

const outcomeHeader = 'Vedette-Outcome';
const retryHeader = 'Vedette-Retry-After';

/** Marks a reply as an answer or as a problem. */
export const markReply = (headers: MsgHdrs, outcome: 'answer' | 'problem'): void =>
  headers.set(outcomeHeader, outcome);

/** Notes after how many seconds asking again makes sense; nothing unless the error knows. */
export const markRetry = (headers: MsgHdrs, seconds: number | undefined): void => {
  if (seconds !== undefined) headers.set(retryHeader, String(seconds));
};

/** After how many seconds the other side says to ask again. */
export const retryOfReply = (headers: MsgHdrs | undefined): number | undefined => {
  const seconds = Number.parseInt(headers?.get(retryHeader) ?? '', 10);
  return Number.isNaN(seconds) ? undefined : seconds;
};

/** The problem a reply carries, or undefined when it is an answer. */
export const problemOfReply = (headers: MsgHdrs | undefined, value: unknown): ProblemDetails | undefined => {
  if (headers?.get(outcomeHeader) !== 'problem') return undefined;
  if (isProblemDetails(value)) return value;
  return {
    type: 'urn:vedette:problem:internal',
    title: 'An unexpected fault',
    status: 500,
    detail: 'The service answered with a problem that cannot be read.',
    code: 'internal',
  };
};
