import {
  JetStreamApiError,
  type JetStreamClient,
  type JetStreamManager,
  type StoredMsg,
} from '@nats-io/jetstream';
import { headers as newHeaders } from '@nats-io/transport-node';
import { NotFoundError } from '@vedette/platform';
import type { Installation } from '../installation.js';
import { DEAD_LETTER_STREAM } from '../streams/house-streams.js';
import { decodePayload } from '../wire/payload.js';
import { deadLetterHeader } from './dead-letter-box.js';

/** A message that was given up on. */
export interface DeadLetter {
  /** Number of the letter, by which it is sent back or dropped. */
  readonly number: number;
  readonly subject: string;
  readonly consumer: string;
  readonly deliveries: number;
  readonly errorCode: string;
  readonly error: string;
  readonly givenUpAt: Date;
  /** The message's value, or undefined when it cannot be read. */
  readonly value: unknown;
}

/** What operators do with dead letters: look, send back once the cause is mended, drop. */
export class DeadLetters {
  constructor(
    private readonly manager: JetStreamManager,
    private readonly jetstream: JetStreamClient,
    private readonly installation: Installation,
  ) {}

  /** How many letters there are. */
  async count(): Promise<number> {
    const { state } = await this.manager.streams.info(this.installation.stream(DEAD_LETTER_STREAM.name));
    return state.messages;
  }

  /** The letters from `from` on, oldest first, at most `limit`. */
  async list({ from = 1, limit = 100 }: { readonly from?: number; readonly limit?: number } = {}): Promise<
    DeadLetter[]
  > {
    const letters: DeadLetter[] = [];
    let next = from;
    while (letters.length < limit) {
      const stored = await this.stored({ seq: next, next_by_subj: this.installation.subject('dlq.>') });
      if (stored === undefined) break;
      letters.push(await letterOf(stored));
      next = stored.seq + 1;
    }
    return letters;
  }

  /**
   * Publishes the message again where it came from and takes the letter away. Sent back twice by two operators it is
   * stored once.
   * @throws NotFoundError
   */
  async sendBack(number: number): Promise<DeadLetter> {
    const stored = await this.require(number);
    const letter = await letterOf(stored);
    const again = newHeaders();
    const own = new Set<string>(Object.values(deadLetterHeader));
    for (const name of stored.header.keys()) {
      if (name.startsWith('Nats-') || own.has(name)) continue;
      for (const value of stored.header.values(name)) again.append(name, value);
    }
    await this.jetstream.publish(this.installation.subject(letter.subject), stored.data, {
      headers: again,
      msgID: `again/${number}/${stored.timestamp}`,
    });
    await this.drop(number);
    return letter;
  }

  /** Takes a letter away for good. @throws NotFoundError */
  async drop(number: number): Promise<void> {
    await this.require(number);
    await this.manager.streams.deleteMessage(this.installation.stream(DEAD_LETTER_STREAM.name), number);
  }

  private async require(number: number): Promise<StoredMsg> {
    const stored = await this.stored({ seq: number });
    if (stored === undefined) throw new NotFoundError('dead letter', String(number));
    return stored;
  }

  private async stored(query: { seq: number; next_by_subj?: string }): Promise<StoredMsg | undefined> {
    const stream = this.installation.stream(DEAD_LETTER_STREAM.name);
    try {
      return (await this.manager.streams.getMessage(stream, query)) ?? undefined;
    } catch (error) {
      // A stream that was never declared holds no letters.
      if (error instanceof JetStreamApiError && error.status === 404) return undefined;
      throw error;
    }
  }
}

const letterOf = async (stored: StoredMsg): Promise<DeadLetter> => {
  const say = (name: string): string => stored.header.get(name);
  return {
    number: stored.seq,
    subject: say(deadLetterHeader.subject),
    consumer: say(deadLetterHeader.consumer),
    deliveries: Number(say(deadLetterHeader.deliveries)),
    errorCode: say(deadLetterHeader.code),
    error: say(deadLetterHeader.message),
    givenUpAt: stored.time,
    value: await decodePayload({ subject: stored.subject, data: stored.data, headers: stored.header }).catch(
      () => undefined,
    ),
  };
};
