import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { jetstreamManager } from '@nats-io/jetstream';
import type { DryRunDocument, ServiceName, TurnStateDocument } from '@vedette/contracts';
import pg from 'pg';
import { frontOf } from '../../../test/bench/turn/front.js';
import { type Answer, givePlaces, HouseClient, makeAccounts } from './testing/house-client.js';
import { HouseUnderTest } from './testing/house-under-test.js';
import { SMALL_WAR } from './testing/small-war.js';

const PLAYERS = ['taylor', 'worth', 'arista'];
const WORKERS = [
  'land-resolution',
  'naval-resolution',
  'logistics',
] as const satisfies readonly ServiceName[];
/** A front so long that its turn is tried for many seconds. */
const BIG = frontOf(3000).position;
/** How much longer a turn may take beside trials, in seconds; it is the machine of a test, where much else may run. */
const BESIDE_TRIALS_SECONDS = 10;

describe('trials of turns, by workers as processes of their own', () => {
  let house: HouseUnderTest;
  let root: HouseClient;
  let umpire: HouseClient;
  let pool: pg.Pool;

  beforeAll(async () => {
    house = await HouseUnderTest.open('trial', {
      TURN_SWEEP_MS: '200',
      TRIAL_MEMORY_MB: '512',
      POSITION_LIMIT_KB: '65536',
    });
    pool = new pg.Pool({ connectionString: house.database.url, max: 2 });
    await makeAccounts(house, PLAYERS);
    root = await HouseClient.signIn(house, 'root');
    umpire = await HouseClient.signIn(house, 'umpire');
  }, 300_000);
  afterAll(async () => {
    await pool?.end();
    await house?.close();
  }, 300_000);

  async function made(campaign: string, position: object = SMALL_WAR): Promise<void> {
    const body = { id: campaign, title: campaign, position };
    expect((await root.send('POST', '/campaigns', body)).status).toBe(201);
    if (position === SMALL_WAR) return givePlaces(house, campaign, PLAYERS);
    const place = { role: 'administrator' };
    expect((await root.send('PUT', `/campaigns/${campaign}/members/umpire`, place)).status).toBeLessThan(300);
  }

  const tried = (campaign: string): Promise<Answer<DryRunDocument>> =>
    umpire.send<DryRunDocument>('POST', `/campaigns/${campaign}/administration/dry-run`);

  /** Trials that are with workers and not acknowledged. */
  async function inHand(): Promise<number> {
    const manager = await jetstreamManager(house.connection);
    const { num_ack_pending } = await manager.consumers.info(`${house.installation}-TRIAL`, 'trials');
    return num_ack_pending;
  }
  async function until(isSo: () => Promise<boolean>): Promise<void> {
    while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 50));
  }
  async function isDone(campaign: string): Promise<boolean> {
    const { rows } = await pool.query(
      'SELECT FROM conductor.trial WHERE campaign = $1 AND done_at IS NOT NULL',
      [campaign],
    );
    return rows.length > 0;
  }

  /**
   * Ends a turn by its clock; how late that was, and for how long it was resolved, in seconds.
   * @param atItsEnd what is to be looked at when its time is over
   */
  async function played(
    campaign: string,
    atItsEnd: () => Promise<void> = () => Promise.resolve(),
  ): Promise<{ late: number; resolving: number }> {
    const deadline = new Date(Date.now() + 1_500).toISOString();
    const opened = await umpire.send('POST', `/campaigns/${campaign}/turn/open`, { turn: 1, deadline });
    if (opened.status !== 200)
      throw new Error(`${JSON.stringify(opened.body)}\n${house.errors().slice(-3).join('\n')}`);
    await until(() => Promise.resolve(Date.now() >= Date.parse(deadline)));
    await atItsEnd();
    const { closedAt, resolvedAt }: TurnStateDocument = await umpire.resolved(campaign, 1);
    return {
      late: (Date.parse(closedAt!) - Date.parse(deadline)) / 1000,
      resolving: (Date.parse(resolvedAt!) - Date.parse(closedAt!)) / 1000,
    };
  }

  it('answer what differs, once for all who ask in the same moment, and anew when asked again', async () => {
    await made('asked');
    const answers = await Promise.all([tried('asked'), tried('asked'), tried('asked')]);
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body).toMatchObject({ campaign: 'asked', turn: 1, dice: 'trial', faults: [] });
      expect(body).toEqual(answers[0]!.body);
    }
    const trialOf = async (): Promise<string> =>
      (await pool.query<{ trial: string }>(`SELECT trial FROM conductor.trial WHERE campaign = 'asked'`))
        .rows[0]!.trial;
    const first = await trialOf();
    expect((await tried('asked')).status).toBe(200);
    expect(await trialOf()).not.toBe(first);
  }, 240_000);

  it('with every worker busy trying big turns, delay neither the clock nor the turn of another campaign', async () => {
    await made('warm');
    await made('quiet');
    await made('beside');
    for (const worker of WORKERS) await made(`big-${worker}`, BIG);
    await played('warm');
    const quiet = await played('quiet');

    const asked = WORKERS.map((worker) => tried(`big-${worker}`));
    const anyDone = async (): Promise<boolean> =>
      (await Promise.all(WORKERS.map((worker) => isDone(`big-${worker}`)))).includes(true);
    await until(async () => (await inHand()) === WORKERS.length || (await anyDone()));
    const beside = await played('beside', async () => {
      const done = await Promise.all(WORKERS.map((worker) => isDone(`big-${worker}`)));
      expect(done).toContain(false);
    });
    process.stderr.write(
      `A turn by its clock: ${quiet.late.toFixed(1)} s late, ${quiet.resolving.toFixed(1)} s; ` +
        `beside three big trials: ${beside.late.toFixed(1)} s late, ${beside.resolving.toFixed(1)} s\n`,
    );
    expect(beside.late - quiet.late).toBeLessThan(BESIDE_TRIALS_SECONDS);
    expect(beside.resolving - quiet.resolving).toBeLessThan(BESIDE_TRIALS_SECONDS);

    // They come to their end all the same; who waited in vain asks again, and is told.
    for (const [i, worker] of WORKERS.entries()) {
      let answer = await asked[i]!;
      while (answer.status === 503) {
        expect(answer.body).toMatchObject({ code: 'trial-under-way' });
        answer = await tried(`big-${worker}`);
      }
      expect(answer.status).toBe(200);
      expect(answer.body.faults).toEqual([]);
    }
  }, 600_000);

  it('whose worker is killed are played by another, and answered once', async () => {
    for (const worker of ['naval-resolution', 'logistics'] as const) await house.kill(house.one(worker));
    await made('killed', BIG);
    const asked = tried('killed');
    await until(async () => (await inHand()) === 1);
    // Held first: a fast machine would be done before it is killed.
    const worker = house.one('land-resolution');
    worker.child.kill('SIGSTOP');
    await house.kill(worker);
    expect(await isDone('killed')).toBe(false);
    await house.start('land-resolution');
    let answer = await asked;
    while (answer.status === 503) answer = await tried('killed');
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ campaign: 'killed', faults: [] });
    await until(async () => (await inHand()) === 0);
  }, 600_000);

  it('that nobody wants any more are broken off: the turn was ended', async () => {
    await made('ended', BIG);
    const asked = tried('ended');
    await until(async () => (await inHand()) === 1);
    // A fast machine would be done before the turn is: its worker is held while it plays.
    const { child } = house.one('land-resolution');
    child.kill('SIGSTOP');
    expect((await umpire.send('POST', '/campaigns/ended/turn/close', { turn: 1 })).status).toBeLessThan(300);
    expect(await asked).toMatchObject({ status: 409, body: { code: 'no-open-turn' } });
    child.kill('SIGCONT');
    await until(async () => (await inHand()) === 0);
    expect(await isDone('ended')).toBe(false);
  }, 240_000);
});
