import type { JsMsg } from '@nats-io/jetstream';
import { Logger } from '@nestjs/common';
import type { ConsumerDeclaration } from '../streams/declarations.js';
import { patternOf } from '../streams/declarations.js';
import { UnreadableMessageError } from '../wire/payload.js';
import type { DeadLetterBox } from './dead-letter-box.js';

/** How a delivery ended. */
export type Settlement = 'done' | 'retried' | 'dead' | 'abandoned';

/** Pause before the next try, in milliseconds, after `deliveries` tries. */
export const backOffAfter = (deliveries: number, backOffMs: readonly number[]): number =>
  backOffMs[Math.min(deliveries, backOffMs.length) - 1] ?? 1_000;

const hopeless = (error: unknown, consumer: ConsumerDeclaration): boolean =>
  error instanceof UnreadableMessageError || consumer.permanent?.(error) === true;

const logger = new Logger('Consumer');

/** Confirms the acknowledgement. When the broker is away the message comes again, and its handler finds its work done. */
export const acknowledge = async (message: JsMsg): Promise<void> => {
  await message.ackAck({ timeout: 5_000 }).catch((error: unknown) => {
    logger.warn(
      { err: error, subject: message.subject },
      'Acknowledgement not confirmed; the message may come again',
    );
  });
};

/**
 * What becomes of a message whose handler failed: it is tried again after a pause, or, when no try is left or none can
 * help, kept with the dead letters and acknowledged. If even the copy fails the message stays where it is.
 */
export const settleFailure = async (
  message: JsMsg,
  consumer: ConsumerDeclaration,
  error: unknown,
  deadLetters: DeadLetterBox,
): Promise<Settlement> => {
  const { deliveryCount } = message.info;
  const pattern = patternOf(consumer);
  if (deliveryCount < consumer.maxDeliveries && !hopeless(error, consumer)) {
    const pauseMs = backOffAfter(deliveryCount, consumer.backOffMs);
    logger.warn(
      { consumer: pattern, subject: message.subject, deliveryCount, pauseMs, err: error },
      'Trying again',
    );
    message.nak(pauseMs);
    return 'retried';
  }
  try {
    await deadLetters.keep(message, pattern, error);
  } catch (keepError) {
    logger.error(
      { consumer: pattern, subject: message.subject, err: keepError },
      'Could not keep a dead letter',
    );
    message.nak(backOffAfter(consumer.backOffMs.length, consumer.backOffMs));
    return 'retried';
  }
  await acknowledge(message);
  return 'dead';
};
