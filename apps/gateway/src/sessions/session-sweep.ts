import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { ShutdownManager } from '@vedette/platform';
import { SessionRepository } from './session.repository.js';

const EVERY_MS = 3_600_000;

/** Forgets sessions that were over long ago, so that the table does not grow with every sign-in for ever. */
@Injectable()
export class SessionSweep implements OnApplicationBootstrap {
  private readonly logger = new Logger('SessionSweep');
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly sessions: SessionRepository,
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
      if (forgotten > 0) this.logger.log({ forgotten }, 'Old sessions forgotten');
    } catch (error) {
      this.logger.warn({ err: error }, 'Could not sweep sessions; trying again in an hour');
    }
  }
}
