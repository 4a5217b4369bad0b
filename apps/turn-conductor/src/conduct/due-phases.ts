import { Injectable } from '@nestjs/common';
import { type PhaseDue, phaseDueMessageId } from '@vedette/contracts';
import { JetStreamPublisher, phaseDueSubject } from '@vedette/messaging';
import type { PhaseOwner } from '@vedette/rulebooks';

/** Hands phases out to their owners' queues. */
@Injectable()
export class DuePhases {
  /**
   * Messages this process has sent, by campaign, and their place in the stream; another process, or this one born again, sends
   * them once more without harm.
   */
  private readonly sent = new Map<string, Map<string, number>>();

  constructor(private readonly publisher: JetStreamPublisher) {}

  /**
   * Puts a phase into its owner's queue, once an attempt. Returns whether the broker took the message for one that it had
   * before: from a worker or another conductor that were first, or from a past that the log has lost since.
   */
  async handOut(owner: PhaseOwner, due: PhaseDue): Promise<boolean> {
    const messageId = phaseDueMessageId(due);
    return this.placeOf(due) === undefined && this.send(owner, due, messageId, messageId);
  }

  /** Where the stream has the message of a phase that was handed out here; undefined when it was not. */
  placeOf(due: PhaseDue): number | undefined {
    return this.sent.get(due.campaign)?.get(phaseDueMessageId(due));
  }

  /** Puts a phase into the queue once more whose message is gone; several conductors that find it so do it once. */
  async replace(owner: PhaseOwner, due: PhaseDue, gone: number): Promise<void> {
    const messageId = phaseDueMessageId(due);
    await this.send(owner, due, messageId, `${messageId}/for-${gone}`);
  }

  /** Forgets what was sent for a campaign whose turn is resolved, or that another conductor looks after. */
  forget(campaign: string): void {
    this.sent.delete(campaign);
  }

  private async send(owner: PhaseOwner, due: PhaseDue, known: string, messageId: string): Promise<boolean> {
    const subject = phaseDueSubject(owner, due.campaign);
    const { sequence, duplicate } = await this.publisher.publish(subject, due, { messageId });
    this.sent.set(
      due.campaign,
      (this.sent.get(due.campaign) ?? new Map<string, number>()).set(known, sequence),
    );
    return duplicate;
  }
}
