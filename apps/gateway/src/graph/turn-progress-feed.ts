import { Inject, Injectable } from '@nestjs/common';
import { type TurnStateDocument, turnProgressSubject } from '@vedette/contracts';
import { Installation, NATS_CONNECTION } from '@vedette/messaging';
import type { NatsConnection } from '@nats-io/transport-node';
import { CampaignService } from '../campaigns/campaign.service.js';
import { MembershipRepository } from '../campaigns/membership.repository.js';
import { SessionService, type SignedIn } from '../sessions/session.service.js';
import { LiveWatch } from './live-watch.js';

/** Live progress of turns: what the conductor tells, handed to everybody who watches. */
@Injectable()
export class TurnProgressFeed {
  constructor(
    @Inject(NATS_CONNECTION) private readonly connection: NatsConnection,
    private readonly installation: Installation,
    private readonly campaigns: CampaignService,
    private readonly sessions: SessionService,
    private readonly memberships: MembershipRepository,
  ) {}

  /** The state of a campaign's latest turn now, and whenever it changes, until session, token or place are gone. */
  watch(campaign: string, me: SignedIn): LiveWatch<TurnStateDocument> {
    return new LiveWatch({
      first: () => this.campaigns.turn(campaign),
      listen: (onState) => this.listen(campaign, onState),
      allowed: async () => (await this.sessions.holds(me)) && (await this.mayWatch(campaign, me)),
    });
  }

  private async mayWatch(campaign: string, { account }: SignedIn): Promise<boolean> {
    return account.operator || (await this.memberships.find(account.id, campaign)) !== undefined;
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
