import { type JetStreamManager } from '@nats-io/jetstream';
import { Inject, Injectable } from '@nestjs/common';
import { type TrialDue, trialDueMessageId } from '@vedette/contracts';
import {
  Installation,
  JETSTREAM_MANAGER,
  JetStreamPublisher,
  TRIAL_STREAM,
  trialDueSubject,
} from '@vedette/messaging';

/** The queue from which workers that have nothing else to do take trials. */
@Injectable()
export class TrialQueue {
  constructor(
    private readonly publisher: JetStreamPublisher,
    @Inject(JETSTREAM_MANAGER) private readonly manager: JetStreamManager,
    private readonly installation: Installation,
  ) {}

  /** Puts a trial into the queue, once however often it is called; where the stream has it. */
  async handOut(due: TrialDue): Promise<number> {
    const messageId = trialDueMessageId(due);
    const { sequence } = await this.publisher.publish(trialDueSubject(due.campaign), due, { messageId });
    return sequence;
  }

  /** Whether the trial that the stream has at a place still waits for a worker or is with one. */
  async has(place: number): Promise<boolean> {
    const stream = this.installation.stream(TRIAL_STREAM.name);
    return (await this.manager.streams.getMessage(stream, { seq: place })) !== null;
  }
}
