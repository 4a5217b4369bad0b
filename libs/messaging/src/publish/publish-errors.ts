import { ConflictError, UnavailableError } from '@vedette/platform';

/** The broker did not confirm a message in time; whether it is stored is unknown, and the same id may be sent again. */
export class PublishUnconfirmedError extends UnavailableError {
  constructor(subject: string, withinMs: number, cause: unknown) {
    super(
      'publish-unconfirmed',
      `NATS did not confirm the message on ${subject} within ${withinMs} ms.`,
      cause,
    );
  }
}

/** The broker refused a message: an expectation failed, or the stream is full. */
export class PublishRefusedError extends ConflictError {
  constructor(
    subject: string,
    reason: string,
    /** The broker's error code, e.g. 10071 for a wrong last sequence. */
    readonly brokerCode: number,
    cause: unknown,
  ) {
    super('publish-refused', `NATS refused the message on ${subject}: ${reason}.`, { cause });
  }
}
