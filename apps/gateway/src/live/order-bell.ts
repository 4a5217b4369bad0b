import { Inject, Injectable } from '@nestjs/common';
import { Installation, NATS_CONNECTION } from '@vedette/messaging';
import type { NatsConnection } from '@nats-io/transport-node';

/** Tells every gateway when somebody's orders have changed. */
@Injectable()
export class OrderBell {
  constructor(
    @Inject(NATS_CONNECTION) private readonly connection: NatsConnection,
    private readonly installation: Installation,
  ) {}

  /** Somebody has sent or withdrawn orders; which, he reads himself. */
  ring(campaign: string, player: string): void {
    this.connection.publish(this.of(campaign, player));
  }

  /** Calls back whenever a player's orders have changed until the returned function is called. */
  hear(campaign: string, player: string, onChange: () => void): () => void {
    const subscription = this.connection.subscribe(this.of(campaign, player), {
      callback: (error) => {
        if (!error) onChange();
      },
    });
    return () => subscription.unsubscribe();
  }

  private of(campaign: string, player: string): string {
    return this.installation.subject(`news.${campaign}.orders.${player}`);
  }
}
