import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { type JetStreamManager, jetstream, jetstreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import {
  connectNats,
  DeadLetterBox,
  houseStreams,
  Installation,
  JetStreamPublisher,
  phaseConsumer,
  phaseDueSubject,
  StreamKeeper,
} from '@vedette/messaging';
import { PhaseQueue } from './phase-queue.js';

describe('where a due phase is', () => {
  const installation = new Installation(`queue-${process.pid}`);
  let connection: NatsConnection;
  let manager: JetStreamManager;
  let queue: PhaseQueue;

  beforeAll(async () => {
    Logger.overrideLogger(false);
    connection = await connectNats({
      url: process.env['NATS_URL'] ?? 'nats://127.0.0.1:4222',
      name: 'test',
    });
    manager = await jetstreamManager(connection);
    queue = new PhaseQueue(manager, installation);
    await new StreamKeeper(manager, installation).ensureStreams(houseStreams);
  });
  afterAll(async () => {
    for (const { name } of houseStreams) await manager.streams.delete(installation.stream(name));
    await connection.close();
  });

  const handOut = async (messageId: string): Promise<number> => {
    const publisher = new JetStreamPublisher(connection, jetstream(connection), installation);
    return (await publisher.publish(phaseDueSubject('land', 'war'), {}, { messageId })).sequence;
  };
  const draw = async () => {
    const stream = installation.stream('PHASE');
    return (await (await jetstream(connection).consumers.get(stream, 'land')).next({ expires: 2_000 }))!;
  };

  it('is the queue while no worker has ever run, and while none draws', async () => {
    const place = await handOut('first');
    expect(await queue.find('land', place)).toBe('waiting');
    expect([await queue.liesUntaken('land'), await queue.liesUntaken('naval')]).toEqual([true, false]);
    await new StreamKeeper(manager, installation).ensureConsumer(phaseConsumer('land'));
    expect(await queue.find('land', place)).toBe('waiting');
    expect(await queue.liesUntaken('land')).toBe(true);
  });

  it('is the worker that drew it, until he says that it is done', async () => {
    const message = await draw();
    expect(await queue.find('land', message.seq)).toBe('in hand');
    await handOut('behind');
    expect(await queue.liesUntaken('land')).toBe(false);
    await message.ackAck();
    expect(await queue.liesUntaken('land')).toBe(true);
    await (await draw()).ackAck();
    expect(await queue.liesUntaken('land')).toBe(false);
    expect(await queue.find('land', message.seq)).toBe('gone');
    expect(await queue.wasGivenUp('land', 'war', message.seq)).toBe(false);
  });

  it('is among the dead letters when workers gave up on it, and another of the same campaign is not', async () => {
    const [one, other] = [await handOut('one'), await handOut('other')];
    const message = await draw();
    expect(message.seq).toBe(one);
    await new DeadLetterBox(jetstream(connection), installation).keep(message, 'PHASE/land', new Error('no'));
    await message.ackAck();
    expect(await queue.wasGivenUp('land', 'war', one)).toBe(true);
    expect(await queue.wasGivenUp('land', 'war', other)).toBe(false);
    await (await draw()).ackAck();
  });
});
