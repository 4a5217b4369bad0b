import { setTimeout as sleep } from 'node:timers/promises';
import { EventStore, POSITION_HEADER, Relay } from '@vedette/event-store';
import { type JetStreamManager, jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import { everythingSealed } from '../../../../libs/event-store/src/testing/everything-sealed.js';
import type { Findings } from '../findings.js';
import { until } from '../measure.js';
import { batches } from '../payload.js';

const NATS_URL = process.env.NATS_URL ?? 'nats://127.0.0.1:4222';
const BAR = 20_000;
const BATCH = 100;

/** The limit of machine, broker and client: messages of 500 bytes, as many in flight as the relay has. */
const plainPublish = async (
  nats: NatsConnection,
  manager: JetStreamManager,
  name: string,
): Promise<number> => {
  await manager.streams.add({ name, subjects: [`${name}.>`] });
  const client = jetstream(nats);
  const body = 'x'.repeat(500);
  const waiting: Promise<unknown>[] = [];
  const begun = performance.now();
  for (let sent = 0; sent < 20_000; sent += 1) {
    waiting.push(client.publish(`${name}.a`, body));
    if (waiting.length >= 256) {
      await waiting.shift();
    }
  }
  await Promise.all(waiting);
  const rate = Math.round((20_000 * 1_000) / (performance.now() - begun));
  await manager.streams.delete(name);
  return rate;
};

/** B9: the log into JetStream: how fast; then relays stopped and started in mid-flight; then two at once. */
export const relayScenario = async (findings: Findings, url: string, count: number): Promise<void> => {
  const nats = await connect({ servers: NATS_URL });
  const manager = await jetstreamManager(nats);
  const prefix = `vedette-bench-${randomBytes(3).toString('hex')}`;
  const name = `${prefix}-LOG`;
  const store = new EventStore(new pg.Pool({ connectionString: url, max: 8 }));
  await store.migrate();
  const drawn = batches(BATCH, 16);
  const grow = async (campaign: string): Promise<number> => {
    for (let version = 0; version < count; version += BATCH) {
      const events = drawn[(version / BATCH) % drawn.length] ?? [];
      await store.append({
        campaign,
        stream: 'land',
        expectedVersion: version,
        commandId: randomUUID(),
        events,
      });
    }
    return everythingSealed(store);
  };
  const last = async (): Promise<number> =>
    manager.streams.info(name).then(
      ({ state }) => state.last_seq,
      () => 0,
    );
  const start = (): Relay => {
    const relay = new Relay(store, nats, { prefix });
    relay.start();
    return relay;
  };
  try {
    const limit = await plainPublish(nats, manager, `${prefix}-RAW`);
    findings.note('B9', 'limit: the same client, 256 in flight, no fence, messages/s', String(limit));
    let head = await grow('first');
    const begun = performance.now();
    const first = start();
    await until(async () => (await last()) >= head, 60_000);
    const rate = Math.round((head * 1_000) / (performance.now() - begun));
    findings.bar('B9', 'relay, positions/s', rate, { bar: BAR, limit, share: 0.6 });
    await first.stop();

    head = await grow('second');
    for (let round = 0; round < 4 && (await last()) < head; round += 1) {
      const relay = start();
      await sleep(120);
      await relay.stop();
    }
    head = await grow('third');
    const pair = [start(), start()];
    await until(async () => (await last()) >= head, 60_000);
    await Promise.all(pair.map((relay) => relay.stop()));

    let wrong = 0;
    let read = 0;
    const consumer = await jetstream(nats).consumers.get(name);
    while (read < head) {
      for await (const message of await consumer.fetch({ max_messages: 2_000, expires: 2_000 })) {
        read += 1;
        wrong += message.seq === read && message.headers?.get(POSITION_HEADER) === String(read) ? 0 : 1;
      }
    }
    const holds = wrong === 0 && (await last()) === head;
    findings.judge(
      'B9',
      'sequence = position after restarts and with two relays',
      `${read} read, ${wrong} wrong`,
      holds,
    );
  } finally {
    await manager.streams.delete(name).catch(() => undefined);
    await nats.close();
    await store.pool.end();
  }
};
