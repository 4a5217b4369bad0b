import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Controller, Module } from '@nestjs/common';
import { jetstreamManager } from '@nats-io/jetstream';
import { type NatsConnection, connect } from '@nats-io/transport-node';
import { type RunningService, bootstrapService } from '@vedette/platform';
import { freePort, natsProgram } from '@vedette/servers';
import { Gate, until } from '@vedette/testing';
import { Consumes } from './consume/consumes.decorator.js';
import { JetStreamStrategy } from './consume/jetstream.strategy.js';
import { NATS_CONNECTION, MessagingModule } from './messaging.module.js';
import { JetStreamPublisher } from './publish/jetstream-publisher.js';
import { RequestClient } from './request/request-client.js';
import { Answers } from './request/answers.decorator.js';
import { declareRequest } from './request/request-contract.js';
import { RequestReplyStrategy } from './request/request-reply.strategy.js';
import { type StreamDeclaration, declareConsumer } from './streams/declarations.js';

const WORK: StreamDeclaration = {
  name: 'WORK',
  description: 'work of a test',
  subjects: ['work.>'],
  keeps: 'work',
  duplicateWindowMs: 60_000,
};
const A = declareConsumer({ stream: WORK, name: 'a', filter: 'work.a.*', ackWaitMs: 3_000, backOffMs: [50] });
const echo = declareRequest<{ n: number }, { n: number }>('test.echo', { timeoutMs: 600_000 });
const mute = declareRequest<object, never>('test.mute', { timeoutMs: 12_000 });
const slow = declareRequest<object, { done: true }>('test.slow', { timeoutMs: 600_000 });

let seen: number[];
let workMs: number;
/** Who was asked, and has not answered yet. */
let asked: string[];
let mayAnswer: Gate;

@Controller()
class WorkController {
  @Consumes(A)
  async work({ n }: { n: number }): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, workMs));
    seen.push(n);
  }

  @Answers(echo)
  echo(question: { n: number }): { n: number } {
    return question;
  }

  @Answers(mute)
  mute(): Promise<never> {
    asked.push('mute');
    return new Promise(() => undefined);
  }

  @Answers(slow)
  async slow(): Promise<{ done: true }> {
    asked.push('slow');
    await mayAnswer.passed;
    return { done: true };
  }
}

@Module({ imports: [MessagingModule.forRoot({ service: 'worker' })], controllers: [WorkController] })
class WorkModule {}

describe('a broker that goes away', () => {
  let program: string;
  let folder: string;
  let port: number;
  let nats: ChildProcess;
  let service: RunningService;

  const startNats = async (store = 'store'): Promise<void> => {
    nats = spawn(program, ['-a', '127.0.0.1', '-p', String(port), '-js', '-sd', join(folder, store)], {
      stdio: 'ignore',
    });
    await until(async () => {
      const trial = await connect({ servers: `127.0.0.1:${port}`, reconnect: false }).catch(() => undefined);
      await trial?.close();
      return trial !== undefined;
    });
  };
  const killNats = async (): Promise<void> => {
    nats.kill('SIGKILL');
    await once(nats, 'exit');
  };
  const startService = async (): Promise<void> => {
    service = await bootstrapService(WorkModule, {
      name: 'worker',
      consumers: (app) => [app.get(JetStreamStrategy), app.get(RequestReplyStrategy)],
      env: {
        DATABASE_URL: 'postgres://127.0.0.1/none',
        NATS_URL: `nats://127.0.0.1:${port}`,
        VEDETTE_INSTALLATION: 'outage',
        LOG_LEVEL: process.env['TEST_LOG'] ?? 'silent',
        READINESS_TIMEOUT_MS: '2000',
        SHUTDOWN_BUDGET_MS: '3000',
      },
      signals: 'caller',
    });
  };
  const publish = (n: number) =>
    service.app.get(JetStreamPublisher).publish('work.a.x', { n }, { messageId: `m${n}`, withinMs: 600_000 });
  /** Messages that wait or are in work; undefined while the broker does not say. */
  const open = async (): Promise<number | undefined> => {
    const manager = await jetstreamManager(service.app.get<NatsConnection>(NATS_CONNECTION), {
      checkAPI: false,
    });
    const info = await manager.consumers.info('outage-WORK', 'a').catch(() => undefined);
    return info === undefined ? undefined : info.num_pending + info.num_ack_pending;
  };
  /** Messages of the stream; undefined while the broker does not say. */
  const left = async (): Promise<number | undefined> => {
    const manager = await jetstreamManager(service.app.get<NatsConnection>(NATS_CONNECTION), {
      checkAPI: false,
    });
    const info = await manager.streams.info('outage-WORK').catch(() => undefined);
    return info?.state.messages;
  };

  beforeAll(async () => {
    program = await natsProgram();
  });
  beforeEach(async () => {
    seen = [];
    workMs = 0;
    asked = [];
    mayAnswer = new Gate();
    folder = await mkdtemp(join(tmpdir(), 'vedette-outage-'));
    port = await freePort();
  });
  afterEach(async () => {
    await service?.stop('end of test');
    if (nats.exitCode === null && nats.signalCode === null) await killNats();
    await rm(folder, { recursive: true, force: true });
  });

  it('killed in the middle of work and started again: every message is worked on, none is lost, the process lives', async () => {
    await startNats();
    await startService();
    workMs = 20;
    for (let n = 0; n < 30; n += 1) await publish(n);
    await until(() => seen.length >= 5);
    await killNats();
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await startNats();
    await until(async () => (await open()) === 0);
    expect([...new Set(seen)].sort((a, b) => a - b)).toEqual([...Array(30).keys()]);
    // A killed broker forgets its last acknowledgements as well, so some come twice; what was done early does not.
    expect(seen.length).toBeLessThan(45);
    // nats-server 2.9 leaves acknowledged messages behind when it is killed; the next start clears them away.
    await service.stop('restart');
    await startService();
    await until(async () => (await left()) === 0);
  });

  it('back without its store: streams and consumers are declared again and work goes on', async () => {
    await startNats();
    await startService();
    await publish(1);
    await until(() => seen.length === 1);
    await killNats();
    await startNats('empty');
    await until(async () => {
      const refused = await publish(2).then(
        () => undefined,
        (error: unknown) => error,
      );
      return refused === undefined;
    });
    await until(() => seen.includes(2));
    // Also what it does not draw from: dead letters would be refused, and readiness say no for ever.
    await until(async () => (await fetch(`${service.url}/health/ready`)).status === 200);
  });

  it('away while something is published: the publisher waits for it and the message is stored once', async () => {
    await startNats();
    await startService();
    await killNats();
    const waiting = publish(7);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await startNats();
    expect((await waiting).sequence).toBe(1);
    await until(async () => (await left()) === 0);
    expect(seen).toEqual([7]);
  });

  it('away for longer than a publisher may wait: it says so, with a code', async () => {
    await startNats();
    await startService();
    await killNats();
    const late = service.app
      .get(JetStreamPublisher)
      .publish('work.a.x', {}, { messageId: 'x', withinMs: 600 });
    await expect(late).rejects.toMatchObject({ code: 'publish-unconfirmed', status: 503 });
  });

  it('away: questions fail with 503 in time, readiness says no, liveness yes; all is well when it is back', async () => {
    await startNats();
    await startService();
    const client = service.app.get(RequestClient);
    expect(await client.request(echo, { n: 3 })).toEqual({ n: 3 });
    await killNats();
    const isReady = async (): Promise<boolean> => (await fetch(`${service.url}/health/ready`)).status === 200;
    await until(async () => !(await isReady()));
    await expect(client.request(echo, { n: 4 }, { timeoutMs: 500 })).rejects.toMatchObject({
      code: 'service-unavailable',
      status: 503,
    });
    const ready = await fetch(`${service.url}/health/ready`);
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({ error: { nats: { status: 'down' } } });
    expect((await fetch(`${service.url}/health/live`)).status).toBe(200);
    await startNats();
    await until(isReady);
    expect(await client.request(echo, { n: 5 })).toEqual({ n: 5 });
  });

  describe('and comes back while a question is open', () => {
    const outcomeOf = (asking: Promise<unknown>): Promise<unknown> =>
      asking.catch((error: unknown) => (error as { code?: string }).code);

    it('that nobody answers any more: the asker is told so before the question is over', async () => {
      await startNats();
      await startService();
      const outcome = outcomeOf(service.app.get(RequestClient).request(mute, {}));
      await until(() => asked.includes('mute'));
      await killNats();
      await startNats();
      expect(await outcome).toBe('service-unavailable');
    });

    it('that was asked when it was away: it is answered or refused, and never waits in vain', async () => {
      await startNats();
      await startService();
      const connection = service.app.get<NatsConnection>(NATS_CONNECTION);
      const lost = (async () => {
        for await (const { type } of connection.status()) if (type === 'disconnect') return;
      })();
      await killNats();
      await lost;
      const outcome = outcomeOf(
        service.app.get(RequestClient).request(echo, { n: 1 }, { timeoutMs: 12_000 }),
      );
      await startNats();
      expect([{ n: 1 }, 'service-unavailable']).toContainEqual(await outcome);
    });

    it('that takes long: its answer arrives all the same', async () => {
      await startNats();
      await startService();
      const outcome = outcomeOf(service.app.get(RequestClient).request(slow, {}));
      await until(() => asked.includes('slow'));
      await killNats();
      await startNats();
      await until(async () => (await fetch(`${service.url}/health/ready`)).status === 200);
      mayAnswer.open();
      expect(await outcome).toEqual({ done: true });
    });
  });

  it('not there yet when the service starts: the service waits for it', async () => {
    const starting = startService();
    await new Promise((resolve) => setTimeout(resolve, 800));
    await startNats();
    await starting;
    await publish(1);
    await until(() => seen.length === 1);
  });

  it('away when the service is told to stop: the stop ends within its budget', async () => {
    await startNats();
    await startService();
    await killNats();
    // Whoever waited for the broker would wait for ever.
    await service.stop('test');
  });
});
