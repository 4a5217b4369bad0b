import { Inject, Injectable } from '@nestjs/common';
import { Installation, NATS_CONNECTION } from '@vedette/messaging';
import type { NatsConnection } from '@nats-io/transport-node';

/** Tells every gateway that somebody's letter box changed. What is in it is read from the database by who may. */
@Injectable()
export class LetterBell {
  constructor(
    @Inject(NATS_CONNECTION) private readonly connection: NatsConnection,
    private readonly installation: Installation,
  ) {}

  ring(campaign: string, players: readonly string[]): void {
    for (const player of players) this.connection.publish(this.subject(campaign, player));
  }

  /** Calls back at every ring until the returned function is called. */
  listen(campaign: string, player: string, onRing: () => void): () => void {
    const subscription = this.connection.subscribe(this.subject(campaign, player), {
      callback: (error) => {
        if (!error) onRing();
      },
    });
    return () => subscription.unsubscribe();
  }

  private subject(campaign: string, player: string): string {
    return this.installation.subject(`letters.${campaign}.${player}`);
  }
}
