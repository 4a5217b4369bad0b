import { Inject, Injectable } from '@nestjs/common';
import { Installation, NATS_CONNECTION } from '@vedette/messaging';
import type { Msg } from '@nats-io/nats-core';
import type { NatsConnection } from '@nats-io/transport-node';

/** What every gateway is told by way of the broker while somebody listens; nobody keeps it for who does not. */
@Injectable()
export class Bells {
  constructor(
    @Inject(NATS_CONNECTION) private readonly connection: NatsConnection,
    private readonly installation: Installation,
  ) {}

  /** Tells all who listen that something has changed; what, each reads himself. */
  ring(subject: string): void {
    this.connection.publish(this.installation.subject(subject));
  }

  /** Calls back at every ring until the returned function is called. */
  hear(subject: string, onRing: (message: Msg) => void): () => void {
    const subscription = this.connection.subscribe(this.installation.subject(subject), {
      callback: (error, message) => {
        if (!error) onRing(message);
      },
    });
    return () => subscription.unsubscribe();
  }
}

/** Rings when somebody has sent or withdrawn orders, from whatever program. */
export const ordersBell = (campaign: string, player: string): string => `news.${campaign}.orders.${player}`;
