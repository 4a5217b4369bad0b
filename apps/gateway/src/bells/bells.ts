import { Inject, Injectable } from '@nestjs/common';
import { Installation, NATS_CONNECTION, RequestClient } from '@vedette/messaging';
import type { Msg } from '@nats-io/nats-core';
import type { NatsConnection } from '@nats-io/transport-node';

/** What every gateway is told by way of the broker while somebody listens; nobody keeps it for who does not. */
@Injectable()
export class Bells {
  constructor(
    @Inject(NATS_CONNECTION) private readonly connection: NatsConnection,
    private readonly installation: Installation,
    private readonly requests: RequestClient,
  ) {}

  /** Tells all who listen that something has changed; what, each reads himself. */
  ring(subject: string): void {
    this.connection.publish(this.installation.subject(subject));
  }

  /** Tells players that orders of theirs, or what outlasts a turn of them, have changed; nobody else hears it. */
  ringOrders(campaign: string, players: Iterable<string>): void {
    for (const player of new Set(players)) this.ring(ordersBell(campaign, player));
  }

  /** The same for what the cells of the house tell, whichever it is that tells it. */
  hearCells(subject: string, onRing: (message: Msg) => void): () => void {
    const subscriptions = this.requests.cells.map((cell) =>
      this.listen(new Installation(cell).subject(subject), onRing),
    );
    return () => {
      for (const stop of subscriptions) stop();
    };
  }

  /** Calls back at every ring until the returned function is called. */
  hear(subject: string, onRing: (message: Msg) => void): () => void {
    return this.listen(this.installation.subject(subject), onRing);
  }

  private listen(where: string, onRing: (message: Msg) => void): () => void {
    const subscription = this.connection.subscribe(where, {
      callback: (error, message) => {
        if (!error) onRing(message);
      },
    });
    return () => subscription.unsubscribe();
  }
}

/** Rings when somebody's orders, standing orders or hand-overs have changed, from whatever program and by whomever. */
export const ordersBell = (campaign: string, player: string): string => `news.${campaign}.orders.${player}`;

/** Rings when somebody has said that he is done with the turn, or that he is not after all. */
export const readyBell = (campaign: string): string => `news.${campaign}.ready`;
