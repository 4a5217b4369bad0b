import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { jetstreamManager } from '@nats-io/jetstream';
import { EventStore } from '@vedette/event-store';
import { isStored, PhaseResolved, PhaseStalled } from '@vedette/ledger';
import pg from 'pg';
import { howMany } from '../../../test/how-many.js';
import { eachPhaseOnce, inTheLog, onTheBench } from './testing/bench-turn.js';
import { givePlaces, HouseClient, makeAccounts } from './testing/house-client.js';
import { HouseUnderTest, type Running } from './testing/house-under-test.js';
import { SMALL_WAR, SMALL_WAR_ORDERS } from './testing/small-war.js';

const SECRET = 'a secret of dead workers';
const PLAYERS = ['taylor', 'worth', 'arista'];
const BENCH_ORDERS = SMALL_WAR_ORDERS.map(({ player, order }) => ({ ...order, by: player }));
/** The workers there are, and whose phases they resolve. */
const KINDS = [
  ['land-resolution', 'land'],
  ['naval-resolution', 'naval'],
  ['logistics', 'logistics'],
] as const;
type Owner = (typeof KINDS)[number][1];
/** Longer than a worker may be silent before its phase goes to another, where there is another. */
const SILENT_MS = 7_000;

describe('a worker that dies with a phase in hand', () => {
  let house: HouseUnderTest;
  let umpire: HouseClient;

  beforeAll(async () => {
    // The conductor hands nothing out again: what brings the phase to another is the silence of the dead alone.
    house = await HouseUnderTest.open('dead', { PHASE_STUCK_AFTER_SECONDS: '3600', TURN_SWEEP_MS: '200' });
    await makeAccounts(house, PLAYERS);
    umpire = await HouseClient.signIn(house, 'umpire');
  });
  afterAll(() => house?.close());

  /** Phases that are with workers and not acknowledged, and those that nobody has drawn. */
  async function phasesOf(owner: Owner): Promise<{ inHand: number; waiting: number }> {
    const manager = await jetstreamManager(house.connection);
    const { num_ack_pending, num_pending } = await manager.consumers.info(
      `${house.installation}-PHASE`,
      owner,
    );
    return { inHand: num_ack_pending, waiting: num_pending };
  }
  const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

  /** Makes a campaign with the orders of its first turn. */
  async function ordered(campaign: string): Promise<void> {
    const root = await HouseClient.signIn(house, 'root');
    const body = { id: campaign, title: campaign, position: SMALL_WAR, secret: SECRET };
    expect((await root.send('POST', '/campaigns', body)).status).toBe(201);
    await givePlaces(house, campaign, PLAYERS);
    for (const { player, order } of SMALL_WAR_ORDERS) {
      const client = await HouseClient.signIn(house, player);
      await client.send('POST', `/campaigns/${campaign}/orders`, order);
    }
  }

  /** Stops the only land worker while it has a phase in hand; it goes on when it is told to, or dies. */
  async function frozen(campaign: string): Promise<Running> {
    await ordered(campaign);
    const worker = house.one('land-resolution');
    worker.child.kill('SIGSTOP');
    await umpire.send('POST', `/campaigns/${campaign}/turn/close`, { turn: 1 });
    while ((await phasesOf('land')).inHand === 0) await pause(50);
    return worker;
  }

  /** The turn is what it would have been, each phase resolved once, and nothing was handed out a second time. */
  async function asUndisturbed(campaign: string): Promise<void> {
    await umpire.resolved(campaign, 1);
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

  /** Ends the turn, and some milliseconds later does something to a land worker. Returns the moment it was done. */
  async function strikes(campaign: string, afterMs: number, strike: () => unknown): Promise<number> {
    await ordered(campaign);
    await umpire.send('POST', `/campaigns/${campaign}/turn/close`, { turn: 1 });
    await pause(afterMs);
    await strike();
    return Date.now();
  }

  /** Seconds for which no phase was resolved after a moment, at most; the end of the turn ends the last. */
  async function longestPause(campaign: string, since: number): Promise<number> {
    const pool = new pg.Pool({ connectionString: house.database.url });
    try {
      const done = (await new EventStore(pool).readTurns(campaign, 1))
        .filter((event) => isStored(PhaseResolved, event))
        .map(({ recordedAt }) => Date.parse(recordedAt))
        .filter((at) => at > since)
        .sort((x, y) => x - y);
      return Math.max(0, ...done.map((at, i) => (at - (done[i - 1] ?? since)) / 1000));
    } finally {
      await pool.end();
    }
  }

  /** Moments spread over a turn, the same in every run. */
  const moments = Array.from({ length: howMany('WORKER_DRILLS', 2, 12) }, (_, i) => (i * 617 + 150) % 1_900);

  it('in the company of a warm fellow, killed or stopped, holds its phase up for seconds', async () => {
    for (const [i, afterMs] of moments.entries()) {
      const fellow = house.one('land-resolution');
      const victim = await house.start('land-resolution');
      const isKilled = i % 2 === 0;
      const campaign = `fellow-${i}`;
      const struck = await strikes(campaign, afterMs, () =>
        isKilled ? house.kill(victim) : victim.child.kill('SIGSTOP'),
      );
      await asUndisturbed(campaign);
      const pause = await longestPause(campaign, struck);
      process.stderr.write(
        `Land worker ${isKilled ? 'killed' : 'stopped'} ${afterMs} ms into a turn, with a fellow: ${pause.toFixed(1)} s\n`,
      );
      if (!isKilled) await house.kill(victim);
      expect(house.one('land-resolution')).toBe(fellow);
    }
  });

  it('alone, killed and started again, holds its phase up until it is back', async () => {
    for (const [i, afterMs] of moments.entries()) {
      const campaign = `alone-${i}`;
      const struck = await strikes(campaign, afterMs, () => house.kill(house.one('land-resolution')));
      await house.start('land-resolution');
      await asUndisturbed(campaign);
      const pause = await longestPause(campaign, struck);
      process.stderr.write(`Land worker killed ${afterMs} ms into a turn, alone: ${pause.toFixed(1)} s\n`);
    }
  });

  it.each(['naval-resolution', 'logistics'] as const)(
    'alone, of %s, holds its phase up until it is back as well',
    async (service) => {
      const campaign = `alone-${service}`;
      await strikes(campaign, 150, () => house.kill(house.one(service)));
      await house.start(service);
      await asUndisturbed(campaign);
    },
  );

  it.each(KINDS)(
    'of %s, stopped while it is the only one of its kind, holds the turn up, and goes on where it was',
    async (service, owner) => {
      const campaign = `stopped-${owner}`;
      await ordered(campaign);
      const { child } = house.one(service);
      child.kill('SIGSTOP');
      try {
        await umpire.send('POST', `/campaigns/${campaign}/turn/close`, { turn: 1 });
        const isHeldUp = async (): Promise<boolean> => {
          const { inHand, waiting } = await phasesOf(owner);
          return inHand + waiting > 0;
        };
        while (!(await isHeldUp())) await pause(50);
        await pause(SILENT_MS);
        expect(await isHeldUp()).toBe(true);
      } finally {
        child.kill('SIGCONT');
      }
      await asUndisturbed(campaign);
    },
  );

  it('is followed by another worker, which gets the phase without the conductor', async () => {
    const worker = await frozen('killed');
    const successor = house.start('land-resolution');
    await house.kill(worker);
    await successor;
    await asUndisturbed('killed');
  });
});
