import { createInbox, type Msg, type NatsConnection, type Subscription } from '@nats-io/transport-node';

/** What the broker says to a message for a stream. */
export interface Acknowledgement {
  readonly sequence: number;
  /** The stream had the message already. */
  readonly isDuplicate: boolean;
}

/** The broker refused a message, or nobody was there to take it. */
export class RefusedByBrokerError extends Error {
  constructor(
    readonly status: number,
    description: string,
  ) {
    super(description);
    this.name = 'RefusedByBrokerError';
  }
}

interface Answer {
  readonly seq?: number;
  readonly duplicate?: boolean;
  readonly error?: { readonly code: number; readonly description: string };
}

/** Reads an answer. @throws RefusedByBrokerError */
const readAnswer = (message: Msg): Acknowledgement => {
  const status = message.headers?.code ?? 0;
  if (status >= 400) {
    throw new RefusedByBrokerError(
      status,
      status === 503 ? 'No stream takes the subject' : (message.headers?.description ?? ''),
    );
  }
  const { seq = 0, duplicate = false, error } = message.json<Answer>();
  if (error !== undefined) {
    throw new RefusedByBrokerError(error.code, error.description);
  }
  return { sequence: seq, isDuplicate: duplicate };
};

/** Whom to tell of the answers to one run of messages. */
export interface AnswerListener {
  onAcknowledged(asked: number, acknowledgement: Acknowledgement): void;
  onRefused(asked: number, error: unknown): void;
}

/**
 * The answers to messages for a stream, through one subscription. The client's own request for each message would make two
 * error objects with their stacks, a timer and a promise before anything has gone wrong, which is half of the relay's time.
 */
export class Acknowledgements {
  private readonly inbox: string;
  private readonly subscription: Subscription;
  private run = 0;
  private listener: AnswerListener | undefined;

  /** `prefix` begins the subjects on which answers come. */
  constructor(connection: NatsConnection, prefix: string) {
    this.inbox = createInbox(prefix);
    this.subscription = connection.subscribe(`${this.inbox}.*.*`, {
      callback: (error, message) => this.hear(error, message),
    });
  }

  /** Turns to a new run of messages; answers to earlier ones that come late are not heard any more. */
  begin(listener: AnswerListener): void {
    this.run += 1;
    this.listener = listener;
  }

  /** The subject on which the answer to a message of this run is to come. */
  replyTo(asked: number): string {
    return `${this.inbox}.${this.run}.${asked}`;
  }

  close(): void {
    if (!this.subscription.isClosed()) {
      this.subscription.unsubscribe();
    }
  }

  private hear(error: Error | null, message: Msg): void {
    const [run, asked] = message.subject
      .slice(this.inbox.length + 1)
      .split('.')
      .map(Number);
    if (run !== this.run || asked === undefined || this.listener === undefined) {
      return;
    }
    try {
      if (error !== null) {
        throw error;
      }
      this.listener.onAcknowledged(asked, readAnswer(message));
    } catch (refusal) {
      this.listener.onRefused(asked, refusal);
    }
  }
}
