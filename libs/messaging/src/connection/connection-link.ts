import type { NatsConnection } from '@nats-io/transport-node';

/** The part of a connection that says what becomes of it. */
export type WatchedConnection = Pick<NatsConnection, 'status' | 'isClosed' | 'isDraining'>;

/**
 * Whether a connection reaches its broker, as far as its client knows: of one that falls silent it knows within half a minute. What is
 * published while it is away the client keeps, and sends or drops as it sees fit; whoever would rather keep or drop it himself asks here first.
 */
export class ConnectionLink {
  private isAway = false;

  /** The connection is taken to be up; what comes of it is followed until it is closed. */
  constructor(private readonly connection: WatchedConnection) {
    void this.follow();
  }

  /** Whether what is published now goes out. */
  get isUp(): boolean {
    return !this.isAway && !this.connection.isClosed() && !this.connection.isDraining();
  }

  private async follow(): Promise<void> {
    for await (const { type } of this.connection.status()) {
      if (type === 'disconnect') this.isAway = true;
      else if (type === 'reconnect') this.isAway = false;
    }
  }
}
