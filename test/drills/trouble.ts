import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ServiceName, TurnStateDocument } from '@vedette/contracts';
import { givePlaces, PASSWORD } from '../../apps/gateway/src/testing/house-client.js';
import { SMALL_WAR } from '../../apps/gateway/src/testing/small-war.js';
import { mustDo } from './by-command.js';
import { PLAYERS } from './campaigns.js';
import type { Drill } from './drill.js';
import type { Stage } from './stage.js';

const ROW = 'worker out of memory, poison phase, 200 deadlines at one minute';
const POISONED = 'poisoned';
const PATIENCE_MS = 300_000;
/** Longer than the alert waits, by the clock of a drill. */
const FAILS_MS = 55_000;
const SECRET = 'a secret of many';
/** How many turns end in one minute. */
const DEADLINES = Number(process.env['DRILL_DEADLINES'] ?? 200);
const WORKERS: readonly ServiceName[] = ['land-resolution', 'naval-resolution', 'logistics'];

async function made(stage: Stage, id: string, position: unknown): Promise<void> {
  const answer = await stage.root.send('POST', '/campaigns', { id, title: id, position, secret: SECRET });
  if (answer.status !== 201) throw new Error(`${id} was not made: ${JSON.stringify(answer.body)}`);
}

/** Waits until a turn stands as is wanted. */
async function stands(stage: Stage, id: string, wanted: string, turn = 1): Promise<void> {
  let last: unknown;
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await pause(250)) {
    const { body } = await stage.umpire.send<TurnStateDocument>('GET', `/campaigns/${id}/turns/${turn}`);
    if (body.status === wanted) return;
    last = body.status;
  }
  throw new Error(`turn ${turn} of ${id} is ${String(last)}, not ${wanted}`);
}

/** Makes a campaign that opens from a document of its own, which no worker has read. */
async function madeApart(stage: Stage, id: string): Promise<void> {
  const [first, ...others] = SMALL_WAR.units!;
  await made(stage, id, { ...SMALL_WAR, units: [{ ...first!, strength: 999 }, ...others] });
  await givePlaces(stage.house, id, PLAYERS);
}

/** Spoils the newest document, as a disk does; returns what makes it good again. */
async function spoilNewest(stage: Stage): Promise<() => Promise<unknown>> {
  const newest = 'SELECT digest, content FROM vault.document ORDER BY created_at DESC LIMIT 1';
  const [document] = await stage.database.ask<{ digest: string; content: Buffer }>(newest);
  const { digest, content } = document!;
  const write = (bytes: Buffer): Promise<unknown> =>
    stage.database.ask('UPDATE vault.document SET content = $2 WHERE digest = $1', [digest, bytes]);
  await write(Buffer.from('no document'));
  return () => write(content);
}

/**
 * What a campaign opens from cannot be read when its turn is resolved: its first phase fails as often as it is tried. It is set aside and told, all others go on, and
 * when the cause is mended the administrator's command has it go on.
 */
const poisonPhase: Drill = {
  name: 'a phase that always fails, set aside and had to go on by command',
  row: ROW,
  servers: { postgres: 'one', nats: 'one' },
  settings: { PHASE_ATTEMPTS: '2' },
  alerts: { must: ['CampaignSetAside'], may: ['DeadLetters', 'PhasesWithoutWorker', 'PhasesStall'] },
  happen: async (stage) => {
    await stage.turnResolved();
    await madeApart(stage, POISONED);
    const newest = 'SELECT digest, content FROM vault.document ORDER BY created_at DESC LIMIT 1';
    const [document] = await stage.database.ask<{ digest: string; content: Buffer }>(newest);
    const write = (content: Buffer): Promise<unknown> =>
      stage.database.ask('UPDATE vault.document SET content = $2 WHERE digest = $1', [
        document!.digest,
        content,
      ]);
    const workers = WORKERS.flatMap((service) => stage.of(service));
    for (const { child } of workers) child.kill('SIGSTOP');
    await stage.umpire.send('POST', `/campaigns/${POISONED}/turn/close`, { turn: 1 });
    await stands(stage, POISONED, 'resolving');
    await write(Buffer.from('no document'));
    for (const { child } of workers) child.kill('SIGCONT');
    await stands(stage, POISONED, 'set-aside');
    // The others go on meanwhile, longer than the alert waits by the clock of a drill.
    await stage.playTurn(2);
    await pause(10_000);
    await write(document!.content);
    const folder = await mkdtemp(join(tmpdir(), 'vedette-drill-session-'));
    try {
      const env = { VEDETTE_SESSION: join(folder, 'session.json'), VEDETTE_SERVER: stage.house.gatewayUrl };
      await mustDo(['sign-in', 'umpire'], env, PASSWORD);
      await mustDo(['use', POISONED], env);
      const told = await mustDo(['admin', 'turn'], env);
      if (!told.includes('set-aside')) throw new Error(`"admin turn" said ${told}`);
      await mustDo(['admin', 'resume'], env);
      await stands(stage, POISONED, 'resolved');
      return told.split('\n')[0]!;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

/**
 * The moment of a turn comes and its book cannot be closed: nobody is late by any clock of phases, and the campaign stands all the same. When
 * the cause is mended it goes on by itself.
 */
const unreadableOpening: Drill = {
  name: 'a campaign whose opening cannot be read when its turn is to end',
  row: ROW,
  servers: { postgres: 'one', nats: 'one' },
  // Two services are started anew, and each second of that stands for eight.
  alerts: { must: ['CampaignFails'], may: ['ServiceGone'] },
  happen: async (stage) => {
    await stage.turnResolved();
    await madeApart(stage, POISONED);
    const [row] = await stage.database.ask<{ until: Date }>(
      `SELECT clock_timestamp() + interval '5 seconds' AS until`,
    );
    const until = { until: row!.until.toISOString(), reason: 'a drill' };
    const set = await stage.umpire.send('POST', `/campaigns/${POISONED}/clock/extend`, until);
    if (set.status !== 200) throw new Error(`it got no deadline: ${JSON.stringify(set.body)}`);
    const mend = await spoilNewest(stage);
    // Whoever has read it remembers it.
    for (const service of ['order-intake', 'turn-conductor'] as const) {
      const [victim] = stage.of(service);
      await stage.house.kill(victim!);
      await stage.house.start(service);
    }
    await pause(FAILS_MS);
    await stage.playTurn(2);
    await mend();
    await stands(stage, POISONED, 'resolved');
    return 'it went on by itself';
  },
};

/** Makes campaigns whose turns end in one moment, and returns how many seconds it takes from then until all are resolved. */
async function deadlinesAtOnce(stage: Stage, prefix: string): Promise<number> {
  const ids = Array.from({ length: DEADLINES }, (_, i) => `${prefix}-${i}`);
  for (const id of ids) {
    await made(stage, id, SMALL_WAR);
    await givePlaces(stage.house, id, PLAYERS);
  }
  const [row] = await stage.database.ask<{ until: Date }>(
    `SELECT clock_timestamp() + make_interval(secs => 20 + $1 / 10) AS until`,
    [DEADLINES],
  );
  const until = row!.until.toISOString();
  for (const id of ids) {
    const set = await stage.umpire.send('POST', `/campaigns/${id}/clock/extend`, {
      until,
      reason: 'a drill',
    });
    if (set.status !== 200) throw new Error(`${id} got no deadline: ${JSON.stringify(set.body)}`);
  }
  const resolved = `SELECT max(e.recorded_at) AS last, count(DISTINCT c.campaign_id)::int AS n FROM es.event e
      JOIN es.campaign c USING (campaign_no) WHERE e.type = 'TurnResolved' AND c.campaign_id LIKE $1`;
  for (const end = Date.now() + 4 * PATIENCE_MS; Date.now() < end; await pause(500)) {
    const [done] = await stage.database.ask<{ last: Date; n: number }>(resolved, [`${prefix}-%`]);
    if (done!.n === DEADLINES) return (done!.last.getTime() - row!.until.getTime()) / 1000;
  }
  throw new Error(`not all of ${DEADLINES} turns were resolved`);
}

/** In real time: that phases wait while so many turns end is no fault, and nobody may be set aside for it. */
const manyDeadlines: Drill = {
  name: `${DEADLINES} deadlines in one moment, with one worker of each kind and with two`,
  row: ROW,
  servers: { postgres: 'one', nats: 'one' },
  settings: { PHASE_STUCK_AFTER_SECONDS: '30' },
  alerts: { times: 1 },
  happen: async (stage) => {
    await stage.turnResolved();
    await stage.hush();
    const one = await deadlinesAtOnce(stage, 'one');
    for (const service of WORKERS) await stage.house.start(service);
    const two = await deadlinesAtOnce(stage, 'two');
    return `${one.toFixed(1)} s with one worker of each kind, ${two.toFixed(1)} s with two: ${(one / two).toFixed(2)} times as fast`;
  },
};

export const TROUBLE: readonly Drill[] = [poisonPhase, unreadableOpening, manyDeadlines];
