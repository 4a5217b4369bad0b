import { Inject, Injectable } from '@nestjs/common';
import { type TurnAhead, turnAheadSubject } from '@vedette/contracts';
import type { AnySequence, AnyTurn } from '@vedette/ledger';
import { Installation, NATS_CONNECTION } from '@vedette/messaging';
import type { NatsConnection } from '@nats-io/transport-node';

/**
 * Tells workers of turns whose phases will be due before long, so that one of each kind has the turn laid out when its first phase
 * comes: each kind would otherwise lay it out while all others wait.
 */
@Injectable()
export class TurnsAhead {
  /** What was told or known of each campaign last. */
  private readonly known = new Map<string, string>();

  constructor(
    @Inject(NATS_CONNECTION) private readonly connection: NatsConnection,
    private readonly installation: Installation,
  ) {}

  /**
   * Tells that a turn has been opened, or that its book is closed, once. A turn that this process finds open when it first sees its
   * campaign was opened some time ago: nobody is told, or every start of a conductor would have all of them laid out.
   */
  tell({ campaign, turn, generation, bookClosed, resolved }: AnyTurn, sequence: AnySequence): void {
    if (resolved) return;
    const before = this.known.get(campaign);
    const now = `${turn}/${generation}/${bookClosed ? 'closed' : 'open'}`;
    if (before === now) return;
    this.known.set(campaign, now);
    if (!bookClosed && before === undefined) return;
    if (this.connection.isClosed() || this.connection.isDraining()) return;
    const ahead: TurnAhead = { campaign, turn, ...(generation === 0 ? {} : { generation }) };
    const text = JSON.stringify(ahead);
    for (const owner of new Set(sequence.map((plan) => plan.owner)))
      this.connection.publish(this.installation.subject(turnAheadSubject(owner, campaign)), text);
  }
}
