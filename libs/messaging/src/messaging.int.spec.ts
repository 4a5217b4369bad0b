import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Controller, Module } from '@nestjs/common';
import { Gate, until } from '@vedette/testing';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { ConflictError, VedetteError, type RunningService, bootstrapService } from '@vedette/platform';
import { connectNats } from './connection/connect-nats.js';
import { Consumes } from './consume/consumes.decorator.js';
import { deadLetterHeader } from './consume/dead-letter-box.js';
import type { JetStreamContext } from './consume/jetstream-context.js';
import { JetStreamStrategy } from './consume/jetstream.strategy.js';
import { HintBell } from './hints/hint-bell.js';
import { Installation } from './installation.js';
import { MessagingModule } from './messaging.module.js';
import { JetStreamPublisher } from './publish/jetstream-publisher.js';
import { type AnswerOf, courierTimes, type QuestionOf } from '@vedette/contracts';
import { Answers } from './request/answers.decorator.js';
import { RequestClient } from './request/request-client.js';
import { declareRequest } from './request/request-contract.js';
import { RequestReplyStrategy } from './request/request-reply.strategy.js';
import { type ConsumerDeclaration, type StreamDeclaration, declareConsumer } from './streams/declarations.js';
import { DEAD_LETTER_STREAM } from './streams/house-streams.js';
import { StreamKeeper } from './streams/stream-keeper.js';

const natsUrl = process.env['NATS_URL'] ?? 'nats://127.0.0.1:4222';
const WORK: StreamDeclaration = {
  name: 'WORK',
  description: 'work of a test',
  subjects: ['work.>'],
  keeps: 'work',
  duplicateWindowMs: 60_000,
};
const consumer = (more: Partial<ConsumerDeclaration>): ConsumerDeclaration =>
  declareConsumer({
    stream: WORK,
    name: 'a',
    filter: 'work.a.*',
    maxDeliveries: 3,
    backOffMs: [20, 40],
    ...more,
  });
const A = consumer({});
const B = consumer({ name: 'b', filter: 'work.b.*', concurrency: 4, ackWaitMs: 3_000 });
const double = declareRequest<{ n: number }, { twice: number }>('test.double', { timeoutMs: 600_000 });
const refuse = declareRequest<object, never>('test.refuse', { timeoutMs: 600_000 });
const wait = declareRequest<object, never>('test.wait', { timeoutMs: 600_000 });
const crash = declareRequest<object, never>('test.crash', { timeoutMs: 600_000 });
const slow = declareRequest<object, string>('test.slow', { timeoutMs: 200 });
const nobody = declareRequest<object, never>('test.nobody', { timeoutMs: 600_000 });
const mortal = declareRequest<object, never>('test.mortal', { timeoutMs: 6 * 3_600_000 });
const thorough = declareRequest<object, string>('test.thorough', { timeoutMs: 600_000 });
const large = declareRequest<{ size: number }, string>('test.large', { timeoutMs: 600_000 });

const noise = declareRequest<{ size: number }, string>('test.noise', { timeoutMs: 600_000 });
/** Text that compression makes no smaller than three quarters. */
const noiseOf = (size: number): string => {
  let text = '';
  for (let block = 0; text.length < size; block++)
    text += createHash('sha512').update(`${block}`).digest('base64url');
  return text.slice(0, size);
};
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

let seen: { subject: string; n: number; deliveries: number }[];
let failTimes: number;
let workMs: number;
/** What is worked on stands before it; open unless a test shuts it. */
let gate: Gate;
let asked: number;

@Controller()
class WorkController {
  @Consumes(A)
  async a(value: { n: number }, context: JetStreamContext): Promise<void> {
    const { subject, deliveries } = context.delivery;
    seen.push({ subject, n: value.n, deliveries });
    if (deliveries <= failTimes) throw new ConflictError('too-early', 'come back later');
    await gate.passed;
  }

  @Consumes(B)
  async b(value: { n: number }, context: JetStreamContext): Promise<void> {
    await this.a(value, context);
  }

  @Answers(noise)
  noise({ size }: { size: number }): string {
    return noiseOf(size);
  }

  @Answers(double)
  double({ n }: { n: number }): { twice: number } {
    return { twice: 2 * n };
  }

  @Answers(refuse)
  refuse(): never {
    throw new ConflictError('turn-closed', 'Turn 3 is closed.', { rule: 'GITM AMWOL 6.1', field: '/turn' });
  }

  @Answers(wait)
  wait(): never {
    throw new VedetteError({ code: 'too-many', status: 429, message: 'Later.', retryAfterSeconds: 77 });
  }

  @Answers(courierTimes)
  couriers({ to }: QuestionOf<typeof courierTimes>): AnswerOf<typeof courierTimes> {
    return { times: to.map((one) => ({ to: one, turns: 1 })) };
  }

  @Answers(crash)
  crash(): never {
    throw new Error('the secret is 1234');
  }

  @Answers(slow)
  async slow(): Promise<string> {
    await new Promise((resolve) => setTimeout(resolve, 500));
    return 'late';
  }

  @Answers(thorough)
  async thorough(): Promise<string> {
    asked++;
    await new Promise((resolve) => setTimeout(resolve, workMs));
    return 'done';
  }

  @Answers(large)
  large({ size }: { size: number }): string {
    return 'x'.repeat(size);
  }
}

describe('messaging between services', () => {
  const installation = new Installation(`test-${process.pid}`);
  let service: RunningService;
  let connection: NatsConnection;

  @Module({ imports: [MessagingModule.forRoot({ service: 'worker' })], controllers: [WorkController] })
  class WorkModule {}

  beforeEach(async () => {
    seen = [];
    failTimes = 0;
    workMs = 0;
    gate = new Gate();
    gate.open();
    asked = 0;
    connection = await connectNats({ url: natsUrl, name: 'test' });
    service = await bootstrapService(WorkModule, {
      name: 'worker',
      consumers: (app) => [app.get(JetStreamStrategy), app.get(RequestReplyStrategy)],
      env: {
        DATABASE_URL: 'postgres://127.0.0.1/none',
        NATS_URL: natsUrl,
        VEDETTE_INSTALLATION: installation.name,
        LOG_LEVEL: process.env['TEST_LOG'] ?? 'silent',
        SHUTDOWN_BUDGET_MS: '120000',
      },
      signals: 'caller',
    });
  });
  afterEach(async () => {
    await service.stop('end of test');
    const manager = await jetstreamManager(connection);
    for (const stream of [WORK, DEAD_LETTER_STREAM])
      await manager.streams.delete(installation.stream(stream.name));
    await connection.close();
  });

  const publish = (subject: string, n: number, messageId = `${subject}/${n}`) =>
    service.app.get(JetStreamPublisher).publish(subject, { n }, { messageId });
  const left = async (stream: StreamDeclaration): Promise<number> => {
    const manager = await jetstreamManager(connection);
    return (await manager.streams.info(installation.stream(stream.name))).state.messages;
  };

  it('hands each message to its handler once and takes it off the queue when the handler resolved', async () => {
    for (let n = 0; n < 20; n += 1) await publish('work.a.x', n);
    await until(() => seen.length === 20);
    await until(async () => (await left(WORK)) === 0);
    expect(seen.map(({ n }) => n)).toEqual([...Array(20).keys()]);
    expect(seen.every(({ deliveries, subject }) => deliveries === 1 && subject === 'work.a.x')).toBe(true);
  });

  it('stores a message with the same id once', async () => {
    const first = await publish('work.a.x', 1, 'same');
    const second = await publish('work.a.x', 1, 'same');
    expect([first.duplicate, second.duplicate]).toEqual([false, true]);
    await until(async () => (await left(WORK)) === 0);
    expect(seen).toHaveLength(1);
  });

  it('tries a failed message again and forgets it when a later try succeeds', async () => {
    failTimes = 2;
    await publish('work.a.x', 7);
    await until(async () => seen.length === 3 && (await left(WORK)) === 0);
    expect(seen.map(({ deliveries }) => deliveries)).toEqual([1, 2, 3]);
    expect(await left(DEAD_LETTER_STREAM)).toBe(0);
  });

  it('keeps a message that fails every try with the dead letters, with the reason, and takes it off the queue', async () => {
    failTimes = 99;
    await publish('work.a.x', 7);
    await until(async () => (await left(DEAD_LETTER_STREAM)) === 1 && (await left(WORK)) === 0);
    expect(seen).toHaveLength(3);
    const manager = await jetstreamManager(connection);
    const letter = await manager.streams.getMessage(installation.stream('DEAD'), { seq: 1 });
    expect(letter?.subject).toBe(installation.subject('dlq.work.a.x'));
    expect(letter?.json()).toEqual({ n: 7 });
    expect(letter?.header.get(deadLetterHeader.code)).toBe('too-early');
    expect(letter?.header.get(deadLetterHeader.deliveries)).toBe('3');
  });

  it('keeps a message that is not JSON with the dead letters after one try', async () => {
    await jetstream(connection).publish(installation.subject('work.a.x'), 'no json');
    await until(async () => (await left(DEAD_LETTER_STREAM)) === 1 && (await left(WORK)) === 0);
    expect(seen).toHaveLength(0);
  });

  it('works on as many messages at once as the consumer allows, and a long handler keeps its message by signs of life', async () => {
    gate = new Gate();
    for (let n = 0; n < 4; n += 1) await publish('work.b.x', n);
    await until(() => seen.length === 4);
    // Longer than a message may be without a sign of life.
    await new Promise((resolve) => setTimeout(resolve, 2 * B.ackWaitMs));
    gate.open();
    await until(async () => (await left(WORK)) === 0);
    expect(seen.map(({ deliveries }) => deliveries)).toEqual([1, 1, 1, 1]);
  });

  it('finishes what is in work when it stops, and leaves the rest for others', async () => {
    gate = new Gate();
    for (let n = 0; n < 3; n += 1) await publish('work.a.x', n);
    await until(() => seen.length === 1);
    const stopped = service.stop('test');
    // What is in hand is finished when nothing is drawn any more.
    service.app
      .get(JetStreamStrategy)
      .close()
      .catch(() => undefined);
    gate.open();
    const results = await stopped;
    expect(results.filter(({ outcome }) => outcome !== 'stopped')).toEqual([]);
    expect(seen).toHaveLength(1);
    expect(await left(WORK)).toBe(2);
  });

  it('answers questions, and carries refusals with code, status, field and rule', async () => {
    const client = service.app.get(RequestClient);
    expect(await client.request(double, { n: 21 })).toEqual({ twice: 42 });
    await expect(client.request(refuse, {})).rejects.toMatchObject({
      code: 'turn-closed',
      status: 409,
      message: 'Turn 3 is closed.',
      rule: 'GITM AMWOL 6.1',
      field: '/turn',
    });
    await expect(client.request(wait, {})).rejects.toMatchObject({ status: 429, retryAfterSeconds: 77 });
    const fault = await client.request(crash, {}).catch((error: unknown) => error);
    expect(fault).toMatchObject({ code: 'internal', status: 500 });
    expect(String(fault)).not.toContain('1234');
  });

  it('lets a handler have only such questions as its contract allows', async () => {
    const client = service.app.get(RequestClient);
    const question = { campaign: 'war', turn: 1, from: 'taylor', to: ['worth'] };
    expect(await client.request(courierTimes, question)).toEqual({ times: [{ to: 'worth', turns: 1 }] });
    const asked = client.request(courierTimes, { ...question, campaign: 'War!', to: [] });
    await expect(asked).rejects.toMatchObject({
      code: 'question-malformed',
      status: 400,
      field: '/campaign',
    });
  });

  it('says 503 when nobody serves a question and 504 when the answer takes too long', async () => {
    const client = service.app.get(RequestClient);
    await expect(client.request(nobody, {})).rejects.toMatchObject({
      status: 503,
      code: 'service-unavailable',
    });
    await expect(client.request(slow, {})).rejects.toMatchObject({ status: 504, code: 'request-timed-out' });
  });

  it('says 503 soon after the last who served a question is killed with it, however long its answer might take', async () => {
    const doomed = await connectNats({ url: natsUrl, name: 'doomed' });
    doomed.subscribe(installation.subject(mortal.subject), {
      queue: 'doomed',
      callback: () => void doomed.close(),
    });
    await expect(service.app.get(RequestClient).request(mortal, {})).rejects.toMatchObject({
      status: 503,
      code: 'service-unavailable',
    });
  });

  it('says who is there without asking him anything; who keeps silent is there, as far as the broker knows', async () => {
    const client = service.app.get(RequestClient);
    expect(await client.isServed(thorough)).toBe(true);
    expect(await client.isServed(nobody)).toBe(false);
    expect(asked).toBe(0);
    const silent = connection.subscribe(installation.subject(nobody.subject), { callback: () => undefined });
    await connection.flush();
    expect(await client.isServed(nobody)).toBe(true);
    silent.unsubscribe();
    await connection.flush();
    expect(await client.isServed(nobody)).toBe(false);
  });

  it('waits for a long answer while somebody is there, and asks for it once', async () => {
    workMs = 3_500;
    expect(await service.app.get(RequestClient).request(thorough, {})).toBe('done');
    expect(asked).toBe(1);
  });

  it('is answered by who stops in order with a question in hand', async () => {
    workMs = 1_200;
    const answer = new RequestClient(connection, installation).request(thorough, {});
    await until(() => asked === 1);
    await Promise.all([service.stop('in the middle of an answer'), expect(answer).resolves.toBe('done')]);
  });

  it('carries answers larger than the broker takes in one piece by compressing them', async () => {
    const client = service.app.get(RequestClient);
    expect((await client.request(large, { size: 3_000_000 })).length).toBe(3_000_000);
  });

  it('carries answers that even compressed are larger than the broker takes, part by part, many at once', async () => {
    const client = service.app.get(RequestClient);
    const sizes = [2_500_000, 900_000, 4_000_000, 5_000_001];
    const answers = await Promise.all(sizes.map((size) => client.request(noise, { size })));
    expect(answers.map(({ length }) => length)).toEqual(sizes);
    expect(answers.map(hashOf)).toEqual(sizes.map((size) => hashOf(noiseOf(size))));
  });

  it('rings a bell that every listener hears', async () => {
    const bell = service.app.get(HintBell);
    let heard = 0;
    const end = bell.listen(() => (heard += 1));
    await connection.flush();
    bell.ring();
    await until(() => heard === 1);
    end();
  });

  it('says how much of a queue is open: what waits and what is in work', async () => {
    gate = new Gate();
    for (let n = 0; n < 3; n += 1) await publish('work.a.x', n);
    const keeper = service.app.get(StreamKeeper);
    await until(() => seen.length === 1);
    expect(await keeper.open(A)).toBe(3);
    gate.open();
    await until(async () => (await keeper.open(A)) === 0);
  });

  it('declares streams and consumers again without complaint, and changes what may change', async () => {
    const keeper = new StreamKeeper(await jetstreamManager(connection), installation);
    await keeper.ensureStreams([{ ...WORK, subjects: ['work.>', 'more.>'] }]);
    await keeper.ensureConsumer({ ...A, maxAckPending: 7 });
    const manager = await jetstreamManager(connection);
    const { config } = await manager.streams.info(installation.stream('WORK'));
    expect(config.subjects).toEqual([installation.subject('work.>'), installation.subject('more.>')]);
    expect((await manager.consumers.info(config.name, 'a')).config.max_ack_pending).toBe(7);
    await expect(keeper.ensureStreams([{ ...WORK, keeps: 'log' }])).rejects.toMatchObject({
      code: 'stream-conflict',
    });
  });
});
