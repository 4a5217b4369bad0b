import { describe, expect, it } from '@jest/globals';
import type { JetStreamClient, JetStreamPublishOptions, PubAck } from '@nats-io/jetstream';
import { RelayOutOfStepError } from '../errors/relay-out-of-step.error.js';
import { FencedPublisher } from './fenced-publisher.js';
import { archivedMessage, type LogMessage } from './log-message.js';

/** A stream that checks fences the way the broker does, and can be told to fail. */
class Stream {
  last = 0;
  inFlight = 0;
  mostInFlight = 0;
  readonly asked: Partial<JetStreamPublishOptions>[] = [];
  constructor(private readonly failsAt = Number.POSITIVE_INFINITY) {}

  readonly client = {
    publish: async (
      _subject: string,
      _payload: string,
      options: Partial<JetStreamPublishOptions>,
    ): Promise<PubAck> => {
      this.asked.push(options);
      this.inFlight += 1;
      this.mostInFlight = Math.max(this.mostInFlight, this.inFlight);
      const { expect: fence } = options;
      const isNext = fence?.lastSequence === undefined ? this.last === 0 : fence.lastSequence === this.last;
      const accepted = isNext && this.last + 1 < this.failsAt;
      this.last += accepted ? 1 : 0;
      const sequence = this.last;
      await new Promise((resolve) => setTimeout(resolve, 1));
      this.inFlight -= 1;
      if (!accepted) {
        throw new Error('wrong last sequence');
      }
      return { stream: 's', seq: sequence, duplicate: false } as PubAck;
    },
  } as unknown as JetStreamClient;
}

const messages = (from: number, to: number): LogMessage[] =>
  Array.from({ length: to - from + 1 }, (_, index) => archivedMessage('x', from + index));

describe('the fenced publisher', () => {
  it('expects of each message the sequence before it, and of the very first that its subject is empty', async () => {
    const stream = new Stream();
    const outcome = await new FencedPublisher(stream.client, 4, 1_000).publish(messages(11, 14), 10);
    expect(outcome).toEqual({ published: 4, present: 0, failure: undefined });
    expect(stream.asked.map((options) => options.expect)).toEqual([
      { lastSubjectSequence: 0 },
      { lastSequence: 1 },
      { lastSequence: 2 },
      { lastSequence: 3 },
    ]);
    expect(stream.asked.map(({ msgID }) => msgID)).toEqual(['11', '12', '13', '14']);
  });

  it('never has more in flight than it may', async () => {
    const stream = new Stream();
    await new FencedPublisher(stream.client, 5, 1_000).publish(messages(1, 60), 0);
    expect(stream.mostInFlight).toBe(5);
    expect(stream.last).toBe(60);
  });

  it('stops at the first refusal, and nothing behind it is stored', async () => {
    const stream = new Stream(7);
    const outcome = await new FencedPublisher(stream.client, 4, 1_000).publish(messages(1, 100), 0);
    expect(outcome.published).toBe(6);
    expect(outcome.failure).toEqual(new Error('wrong last sequence'));
    expect(stream.last).toBe(6);
    expect(stream.asked.length).toBeLessThan(20);
  });

  it('notices when a position stands at another sequence than it should', async () => {
    const client = { publish: async () => ({ seq: 5, duplicate: true }) } as unknown as JetStreamClient;
    const { failure } = await new FencedPublisher(client, 4, 1_000).publish(messages(3, 3), 0);
    expect(failure).toBeInstanceOf(RelayOutOfStepError);
    expect(failure).toMatchObject({ position: 3, expected: 3, found: 5 });
  });

  it('counts what was there already', async () => {
    const client = {
      publish: async (_s: string, _p: string, { msgID }: { msgID: string }) => ({
        seq: Number(msgID),
        duplicate: true,
      }),
    } as unknown as JetStreamClient;
    expect(await new FencedPublisher(client, 2, 1_000).publish(messages(1, 3), 0)).toMatchObject({
      published: 0,
      present: 3,
    });
  });
});
