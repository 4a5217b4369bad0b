import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { type JetStreamManager, jetstream, jetstreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { connectNats } from '../connection/connect-nats.js';
import { Installation } from '../installation.js';
import { JetStreamPublisher } from '../publish/jetstream-publisher.js';
import { declareConsumer, patternOf, type StreamDeclaration } from '../streams/declarations.js';
import { DEAD_LETTER_STREAM } from '../streams/house-streams.js';
import { StreamKeeper } from '../streams/stream-keeper.js';
import { DeadLetterBox } from './dead-letter-box.js';
import type { JetStreamContext } from './jetstream-context.js';
import { JetStreamStrategy } from './jetstream.strategy.js';

const streamOf = (name: string): StreamDeclaration => ({
  name,
  description: 'work of a test',
  subjects: [`${name.toLowerCase()}.>`],
  keeps: 'work',
  duplicateWindowMs: 60_000,
});
const FIRST = declareConsumer({ stream: streamOf('FIRST'), name: 'first', filter: 'first.*' });
const SECOND = declareConsumer({
  stream: streamOf('SECOND'),
  name: 'second',
  filter: 'second.*',
  ackWaitMs: 10_000,
  yieldsTo: FIRST,
});
/** Long enough for a message that waits for nothing to be drawn many times over. */
const LONG_MS = 800;

describe('work that yields to other work of its process', () => {
  const installation = new Installation(`precedence-${process.pid}`);
  let connection: NatsConnection;
  let manager: JetStreamManager;
  let strategy: JetStreamStrategy;
  /** What was begun, in order, with the number of its delivery. */
  let begun: string[];
  let finish: Map<string, () => void>;

  beforeEach(async () => {
    Logger.overrideLogger(false);
    connection = await connectNats({ url: process.env['NATS_URL'] ?? 'nats://127.0.0.1:4222', name: 'test' });
    manager = await jetstreamManager(connection);
    strategy = new JetStreamStrategy({
      connection,
      jetstream: jetstream(connection),
      keeper: new StreamKeeper(manager, installation),
      installation,
      deadLetters: new DeadLetterBox(jetstream(connection), installation),
      drainMs: 5_000,
    });
    begun = [];
    finish = new Map();
    const work = (value: string, { delivery }: JetStreamContext): Promise<void> => {
      begun.push(`${value}/${delivery.deliveries}`);
      return new Promise((resolve) => finish.set(value, resolve));
    };
    // Added in the wrong order: what goes first follows from the declarations.
    for (const consumer of [SECOND, FIRST])
      strategy.addHandler(patternOf(consumer), work, true, { consumer });
    await new Promise<void>((resolve, reject) => {
      void strategy.listen((error) => (error ? reject(error as Error) : resolve()));
    });
  });
  afterEach(async () => {
    for (const done of finish.values()) done();
    await strategy.close();
    for (const { name } of [FIRST.stream, SECOND.stream, DEAD_LETTER_STREAM])
      await manager.streams.delete(installation.stream(name));
    await connection.close();
  });

  const publish = (subject: string): Promise<unknown> =>
    new JetStreamPublisher(connection, jetstream(connection), installation).publish(`${subject}.x`, subject, {
      messageId: `${subject} ${begun.length} ${Math.random()}`,
    });
  const until = async (count: number): Promise<void> => {
    while (begun.length < count) await pause(10);
  };

  it('is drawn when nothing goes before it', async () => {
    await publish('second');
    await until(1);
    expect(begun).toEqual(['second/1']);
  });

  it('waits while the other is in hand or waits, though it had been asked for, and loses no try by it', async () => {
    await publish('first');
    await until(1);
    await publish('second');
    await publish('first');
    await pause(LONG_MS);
    expect(begun).toEqual(['first/1']);
    finish.get('first')!();
    await until(2);
    await pause(LONG_MS);
    expect(begun).toEqual(['first/1', 'first/1']);
    finish.get('first')!();
    await until(3);
    expect(begun).toEqual(['first/1', 'first/1', 'second/1']);
  });

  it('does not hold the other up once it is in hand', async () => {
    await publish('second');
    await until(1);
    await publish('first');
    await until(2);
    expect(begun).toEqual(['second/1', 'first/1']);
  });
});
