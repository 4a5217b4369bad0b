import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { type TurnStateDocument, turnProgressSubject } from '@vedette/contracts';
import { Installation, NATS_CONNECTION } from '@vedette/messaging';
import type { NatsConnection } from '@nats-io/transport-node';

/** Tells whoever watches that a turn has moved on. A telling may be lost; whoever must know asks. */
@Injectable()
export class TurnProgress {
  /** Digest of what was told of each campaign last: there may be many, and a turn is some kilobytes. */
  private readonly told = new Map<string, string>();

  constructor(
    @Inject(NATS_CONNECTION) private readonly connection: NatsConnection,
    private readonly installation: Installation,
  ) {}

  /** Tells a turn's state, unless it is what was told last. */
  tell(state: TurnStateDocument): void {
    const text = JSON.stringify(state);
    const digest = createHash('sha256').update(text).digest('base64');
    if (this.told.get(state.campaign) === digest) return;
    if (this.connection.isClosed() || this.connection.isDraining()) return;
    this.connection.publish(this.installation.subject(turnProgressSubject(state.campaign)), text);
    this.told.set(state.campaign, digest);
  }
}
