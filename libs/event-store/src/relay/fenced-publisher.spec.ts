import { describe, expect, it } from '@jest/globals';
import { headers, type Msg, type MsgHdrs, type NatsConnection } from '@nats-io/transport-node';
import { RelayOutOfStepError } from '../errors/relay-out-of-step.error.js';
import { WaitedTooLongError } from '../errors/waited-too-long.error.js';
import { RefusedByBrokerError } from './acknowledgements.js';
import { FencedPublisher } from './fenced-publisher.js';
import { archivedMessage, type LogMessage } from './log-message.js';

interface Sent {
  readonly id: string;
  readonly lastSequence: string;
  readonly lastSubjectSequence: string;
}

/** A stream that checks fences the way the broker does, answers a little later, and can be told to behave oddly. */
class Broker {
  last = 0;
  unanswered = 0;
  mostUnanswered = 0;
  readonly sent: Sent[] = [];
  private hear: (error: Error | null, message: Msg) => void = () => undefined;

  constructor(
    private readonly odd: {
      readonly refusesFrom?: number;
      readonly silentFrom?: number;
      readonly answer?: (asked: number) => object;
      readonly status?: number;
    } = {},
  ) {}

  readonly connection = {
    subscribe: (
      _subject: string,
      { callback }: { callback: (error: Error | null, message: Msg) => void },
    ) => {
      this.hear = callback;
      return { unsubscribe: () => undefined };
    },
    publish: (
      _subject: string,
      _payload: string,
      { headers: marks, reply }: { headers: MsgHdrs; reply: string },
    ) => {
      const sequence = marks.get('Nats-Expected-Last-Sequence');
      this.sent.push({
        id: marks.get('Nats-Msg-Id'),
        lastSequence: sequence,
        lastSubjectSequence: marks.get('Nats-Expected-Last-Subject-Sequence'),
      });
      this.unanswered += 1;
      this.mostUnanswered = Math.max(this.mostUnanswered, this.unanswered);
      const isNext = sequence === '' ? this.last === 0 : Number(sequence) === this.last;
      const accepted = isNext && this.last + 1 < (this.odd.refusesFrom ?? Infinity);
      this.last += accepted ? 1 : 0;
      const answer = accepted
        ? { seq: this.last }
        : { error: { code: 400, description: 'wrong last sequence' } };
      this.reply(reply, answer);
    },
  } as unknown as NatsConnection;

  private reply(subject: string, usual: object): void {
    const asked = Number(subject.split('.').at(-1));
    if (asked >= (this.odd.silentFrom ?? Infinity)) {
      return;
    }
    const status = headers(this.odd.status ?? 0, this.odd.status === undefined ? '' : 'No Responders');
    setTimeout(() => {
      this.unanswered -= 1;
      const json = (): unknown => this.odd.answer?.(asked) ?? usual;
      this.hear(null, { subject, headers: this.odd.status === undefined ? undefined : status, json } as Msg);
    }, 1);
  }
}

const messages = (from: number, to: number): LogMessage[] =>
  Array.from({ length: to - from + 1 }, (_, index) => archivedMessage('x', from + index));

describe('the fenced publisher', () => {
  it('expects of each message the sequence before it, and of the very first that its subject is empty', async () => {
    const broker = new Broker();
    const outcome = await new FencedPublisher(broker.connection, 4, 60_000).publish(messages(11, 13), 10);
    expect(outcome).toEqual({ published: 3, present: 0, failure: undefined });
    expect(broker.sent).toEqual([
      { id: '11', lastSequence: '', lastSubjectSequence: '0' },
      { id: '12', lastSequence: '1', lastSubjectSequence: '' },
      { id: '13', lastSequence: '2', lastSubjectSequence: '' },
    ]);
  });

  it('never has more in flight than it may', async () => {
    const broker = new Broker();
    await new FencedPublisher(broker.connection, 5, 60_000).publish(messages(1, 60), 0);
    expect(broker.mostUnanswered).toBe(5);
    expect(broker.last).toBe(60);
  });

  it('stops at the first refusal, and nothing behind it is stored', async () => {
    const broker = new Broker({ refusesFrom: 7 });
    const outcome = await new FencedPublisher(broker.connection, 4, 60_000).publish(messages(1, 100), 0);
    expect(outcome.published).toBe(6);
    expect(outcome.failure).toEqual(new RefusedByBrokerError(400, 'wrong last sequence'));
    expect(broker.last).toBe(6);
    expect(broker.sent.length).toBeLessThan(20);
  });

  it('notices when a message stands at another sequence than it should', async () => {
    const broker = new Broker({ answer: () => ({ seq: 5, duplicate: true }) });
    const { failure } = await new FencedPublisher(broker.connection, 4, 60_000).publish(messages(1, 1), 0);
    expect(failure).toBeInstanceOf(RelayOutOfStepError);
    expect(failure).toMatchObject({ expected: 1, found: 5 });
  });

  it('counts what was there already', async () => {
    const broker = new Broker({ answer: (asked) => ({ seq: asked, duplicate: true }) });
    const outcome = await new FencedPublisher(broker.connection, 2, 60_000).publish(messages(1, 3), 0);
    expect(outcome).toEqual({ published: 0, present: 3, failure: undefined });
  });

  it('takes a broker without the stream for a failure', async () => {
    const broker = new Broker({ status: 503 });
    const { failure } = await new FencedPublisher(broker.connection, 2, 60_000).publish(messages(1, 3), 0);
    expect(failure).toMatchObject({ name: 'RefusedByBrokerError', status: 503 });
  });

  it('does not wait for ever for an answer, nor take a late one for that of the next run', async () => {
    const broker = new Broker({ silentFrom: 3 });
    const publisher = new FencedPublisher(broker.connection, 10, 200);
    const outcome = await publisher.publish(messages(1, 5), 0);
    expect(outcome.published).toBe(2);
    expect(outcome.failure).toBeInstanceOf(WaitedTooLongError);
    expect(await publisher.publish([], 0)).toEqual({ published: 0, present: 0, failure: undefined });
  });

  it('takes a connection that cannot publish for a failure', async () => {
    const closed = {
      subscribe: () => ({ unsubscribe: () => undefined }),
      publish: () => {
        throw new Error('closed connection');
      },
    } as unknown as NatsConnection;
    const { failure } = await new FencedPublisher(closed, 10, 200).publish(messages(1, 5), 0);
    expect(failure).toEqual(new Error('closed connection'));
  });
});
