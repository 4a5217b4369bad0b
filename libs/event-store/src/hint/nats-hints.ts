import type { NatsConnection } from '@nats-io/transport-node';
import type { Hint, HintBus } from './hint-bus.js';
import { LocalHints } from './local-hints.js';

/**
 * Hints between processes over core NATS, subject `<prefix>.es.<hint>`, without payload or acknowledgement. A broker that
 * is away is no fault: listeners of this process are rung directly, and everyone else polls.
 */
export class NatsHints implements HintBus {
  private readonly local = new LocalHints();

  constructor(
    private readonly connection: NatsConnection,
    private readonly prefix: string,
  ) {}

  ring(hint: Hint): void {
    this.local.ring(hint);
    if (this.connection.isClosed() || this.connection.isDraining()) {
      return;
    }
    this.connection.publish(this.subject(hint));
  }

  listen(hint: Hint, onRing: () => void): () => void {
    const stopLocal = this.local.listen(hint, onRing);
    const subscription = this.connection.subscribe(this.subject(hint), { callback: () => onRing() });
    return () => {
      stopLocal();
      subscription.unsubscribe();
    };
  }

  private subject(hint: Hint): string {
    return `${this.prefix}.es.${hint}`;
  }
}
