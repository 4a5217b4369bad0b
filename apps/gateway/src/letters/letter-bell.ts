import { Inject, Injectable } from '@nestjs/common';
import { letterBellSubject } from '@vedette/contracts';
import { Installation, NATS_CONNECTION } from '@vedette/messaging';
import type { NatsConnection } from '@nats-io/transport-node';

/** Rings when somebody's letter box has changed. What is in it is asked for by who may. */
@Injectable()
export class LetterBell {
  constructor(
    @Inject(NATS_CONNECTION) private readonly connection: NatsConnection,
    private readonly installation: Installation,
  ) {}

  /** Calls back at every ring until the returned function is called. */
  listen(campaign: string, player: string, onRing: () => void): () => void {
    const subject = this.installation.subject(letterBellSubject(campaign, player));
    const subscription = this.connection.subscribe(subject, {
      callback: (error) => {
        if (!error) onRing();
      },
    });
    return () => subscription.unsubscribe();
  }
}
