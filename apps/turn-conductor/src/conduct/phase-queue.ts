import { type ConsumerInfo, JetStreamApiError, type JetStreamManager } from '@nats-io/jetstream';
import { Inject, Injectable } from '@nestjs/common';
import {
  DEAD_LETTER_STREAM,
  deadLetterHeader,
  Installation,
  JETSTREAM_MANAGER,
  PHASE_STREAM,
  phaseDueSubject,
} from '@vedette/messaging';
import type { PhaseOwner } from '@vedette/rulebooks';

/**
 * Where the message of a due phase is: it waits to be drawn, is with a worker that has not acknowledged it, or is on no queue
 * any more. One that stays on the queue though the broker brings it to nobody again counts as gone.
 */
export type Whereabouts = 'waiting' | 'in hand' | 'gone';

const isMissing = (error: unknown): boolean => error instanceof JetStreamApiError && error.status === 404;

/** Looks for messages of due phases in the queues of their owners. */
@Injectable()
export class PhaseQueue {
  constructor(
    @Inject(JETSTREAM_MANAGER) private readonly manager: JetStreamManager,
    private readonly installation: Installation,
  ) {}

  /** Where the message is that the stream of phases had stored under `sequence`. */
  async find(owner: PhaseOwner, sequence: number): Promise<Whereabouts> {
    const stream = this.installation.stream(PHASE_STREAM.name);
    if ((await this.manager.streams.getMessage(stream, { seq: sequence })) === null) return 'gone';
    const consumer = await this.consumer(stream, owner);
    // Nobody of its kind has ever run here.
    if (consumer === null || consumer.delivered.stream_seq < sequence) return 'waiting';
    return consumer.num_ack_pending > 0 ? 'in hand' : 'gone';
  }

  /** Whether the message of `sequence` is among the dead letters: its workers failed at it, or died of it. */
  async wasGivenUp(owner: PhaseOwner, campaign: string, sequence: number): Promise<boolean> {
    const stream = this.installation.stream(DEAD_LETTER_STREAM.name);
    const letters = this.installation.subject(`dlq.${phaseDueSubject(owner, campaign)}`);
    for (let seq = 1; ; seq++) {
      // The client's type knows the sequence alone; the broker takes both, since nats-server 2.9.
      const query: { seq: number; next_by_subj: string } = { seq, next_by_subj: letters };
      const letter = await this.manager.streams.getMessage(stream, query).catch((error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      });
      if (letter === null) return false;
      if (letter.header.get(deadLetterHeader.sequence) === String(sequence)) return true;
      seq = letter.seq;
    }
  }

  /** Whether messages of an owner's due phases lie in the queue and no worker has any in hand. */
  async liesUntaken(owner: PhaseOwner): Promise<boolean> {
    const stream = this.installation.stream(PHASE_STREAM.name);
    const consumer = await this.consumer(stream, owner);
    // Nobody of its kind has ever run here: whatever lies there is taken by nobody.
    if (consumer === null) return (await this.messages(stream, owner)) > 0;
    return consumer.num_pending > 0 && consumer.num_ack_pending === 0;
  }

  private async messages(stream: string, owner: PhaseOwner): Promise<number> {
    const subject = this.installation.subject(phaseDueSubject(owner, '*'));
    const { state } = await this.manager.streams.info(stream, { subjects_filter: subject });
    return Object.values(state.subjects ?? {}).reduce((sum, count) => sum + count, 0);
  }

  private async consumer(stream: string, owner: PhaseOwner): Promise<ConsumerInfo | null> {
    return this.manager.consumers.info(stream, owner).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
  }
}
