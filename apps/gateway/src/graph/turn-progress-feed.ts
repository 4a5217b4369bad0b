import { Inject, Injectable } from '@nestjs/common';
import { type TurnStateDocument, turnProgressSubject } from '@vedette/contracts';
import { Installation, NATS_CONNECTION } from '@vedette/messaging';
import type { NatsConnection } from '@nats-io/transport-node';
import { CampaignService } from '../campaigns/campaign.service.js';
import { SessionRepository } from '../sessions/session.repository.js';
import type { SignedIn } from '../sessions/session.service.js';
import { TurnWatch } from './turn-watch.js';

/** Live progress of turns: what the conductor tells, handed to everybody who watches. */
@Injectable()
export class TurnProgressFeed {
  constructor(
    @Inject(NATS_CONNECTION) private readonly connection: NatsConnection,
    private readonly installation: Installation,
    private readonly campaigns: CampaignService,
    private readonly sessions: SessionRepository,
  ) {}

  /** The state of a campaign's latest turn now, and whenever it changes, until the session is over. */
  watch(campaign: string, { session }: SignedIn): TurnWatch {
    return new TurnWatch({
      first: () => this.campaigns.turn(campaign),
      listen: (onState) => this.listen(campaign, onState),
      allowed: async () => (await this.sessions.live(session)) !== undefined,
    });
  }

  private listen(campaign: string, onState: (state: TurnStateDocument) => void): () => void {
    const subject = this.installation.subject(turnProgressSubject(campaign));
    const subscription = this.connection.subscribe(subject, {
      callback: (error, message) => {
        if (!error) onState(message.json<TurnStateDocument>());
      },
    });
    return () => subscription.unsubscribe();
  }
}
