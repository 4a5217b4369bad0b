import { setTimeout as pause } from 'node:timers/promises';
import type { NatsConnection } from '@nats-io/transport-node';

/**
 * What a question has left of its time once its connection is back; *our figure*. Who answers finds the broker again within a second,
 * so what comes at all comes soon, and a question that takes minutes may take some still.
 */
const LEFT = 1 / 6;

/** The connection broke while a question was open, and nothing came of it since. */
export class CutOffError extends Error {
  constructor(subject: string) {
    super(`The connection broke while ${subject} was asked; the question or its answer may be lost.`);
    this.name = 'CutOffError';
  }
}

/**
 * The answer to a question whose connection may break: what is sent while it is away is dropped, and so is an answer that comes meanwhile,
 * of which nobody is told. Whoever asked would wait for all of the question's time.
 * @throws CutOffError when the connection came back and a sixth of the question's time brought no answer
 */
export async function unlessCutOff<T>(
  connection: NatsConnection,
  { subject, timeoutMs }: { readonly subject: string; readonly timeoutMs: number },
  answer: Promise<T>,
): Promise<T> {
  const settled = new AbortController();
  const waiting = waitingFor(connection);
  let tell: () => void = () => undefined;
  const back = new Promise<void>((resolve) => (tell = resolve));
  waiting.add(tell);
  const cutOff = back.then(async () => {
    await pause(timeoutMs * LEFT, undefined, { signal: settled.signal });
    throw new CutOffError(subject);
  });
  try {
    return await Promise.race([answer, cutOff]);
  } finally {
    waiting.delete(tell);
    settled.abort();
  }
}

/** Whom to tell when a connection is back, of each connection on which something was asked. */
const told = new WeakMap<NatsConnection, Set<() => void>>();

function waitingFor(connection: NatsConnection): Set<() => void> {
  const known = told.get(connection);
  if (known) return known;
  const waiting = new Set<() => void>();
  told.set(connection, waiting);
  void tellWhenBack(connection, waiting);
  return waiting;
}

/** Ends with the connection. */
async function tellWhenBack(connection: NatsConnection, waiting: ReadonlySet<() => void>): Promise<void> {
  for await (const { type } of connection.status())
    if (type === 'reconnect') for (const tell of [...waiting]) tell();
}
