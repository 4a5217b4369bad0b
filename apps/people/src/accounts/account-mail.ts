import { Injectable, Logger } from '@nestjs/common';
import { acceptMail, acceptPlaceNews } from '@vedette/contracts';
import { RequestClient } from '@vedette/messaging';
import { VedetteError } from '@vedette/platform';
import { PLACE_NEWS } from '../database/outgoing-kind.js';
import { type Outgoing, OutgoingRepository } from '../records/outgoing.repository.js';

const AT_ONCE = 100;
const REFUSED_BELOW = 500;

/** Hands mail about accounts, and news of places, to correspondence, which sends it. While nobody takes it, it waits. */
@Injectable()
export class AccountMail {
  private readonly logger = new Logger('Account mail');

  constructor(
    private readonly outgoing: OutgoingRepository,
    private readonly requests: RequestClient,
  ) {}

  /** Hands over what waits, oldest first. Handed over twice, it goes out once. */
  async handOver(): Promise<void> {
    for (let some = await this.outgoing.waiting(AT_ONCE); some.length > 0;) {
      for (const message of some) {
        await this.give(message);
        await this.outgoing.sent(message.id);
      }
      some = await this.outgoing.waiting(AT_ONCE);
    }
    await this.outgoing.sweep();
  }

  private async give(message: Outgoing): Promise<void> {
    const { id, kind } = message;
    try {
      await this.tell(message);
    } catch (error) {
      if (!(error instanceof VedetteError && error.status < REFUSED_BELOW)) throw error;
      // What is refused would be refused again, and hold up all mail behind it.
      this.logger.error({ id, kind, err: error }, 'Mail about an account was refused and is not sent');
    }
  }

  private async tell({ delivery: id, account, kind, data, createdAt }: Outgoing): Promise<void> {
    const writtenAt = createdAt.toISOString();
    if (kind === PLACE_NEWS) {
      const [campaign, title, text] = [data['campaign'], data['title'], data['text']].map(String);
      await this.requests.request(acceptPlaceNews, {
        ...{ id, account, writtenAt },
        ...{ campaign: campaign!, title: title!, text: text! },
      });
      return;
    }
    const { to, secret, minutes } = data;
    await this.requests.request(acceptMail, {
      ...{ id, account, kind, writtenAt },
      to: typeof to === 'string' ? to : null,
      secret: typeof secret === 'string' ? secret : null,
      minutes: typeof minutes === 'number' ? minutes : null,
    });
  }
}
