import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { jetstreamManager } from '@nats-io/jetstream';
import { type DryRunDocument, SERVICE_NAMES, type ServiceName } from '@vedette/contracts';
import { until } from '@vedette/testing';
import pg from 'pg';
import { frontOf } from '../../../test/bench/turn/front.js';
import { type Answer, givePlaces, HouseClient, makeAccounts } from './testing/house-client.js';
import { HouseUnderTest, type Running } from './testing/house-under-test.js';
import { SMALL_WAR } from './testing/small-war.js';

const PLAYERS = ['taylor', 'worth', 'arista'];
/** All that try turns. Battles have workers of their own, who would take trials of campaigns as well. */
const WORKERS = [
  'land-resolution',
  'naval-resolution',
  'logistics',
] as const satisfies readonly ServiceName[];
/** A front; a process begins for seconds before it tries its turn, which is time to stop it in. */
const FRONT = frontOf(100).position;

describe('trials of turns, by workers as processes of their own', () => {
  let house: HouseUnderTest;
  let root: HouseClient;
  let umpire: HouseClient;
  let pool: pg.Pool;

  beforeAll(async () => {
    const settings = {
      TURN_SWEEP_MS: '200',
      TRIAL_MEMORY_MB: '512',
      TRIAL_LIMIT_SECONDS: '840',
      POSITION_LIMIT_KB: '65536',
    };
    const services = SERVICE_NAMES.filter((service) => service !== 'battle-table');
    house = await HouseUnderTest.open('trial', settings, services);
    pool = new pg.Pool({ connectionString: house.database.url, max: 2 });
    await makeAccounts(house, PLAYERS);
    root = await HouseClient.signIn(house, 'root');
    umpire = await HouseClient.signIn(house, 'umpire');
  });
  afterAll(async () => {
    await pool?.end();
    await house?.close();
  });

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
  async function isDone(campaign: string): Promise<boolean> {
    const { rows } = await pool.query(
      'SELECT FROM conductor.trial WHERE campaign = $1 AND done_at IS NOT NULL',
      [campaign],
    );
    return rows.length > 0;
  }

  /** Processes in which a worker plays trials. */
  const trialsOf = ({ child }: Running): number[] =>
    readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8')
      .trim()
      .split(' ')
      .filter(Boolean)
      .map(Number);

  const allTrials = (): number[] => WORKERS.flatMap((worker) => trialsOf(house.one(worker)));

  /**
   * Whether a process has become what it was begun as. Until then it is a copy of its worker, who waits for it in the kernel:
   * to stop the one is to stop the other.
   */
  function isTrial(pid: number): boolean {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('trial-process');
    } catch {
      return false;
    }
  }

  /** Waits until the process of every trial before is gone, which takes a moment longer than its answer. */
  const noTrials = (): Promise<void> => until(() => allTrials().length === 0, 'no trial is played');

  /** Stops so many trials as soon as workers have begun them: they are in hand for as long as is wanted. */
  async function heldTrials(count: number): Promise<number[]> {
    const held = new Set<number>();
    const holdWhatIsBegun = (): boolean => {
      for (const pid of allTrials().filter(isTrial)) {
        process.kill(pid, 'SIGSTOP');
        held.add(pid);
      }
      return held.size >= count;
    };
    await until(holdWhatIsBegun, () => `${count} trials are begun; ${held.size} are`, 5);
    return [...held];
  }

  it('answer what differs, once for all who ask in the same moment, and anew when asked again', async () => {
    await made('asked');
    const workers = WORKERS.map((worker) => house.one(worker).child);
    // Held until all have asked, or the last of them might come when the first is answered.
    for (const worker of workers) worker.kill('SIGSTOP');
    const asking = Promise.all([tried('asked'), tried('asked'), tried('asked')]);
    await until(async () => (await inHand()) > 0);
    await pause(2_000);
    for (const worker of workers) worker.kill('SIGCONT');
    const answers = await asking;
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
  });

  it('can be called off: the worker stops, who waits is told, and another may be asked for', async () => {
    await made('called-off', FRONT);
    const [route, trial] = ['/campaigns/called-off/administration/dry-run', 'trial-not-found'];
    expect(await umpire.send('GET', route)).toMatchObject({ status: 404, body: { code: trial } });
    await noTrials();
    const waiting = tried('called-off');
    await heldTrials(1);
    expect(await umpire.send('GET', route)).toMatchObject({
      status: 200,
      body: { campaign: 'called-off', turn: 1, status: 'under-way', isCurrent: true, answer: null },
    });
    expect(await umpire.send('DELETE', route)).toMatchObject({
      status: 200,
      body: { campaign: 'called-off', turn: 1 },
    });
    expect(await waiting).toMatchObject({ status: 409, body: { code: 'trial-cancelled' } });
    await until(async () => (await inHand()) === 0);
    expect(await umpire.send('DELETE', route)).toMatchObject({ status: 404, body: { code: trial } });
    expect(await umpire.send('GET', route)).toMatchObject({ status: 404 });

    expect((await tried('asked')).status).toBe(200);
    expect(await umpire.send('GET', '/campaigns/asked/administration/dry-run')).toMatchObject({
      status: 200,
      body: { status: 'done', answer: { turn: 1, dice: 'trial' }, fault: null },
    });
  });

  it('with every worker busy trying turns, delay neither the clock nor the turn of another campaign', async () => {
    await made('beside');
    for (const worker of WORKERS) await made(`front-${worker}`, FRONT);
    await noTrials();
    const asked = WORKERS.map((worker) => tried(`front-${worker}`));
    const held = await heldTrials(WORKERS.length);

    await umpire.openFor('beside', 1, 2);
    await umpire.resolved('beside', 1);
    expect(await inHand()).toBe(WORKERS.length);
    for (const worker of WORKERS) expect([worker, await isDone(`front-${worker}`)]).toEqual([worker, false]);
    for (const pid of held) process.kill(pid, 'SIGCONT');

    // They come to their end all the same; who waited in vain asks again, and is told.
    for (const [i, worker] of WORKERS.entries()) {
      let answer = await asked[i]!;
      while (answer.status === 503) {
        expect(answer.body).toMatchObject({ code: 'trial-under-way' });
        answer = await tried(`front-${worker}`);
      }
      expect(answer.status).toBe(200);
      expect(answer.body.faults).toEqual([]);
    }
  });

  it('whose worker is killed are played by another, and answered once', async () => {
    for (const worker of ['naval-resolution', 'logistics'] as const) await house.kill(house.one(worker));
    await made('killed', FRONT);
    // Held before it is asked: it is handed the trial all the same, and no machine is done before it is killed.
    const worker = house.one('land-resolution');
    worker.child.kill('SIGSTOP');
    const asked = tried('killed');
    await until(async () => (await inHand()) === 1);
    await house.kill(worker);
    expect(await isDone('killed')).toBe(false);
    await house.start('land-resolution');
    let answer = await asked;
    while (answer.status === 503) answer = await tried('killed');
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ campaign: 'killed', faults: [] });
    await until(async () => (await inHand()) === 0);
  });

  it('that nobody wants any more are broken off: the turn was ended', async () => {
    await made('ended', FRONT);
    // Held before it is asked: it is handed the trial all the same, and no machine is done before the turn is.
    const { child } = house.one('land-resolution');
    child.kill('SIGSTOP');
    const asked = tried('ended');
    await until(async () => (await inHand()) === 1);
    expect((await umpire.send('POST', '/campaigns/ended/turn/close', { turn: 1 })).status).toBeLessThan(300);
    expect(await asked).toMatchObject({ status: 409, body: { code: 'no-open-turn' } });
    child.kill('SIGCONT');
    await until(async () => (await inHand()) === 0);
    expect(await isDone('ended')).toBe(false);
  });
});
