import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type JetStreamManager, jetstream, jetstreamManager, type StoredMsg } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { until } from '@vedette/testing';
import { appendOf, marched } from '../testing/sample-events.js';
import { temporaryDatabase, type TemporaryDatabase } from '../testing/temporary-database.js';
import { POSITION_HEADER } from './log-message.js';
import { Relay, type RelayOptions } from './relay.js';

const NATS_URL = process.env.NATS_URL ?? 'nats://127.0.0.1:4222';

describe('the relay', () => {
  let db: TemporaryDatabase;
  let nats: NatsConnection;
  let manager: JetStreamManager;
  let prefix: string;
  const relays: Relay[] = [];

  beforeAll(async () => {
    nats = await connect({ servers: NATS_URL });
    manager = await jetstreamManager(nats);
  });
  afterAll(() => nats.close());
  beforeEach(async () => {
    db = await temporaryDatabase();
    prefix = `vedette-test-${randomBytes(4).toString('hex')}`;
  });
  afterEach(async () => {
    await Promise.all(relays.splice(0).map((relay) => relay.stop()));
    await manager.streams.delete(`${prefix}-LOG`).catch(() => undefined);
    await db.drop();
  });

  const start = (options: Partial<RelayOptions> = {}): Relay => {
    const relay = new Relay(db.store, nats, { prefix, pollMs: 10, ...options });
    relay.start();
    relays.push(relay);
    return relay;
  };
  const lastSequence = async (): Promise<number> =>
    manager.streams.info(`${prefix}-LOG`).then(
      ({ state }) => state.last_seq,
      () => 0,
    );
  const reaches = async (sequence: number): Promise<void> => {
    await until(async () => (await lastSequence()) >= sequence, `the stream reaches ${sequence}`);
  };
  const stored = (sequence: number): Promise<StoredMsg | null> =>
    manager.streams.getMessage(`${prefix}-LOG`, { seq: sequence });
  const append = async (campaign: string, count: number, each = 1): Promise<void> => {
    const { land = 0 } = await db.store.streamVersions(campaign);
    for (let done = 0; done < count; done += 1) {
      await db.store.append(appendOf(campaign, 'land', land + done * each, each));
    }
    await db.store.seal();
  };
  /** The positions in the order of the stream, by reading it as any consumer would. */
  const positions = async (): Promise<number[]> => {
    const { state } = await manager.streams.info(`${prefix}-LOG`);
    const consumer = await jetstream(nats).consumers.get(`${prefix}-LOG`);
    const found: number[] = [];
    const messages = await consumer.fetch({ max_messages: state.messages, expires: 120_000 });
    for await (const message of messages) {
      found.push(Number(message.headers?.get(POSITION_HEADER)));
    }
    return found;
  };
  const upTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1);

  it('publishes each event at the sequence that is its position, with trace, position and tick', async () => {
    const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
    await db.store.append({ ...appendOf('amwol-1846', 'land', 0, 2), meta: { traceparent } });
    await db.store.seal();
    start();
    await reaches(2);
    const message = await stored(2);
    expect(message?.subject).toBe(`${prefix}.log.amwol-1846.land.UnitMoved`);
    expect(message?.header.get('traceparent')).toBe(traceparent);
    expect([message?.header.get('es-position'), message?.header.get('es-tick')]).toEqual(['2', '1']);
    const [, second] = (await db.store.readLog(0)).events;
    expect(message?.json()).toEqual(second);
  });

  it('goes on where the stream ends when it is started anew, and repeats nothing', async () => {
    await append('a', 30);
    const first = start({ inFlight: 4, pageSize: 7 });
    await reaches(30);
    await first.stop();
    await append('a', 30);
    start();
    await reaches(60);
    expect(await positions()).toEqual(upTo(60));
  });

  it('publishes nothing twice and leaves nothing out with three relays at work at once', async () => {
    for (const size of [3, 50, 400]) {
      start({ inFlight: size, pageSize: size });
    }
    await Promise.all(['a', 'b', 'c'].map((campaign) => append(campaign, 20, 20)));
    await db.store.seal();
    await reaches(1_200);
    await sleep(100);
    expect(await positions()).toEqual(upTo(1_200));
  });

  it('is refused by the broker when it sleeps through its own replacement', async () => {
    await append('a', 300);
    const { events } = await db.store.readLog(0);
    start();
    await reaches(300);
    const client = jetstream(nats);
    const replay = await Promise.allSettled(
      events.map(({ position }) =>
        client.publish(`${prefix}.log.a.land.UnitMoved`, 'late', {
          expect: position === 1 ? { lastSubjectSequence: 0 } : { lastSequence: position - 1 },
        }),
      ),
    );
    expect(replay.filter(({ status }) => status === 'rejected')).toHaveLength(300);
    expect(await lastSequence()).toBe(300);
  });

  it('fills a stream that was deleted again, from the first event', async () => {
    await append('a', 10);
    start();
    await reaches(10);
    await manager.streams.delete(`${prefix}-LOG`);
    await append('a', 5);
    await reaches(15);
    expect(await positions()).toEqual(upTo(15));
  });

  it('has the broker compress what it keeps where it can, also of a stream that was there before', async () => {
    const canCompress = !/^2\.[0-9]\./.test(nats.info!.version);
    const compression = async () =>
      (await manager.streams.info(`${prefix}-LOG`)).config.compression ?? 'none';
    await manager.streams.add({ name: `${prefix}-LOG`, subjects: [`${prefix}.log.>`] });
    await append('a', 10);
    start();
    await reaches(10);
    expect(await compression()).toBe(canCompress ? 's2' : 'none');
    await manager.streams.delete(`${prefix}-LOG`);
    await append('a', 5);
    await reaches(15);
    expect(await compression()).toBe(canCompress ? 's2' : 'none');
    expect(await positions()).toEqual(upTo(15));
  });

  it('can begin a new stream at the head of the log, and keeps that base', async () => {
    await append('a', 10);
    const first = start({ beginning: 'head' });
    while ((await db.store.database.selectFrom('es.relay_base').selectAll().execute()).length === 0) {
      await sleep(5);
    }
    await append('a', 3);
    await reaches(3);
    await first.stop();
    await append('a', 3);
    start({ beginning: 'head' });
    await reaches(6);
    expect(await positions()).toEqual([11, 12, 13, 14, 15, 16]);
  });

  /** A log as a fail-over leaves it that lost the last commits: it was so long, and has gone on otherwise since. */
  const wentOnOtherwise = async (events: number): Promise<void> => {
    await db.pool.query(`BEGIN; SET LOCAL es.allow_archive = 'on';
      DELETE FROM es.event WHERE version > 3; UPDATE es.stream SET version = 3;
      UPDATE es.tick SET event_count = 3 WHERE event_count = 5; COMMIT`);
    if (events > 0) await append('a', events);
  };

  it.each([
    ['is shorter than the stream', 0],
    ['has another event where the stream ends', 2],
    ['has gone on beyond the end of the stream', 4],
  ])('fills the stream again when the log was cut and %s', async (_, events) => {
    await append('a', 1, 5);
    const before = start();
    await reaches(5);
    await before.stop();
    await wentOnOtherwise(events);
    const breaks: number[] = [];
    start({ onBreak: (published) => breaks.push(published) });
    while (breaks.length === 0 || (await lastSequence()) !== 3 + events) await sleep(10);
    expect(breaks).toEqual([5]);
    const { events: log } = await db.store.readLog(0);
    for (const event of log)
      expect((await stored(event.position))?.json()).toMatchObject({ commandId: event.commandId });
  });

  it('publishes an event larger than the broker takes without its data, and marks it', async () => {
    const data = { text: 'x'.repeat(1_100_000) };
    await db.store.append({ ...appendOf('a', 'land', 0, 1), events: [marched(1, { data })] });
    await db.store.seal();
    start();
    await reaches(1);
    const message = await stored(1);
    expect(message?.header.get('es-omitted')).toBe('data,dice');
    expect(message?.json()).toMatchObject({ position: 1, data: null, type: 'UnitMoved' });
  });
});
