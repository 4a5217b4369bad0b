import { describe, expect, it } from '@jest/globals';
import type { NatsConnection } from '@nats-io/transport-node';
import { Alarm } from './alarm.js';
import { LocalHints } from './local-hints.js';
import { NatsHints } from './nats-hints.js';

/** Whoever sleeps it out fails by the limit of the test. */
const LONGER_THAN_A_TEST_MS = 24 * 3_600_000;

const timed = async (work: Promise<void>): Promise<number> => {
  const begun = performance.now();
  await work;
  return performance.now() - begun;
};

describe('an alarm', () => {
  it('wakes its owner before the time is up', async () => {
    const alarm = new Alarm();
    setTimeout(() => alarm.ring(), 5);
    await alarm.sleep(LONGER_THAN_A_TEST_MS);
  });

  it('wakes by itself when nobody rings', async () => {
    expect(await timed(new Alarm().sleep(20))).toBeGreaterThanOrEqual(15);
  });

  it('keeps a ring that came while its owner was at work, and keeps one', async () => {
    const alarm = new Alarm();
    alarm.ring();
    alarm.ring();
    await alarm.sleep(LONGER_THAN_A_TEST_MS);
    expect(await timed(alarm.sleep(30))).toBeGreaterThanOrEqual(25);
  });
});

describe('hints within a process', () => {
  it('reach those who listen for them, until they stop', () => {
    const hints = new LocalHints();
    const heard: string[] = [];
    const stop = hints.listen('sealed', () => heard.push('sealed'));
    hints.listen('appended', () => heard.push('appended'));
    hints.ring('sealed');
    hints.ring('appended');
    stop();
    hints.ring('sealed');
    expect(heard).toEqual(['sealed', 'appended']);
  });
});

describe('hints over NATS', () => {
  class Broker {
    readonly published: string[] = [];
    readonly callbacks = new Map<string, () => void>();
    closed = false;
    isClosed = (): boolean => this.closed;
    isDraining = (): boolean => false;
    publish = (subject: string): void => void this.published.push(subject);
    subscribe = (subject: string, { callback }: { callback: () => void }) => {
      this.callbacks.set(subject, callback);
      return { unsubscribe: () => this.callbacks.delete(subject) };
    };
  }
  const open = (): { broker: Broker; hints: NatsHints } => {
    const broker = new Broker();
    return { broker, hints: new NatsHints(broker as unknown as NatsConnection, 'house') };
  };

  it('carry the prefix of the installation', () => {
    const { broker, hints } = open();
    hints.ring('appended');
    expect(broker.published).toEqual(['house.es.appended']);
  });

  it('are heard from other processes until one stops listening', () => {
    const { broker, hints } = open();
    let heard = 0;
    const stop = hints.listen('sealed', () => {
      heard += 1;
    });
    broker.callbacks.get('house.es.sealed')?.();
    expect(heard).toBe(1);
    stop();
    expect(broker.callbacks.size).toBe(0);
  });

  it('still reach this process when the broker is away, and are no fault', () => {
    const { broker, hints } = open();
    let heard = 0;
    hints.listen('appended', () => {
      heard += 1;
    });
    broker.closed = true;
    hints.ring('appended');
    expect(heard).toBe(1);
    expect(broker.published).toEqual([]);
  });
});
