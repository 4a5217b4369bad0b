import { Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { faultsOf } from '@vedette/campaign';
import { TurnAhead, turnAheadSubject } from '@vedette/contracts';
import type { Installation } from '@vedette/messaging';
import type { PhaseOwner } from '@vedette/rulebooks';
import type { NatsConnection, Subscription } from '@nats-io/transport-node';

/**
 * Hears of turns whose phases will be due before long. Of all workers of an owner one hears of each: which of them draws its phases
 * nobody knows, and that all made ready would cost more than it spares.
 */
export class TurnsAhead implements OnApplicationBootstrap {
  private readonly logger = new Logger('TurnsAhead');
  private subscription: Subscription | undefined;

  constructor(
    private readonly connection: NatsConnection,
    private readonly installation: Installation,
    private readonly owner: PhaseOwner,
    private readonly prepare: (turn: TurnAhead) => Promise<void>,
  ) {}

  onApplicationBootstrap(): void {
    const subject = this.installation.subject(turnAheadSubject(this.owner, '*'));
    this.subscription = this.connection.subscribe(subject, {
      queue: this.owner,
      callback: (error, message) => {
        // Rights of an older release do not have the subject; then nothing is laid out ahead.
        if (error) return this.logger.warn({ err: error }, 'Does not hear of turns ahead');
        const turn = readTurn(message.string());
        if (turn) void this.prepare(turn);
      },
    });
  }

  /** Hears of no more. */
  stop(): void {
    this.subscription?.unsubscribe();
  }
}

function readTurn(text: string): TurnAhead | null {
  try {
    const value: unknown = JSON.parse(text);
    return faultsOf(TurnAhead, value).length === 0 ? (value as TurnAhead) : null;
  } catch {
    return null;
  }
}
