import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { CallerNames, RateLimit } from '@vedette/edge';
import { connectNats } from '@vedette/messaging';
import { natsProgram } from '@vedette/servers';
import { privateBroker, type PrivateBroker, until } from '@vedette/testing';
import { SharedLimit } from './shared-limit.js';

Logger.overrideLogger(false);

const LIMIT = 20;
const SUBJECT = 'house.limits.sign-ins';
const CALLER = 'address 192.0.2.17';

/** A gateway as far as its limit goes; it tells when it is told to. */
const gatewayAt = async (url: string, subject = SUBJECT) => {
  const connection = await connectNats({ url, name: 'gateway' });
  const names = new CallerNames();
  names.useKey('the key of a house');
  const limit = new RateLimit(LIMIT, names);
  const shared = new SharedLimit({ connection, subject, limit, everyMs: 3_600_000 });
  shared.start();
  await connection.flush();
  return {
    connection,
    limit,
    shared,
    count: (caller = CALLER) => limit.count(caller, performance.now()),
    isUsedUp: (caller = CALLER) => limit.isUsedUp(caller, performance.now()),
    remaining: (caller: string) => {
      const { remaining } = limit.count(caller, performance.now(), 0);
      return remaining;
    },
    /** What it has told is at the broker, and what the others had told before is here. */
    tell: async () => {
      shared.tell();
      await connection.flush();
    },
  };
};
type Gateway = Awaited<ReturnType<typeof gatewayAt>>;

describe('a limit that two gateways keep together', () => {
  let broker: PrivateBroker;
  let gateways: readonly [Gateway, Gateway];
  let elsewhere: Gateway;

  beforeAll(async () => {
    broker = await privateBroker(await natsProgram());
    gateways = [await gatewayAt(broker.url), await gatewayAt(broker.url)];
    elsewhere = await gatewayAt(broker.url, 'other.limits.sign-ins');
  });
  afterAll(async () => {
    for (const gateway of [...(gateways ?? []), ...(elsewhere ? [elsewhere] : [])]) {
      gateway.shared.stop();
      await gateway.connection.close();
    }
    await broker?.remove();
  });

  it('lets as many through in all as one gateway would, and no more', async () => {
    const [here, there] = gateways;
    let letThrough = 0;
    for (let i = 0; i < 2 * LIMIT; i++) {
      const gateway = gateways[i % 2]!;
      if (gateway.count().allowed) letThrough++;
      await gateway.tell();
      // What one told is with the other before the next comes in.
      await until(() => here.remaining(CALLER) === there.remaining(CALLER), 'both count alike');
    }
    expect(letThrough).toBe(LIMIT);
    expect(gateways.map((gateway) => gateway.isUsedUp())).toEqual([true, true]);
  });

  it('is not that of a house beside them on the same broker', () => {
    expect(elsewhere.isUsedUp()).toBe(false);
    expect(elsewhere.count()).toMatchObject({ allowed: true, remaining: LIMIT - 1 });
  });

  it('lets a caller in again at both where what he tried came off', async () => {
    const [here, there] = gateways;
    const caller = 'address 192.0.2.18';
    for (let i = 0; i < LIMIT; i++) here.count(caller);
    await here.tell();
    await until(() => there.isUsedUp(caller), 'the other gateway has heard of it');
    here.limit.refund(caller);
    await here.tell();
    await until(() => !there.isUsedUp(caller), 'the other gateway has heard that it came off');
    expect(there.remaining(caller)).toBe(1);
  });

  it('is not moved by messages of anybody who speaks no sense', async () => {
    const [here, there] = gateways;
    const caller = 'address 192.0.2.19';
    for (const message of ['', '{', 'null', '{"from":"x","counted":[["address 192.0.2.19",5,1000]]}'])
      here.connection.publish(SUBJECT, message);
    here.count(caller);
    await here.tell();
    await until(
      () => there.remaining(caller) === LIMIT - 1,
      'the other gateway has heard of what makes sense',
    );
    expect(here.remaining(caller)).toBe(LIMIT - 1);
  });

  it('is counted by each for itself while the broker is away, keeps nothing meanwhile, and is shared again after', async () => {
    const [here, there] = gateways;
    const caller = 'address 192.0.2.20';
    await broker.kill();
    // The client learns of it by itself; until then it takes what it is given.
    const published = gateways.map(({ connection }) => jest.spyOn(connection, 'publish'));
    await until(() => {
      published.forEach((publish) => publish.mockClear());
      gateways.forEach((gateway) => {
        gateway.count('address 192.0.2.21');
        gateway.shared.tell();
      });
      return published.every((publish) => publish.mock.calls.length === 0);
    }, 'both know that the broker is away');
    for (const gateway of gateways) {
      for (let i = 0; i < LIMIT; i++) {
        expect(gateway.count(caller).allowed).toBe(true);
        gateway.shared.tell();
      }
      expect(gateway.count(caller).allowed).toBe(false);
    }
    expect(published.map((publish) => publish.mock.calls.length)).toEqual([0, 0]);
    await broker.start();
    const after = 'address 192.0.2.22';
    await until(() => {
      here.count(after);
      here.shared.tell();
      return there.isUsedUp(after);
    }, 'they hear each other again');
  });
});
