import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { jetstream, type JetStreamManager, jetstreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import {
  connectNats,
  Installation,
  PHASE_STREAM,
  phaseConsumer,
  phaseDueSubject,
  StreamKeeper,
} from '@vedette/messaging';
import { freePort, natsProgram } from '@vedette/servers';
import { until } from '@vedette/testing';
import { parse } from 'yaml';
import { read } from './watching.js';

const NODES = ['one', 'two', 'three'] as const;
const { keda } = parse(read('deploy/chart/values.yaml')) as { keda: { account: string } };

interface Consumer {
  readonly name: string;
  readonly num_pending: number;
  readonly num_ack_pending: number;
  readonly cluster?: { readonly leader?: string };
}
interface Stream {
  readonly name: string;
  readonly state: { readonly last_seq: number };
  readonly consumer_detail?: readonly Consumer[];
}
interface AllStreams {
  readonly account_details?: readonly { readonly name: string; readonly stream_detail?: readonly Stream[] }[];
}

/**
 * What a scaler by the queues of workers sees of three servers, asked at their monitoring as it asks: any of them says who leads the
 * consumer, and that one how much waits there.
 */
describe('the lag by which workers are scaled', () => {
  const installation = new Installation('lag');
  const servers: ChildProcess[] = [];
  const watchedAt = new Map<string, number>();
  let folder: string;
  let connection: NatsConnection;
  let manager: JetStreamManager;
  let keeper: StreamKeeper;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vedette-lag-'));
    const program = await natsProgram();
    const ports: number[] = [];
    while (ports.length < NODES.length * 3) ports.push(await freePort());
    const [clients, routes, monitors] = [0, 3, 6].map((from) => ports.slice(from, from + 3));
    for (const [i, name] of NODES.entries()) {
      watchedAt.set(name, monitors![i]!);
      const others = routes!.filter((_, other) => other !== i).map((port) => `nats://127.0.0.1:${port}`);
      const args = [
        ...['-a', '127.0.0.1', '-p', String(clients![i]), '-m', String(monitors![i]), '-n', name],
        ...['-js', '-sd', join(folder, name), '--cluster_name', 'lag'],
        ...['--cluster', `nats://127.0.0.1:${routes![i]}`, '--routes', others.join(',')],
      ];
      servers.push(spawn(program, args, { stdio: 'ignore' }));
    }
    connection = await connectNats({
      url: clients!.map((port) => `nats://127.0.0.1:${port}`).join(','),
      name: 'test',
    });
    manager = await jetstreamManager(connection, { checkAPI: false });
    keeper = new StreamKeeper(manager, installation, () => NODES.length);
    await until(async () => {
      await keeper.ensureStreams([PHASE_STREAM]).catch(() => undefined);
      return keeper.streamLeads(PHASE_STREAM).catch(() => false);
    }, 'the queue is led');
    for (const owner of ['land', 'naval']) await keeper.ensureConsumer(phaseConsumer(owner));
  });
  afterAll(async () => {
    await connection?.close();
    const gone = servers.map((server) => once(server, 'exit'));
    for (const server of servers) server.kill('SIGKILL');
    await Promise.all(gone);
    await rm(folder, { recursive: true, force: true });
  });

  const streamAt = async (node: string): Promise<Stream | undefined> => {
    const query = `acc=${encodeURIComponent(keda.account)}&consumers=true&config=true`;
    const answer = await fetch(`http://127.0.0.1:${watchedAt.get(node)}/jsz?${query}`);
    const { account_details = [] } = (await answer.json()) as AllStreams;
    return account_details
      .find(({ name }) => name === keda.account)
      ?.stream_detail?.find(({ name }) => name === installation.stream(PHASE_STREAM.name));
  };
  const consumerIn = (stream: Stream | undefined, owner: string): Consumer | undefined =>
    stream?.consumer_detail?.find(({ name }) => name === phaseConsumer(owner).name);
  const lagOf = async (owner: string): Promise<number> => {
    const any = await streamAt(NODES[0]);
    const leader = consumerIn(any, owner)?.cluster?.leader;
    if (leader === undefined) return any!.state.last_seq;
    const { num_pending, num_ack_pending } = consumerIn(await streamAt(leader), owner)!;
    return num_pending + num_ack_pending;
  };
  const comesTo = (owner: string, lag: number): Promise<void> =>
    until(async () => (await lagOf(owner)) === lag, `the lag of ${owner} is ${lag}`);

  it('is none at rest, and as much as waits or is in work, of each owner by itself', async () => {
    await comesTo('land', 0);
    const client = jetstream(connection);
    for (const campaign of ['a', 'b', 'c'])
      await client.publish(installation.subject(phaseDueSubject('land', campaign)), '{}');
    await comesTo('land', 3);
    expect(await lagOf('naval')).toBe(0);
    const consumer = await client.consumers.get(installation.stream(PHASE_STREAM.name), 'land');
    const drawn = (await consumer.next())!;
    await comesTo('land', 3);
    await drawn.ackAck();
    await comesTo('land', 2);
    for (let left = 2; left > 0; left--) await (await consumer.next())!.ackAck();
    await comesTo('land', 0);
  });

  it('is all that ever was in the queue for an owner whose consumer nobody has made', async () => {
    expect(await lagOf('battle')).toBe(3);
  });
});
