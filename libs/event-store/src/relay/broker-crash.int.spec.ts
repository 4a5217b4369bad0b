import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { natsProgram } from '@vedette/servers';
import { setTimeout as sleep } from 'node:timers/promises';
import { Sealer } from '../sealer/sealer.js';
import { privateBroker, type PrivateBroker, until } from '@vedette/testing';
import { describeDrill, drillProgram } from '@vedette/testing/drill';
import { everythingSealed } from '../testing/everything-sealed.js';
import { appendOf } from '../testing/sample-events.js';
import { temporaryDatabase, type TemporaryDatabase } from '../testing/temporary-database.js';
import { POSITION_HEADER } from './log-message.js';
import { Relay } from './relay.js';

const found = await drillProgram(natsProgram);

describeDrill(found, 'a broker that is killed while two relays publish', (program) => {
  let broker: PrivateBroker;
  let db: TemporaryDatabase;
  let nats: NatsConnection;
  beforeAll(async () => {
    broker = await privateBroker(program);
    db = await temporaryDatabase();
    nats = await connect({ servers: broker.url, maxReconnectAttempts: -1, reconnectTimeWait: 50 });
  });
  afterAll(async () => {
    await nats?.close();
    await broker?.remove();
    await db?.drop();
  });

  it('has every position once when it is back, and the relays went on by themselves', async () => {
    const relays = [64, 256].map(
      (inFlight) => new Relay(db.store, nats, { prefix: 'crash', inFlight, pollMs: 5 }),
    );
    const sealer = new Sealer(db.store);
    [sealer, ...relays].forEach((worker) => worker.start());
    let writing = true;
    const writers = ['a', 'b'].map(async (campaign) => {
      for (let version = 0; writing; version += 10) {
        await db.store.append(appendOf(campaign, 'land', version, 10));
      }
    });
    for (let crash = 0; crash < 3; crash += 1) {
      await sleep(300);
      await broker.kill();
      await sleep(100);
      await broker.start();
    }
    await sleep(300);
    writing = false;
    await Promise.all(writers);
    const head = await everythingSealed(db.store);
    const manager = await jetstreamManager(nats);
    const last = async (): Promise<number> =>
      manager.streams.info('crash-LOG').then(
        ({ state }) => state.last_seq,
        () => 0,
      );
    await until(async () => (await last()) >= head, 'everything is in the stream');
    await Promise.all([sealer, ...relays].map((worker) => worker.stop()));

    expect(await last()).toBe(head);
    const positions: number[] = [];
    const consumer = await jetstream(nats).consumers.get('crash-LOG');
    while (positions.length < head) {
      for await (const message of await consumer.fetch({ max_messages: 2_000, expires: 3_000 })) {
        positions.push(Number(message.headers?.get(POSITION_HEADER)));
      }
    }
    expect(positions).toEqual(Array.from({ length: head }, (_, index) => index + 1));
  });
});
