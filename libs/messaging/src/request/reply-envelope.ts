import type { MsgHdrs } from '@nats-io/transport-node';
import { type ProblemDetails, isProblemDetails } from '@vedette/platform';

const outcomeHeader = 'Vedette-Outcome';

/** Marks a reply as an answer or as a problem. */
export const markReply = (headers: MsgHdrs, outcome: 'answer' | 'problem'): void =>
  headers.set(outcomeHeader, outcome);

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
