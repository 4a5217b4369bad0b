import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Controller, Module, type Type } from '@nestjs/common';
import { context, propagation, trace } from '@opentelemetry/api';
import { contextBase, core, node, tracing } from '@opentelemetry/sdk-node';
import { Gate, until } from '@vedette/testing';
import { jetstreamManager } from '@nats-io/jetstream';
import { type NatsConnection, headers } from '@nats-io/transport-node';
import { ConflictError, type RunningService, bootstrapService, inSpan } from '@vedette/platform';
import { connectNats } from './connection/connect-nats.js';
import { Consumes } from './consume/consumes.decorator.js';
import { deadLetterHeader } from './consume/dead-letter-box.js';
import { DeadLetters } from './consume/dead-letters.js';
import type { JetStreamContext } from './consume/jetstream-context.js';
import { JetStreamStrategy } from './consume/jetstream.strategy.js';
import { Installation } from './installation.js';
import { MessagingModule, type MessagingOptions } from './messaging.module.js';
import { JetStreamPublisher } from './publish/jetstream-publisher.js';
import { Answers } from './request/answers.decorator.js';
import { RequestClient } from './request/request-client.js';
import { declareRequest } from './request/request-contract.js';
import { RequestReplyStrategy } from './request/request-reply.strategy.js';
import { type ConsumerDeclaration, type StreamDeclaration, declareConsumer } from './streams/declarations.js';
import { DEAD_LETTER_STREAM } from './streams/house-streams.js';
import { injectTrace } from './wire/trace-headers.js';

const natsUrl = process.env['NATS_URL'] ?? 'nats://127.0.0.1:4222';
const installation = new Installation(`settle-${process.pid}`);
const JOBS: StreamDeclaration = {
  name: 'JOBS',
  description: 'work of a test',
  subjects: ['jobs.>'],
  keeps: 'work',
  duplicateWindowMs: 60_000,
};
const consumer = (more: Partial<ConsumerDeclaration>): ConsumerDeclaration =>
  declareConsumer({
    stream: JOBS,
    name: 'plain',
    filter: 'jobs.plain.*',
    maxDeliveries: 3,
    backOffMs: [20],
    ackWaitMs: 3_000,
    ...more,
  });
const PLAIN = consumer({});
const PICKY = consumer({
  name: 'picky',
  filter: 'jobs.picky.*',
  permanent: (error) => error instanceof ConflictError,
});
const SHORT = consumer({ name: 'short', filter: 'jobs.short.*', maxWorkMs: 150, maxDeliveries: 2 });
const traced = declareRequest<object, { traceId: string | undefined }>('test.traced', { timeoutMs: 600_000 });

let calls: { deliveries: number; traceId: string | undefined; aborted: () => boolean }[];
let behave: (value: { n: number }, context: JetStreamContext) => Promise<void>;

@Controller()
class JobController {
  @Consumes(PLAIN)
  async plain(value: { n: number }, job: JetStreamContext): Promise<void> {
    const { deliveries, signal } = job.delivery;
    const traceId = trace.getActiveSpan()?.spanContext().traceId;
    calls.push({ deliveries, traceId, aborted: () => signal.aborted });
    await behave(value, job);
  }

  @Consumes(PICKY)
  picky(value: { n: number }, job: JetStreamContext): Promise<void> {
    return this.plain(value, job);
  }

  @Consumes(SHORT)
  short(value: { n: number }, job: JetStreamContext): Promise<void> {
    return this.plain(value, job);
  }

  @Answers(traced)
  traced(): { traceId: string | undefined } {
    return { traceId: trace.getActiveSpan()?.spanContext().traceId };
  }
}

@Controller()
class SecondController {
  @Consumes(PLAIN)
  again(): void {
    return;
  }
}

const moduleOf = (controllers: Type<unknown>[], options: Partial<MessagingOptions> = {}): Type<unknown> => {
  @Module({ imports: [MessagingModule.forRoot({ service: 'jobber', ...options })], controllers })
  class JobModule {}
  return JobModule;
};

const start = (module: Type<unknown>, env: Record<string, string> = {}): Promise<RunningService> =>
  bootstrapService(module, {
    name: 'jobber',
    consumers: (app) => [app.get(JetStreamStrategy), app.get(RequestReplyStrategy)],
    env: {
      DATABASE_URL: 'postgres://127.0.0.1/none',
      NATS_URL: natsUrl,
      VEDETTE_INSTALLATION: installation.name,
      LOG_LEVEL: process.env['TEST_LOG'] ?? 'silent',
      SHUTDOWN_BUDGET_MS: '1000',
      ...env,
    },
    signals: 'caller',
  });

describe('how a delivery is settled', () => {
  const spans = new tracing.InMemorySpanExporter();
  let connection: NatsConnection;
  let services: RunningService[];

  beforeAll(() => {
    const provider = new node.NodeTracerProvider({
      spanProcessors: [new tracing.SimpleSpanProcessor(spans)],
    });
    provider.register({ propagator: new core.W3CTraceContextPropagator() });
    expect(contextBase.context).toBe(context);
  });
  beforeEach(async () => {
    calls = [];
    behave = () => Promise.resolve();
    services = [];
    spans.reset();
    connection = await connectNats({ url: natsUrl, name: 'test' });
  });
  afterEach(async () => {
    for (const service of services) await service.stop('end of test');
    const manager = await jetstreamManager(connection);
    for (const stream of [JOBS, DEAD_LETTER_STREAM]) {
      await manager.streams.delete(installation.stream(stream.name)).catch(() => undefined);
    }
    await connection.close();
  });

  const run = async (env?: Record<string, string>): Promise<RunningService> => {
    const service = await start(moduleOf([JobController]), env);
    services.push(service);
    return service;
  };
  const publish = (service: RunningService, subject: string) =>
    service.app
      .get(JetStreamPublisher)
      .publish(subject, { n: 1 }, { messageId: `${subject}/${Math.random()}` });
  const left = async (stream: StreamDeclaration): Promise<number> =>
    (await (await jetstreamManager(connection)).streams.info(installation.stream(stream.name))).state
      .messages;
  const letter = async () =>
    (await jetstreamManager(connection)).streams.getMessage(installation.stream('DEAD'), { seq: 1 });

  it('gives up at once on an error its consumer calls permanent', async () => {
    const service = await run();
    behave = () => Promise.reject(new ConflictError('impossible', 'never'));
    await publish(service, 'jobs.picky.x');
    await until(async () => (await left(DEAD_LETTER_STREAM)) === 1 && (await left(JOBS)) === 0);
    expect(calls).toHaveLength(1);
    expect((await letter())?.header.get(deadLetterHeader.code)).toBe('impossible');
  });

  it('lets an operator look at dead letters, send one back when its cause is mended, and drop another', async () => {
    const service = await run();
    behave = () => Promise.reject(new ConflictError('impossible', 'never\nnever'));
    await publish(service, 'jobs.picky.x');
    await publish(service, 'jobs.picky.y');
    await until(async () => (await left(DEAD_LETTER_STREAM)) === 2);
    const letters = service.app.get(DeadLetters);
    expect(await letters.list()).toMatchObject([
      {
        subject: 'jobs.picky.x',
        consumer: 'JOBS/picky',
        errorCode: 'impossible',
        error: 'never never',
        value: { n: 1 },
      },
      { subject: 'jobs.picky.y', deliveries: 1 },
    ]);
    const [x, y] = (await letters.list()).map(({ number }) => number) as [number, number];
    expect(await letters.list({ from: y })).toHaveLength(1);
    behave = () => Promise.resolve();
    await letters.sendBack(x);
    await until(async () => calls.length === 3 && (await left(JOBS)) === 0);
    expect(calls[2]?.deliveries).toBe(1);
    await letters.drop(y);
    expect(await letters.list()).toEqual([]);
    await expect(letters.drop(y)).rejects.toMatchObject({ code: 'dead-letter-not-found', status: 404 });
  });

  it('takes a message away from a handler that works longer than it may, and tells it by its signal', async () => {
    const service = await run();
    behave = () => new Promise((resolve) => setTimeout(resolve, 1_000));
    await publish(service, 'jobs.short.x');
    await until(async () => (await left(DEAD_LETTER_STREAM)) === 1);
    expect(calls.map(({ deliveries }) => deliveries)).toEqual([1, 2]);
    expect(calls.map(({ aborted }) => aborted())).toEqual([true, true]);
    expect((await letter())?.header.get(deadLetterHeader.code)).toBe('work-overran');
  });

  it('keeps a message whose workers all died with the dead letters, without calling a handler once more', async () => {
    const first = await run();
    await first.stop('only declared the streams');
    services = [];
    const manager = await jetstreamManager(connection);
    const held = headers();
    held.set('Nats-Msg-Id', 'poison');
    connection.publish(installation.subject('jobs.plain.x'), JSON.stringify({ n: 1 }), { headers: held });
    const source = await manager.jetstream().consumers.get(installation.stream('JOBS'), 'plain');
    // Three workers take the message and fall silent.
    for (let worker = 1; worker <= PLAIN.maxDeliveries; worker += 1) {
      let taken = null;
      while (taken === null) taken = await source.next({ expires: 1_000 });
      expect(taken.info.deliveryCount).toBe(worker);
    }
    await run();
    await until(async () => (await left(DEAD_LETTER_STREAM)) === 1 && (await left(JOBS)) === 0);
    expect(calls).toHaveLength(0);
    expect((await letter())?.header.get(deadLetterHeader.code)).toBe('worker-lost');
    expect((await letter())?.header.get(deadLetterHeader.deliveries)).toBe('4');
  });

  it('hands back what it cannot finish within the stop, for another process to take at once', async () => {
    const service = await run();
    // It never ends: who waited for it would not be back.
    behave = () => new Promise(() => undefined);
    await publish(service, 'jobs.plain.x');
    await until(() => calls.length === 1);
    await service.stop('test');
    services = [];
    expect(calls[0]?.aborted()).toBe(true);
    behave = () => Promise.resolve();
    await run();
    await until(async () => (await left(JOBS)) === 0);
    expect(calls.map(({ deliveries }) => deliveries)).toEqual([1, 2]);
  });

  it('shares the work of one consumer among processes, and a slow one does not hold back messages', async () => {
    const [slow] = [await run(), await run()];
    let first = true;
    const gate = new Gate();
    behave = async () => {
      if (!first) return;
      first = false;
      await gate.passed;
    };
    for (let n = 0; n < 20; n += 1) await publish(slow, `jobs.plain.${n}`);
    await until(() => calls.length === 20);
    gate.open();
  });

  it('continues the trace of the publisher in the handler, and that of the asker at the answerer', async () => {
    const service = await run();
    const traceId = await inSpan('the cause', {}, async (span) => {
      await publish(service, 'jobs.plain.x');
      const answer = await service.app.get(RequestClient).request(traced, {});
      expect(answer.traceId).toBe(span.spanContext().traceId);
      return span.spanContext().traceId;
    });
    await until(() => calls.length === 1);
    expect(calls[0]?.traceId).toBe(traceId);
    await until(() => spans.getFinishedSpans().some(({ name }) => name === 'process JOBS/plain'));
    const names = spans.getFinishedSpans().filter((span) => span.spanContext().traceId === traceId);
    expect(names.map(({ name }) => name).sort()).toEqual([
      'answer test.traced',
      'process JOBS/plain',
      'request test.traced',
      'the cause',
    ]);
  });

  it('writes the trace into headers in the W3C form', () => {
    const carrier = headers();
    void inSpan('x', {}, () => injectTrace(carrier));
    expect(carrier.get('traceparent')).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
    expect(propagation.fields()).toContain('traceparent');
  });

  it('refuses to start with two handlers for one consumer', async () => {
    await expect(start(moduleOf([JobController, SecondController]))).rejects.toMatchObject({
      code: 'handler-duplicated',
      message: expect.stringContaining('JOBS/plain'),
    });
  });

  it('refuses to start when a handler it must have is missing', async () => {
    await expect(start(moduleOf([], { mustConsume: [PLAIN] }))).rejects.toMatchObject({
      code: 'handler-missing',
      message: expect.stringContaining('JOBS/plain'),
    });
    await expect(start(moduleOf([], { mustAnswer: [traced] }))).rejects.toMatchObject({
      code: 'handler-missing',
      message: expect.stringContaining('test.traced'),
    });
  });
});
