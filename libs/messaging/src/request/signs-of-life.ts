import { setTimeout as pause } from 'node:timers/promises';
import {
  type MsgHdrs,
  type NatsConnection,
  headers as newHeaders,
  RequestError,
} from '@nats-io/transport-node';

const header = 'Vedette-Alive';
/** An answer that takes longer has its asker look whether anybody is there at all; *our figures*, in milliseconds. */
const [FIRST_LOOK_MS, LOOKS_APART_MS] = [500, 1_000];
/** How long a look waits: who is there says so at once, unless all he has is taken up by something else. */
const LOOK_MS = 1_000;
/** What an answer has left once nobody serves its question: who stops in order finishes what he has in hand. */
const LAST_MS = 2_000;

/** Whether a message only asks for a sign of life. */
export const asksForSign = (headers: MsgHdrs | undefined): boolean => headers?.has(header) === true;

/**
 * The answer to a question, for as long as anybody is there who could give it: a process that is killed takes the question with
 * it and cannot say so, and its asker would otherwise wait for all of the question's time.
 * @throws NobodyLeftError soon after the last who served the subject is gone
 */
export async function whileServed<T>(
  connection: NatsConnection,
  subject: string,
  answer: Promise<T>,
): Promise<T> {
  const settled = new AbortController();
  try {
    return await Promise.race([answer, untilNobodyServes(connection, subject, settled.signal)]);
  } finally {
    settled.abort();
  }
}

/** Nobody serves a subject whose question is open. */
export class NobodyLeftError extends Error {
  constructor(subject: string) {
    super(`Whoever served ${subject} is gone, and with him what he was asked.`);
    this.name = 'NobodyLeftError';
  }
}

async function untilNobodyServes(
  connection: NatsConnection,
  subject: string,
  signal: AbortSignal,
): Promise<never> {
  await pause(FIRST_LOOK_MS, undefined, { signal });
  while (await isServed(connection, subject)) await pause(LOOKS_APART_MS, undefined, { signal });
  await pause(LAST_MS, undefined, { signal });
  throw new NobodyLeftError(subject);
}

/**
 * Whether anybody is there who could answer a question. Only the broker's word that nobody listens says no: silence may be a process
 * with its hands full.
 */
export async function isServed(connection: NatsConnection, subject: string): Promise<boolean> {
  const headers = newHeaders();
  headers.set(header, '?');
  try {
    await connection.request(subject, new Uint8Array(), { timeout: LOOK_MS, headers });
    return true;
  } catch (error) {
    return !(error instanceof RequestError && error.isNoResponders());
  }
}
