import type { JsMsg } from '@nats-io/jetstream';
import { Logger } from '@nestjs/common';
import { VedetteError, countDeadLetter } from '@vedette/platform';
import { headers as newHeaders } from '@nats-io/transport-node';
import type { JetStreamClient } from '@nats-io/jetstream';
import type { Installation } from '../installation.js';

/** Headers of a dead letter: where it came from and why it was given up. */
export const deadLetterHeader = {
  subject: 'Dead-Subject',
  stream: 'Dead-Stream',
  sequence: 'Dead-Sequence',
  consumer: 'Dead-Consumer',
  deliveries: 'Dead-Deliveries',
  code: 'Dead-Error-Code',
  message: 'Dead-Error',
} as const;

const codeOf = (error: unknown): string => (error instanceof VedetteError ? error.code : 'internal');
/** Header values are single lines. */
const lineOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/[\r\n]+/g, ' ').slice(0, 500);

/** Keeps a copy of what is given up on; only when the copy is confirmed may the original be acknowledged. */
export class DeadLetterBox {
  private readonly logger = new Logger('DeadLetters');

  constructor(
    private readonly jetstream: JetStreamClient,
    private readonly installation: Installation,
  ) {}

  /** Copies the message to `dlq.<subject>` once, however often it is tried. Rejects when the broker did not confirm. */
  async keep(message: JsMsg, consumer: string, error: unknown): Promise<void> {
    const subject = this.installation.plainSubject(message.subject);
    const copy = newHeaders();
    for (const name of message.headers?.keys() ?? []) {
      // Ids and expectations belong to the stream the message came from.
      if (!name.startsWith('Nats-'))
        for (const value of message.headers?.values(name) ?? []) copy.append(name, value);
    }
    copy.set(deadLetterHeader.subject, subject);
    copy.set(deadLetterHeader.stream, message.info.stream);
    copy.set(deadLetterHeader.sequence, String(message.seq));
    copy.set(deadLetterHeader.consumer, consumer);
    copy.set(deadLetterHeader.deliveries, String(message.info.deliveryCount));
    copy.set(deadLetterHeader.code, codeOf(error));
    copy.set(deadLetterHeader.message, lineOf(error));
    await this.jetstream.publish(this.installation.subject(`dlq.${subject}`), message.data, {
      headers: copy,
      msgID: `${message.info.stream}/${message.seq}/${consumer}`,
    });
    countDeadLetter(consumer, codeOf(error));
    this.logger.error(
      { subject, consumer, deliveries: message.info.deliveryCount, err: error },
      'Message given up on',
    );
  }
}
