import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { limitCountsSubject, type SharedLimitName } from '@vedette/contracts';
import { CallerNames, type RateLimit, RequestCount, SignInAttempts } from '@vedette/edge';
import { Installation, NATS_CONNECTION } from '@vedette/messaging';
import { ACCESS_KEY } from '@vedette/people';
import { ShutdownManager } from '@vedette/platform';
import { Keyring } from '@vedette/vault';
import { WebhookTests } from '../notices/webhook-tests.js';
import { type LimitConnection, SharedLimit } from './shared-limit.js';

/**
 * How often gateways tell each other, in milliseconds; *our figures*. Guessing is dear and rare, so attempts to sign in are told soon;
 * of requests a second's worth beyond the limit hurts nobody.
 */
const EVERY_MS: Readonly<Record<SharedLimitName, number>> = {
  'sign-ins': 250,
  'webhook-tests': 1_000,
  requests: 1_000,
};
/** How often a key is looked for that is not there yet, in milliseconds. */
const LOOK_FOR_KEY_MS = 1_000;

/**
 * Limits hold for all gateways of a front together, since they share its name at the broker; those of another front have limits of their
 * own. Callers are named under the public half of the key that access tokens are signed with: every gateway reads it in the database, and
 * whoever only listens at the broker cannot. Until the house has signed its first token there is none, and each counts for itself.
 */
@Injectable()
export class LimitsAmongGateways implements OnApplicationBootstrap {
  private readonly logger = new Logger('Limits');
  private readonly shared: readonly SharedLimit[];
  private timer: NodeJS.Timeout | undefined;
  private isOver = false;

  constructor(
    @Inject(NATS_CONNECTION) connection: LimitConnection,
    installation: Installation,
    requests: RequestCount,
    attempts: SignInAttempts,
    tests: WebhookTests,
    private readonly names: CallerNames,
    private readonly keyring: Keyring,
    shutdown: ShutdownManager,
  ) {
    const limits: Readonly<Record<SharedLimitName, RateLimit>> = {
      'sign-ins': attempts,
      'webhook-tests': tests,
      requests,
    };
    this.shared = (Object.keys(limits) as SharedLimitName[]).map(
      (name) =>
        new SharedLimit({
          connection,
          subject: installation.subject(limitCountsSubject(name)),
          limit: limits[name],
          everyMs: EVERY_MS[name],
        }),
    );
    shutdown.register({ stage: 'consumers', name: 'limits among gateways', stop: () => this.stop() });
  }

  /** Begins before the first request, but in a house in which nobody has ever signed in. */
  onApplicationBootstrap(): Promise<void> {
    return this.begin();
  }

  private async begin(): Promise<void> {
    const key = await this.keyring.publicKey(ACCESS_KEY).catch((error: unknown) => {
      this.logger.debug({ err: error }, 'Could not read under what callers are named');
      return null;
    });
    if (this.isOver) return;
    if (key === null) {
      this.timer = setTimeout(() => void this.begin(), LOOK_FOR_KEY_MS).unref();
      return;
    }
    this.names.useKey(key);
    for (const limit of this.shared) limit.start();
  }

  private stop(): void {
    this.isOver = true;
    clearTimeout(this.timer);
    for (const limit of this.shared) limit.stop();
  }
}
