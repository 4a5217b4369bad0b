import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '@vedette/testing';
import { HouseClient, makeAccounts } from '../testing/house-client.js';
import { HouseUnderTest } from '../testing/house-under-test.js';

const JSON_TYPE = { 'content-type': 'application/json' };
/** Texts of some megabytes that fill the heap once they are taken apart, and are kilobytes when they are packed. */
const BOMBS: readonly (readonly [string, string])[] = [
  ['objects', `[${'{},'.repeat(2_600_000)}{}]`],
  ['lists', `[${'[],'.repeat(2_600_000)}[]]`],
  ['objects in objects', `[${'{"a":{}},'.repeat(900_000)}{}]`],
  ['members', `{${Array.from({ length: 600_000 }, (_, i) => `"k${i}":1`).join(',')}}`],
  ['depth', '['.repeat(7_800_000)],
];

/** The gateway as it is built and with the heap it has in a house; it is the process that is looked at. */
describe('a body made to fill the memory', () => {
  let house: HouseUnderTest;
  let operator: string;
  let player: string;
  beforeAll(async () => {
    house = await HouseUnderTest.open('bombs', {}, ['gateway', 'people']);
    await makeAccounts(house, ['taylor']);
    operator = (await HouseClient.signIn(house, 'root')).token;
    player = (await HouseClient.signIn(house, 'taylor')).token;
  });
  afterAll(() => house?.close());

  const send = (path: string, body: Buffer | string, headers: Record<string, string> = {}, method = 'POST') =>
    fetch(`${house.gatewayUrl}${path}`, { method, headers: { ...JSON_TYPE, ...headers }, body }).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.status;
      },
    );
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

  /** The same process, and not larger than it may become. */
  async function lives(): Promise<void> {
    const gateway = house.one('gateway');
    expect([gateway.child.exitCode, gateway.child.signalCode]).toEqual([null, null]);
    expect((await fetch(`${gateway.url}/health/live`)).status).toBe(200);
    expect(house.outgrown()).toEqual({});
  }

  it.each(BOMBS)('of %s, packed, is not unpacked for anybody', async (_, text) => {
    const packed = gzipSync(Buffer.from(text));
    const packing = { 'content-encoding': 'gzip' };
    const three = <T>(of: () => Promise<T>) => Promise.all([of(), of(), of()]);
    expect(await three(() => send('/campaigns', packed, packing))).toEqual([401, 401, 401]);
    expect(await three(() => send('/campaigns', packed, { ...packing, ...bearer(player) }))).toEqual([
      403, 403, 403,
    ]);
    expect(await three(() => send('/campaigns', packed, { ...packing, ...bearer(operator) }))).toEqual([
      415, 415, 415,
    ]);
    for (const path of ['/auth/login', '/graphql', '/campaigns/x/orders'])
      expect([path, await send(path, packed, packing)]).toEqual([path, 415]);
    await lives();
  });

  it.each(BOMBS)('of %s, as it is, is not taken apart', async (_, text) => {
    expect(await send('/campaigns', text)).toBe(401);
    expect(await send('/campaigns', text, bearer(player))).toBe(403);
    // Refused as of too many values, as too deep, or as the second at a time; never read as a position.
    const operators = await Promise.all([0, 1].map(() => send('/campaigns', text, bearer(operator))));
    expect(operators.every((status) => [400, 413, 429].includes(status))).toBe(true);
    for (const path of ['/auth/login', '/auth/register', '/invitations/offer', '/graphql'])
      expect([path, await send(path, text)]).toEqual([path, 413]);
    expect(await send('/campaigns/x/orders', text, bearer(player))).toBe(413);
    await lives();
  });

  it('of as many values as a position may have, many times at once, is read one after the other', async () => {
    const body = `[${'[],'.repeat(90_000)}[]]`;
    const statuses = await Promise.all(
      Array.from({ length: 30 }, () => send('/campaigns/x/orders', body.slice(0, 250_000), bearer(player))),
    );
    expect(statuses.every((status) => [400, 413, 429].includes(status))).toBe(true);
    await lives();
  });

  it('that never ends is kept in small numbers, and others are served meanwhile', async () => {
    const { hostname, port } = new URL(house.gatewayUrl);
    const head = (path: string, more: string): string =>
      `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${more}Content-Length: 250000\r\n\r\n`;
    const half = 'x'.repeat(249_000);
    const open = Array.from({ length: 200 }, () => {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => undefined);
      socket.write(head('/campaigns/x/orders', `Authorization: Bearer ${player}\r\n`) + half);
      return socket;
    });
    const strangers = Array.from({ length: 200 }, () => {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => undefined);
      socket.write(head('/auth/login', '') + half);
      return socket;
    });
    // Who sends them is told to send less at once, as soon as so many have arrived; who else comes from there is served.
    const another = () => send('/campaigns/x/orders', `"${'x'.repeat(240_000)}"`, bearer(player));
    await until(async () => (await another()) === 429, 'too many bodies at once');
    expect(await send('/auth/login', '{"account":"nobody","password":"nothing at all"}')).toBe(401);
    await lives();
    for (const socket of [...open, ...strangers]) socket.destroy();
  });
});
