import {
  createInbox,
  type Msg,
  type MsgHdrs,
  type NatsConnection,
  type Subscription,
} from '@nats-io/transport-node';
import { MessageTooLargeError } from '../wire/payload.js';

const partsHeader = 'Vedette-Parts';
const restHeader = 'Vedette-Rest-At';
/** An asker that has not come for the rest by then is gone. */
const heldForMs = 30_000;
/** What one process holds for askers at most, in bytes. */
const mostHeldBytes = 64 * 1024 * 1024;

/**
 * Answers larger than the broker takes in one message. The first part is the reply and says where the rest can be asked for,
 * part by part; so nobody is sent more than he asked for, and a part that is lost is a question without answer.
 */
export class AnswerParts {
  private readonly inbox: string;
  private readonly held = new Map<string, { readonly bytes: Uint8Array; readonly timer: NodeJS.Timeout }>();
  private subscription: Subscription | undefined;
  private heldBytes = 0;
  private last = 0;
  private onEmpty: (() => void) | undefined;

  /** `prefix` begins the subjects under which the rest is asked for. */
  constructor(
    private readonly connection: NatsConnection,
    prefix: string,
  ) {
    this.inbox = createInbox(prefix);
  }

  /**
   * Keeps an answer until all of it was asked for, and returns its first part; the headers say where the rest is.
   * @throws MessageTooLargeError when too much is held already
   */
  hold(bytes: Uint8Array, headers: MsgHdrs, { subject, partBytes }: PartLimit): Uint8Array {
    if (this.heldBytes + bytes.length > mostHeldBytes)
      throw new MessageTooLargeError(subject, bytes.length, mostHeldBytes - this.heldBytes);
    this.subscription ??= this.connection.subscribe(`${this.inbox}.*`, {
      callback: (error, message) => {
        if (error === null) this.handOut(message, partBytes);
      },
    });
    const at = `${this.inbox}.${++this.last}`;
    this.heldBytes += bytes.length;
    this.held.set(at, { bytes, timer: setTimeout(() => this.forget(at), heldForMs).unref() });
    headers.set(partsHeader, String(Math.ceil(bytes.length / partBytes)));
    headers.set(restHeader, at);
    return bytes.subarray(0, partBytes);
  }

  /** Waits until nobody needs anything that is held. */
  async empty(): Promise<void> {
    if (this.held.size > 0) await new Promise<void>((resolve) => (this.onEmpty = resolve));
  }

  close(): void {
    this.subscription?.unsubscribe();
    for (const at of [...this.held.keys()]) this.forget(at);
  }

  private handOut(message: Msg, partBytes: number): void {
    const held = this.held.get(message.subject);
    const part = Number(message.string());
    const bytes = held?.bytes.subarray(part * partBytes, (part + 1) * partBytes);
    message.respond(bytes ?? new Uint8Array());
    if (held && (part + 1) * partBytes >= held.bytes.length) this.forget(message.subject);
  }

  private forget(at: string): void {
    const held = this.held.get(at);
    if (!held) return;
    clearTimeout(held.timer);
    this.held.delete(at);
    this.heldBytes -= held.bytes.length;
    if (this.held.size === 0) this.onEmpty?.();
  }
}

/** For which question, and how many bytes a message holds. */
export interface PartLimit {
  readonly subject: string;
  readonly partBytes: number;
}

/** The data of a reply, whole: its further parts are asked for in their order. */
export async function wholeData(
  connection: NatsConnection,
  reply: Msg,
  timeoutMs: number,
): Promise<Uint8Array> {
  const parts = Number(reply.headers?.get(partsHeader) || '1');
  const at = reply.headers?.get(restHeader);
  if (parts === 1 || !at) return reply.data;
  const got: Uint8Array[] = [reply.data];
  for (let part = 1; part < parts; part++) {
    const { data } = await connection.request(at, String(part), { timeout: timeoutMs });
    if (data.length === 0) throw new PartMissingError(reply.subject, part);
    got.push(data);
  }
  return Buffer.concat(got);
}

/** The other side no longer has the rest of its answer; asking again makes it anew. */
export class PartMissingError extends Error {
  constructor(subject: string, part: number) {
    super(`Part ${part} of the answer on ${subject} is there no longer; ask again.`);
    this.name = 'PartMissingError';
  }
}
