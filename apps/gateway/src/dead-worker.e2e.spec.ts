import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { jetstreamManager } from '@nats-io/jetstream';
import { EventStore } from '@vedette/event-store';
import { isStored, PhaseStalled } from '@vedette/ledger';
import pg from 'pg';
import { eachPhaseOnce, inTheLog, onTheBench } from './testing/bench-turn.js';
import { givePlaces, HouseClient, makeAccounts } from './testing/house-client.js';
import { HouseUnderTest, type Running } from './testing/house-under-test.js';
import { SMALL_WAR, SMALL_WAR_ORDERS } from './testing/small-war.js';

const SECRET = 'a secret of dead workers';
const PLAYERS = ['taylor', 'worth', 'arista'];
const BENCH_ORDERS = SMALL_WAR_ORDERS.map(({ player, order }) => ({ ...order, by: player }));
const OWNER = 'land';

describe('a worker that dies with a phase in hand', () => {
  let house: HouseUnderTest;
  let umpire: HouseClient;

  beforeAll(async () => {
    // The conductor hands nothing out again: what brings the phase to another is the silence of the dead alone.
    house = await HouseUnderTest.open('dead', { PHASE_STUCK_AFTER_SECONDS: '3600', TURN_SWEEP_MS: '200' });
    await makeAccounts(house, PLAYERS);
    umpire = await HouseClient.signIn(house, 'umpire');
  }, 300_000);
  afterAll(() => house?.close(), 300_000);

  /** Phases that are with workers and not acknowledged. */
  async function inHand(): Promise<number> {
    const manager = await jetstreamManager(house.connection);
    const { num_ack_pending } = await manager.consumers.info(`${house.installation}-PHASE`, OWNER);
    return num_ack_pending;
  }

  /** Stops the only land worker while it has a phase in hand; it goes on when it is told to, or dies. */
  async function frozen(campaign: string): Promise<Running> {
    const root = await HouseClient.signIn(house, 'root');
    const body = { id: campaign, title: campaign, position: SMALL_WAR, secret: SECRET };
    expect((await root.send('POST', '/campaigns', body)).status).toBe(201);
    await givePlaces(house, campaign, PLAYERS);
    for (const { player, order } of SMALL_WAR_ORDERS) {
      const client = await HouseClient.signIn(house, player);
      await client.send('POST', `/campaigns/${campaign}/orders`, order);
    }
    const worker = house.one('land-resolution');
    worker.child.kill('SIGSTOP');
    await umpire.send('POST', `/campaigns/${campaign}/turn/close`, { turn: 1 });
    while ((await inHand()) === 0) await new Promise((resolve) => setTimeout(resolve, 50));
    return worker;
  }

  /** The turn is what it would have been, each phase resolved once, and nothing was handed out a second time. */
  async function asUndisturbed(campaign: string): Promise<void> {
    await umpire.resolved(campaign, 1, 240_000);
    const { events, completions } = await inTheLog(house.database.url, campaign, 1, SMALL_WAR);
    expect(completions).toEqual(eachPhaseOnce(SMALL_WAR));
    expect(events).toEqual((await onTheBench(SMALL_WAR, BENCH_ORDERS, SECRET)).events);
    const pool = new pg.Pool({ connectionString: house.database.url });
    try {
      const log = await new EventStore(pool).readTurns(campaign, 1);
      expect(log.filter((event) => isStored(PhaseStalled, event))).toEqual([]);
    } finally {
      await pool.end();
    }
  }

  it('is followed by another worker, which gets the phase without the conductor', async () => {
    const worker = await frozen('killed');
    const successor = house.start('land-resolution');
    await house.kill(worker);
    await successor;
    await asUndisturbed('killed');
  }, 600_000);
});
