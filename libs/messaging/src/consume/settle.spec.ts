import { describe, expect, it, jest } from '@jest/globals';
import type { JsMsg } from '@nats-io/jetstream';
import { Logger } from '@nestjs/common';
import { PHASE_STREAM, phaseConsumer, phaseDueSubject } from '../streams/house-streams.js';
import { patternOf } from '../streams/declarations.js';
import type { DeadLetterBox } from './dead-letter-box.js';
import { backOffAfter, settleFailure } from './settle.js';

Logger.overrideLogger(false);

const consumer = phaseConsumer('land-resolution', { maxDeliveries: 3, backOffMs: [100, 400] });

const delivered = (deliveryCount: number) => {
  const acts: string[] = [];
  const message = {
    subject: 'x.phase.due.land-resolution.c',
    info: { deliveryCount },
    nak: (ms: number) => acts.push(`again in ${ms}`),
    ackAck: jest.fn(() => {
      acts.push('acknowledged');
      return Promise.resolve(true);
    }),
  };
  return { message: message as unknown as JsMsg, acts };
};
const box = (keep: () => Promise<void>) => ({ keep }) as unknown as DeadLetterBox;

describe('a failed delivery', () => {
  it('pauses longer with every try, and as long as the last figure from then on', () => {
    expect([1, 2, 3, 9].map((n) => backOffAfter(n, [100, 400]))).toEqual([100, 400, 400, 400]);
  });

  it('comes again while tries are left', async () => {
    const { message, acts } = delivered(2);
    const kept = jest.fn(() => Promise.resolve());
    expect(await settleFailure(message, consumer, new Error('x'), box(kept))).toBe('retried');
    expect(acts).toEqual(['again in 400']);
    expect(kept).not.toHaveBeenCalled();
  });

  it('is copied to the dead letters before it is acknowledged, never the other way round', async () => {
    const { message, acts } = delivered(3);
    const kept = () => {
      acts.push('kept');
      return Promise.resolve();
    };
    expect(await settleFailure(message, consumer, new Error('x'), box(kept))).toBe('dead');
    expect(acts).toEqual(['kept', 'acknowledged']);
  });

  it('stays on the queue when the copy cannot be made', async () => {
    const { message, acts } = delivered(3);
    const failing = () => Promise.reject(new Error('the broker is away'));
    expect(await settleFailure(message, consumer, new Error('x'), box(failing))).toBe('retried');
    expect(acts).toEqual(['again in 400']);
  });
});

describe('the queue of phases', () => {
  it('has one consumer an owner, which takes what is due to that owner and nothing else', () => {
    expect(consumer.filter).toBe('phase.due.land-resolution.*');
    expect(phaseDueSubject('land-resolution', 'mexico')).toBe('phase.due.land-resolution.mexico');
    expect(patternOf(consumer)).toBe('PHASE/land-resolution');
    expect(consumer.stream).toBe(PHASE_STREAM);
    expect(consumer.concurrency).toBe(1);
  });
});
