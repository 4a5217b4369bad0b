import { Inject, Injectable } from '@nestjs/common';
import { type TurnStateDocument, turnProgressSubject } from '@vedette/contracts';
import { Installation, NATS_CONNECTION } from '@vedette/messaging';
import type { NatsConnection } from '@nats-io/transport-node';
import { CampaignService } from '../campaigns/campaign.service.js';
import { SessionRepository } from '../sessions/session.repository.js';
import type { SignedIn } from '../sessions/session.service.js';

/** States a slow watcher may lag behind; older ones are dropped, because only the newest counts. */
const MOST_WAITING = 16;

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
  async *watch(campaign: string, me: SignedIn): AsyncIterableIterator<TurnStateDocument> {
    const waiting: TurnStateDocument[] = [];
    let wake: (() => void) | undefined;
    // Listening begins before the first look, so that nothing falls between the two.
    const subscription = this.connection.subscribe(this.installation.subject(turnProgressSubject(campaign)), {
      callback: (error, message) => {
        if (error) return;
        waiting.push(message.json<TurnStateDocument>());
        if (waiting.length > MOST_WAITING) waiting.shift();
        wake?.();
      },
    });
    try {
      yield await this.campaigns.turn(campaign);
      while (!subscription.isClosed()) {
        const next = waiting.shift();
        if (next === undefined) {
          await new Promise<void>((resolve) => {
            wake = resolve;
            void subscription.closed.then(() => resolve());
          });
          continue;
        }
        if (!(await this.sessions.live(me.session))) return;
        yield next;
      }
    } finally {
      subscription.unsubscribe();
    }
  }
}
