import type { NatsConnection } from '@nats-io/transport-node';
import type { Installation } from '../installation.js';

/** The hint that something was committed to the event store. */
export const EVENT_STORE_HINT = 'es.hint';

/**
 * A bell without a message: it says only "look now". A hint may be lost, so whoever listens polls as well; ringing
 * never fails and never waits.
 */
export class HintBell {
  constructor(
    private readonly connection: NatsConnection,
    private readonly installation: Installation,
  ) {}

  /** Rings, e.g. after a commit. */
  ring(topic: string = EVENT_STORE_HINT): void {
    if (this.connection.isClosed() || this.connection.isDraining()) return;
    this.connection.publish(this.installation.subject(topic));
  }

  /** Calls back at every ring of any process; returns a function that ends it. */
  listen(onRing: () => void, topic: string = EVENT_STORE_HINT): () => void {
    const subscription = this.connection.subscribe(this.installation.subject(topic), {
      callback: (error) => {
        if (error === null) onRing();
      },
    });
    return () => subscription.unsubscribe();
  }
}
