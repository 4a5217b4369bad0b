import { setTimeout as pause } from 'node:timers/promises';
import type { Msg, NatsConnection, Subscription } from '@nats-io/transport-node';
import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { faultsOf } from '@vedette/campaign';
import { ConductorPresent, conductorPresentSubject } from '@vedette/contracts';
import { EventStore } from '@vedette/event-store';
import { Installation, NATS_CONNECTION } from '@vedette/messaging';
import { ShutdownManager } from '@vedette/platform';
import { Colleagues, SILENT_MS } from '../conduct/colleagues.js';
import { Sweep } from './sweep.js';

/** How often a conductor tells that it is there. */
const BEAT_MS = 1_000;

/**
 * Tells the other conductors that this one is there, and hears them. It tells so only when the database has just answered and over
 * the broker's way: one that is cut off from either is silent, and the others take over what it cannot do.
 */
@Injectable()
export class Presence implements OnApplicationBootstrap {
  private readonly logger = new Logger('Presence');
  private readonly subject: string;
  private subscription: Subscription | undefined;
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(
    private readonly colleagues: Colleagues,
    private readonly store: EventStore,
    private readonly sweep: Sweep,
    @Inject(NATS_CONNECTION) private readonly connection: NatsConnection,
    installation: Installation,
    shutdown: ShutdownManager,
  ) {
    this.subject = installation.subject(conductorPresentSubject);
    shutdown.register({ stage: 'consumers', name: 'presence', stop: () => this.stop() });
  }

  onApplicationBootstrap(): void {
    this.subscription = this.connection.subscribe(this.subject, {
      callback: (error, message) => this.hear(error, message),
    });
    this.next();
  }

  /** One beat, if this conductor can do its work. */
  async beat(): Promise<void> {
    await this.store.head();
    if (!this.stopped) this.tell(false);
    // While the broker is away little more is told, or it would be told all at once, and late.
    await Promise.race([this.connection.flush(), pause(SILENT_MS, undefined, { ref: false })]);
  }

  private hear(error: Error | null, message: Msg): void {
    if (error) return this.giveUp(error);
    const told = readPresent(message.string());
    if (told) this.colleagues.hear(told);
  }

  /** Rights of an older release do not have the subject; then each conductor looks after all campaigns, as in that release. */
  private giveUp(error: Error): void {
    this.logger.warn({ err: error }, 'Does not hear of other conductors; looks after all campaigns');
    this.stopped = true;
    clearTimeout(this.timer);
  }

  private tell(goes: boolean): void {
    if (this.connection.isClosed() || this.connection.isDraining()) return;
    const findings = this.sweep.findings.told();
    const told: ConductorPresent = { conductor: this.colleagues.self, goes, findings };
    this.connection.publish(this.subject, JSON.stringify(told));
  }

  /** One after the other: a beat that waits for its answer is no reason to begin another. */
  private next(): void {
    if (this.stopped) return;
    void this.beat()
      .catch((error: unknown) => this.logger.debug({ err: error }, 'Could not tell that it is there'))
      .then(() => {
        if (!this.stopped) this.timer = setTimeout(() => this.next(), BEAT_MS);
      });
  }

  /** What is under way is not waited for: with the broker away it would take as long as that is. */
  private stop(): void {
    if (!this.stopped) this.tell(true);
    this.stopped = true;
    clearTimeout(this.timer);
    this.subscription?.unsubscribe();
  }
}

function readPresent(text: string): ConductorPresent | null {
  try {
    const value: unknown = JSON.parse(text);
    return faultsOf(ConductorPresent, value).length === 0 ? (value as ConductorPresent) : null;
  } catch {
    return null;
  }
}
