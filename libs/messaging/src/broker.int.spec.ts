import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import {
  JetStreamApiCodes,
  type JetStreamClient,
  type JetStreamManager,
  jetstream,
  jetstreamManager,
} from '@nats-io/jetstream';
import { type NatsConnection, headers } from '@nats-io/transport-node';
import { Gate, until } from '@vedette/testing';
import { connectNats } from './connection/connect-nats.js';
import { HintBell } from './hints/hint-bell.js';
import { Installation } from './installation.js';
import { JetStreamPublisher } from './publish/jetstream-publisher.js';
import { Answers } from './request/answers.decorator.js';
import type { AnswerContext } from './request/answer-context.js';
import { problemOfReply } from './request/reply-envelope.js';
import { RequestClient } from './request/request-client.js';
import { declareRequest } from './request/request-contract.js';
import { RequestReplyStrategy } from './request/request-reply.strategy.js';
import { type LogStream, type WorkStream, declareConsumer } from './streams/declarations.js';
import { houseStreams } from './streams/house-streams.js';
import { StreamKeeper } from './streams/stream-keeper.js';

Logger.overrideLogger(false);
const natsUrl = process.env['NATS_URL'] ?? 'nats://127.0.0.1:4222';
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const log = (more: Partial<LogStream> = {}): LogStream => ({
  name: 'FACTS',
  description: 'facts of a test',
  subjects: ['facts.>'],
  keeps: 'log',
  duplicateWindowMs: 60_000,
  ...more,
});

describe('the broker, used by two installations at once', () => {
  const north = new Installation(`north-${process.pid}`);
  const south = new Installation(`south-${process.pid}`);
  let connection: NatsConnection;
  let manager: JetStreamManager;
  let client: JetStreamClient;

  beforeEach(async () => {
    connection = await connectNats({ url: natsUrl, name: 'test' });
    manager = await jetstreamManager(connection);
    client = jetstream(connection);
  });
  afterEach(async () => {
    if (connection.isClosed()) connection = await connectNats({ url: natsUrl, name: 'test' });
    manager = await jetstreamManager(connection);
    const own = [north, south].map(({ name }) => `${name}-`);
    for await (const name of manager.streams.names()) {
      if (own.some((prefix) => name.startsWith(prefix))) await manager.streams.delete(name);
    }
    await connection.close();
  });
  const publisherOf = (installation: Installation) =>
    new JetStreamPublisher(connection, client, installation);
  const keeperOf = (installation: Installation) => new StreamKeeper(manager, installation);
  const count = async (installation: Installation): Promise<number> =>
    (await manager.streams.info(installation.stream('FACTS'))).state.messages;

  it('keeps their streams apart although both call them the same', async () => {
    await keeperOf(north).ensureStreams([log()]);
    await keeperOf(south).ensureStreams([log()]);
    await publisherOf(north).publish('facts.a', 1, { messageId: 'x' });
    await publisherOf(north).publish('facts.b', 2, { messageId: 'y' });
    await publisherOf(south).publish('facts.a', 3, { messageId: 'x' });
    expect([await count(north), await count(south)]).toEqual([2, 1]);
  });

  it('rings the bell of one without waking the other', async () => {
    const heard: string[] = [];
    const ends = [north, south].map((house) =>
      new HintBell(connection, house).listen(() => heard.push(house.name)),
    );
    await connection.flush();
    new HintBell(connection, north).ring();
    new HintBell(connection, north).ring('other.topic');
    await connection.flush();
    await pause(50);
    expect(heard).toEqual([north.name]);
    ends.forEach((end) => end());
    new HintBell(connection, north).ring();
    await connection.flush();
    await pause(50);
    expect(heard).toEqual([north.name]);
  });

  it('makes ringing harmless when the connection is closed', async () => {
    const bell = new HintBell(connection, north);
    await connection.close();
    expect(() => bell.ring()).not.toThrow();
  });

  it('stores a message only at the place in the log it was meant for, and says why not', async () => {
    await keeperOf(north).ensureStreams([log()]);
    const publisher = publisherOf(north);
    const put = (messageId: string, lastSequence: number) =>
      publisher.publish('facts.a', {}, { messageId, expect: { lastSequence } });
    expect(await put('1', 0)).toEqual({ sequence: 1, duplicate: false });
    await expect(put('2', 0)).rejects.toMatchObject({
      code: 'publish-refused',
      status: 409,
      brokerCode: JetStreamApiCodes.StreamWrongLastSequence,
    });
    expect(await put('2', 1)).toEqual({ sequence: 2, duplicate: false });
  });

  it('carries headers and refuses a value that can never be sent', async () => {
    await keeperOf(north).ensureStreams([log()]);
    const publisher = publisherOf(north);
    await publisher.publish('facts.a', { n: 1 }, { messageId: '1', headers: { 'es-position': '17' } });
    const stored = await manager.streams.getMessage(north.stream('FACTS'), { seq: 1 });
    expect(stored?.header.get('es-position')).toBe('17');
    expect(stored?.json()).toEqual({ n: 1 });
    const noise = Array.from({ length: 400_000 }, (_, i) => Math.sin(i * i));
    await expect(publisher.publish('facts.a', noise, { messageId: '2' })).rejects.toMatchObject({
      code: 'message-too-large',
    });
  });

  it('says that a message could not be confirmed when no stream takes its subject', async () => {
    const lost = publisherOf(north).publish('nowhere.a', {}, { messageId: '1', withinMs: 500 });
    await expect(lost).rejects.toMatchObject({ code: 'publish-unconfirmed', status: 503 });
  });

  it('accepts the streams of the house, declared by many processes at once', async () => {
    await Promise.all(Array.from({ length: 5 }, () => keeperOf(north).ensureStreams(houseStreams)));
    const names: string[] = [];
    for await (const name of manager.streams.names()) if (name.startsWith(`${north.name}-`)) names.push(name);
    expect(names.sort()).toEqual(houseStreams.map(({ name }) => north.stream(name)).sort());
    await keeperOf(north).ensureStreams(houseStreams);
  });

  it('drops the oldest of a full log and nothing of a work queue, which has no bound', async () => {
    const fill = async (installation: Installation): Promise<void> => {
      for (let n = 0; n < 30; n += 1) {
        await publisherOf(installation).publish('facts.a', 'x'.repeat(100), { messageId: `${n}` });
      }
    };
    await keeperOf(north).ensureStreams([log({ maxBytes: 2_000 })]);
    await fill(north);
    expect(await count(north)).toBeLessThan(15);
    const { name, description, subjects, duplicateWindowMs } = log();
    await keeperOf(south).ensureStreams([{ name, description, subjects, duplicateWindowMs, keeps: 'work' }]);
    await fill(south);
    expect(await count(south)).toBe(30);
  });

  describe('a queue whose workers come and go', () => {
    const { name, description, subjects, duplicateWindowMs } = log();
    const queue: WorkStream = { name, description, subjects, duplicateWindowMs, keeps: 'work' };
    const workerOf = (owner: string) =>
      declareConsumer({ stream: queue, name: owner, filter: `facts.${owner}.*`, ackWaitMs: 3_000 });
    const take = async (owner: string, expires: number) =>
      (await client.consumers.get(north.stream('FACTS'), owner)).next({ expires });

    beforeEach(async () => {
      await keeperOf(north).ensureStreams([queue]);
      for (const owner of ['a', 'b']) await keeperOf(north).ensureConsumer(workerOf(owner));
    });

    it('brings what a worker died with to another, however many fellows start meanwhile', async () => {
      const put = (subject: string) => publisherOf(north).publish(subject, {}, { messageId: subject });
      for (const owner of ['a', 'b']) {
        await put(`facts.${owner}.done`);
        await (await take(owner, 60_000))!.ackAck();
      }
      // Another queue's finished work lies between, so that the stream moves on beyond what is in hand.
      await put('facts.b.later');
      await (await take('b', 60_000))!.ackAck();
      await put('facts.a.in-hand');
      expect((await take('a', 60_000))?.info.deliveryCount).toBe(1);
      for (let fellow = 0; fellow < 3; fellow++) await keeperOf(north).ensureConsumer(workerOf('a'));
      expect((await take('a', 60_000))?.info.deliveryCount).toBe(2);
    });

    it('is rid of what was acknowledged and stayed, and of nothing else', async () => {
      const put = (subject: string) => publisherOf(north).publish(subject, {}, { messageId: subject });
      for (const subject of ['facts.c.stayed', 'facts.c.stayed-too', 'facts.a.done']) await put(subject);
      await (await take('a', 60_000))!.ackAck();
      await put('facts.b.waits');
      await put('facts.c.waits');
      // As if the consumer of a had always been one of c: its place is beyond two messages that are still there.
      await manager.consumers.update(north.stream('FACTS'), 'a', {
        filter_subject: north.subject('facts.c.*'),
      });
      await keeperOf(north).ensureConsumer({ ...workerOf('a'), filter: 'facts.c.*' });
      const { state } = await manager.streams.info(north.stream('FACTS'), { subjects_filter: '>' });
      expect(state.subjects).toEqual({
        [north.subject('facts.b.waits')]: 1,
        [north.subject('facts.c.waits')]: 1,
      });
    });
  });

  it('changes a consumer that is declared differently and keeps its place', async () => {
    const facts = log();
    const reader = declareConsumer({ stream: facts, name: 'reader', filter: 'facts.>' });
    const keeper = keeperOf(north);
    await keeper.ensureStreams([facts]);
    await keeper.ensureConsumer(reader);
    await publisherOf(north).publish('facts.a', 1, { messageId: '1' });
    await publisherOf(north).publish('facts.a', 2, { messageId: '2' });
    const source = await client.consumers.get(north.stream('FACTS'), 'reader');
    await (await source.next())?.ackAck();
    await keeper.ensureConsumer({ ...reader, ackWaitMs: 5_000, maxAckPending: 3 });
    const { config, num_pending } = await manager.consumers.info(north.stream('FACTS'), 'reader');
    expect({ max: config.max_ack_pending, wait: config.ack_wait, num_pending }).toEqual({
      max: 3,
      wait: 5_000_000_000,
      num_pending: 1,
    });
    // A log keeps what was acknowledged: only work queues are swept.
    expect(await count(north)).toBe(2);
  });
});

describe('questions between processes', () => {
  const installation = new Installation(`ask-${process.pid}`);
  const slow = declareRequest<{ ms: number }, { by: string }>('test.slow', { timeoutMs: 600_000 });
  let connections: NatsConnection[];
  let strategies: RequestReplyStrategy[];
  /** Questions that take time wait before it for their answer. */
  let gate: Gate;
  let inHand: number;

  beforeEach(() => {
    connections = [];
    strategies = [];
    inHand = 0;
    gate = new Gate();
  });
  afterEach(async () => {
    gate.open();
    await Promise.all(strategies.map((strategy) => strategy.close()));
    await Promise.all(connections.map((connection) => connection.close()));
  });
  const open = async (): Promise<NatsConnection> => {
    const connection = await connectNats({ url: natsUrl, name: 'test' });
    connections.push(connection);
    return connection;
  };
  const answerer = async (by: string, drainMs = 600_000): Promise<RequestReplyStrategy> => {
    const strategy = new RequestReplyStrategy({
      connection: await open(),
      installation,
      group: 'g',
      drainMs,
    });
    const handle = async ({ ms }: { ms: number }, _context: AnswerContext) => {
      if (ms > 0) {
        inHand++;
        await gate.passed;
      }
      return { by };
    };
    strategy.addHandler(slow.subject, handle as never, false, { subject: slow.subject });
    strategy.listen((error) => {
      if (error !== undefined) throw error;
    });
    await strategy.unwrap<NatsConnection>().flush();
    strategies.push(strategy);
    return strategy;
  };
  const asker = async (): Promise<RequestClient> => new RequestClient(await open(), installation);

  it('are answered by one process of a service each, and by all of them in turn', async () => {
    await answerer('a');
    await answerer('b');
    const client = await asker();
    const answers = await Promise.all(Array.from({ length: 60 }, () => client.request(slow, { ms: 0 })));
    expect(answers).toHaveLength(60);
    expect(new Set(answers.map(({ by }) => by))).toEqual(new Set(['a', 'b']));
  });

  it('that are being answered when the process stops get their answer, and later ones go to another', async () => {
    const stopping = await answerer('a');
    const client = await asker();
    const first = client.request(slow, { ms: 400 });
    await until(() => inHand === 1);
    await answerer('b');
    const stopped = stopping.close();
    gate.open();
    await stopped;
    expect(await first).toEqual({ by: 'a' });
    expect(await client.request(slow, { ms: 0 })).toEqual({ by: 'b' });
  });

  it('do not keep a stopping process longer than it may wait', async () => {
    const stopping = await answerer('a', 200);
    const client = await asker();
    const unanswered = client
      .request(slow, { ms: 2_000 }, { timeoutMs: 1_500 })
      .catch((error: unknown) => error);
    await until(() => inHand === 1);
    // The answer never comes.
    await stopping.close();
    // The connection is still open here, so the answer may come late; the asker has an end of its own.
    expect(await unanswered).toMatchObject({ code: 'request-timed-out' });
  });

  it('have one handler: a second for the same subject is an error at once', async () => {
    const strategy = await answerer('a');
    const again = () =>
      strategy.addHandler(slow.subject, (() => null) as never, false, { subject: slow.subject });
    expect(again).toThrow(expect.objectContaining({ code: 'handler-duplicated' }));
  });

  it('are marked as handlers by a decorator that names the subject of the contract', () => {
    const keys = Reflect.getMetadataKeys(Decorated.prototype.answer) as string[];
    const values = keys.map((key) => JSON.stringify(Reflect.getMetadata(key, Decorated.prototype.answer)));
    expect(values.some((value) => value?.includes('test.slow'))).toBe(true);
  });

  class Decorated {
    @Answers(slow)
    answer(): null {
      return null;
    }
  }
});

describe('a reply', () => {
  const marked = (outcome?: string) => {
    const head = headers();
    if (outcome !== undefined) head.set('Vedette-Outcome', outcome);
    return head;
  };

  it('is an answer unless it is marked as a problem', () => {
    expect(problemOfReply(undefined, { code: 'x' })).toBeUndefined();
    expect(problemOfReply(marked('answer'), { code: 'x' })).toBeUndefined();
  });

  it('that is marked as a problem and is none counts as an unexpected fault, never as an answer', () => {
    expect(problemOfReply(marked('problem'), 'nonsense')).toMatchObject({ status: 500, code: 'internal' });
    expect(problemOfReply(marked('problem'), undefined)).toMatchObject({ status: 500, code: 'internal' });
  });
});
