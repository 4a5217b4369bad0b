import { Inject, Injectable } from '@nestjs/common';
import { letterBellSubject } from '@vedette/contracts';
import { Installation, NATS_CONNECTION } from '@vedette/messaging';
import type { NatsConnection } from '@nats-io/transport-node';

/** Tells every gateway that somebody's letter box changed; what is in it is asked for by who may. */
@Injectable()
export class LetterBell {
  constructor(
    @Inject(NATS_CONNECTION) private readonly connection: NatsConnection,
    private readonly installation: Installation,
  ) {}

  ring(campaign: string, players: readonly string[]): void {
    for (const player of players)
      this.connection.publish(this.installation.subject(letterBellSubject(campaign, player)));
  }
}
