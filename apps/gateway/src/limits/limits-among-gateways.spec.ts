import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { CallerNames, type EdgeSettings, RequestCount, SignInAttempts } from '@vedette/edge';
import { Installation } from '@vedette/messaging';
import { ShutdownManager } from '@vedette/platform';
import type { Keyring } from '@vedette/vault';
import { WebhookTests } from '../notices/webhook-tests.js';
import { TestBroker } from '../testing/test-broker.js';
import { LimitsAmongGateways } from './limits-among-gateways.js';

Logger.overrideLogger(false);

const SETTINGS = { REQUESTS_PER_MINUTE: 10, SIGN_INS_PER_MINUTE: 3 } as EdgeSettings;

/** A broker that somebody has let nobody hear anything at. */
class ShutBroker extends TestBroker {
  readonly heard: string[] = [];

  override subscribe(...[subject, { callback }]: Parameters<TestBroker['subscribe']>) {
    const refusal = new Error(`Permissions Violation for Subscription to "${subject}"`);
    queueMicrotask(() => callback(refusal, undefined as never));
    return { unsubscribe: () => undefined };
  }

  override publish(subject: string): void {
    this.heard.push(subject);
  }
}

const gatewayOf = (
  broker: TestBroker,
  {
    key = () => 'key of the house' as string | null,
    front = 'front',
  }: { key?: () => string | null; front?: string } = {},
) => {
  const names = new CallerNames();
  const [requests, attempts] = [new RequestCount(SETTINGS, names), new SignInAttempts(SETTINGS, names)];
  const tests = new WebhookTests(names);
  const shutdown = new ShutdownManager(1_000);
  const keyring = { publicKey: () => Promise.resolve(key()) } as unknown as Keyring;
  const limits = new LimitsAmongGateways(
    broker as never,
    new Installation(front),
    requests,
    attempts,
    tests,
    names,
    keyring,
    shutdown,
  );
  return {
    requests,
    attempts,
    tests,
    start: () => limits.onApplicationBootstrap(),
    stop: () => shutdown.stop('end of test'),
  };
};

describe('the limits of gateways', () => {
  afterEach(() => void jest.useRealTimers());
  const now = () => performance.now();
  const isShutOut = ({ attempts }: ReturnType<typeof gatewayOf>) =>
    attempts.isUsedUp('address 192.0.2.1', now());
  const guess = ({ attempts }: ReturnType<typeof gatewayOf>, times = 3) => {
    for (let i = 0; i < times; i++) attempts.count('address 192.0.2.1', now());
  };

  it('hold for all of one front together, within a quarter of a second for who guesses, and for no other front', async () => {
    jest.useFakeTimers();
    const broker = new TestBroker();
    const gateways = [gatewayOf(broker), gatewayOf(broker), gatewayOf(broker, { front: 'other' })] as const;
    for (const gateway of gateways) await gateway.start();
    const [here, there] = gateways;
    guess(here);
    for (let i = 0; i < 10; i++) here.requests.count('session 1', now());
    for (let i = 0; i < 6; i++) here.tests.mustBeWithin('taylor');
    jest.advanceTimersByTime(250);
    expect(gateways.map(isShutOut)).toEqual([true, true, false]);
    jest.advanceTimersByTime(750);
    expect(gateways.map(({ requests }) => requests.isUsedUp('session 1', now()))).toEqual([
      true,
      true,
      false,
    ]);
    expect(() => there.tests.mustBeWithin('taylor')).toThrow();
    expect(() => there.tests.mustBeWithin('arista')).not.toThrow();
    // Nobody counts what he told himself once more.
    expect(here.requests.count('session 1', now(), 0)).toMatchObject({ remaining: 0 });
    here.attempts.refund('address 192.0.2.1');
    jest.advanceTimersByTime(250);
    expect(gateways.map(isShutOut)).toEqual([false, false, false]);
    jest.useRealTimers();
    for (const gateway of gateways) await gateway.stop();
  });

  it('tell what is left to tell when they stop, and hear nothing from then on', async () => {
    const broker = new TestBroker();
    const [here, there] = [gatewayOf(broker), gatewayOf(broker)];
    await here.start();
    await there.start();
    guess(here);
    await here.stop();
    expect(isShutOut(there)).toBe(true);
    expect(broker.listenersOf('front.limits.sign-ins')).toBe(1);
    await there.stop();
    expect(broker.listenersOf('front.limits.sign-ins')).toBe(0);
  });

  it('are each gateway’s own until the house has the key that callers are named under', async () => {
    jest.useFakeTimers();
    const broker = new TestBroker();
    let key: string | null = null;
    const [here, there] = [gatewayOf(broker, { key: () => key }), gatewayOf(broker)];
    await here.start();
    await there.start();
    guess(here);
    await jest.advanceTimersByTimeAsync(900);
    expect([here, there].map(isShutOut)).toEqual([true, false]);
    key = 'key of the house';
    await jest.advanceTimersByTimeAsync(300);
    // What was counted before still counts here, and is told to nobody.
    expect([here, there].map(isShutOut)).toEqual([true, false]);
    guess(here);
    await jest.advanceTimersByTimeAsync(250);
    expect([here, there].map(isShutOut)).toEqual([true, true]);
    jest.useRealTimers();
    await here.stop();
    await there.stop();
  });

  it('are counted by each for itself, and told to nobody, where the broker lets nobody hear of it', async () => {
    jest.useFakeTimers();
    const warned = jest.spyOn(Logger.prototype, 'warn');
    const broker = new ShutBroker();
    const gateway = gatewayOf(broker);
    await gateway.start();
    guess(gateway, 4);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(broker.heard).toEqual([]);
    expect(isShutOut(gateway)).toBe(true);
    expect(warned).toHaveBeenCalledTimes(3);
    jest.useRealTimers();
    await gateway.stop();
  });
});
