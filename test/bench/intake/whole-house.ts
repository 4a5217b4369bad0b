import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { hash } from '@node-rs/argon2';
import type { Order } from '@vedette/campaign';
import { provisionAccounts, type ReceiptDocument, type ServiceName } from '@vedette/contracts';
import { HouseClient, makeAccounts, PASSWORD } from '../../../apps/gateway/src/testing/house-client.js';
import { HouseUnderTest } from '../../../apps/gateway/src/testing/house-under-test.js';
import { CrowdConnections } from './crowd-connections.js';
import { crowdOf, orderOf, playersOf } from './crowd.js';
import type { Rush } from './last-minute.js';

/** What a crowd at the gateway found, from outside. */
export interface HouseResult {
  readonly latencies: readonly number[];
  readonly refused: number;
  /** Requests whose connection broke before there was an answer. */
  readonly unanswered: number;
  /** Accepted receipts that the players' own lists do not have. */
  readonly lost: number;
  readonly cpuMicrosecondsAnOrder: Readonly<Record<string, number>>;
}

const SERVICES: readonly ServiceName[] = ['gateway', 'people', 'order-intake', 'turn-conductor'];
const CAMPAIGN = 'rush';
/** Kernel ticks a second, in which /proc counts. */
const TICKS = 100;
const ACCOUNTS_AT_ONCE = 20;
const WARM_UP_ROUNDS = 100;
const TIMED_OUT = 504;
const CAMPAIGN_WITHIN_MS = 300_000;

/** A crowd sends its orders over HTTP to a house of processes, one order or one document a request, evenly over the given time. */
export async function wholeHouse({ players, ordersEach, atOnce, seconds }: Rush): Promise<HouseResult> {
  const house = await HouseUnderTest.open('rush', {}, SERVICES);
  try {
    const clients = await gather(house, playersOf(players));
    const connections = new CrowdConnections(house.gatewayUrl, players);
    // The last minute of a turn is not the first of a house: what it runs has been run before.
    for (let round = 0; round < WARM_UP_ROUNDS; round++)
      await Promise.all(
        clients
          .slice(0, ACCOUNTS_AT_ONCE)
          .map(({ token }, i) =>
            connections.post(`/campaigns/${CAMPAIGN}/orders/preview`, token, orderOf(i, round)),
          ),
      );
    const latencies: number[] = [];
    const accepted = new Set<string>();
    let refused = 0;
    let unanswered = 0;
    const before = cpuOf(house);
    const began = performance.now();
    const requests = (players * ordersEach) / atOnce;
    const step = (seconds * 1000) / requests;
    const sent: Promise<void>[] = [];
    for (let i = 0; i < requests; i++) {
      const due = began + i * step;
      const wait = due - performance.now();
      if (wait > 1) await pause(wait);
      const player = i % players;
      const first = Math.floor(i / players) * atOnce;
      const orders = Array.from({ length: atOnce }, (_, n) => orderOf(player, first + n));
      sent.push(
        send(connections, clients[player]!.token, orders).then(
          (receipts) => {
            latencies.push(performance.now() - due);
            refused += atOnce - receipts.length;
            for (const id of receipts) accepted.add(id);
          },
          () => void unanswered++,
        ),
      );
    }
    await Promise.all(sent);
    connections.close();
    const after = cpuOf(house);
    for (const client of clients) {
      const { body } = await client.send<{ orders: { receipt: ReceiptDocument }[] }>(
        'GET',
        `/campaigns/${CAMPAIGN}/orders`,
      );
      for (const { receipt } of body.orders) accepted.delete(receipt.id);
    }
    const cpuMicrosecondsAnOrder = Object.fromEntries(
      SERVICES.map((service) => [
        service,
        ((after[service]! - before[service]!) * 1_000_000) / (players * ordersEach),
      ]),
    );
    return { latencies, refused, unanswered, lost: accepted.size, cpuMicrosecondsAnOrder };
  } finally {
    await house.close();
  }
}

/** The receipts of accepted orders, by their ids. */
async function send(
  connections: CrowdConnections,
  token: string,
  orders: readonly Order[],
): Promise<string[]> {
  const path = `/campaigns/${CAMPAIGN}/orders`;
  if (orders.length === 1) {
    const { status, body } = await connections.post<ReceiptDocument>(path, token, orders[0]);
    return status === 201 ? [body.id] : [];
  }
  const document = { format: 'vedette/orders@1', orders };
  const { body } = await connections.post<{ receipts?: ReceiptDocument[] }>(`${path}/batch`, token, document);
  return (body.receipts ?? []).filter(({ accepted }) => accepted).map(({ id }) => id);
}

async function gather(house: HouseUnderTest, players: readonly string[]): Promise<HouseClient[]> {
  await makeAccounts(house, []);
  const passwordHash = await hash(PASSWORD, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
  const root = await HouseClient.signIn(house, 'root');
  const position = crowdOf(players.length);
  const made = await root.send('POST', '/campaigns', { id: CAMPAIGN, title: 'Rush', position, secret: 's' });
  if (made.status === TIMED_OUT) await isThere(root);
  else if (made.status !== 201) throw new Error(`no campaign: ${JSON.stringify(made.body)}`);
  for (let first = 0; first < players.length; first += ACCOUNTS_AT_ONCE) {
    const some = players.slice(first, first + ACCOUNTS_AT_ONCE);
    await house.requests.request(provisionAccounts, {
      accounts: some.map((name) => ({ name, passwordHash })),
      campaign: CAMPAIGN,
      members: some.map((player) => ({ account: player, role: 'player' as const, player })),
    });
  }
  const clients: HouseClient[] = [];
  for (let first = 0; first < players.length; first += ACCOUNTS_AT_ONCE) {
    const some = players.slice(first, first + ACCOUNTS_AT_ONCE);
    clients.push(...(await Promise.all(some.map((player) => HouseClient.signIn(house, player)))));
  }
  return clients;
}

/** The first reports to hundreds of players take longer than the gateway waits on a busy machine; the campaign comes all the same. */
async function isThere(root: HouseClient): Promise<void> {
  const end = performance.now() + CAMPAIGN_WITHIN_MS;
  for (;;) {
    const { status } = await root.send('GET', `/campaigns/${CAMPAIGN}`);
    if (status === 200) return;
    if (performance.now() > end) throw new Error(`no campaign after ${CAMPAIGN_WITHIN_MS} ms: ${status}`);
    await pause(1000);
  }
}

/** Seconds of processor each service has had. */
function cpuOf(house: HouseUnderTest): Record<string, number> {
  return Object.fromEntries(
    SERVICES.map((service) => {
      const fields = readFileSync(`/proc/${house.one(service).child.pid}/stat`, 'utf8')
        .split(') ')[1]!
        .split(' ');
      return [service, (Number(fields[11]) + Number(fields[12])) / TICKS];
    }),
  );
}
