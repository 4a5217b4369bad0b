import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { ShutdownManager } from '@vedette/platform';
import { AccountHistory } from '../records/account-history.js';
import { OneTimeCodeRepository } from '../records/one-time-code.repository.js';
import { PersonalTokenRepository } from '../tokens/personal-token.repository.js';
import { DeviceRepository } from './device.repository.js';
import { Lockout } from './lockout.js';
import { SessionRepository } from './session.repository.js';

const EVERY_MS = 3_600_000;

/** Forgets sessions, codes, tokens, counts and events that are long over, so that no table grows with every sign-in for ever. */
@Injectable()
export class SessionSweep implements OnApplicationBootstrap {
  private readonly logger = new Logger('SessionSweep');
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly sessions: SessionRepository,
    private readonly devices: DeviceRepository,
    private readonly lockout: Lockout,
    private readonly codes: OneTimeCodeRepository,
    private readonly tokens: PersonalTokenRepository,
    private readonly history: AccountHistory,
    shutdown: ShutdownManager,
  ) {
    shutdown.register({ stage: 'consumers', name: 'session sweep', stop: () => clearInterval(this.timer) });
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.sweep(), EVERY_MS).unref();
  }

  private async sweep(): Promise<void> {
    try {
      const forgotten = await this.sessions.sweep();
      for (const kept of [this.devices, this.lockout, this.codes, this.tokens, this.history])
        await kept.sweep();
      if (forgotten > 0) this.logger.log({ forgotten }, 'Old sessions forgotten');
    } catch (error) {
      this.logger.warn({ err: error }, 'Could not sweep sessions; trying again in an hour');
    }
  }
}
