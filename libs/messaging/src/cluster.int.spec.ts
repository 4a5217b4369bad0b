import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { JetStreamManager } from '@nats-io/jetstream';
import { Controller, Module } from '@nestjs/common';
import { bootstrapService, type RunningService } from '@vedette/platform';
import { freePort, natsProgram } from '@vedette/servers';
import { until } from '@vedette/testing';
import { Consumes } from './consume/consumes.decorator.js';
import { JetStreamStrategy } from './consume/jetstream.strategy.js';
import { JETSTREAM_MANAGER, MessagingModule } from './messaging.module.js';
import { JetStreamPublisher } from './publish/jetstream-publisher.js';
import { declareConsumer, type StreamDeclaration } from './streams/declarations.js';

const WORK: StreamDeclaration = {
  name: 'WORK',
  description: 'work of a test',
  subjects: ['work.>'],
  keeps: 'work',
  duplicateWindowMs: 60_000,
};
const A = declareConsumer({ stream: WORK, name: 'a', filter: 'work.a.*', ackWaitMs: 5_000, backOffMs: [50] });
const NODES = ['north', 'middle', 'south'] as const;
type Node = (typeof NODES)[number];

let seen: number[] = [];

@Controller()
class WorkController {
  @Consumes(A)
  work({ n }: { n: number }): void {
    seen.push(n);
  }
}

@Module({ imports: [MessagingModule.forRoot({ service: 'worker' })], controllers: [WorkController] })
class WorkModule {}

describe('a cluster of three brokers', () => {
  const nodes = new Map<Node, ChildProcess>();
  let folder: string;
  let service: RunningService;
  let manager: JetStreamManager;
  let program: string;
  let ports: number[];

  const clientPort = (node: Node): number => ports[NODES.indexOf(node)]!;
  const routePort = (node: Node): number => ports[NODES.length + NODES.indexOf(node)]!;
  const start = (node: Node): void => {
    const routes = NODES.filter((other) => other !== node)
      .map((other) => `nats://127.0.0.1:${routePort(other)}`)
      .join(',');
    const args = ['-a', '127.0.0.1', '-p', String(clientPort(node)), '-js', '-sd', join(folder, node)];
    const cluster = ['--cluster', `nats://127.0.0.1:${routePort(node)}`, '--cluster_name', 'three'];
    nodes.set(
      node,
      spawn(program, [...args, '-n', node, ...cluster, '--routes', routes], { stdio: 'ignore' }),
    );
  };
  const kill = async (node: Node): Promise<void> => {
    const child = nodes.get(node)!;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  const leader = async (): Promise<Node | undefined> =>
    (await manager.streams.info('cluster-WORK').catch(() => undefined))?.cluster?.leader as Node | undefined;
  const readiness = async (): Promise<{ status: number; jetstream: string }> => {
    const answer = await fetch(`${service.url}/health/ready`);
    const { info, error } = (await answer.json()) as Record<string, Record<string, { status: string }>>;
    return {
      status: answer.status,
      jetstream: (error?.['jetstream'] ?? info?.['jetstream'])?.status ?? 'unknown',
    };
  };

  beforeAll(async () => {
    program = await natsProgram();
    folder = await mkdtemp(join(tmpdir(), 'vedette-cluster-'));
    ports = await Promise.all(Array.from({ length: NODES.length * 2 }, () => freePort()));
    for (const node of NODES) start(node);
    service = await bootstrapService(WorkModule, {
      name: 'worker',
      consumers: (app) => [app.get(JetStreamStrategy)],
      env: {
        DATABASE_URL: 'postgres://127.0.0.1/none',
        NATS_URL: NODES.map((node) => `nats://127.0.0.1:${clientPort(node)}`).join(','),
        VEDETTE_INSTALLATION: 'cluster',
        LOG_LEVEL: process.env['TEST_LOG'] ?? 'silent',
        SHUTDOWN_BUDGET_MS: '3000',
      },
      signals: 'caller',
    });
    manager = service.app.get<JetStreamManager>(JETSTREAM_MANAGER);
  });
  afterAll(async () => {
    await service?.stop('end of test');
    for (const child of nodes.values()) if (child.exitCode === null) child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });

  const publish = (n: number) =>
    service.app.get(JetStreamPublisher).publish('work.a.x', { n }, { messageId: `m${n}`, withinMs: 600_000 });

  it('keeps every message of a stream on three servers, without being told', async () => {
    const { config, cluster } = await manager.streams.info('cluster-WORK');
    expect(config.num_replicas).toBe(3);
    expect(cluster?.replicas?.length).toBe(2);
  });

  it('goes on with the work when the leader of its queue is killed, and nothing is lost', async () => {
    await publish(1);
    await until(() => seen.includes(1), 'the first message');
    let lost: Node | undefined;
    await until(async () => (lost = await leader()) !== undefined, 'a leader');
    await kill(lost!);
    await publish(2);
    await until(() => seen.includes(2), 'a message after the loss');
    await until(async () => (await readiness()).status === 200, 'ready on two servers');
    start(lost!);
  });

  it('says that it is not ready while no majority is left to lead, though a server answers', async () => {
    await until(async () => {
      const info = await manager.streams.info('cluster-WORK').catch(() => undefined);
      return info?.cluster?.replicas?.every(({ current }) => current) === true;
    }, 'all replicas current');
    const [one, other] = NODES.filter((node) => nodes.get(node)!.exitCode === null);
    await kill(one!);
    await kill(other!);
    await until(async () => {
      const { status, jetstream } = await readiness();
      return status === 503 && jetstream === 'down';
    }, 'not ready');
    start(one!);
    start(other!);
    await until(async () => (await readiness()).status === 200, 'ready again');
    seen = [];
    await publish(3);
    await until(() => seen.includes(3), 'a message after the majority is back');
  });
});
