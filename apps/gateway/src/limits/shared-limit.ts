import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { messagesOf, type RateLimit, readCountsTold } from '@vedette/edge';
import { ConnectionLink } from '@vedette/messaging';
import type { NatsConnection } from '@nats-io/transport-node';

/** The part of a connection to the broker that telling and hearing need. */
export type LimitConnection = Pick<
  NatsConnection,
  'publish' | 'subscribe' | 'status' | 'isClosed' | 'isDraining'
>;

/** What is shared, where it is told, and how often. */
export interface SharedLimitMeans {
  readonly connection: LimitConnection;
  /** Where it is told, as it is on the wire. */
  readonly subject: string;
  readonly limit: Pick<RateLimit, 'takeUntold' | 'add'>;
  /** How often what was counted is told, in milliseconds: so long each process counts for itself. */
  readonly everyMs: number;
}

/**
 * A limit that processes keep together: each counts by itself and tells the others what it counted since it last did. What is told may be
 * lost, and then a caller has more than his allowance for the rest of his minute; while the broker is away nothing is kept to be told later.
 */
export class SharedLimit {
  private readonly logger = new Logger('Limits');
  /** By this a process knows what it told itself. */
  private readonly own = randomUUID();
  private readonly link: ConnectionLink;
  private timer: NodeJS.Timeout | undefined;
  private unsubscribe: (() => void) | undefined;

  constructor(private readonly means: SharedLimitMeans) {
    this.link = new ConnectionLink(means.connection);
  }

  /** Begins to tell and to hear; what was counted before, under whatever names, is told to nobody. */
  start(): void {
    const { connection, subject, limit, everyMs } = this.means;
    limit.takeUntold(performance.now());
    const subscription = connection.subscribe(subject, {
      callback: (error, message) => {
        if (error) this.countAlone(error);
        else this.hear(message.data);
      },
    });
    this.unsubscribe = () => subscription.unsubscribe();
    this.timer = setInterval(() => this.tell(), everyMs).unref();
  }

  /** Tells what is left to tell, and ends. */
  stop(): void {
    if (this.timer === undefined) return;
    this.tell();
    this.end();
  }

  /** Tells what was counted since this was last done; nothing where nothing was. */
  tell(): void {
    const { connection, subject, limit } = this.means;
    const counted = limit.takeUntold(performance.now());
    if (!this.link.isUp) return;
    for (const message of messagesOf({ from: this.own, counted })) connection.publish(subject, message);
  }

  private hear(message: Uint8Array): void {
    const told = readCountsTold(message);
    if (told === null || told.from === this.own) return;
    const now = performance.now();
    for (const counted of told.counted) this.means.limit.add(counted, now);
  }

  /** A broker whose users are of a release that had no such subject refuses it each time, in the log of both. */
  private countAlone(error: Error): void {
    const { subject } = this.means;
    this.logger.warn(
      { err: error, subject },
      'The broker does not let gateways tell each other what they counted: each counts for itself. Write the users of the broker ' +
        'anew (./vedette broker-configuration) and start the gateways again.',
    );
    this.end();
  }

  private end(): void {
    clearInterval(this.timer);
    this.timer = undefined;
    this.unsubscribe?.();
  }
}
