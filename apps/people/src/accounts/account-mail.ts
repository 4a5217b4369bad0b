import { Injectable, Logger } from '@nestjs/common';
import { acceptMail } from '@vedette/contracts';
import { RequestClient } from '@vedette/messaging';
import { VedetteError } from '@vedette/platform';
import { type Outgoing, OutgoingRepository } from './outgoing.repository.js';

const AT_ONCE = 100;
const REFUSED_BELOW = 500;

/** Hands mail about accounts to correspondence, which sends it. While nobody takes it, it waits. */
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

  private async give({ id, delivery, account, kind, data, createdAt }: Outgoing): Promise<void> {
    const { to, secret, minutes } = data;
    try {
      await this.requests.request(acceptMail, {
        id: delivery,
        account,
        kind,
        to: typeof to === 'string' ? to : null,
        secret: typeof secret === 'string' ? secret : null,
        minutes: typeof minutes === 'number' ? minutes : null,
        writtenAt: createdAt.toISOString(),
      });
    } catch (error) {
      if (!(error instanceof VedetteError && error.status < REFUSED_BELOW)) throw error;
      // What is refused would be refused again, and hold up all mail behind it.
      this.logger.error({ id, kind, err: error }, 'Mail about an account was refused and is not sent');
    }
  }
}
