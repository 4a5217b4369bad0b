import { Injectable } from '@nestjs/common';
import { type PhaseDue, phaseDueMessageId } from '@vedette/contracts';
import { JetStreamPublisher, phaseDueSubject } from '@vedette/messaging';
import type { PhaseOwner } from '@vedette/rulebooks';

/** Hands phases out to their owners' queues. */
@Injectable()
export class DuePhases {
  /** Messages this process has sent; another process, or this one born again, sends them once more without harm. */
  private readonly sent = new Set<string>();

  constructor(private readonly publisher: JetStreamPublisher) {}

  /** Puts a phase into its owner's queue, once an attempt. */
  async handOut(owner: PhaseOwner, due: PhaseDue): Promise<void> {
    const messageId = phaseDueMessageId(due);
    if (this.sent.has(messageId)) return;
    await this.publisher.publish(phaseDueSubject(owner, due.campaign), due, { messageId });
    this.sent.add(messageId);
  }

  /** Forgets what was sent for a turn that is resolved. */
  forget(campaign: string, turn: number): void {
    for (const id of this.sent) if (id.startsWith(`${campaign}/${turn}/`)) this.sent.delete(id);
  }
}
