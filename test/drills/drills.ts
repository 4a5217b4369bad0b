import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { SERVICE_NAMES, type ServiceName } from '@vedette/contracts';
import type { DrillAlerts } from './alerts.js';
import type { Drill, Servers } from './drill.js';
import { whyNoHaproxy } from './haproxy.js';
import { HOSTS } from './hosts.js';
import { whyNoPooler } from './pooler.js';
import { RESTORES } from './restores.js';
import { UPGRADES } from './rolling-upgrade.js';
import { SECRETS } from './secrets.js';
import { whyNoStandby } from './servers.js';
import type { Stage } from './stage.js';
import { TROUBLE } from './trouble.js';

const run = promisify(execFile);

const ONE: Servers = { postgres: 'one', nats: 'one' };
const CLUSTER: Servers = { postgres: 'one', nats: 'three' };
const REPLICATED: Servers = { postgres: 'with a synchronous standby', nats: 'one' };
const STOPPED_MS = 30_000;
const CUT_EVERY_MS = 5_000;
const CUTS = 12;
const STANDBY_AWAY_MS = 20_000;
const BEHIND_MS = 6_000;
const TAKEN_WITHIN_S = 30;
/** Of so many that were given none may be lost with a primary. */
const RECEIPTS = 200;
/** With which a process ends that has seen what the log does not hold any more. */
const HISTORY_CHANGED = 75;

/** An election takes about as long as the alert waits; that a server is lost is told while it stays away, which a drill may be too short for. */
const NODE_AWAY: readonly string[] = ['NotReady', 'StreamBehind'];

/** Phases after which those are killed besides that carry a turn: in its midst, and near its end. */
const LATER = [10, 18] as const;
const EACH_SERVICE = 'each service killed, and stopped for 30 s';
const BROKER = 'NATS node';
const PRIMARY = 'Postgres primary killed or stopped, synchronous standby promoted';

const WORKERS: readonly ServiceName[] = ['land-resolution', 'naval-resolution', 'logistics'];
const isWorker = (service: ServiceName): boolean => WORKERS.includes(service);

const killed = (service: ServiceName, after = 2): Drill => ({
  name: `${service} killed after ${after} phases and started again`,
  after,
  row: EACH_SERVICE,
  servers: ONE,
  // A start takes some seconds here, and each stands for eight.
  alerts: { may: isWorker(service) ? ['ServiceGone', 'PhasesWithoutWorker'] : ['ServiceGone'] },
  happen: async (stage) => {
    const [victim] = stage.of(service);
    await stage.house.kill(victim!);
    await stage.house.start(service);
    stage.overFromNow();
    return '';
  },
});

/** Nobody starts it for so long; an alert on what is not there any more waits for a minute of an installation. */
const GONE_MS = 20_000;

const gone = (service: ServiceName): Drill => ({
  name: `${service} gone for 20 s`,
  row: EACH_SERVICE,
  servers: ONE,
  alerts: { must: ['ServiceGone'], may: ['ClocksAtRest', 'PhasesWithoutWorker'] },
  happen: async (stage) => {
    const [victim] = stage.of(service);
    await stage.house.kill(victim!);
    await pause(GONE_MS);
    await stage.house.start(service);
    stage.overFromNow();
    return '';
  },
});

const stopped = (service: ServiceName): Drill => ({
  name: `${service} stopped for 30 s`,
  row: EACH_SERVICE,
  servers: ONE,
  // Phases of a worker that holds still wait and are handed out again, if the turn has come to one of them by then.
  alerts: isWorker(service)
    ? { must: ['ProcessDown'], may: ['PhasesWithoutWorker', 'PhasesStall'] }
    : { must: ['ProcessDown'] },
  happen: async (stage) => {
    const [victim] = stage.of(service);
    victim!.child.kill('SIGSTOP');
    await pause(STOPPED_MS);
    victim!.child.kill('SIGCONT');
    stage.overFromNow();
    return '';
  },
});

/** The servers that lead the queue of phases, and what the land workers draw from it. */
async function leadersOf(stage: Stage): Promise<{ readonly stream: string; readonly consumer: string }> {
  const { jetstreamManager } = await import('@nats-io/jetstream');
  const manager = await jetstreamManager(stage.house.connection);
  const name = `${stage.house.installation}-PHASE`;
  const stream = (await manager.streams.info(name)).cluster?.leader ?? stage.broker.nodes[0]!;
  const consumer = (await manager.consumers.info(name, 'land')).cluster?.leader ?? stream;
  return { stream, consumer };
}

/** The server that the land worker is connected to: the first of its list that was there when it started, or another since. */
async function serverOfWorker(stage: Stage): Promise<string> {
  const { pid } = stage.of('land-resolution')[0]!.child;
  const { stdout } = await run('ss', ['-tnpH', 'state', 'established']);
  const mine = stdout.split('\n').filter((line) => line.includes(`pid=${pid},`));
  const node = stage.broker.nodes.find((_, i) =>
    mine.some((line) => line.includes(`:${stage.broker.portOf(i)} `)),
  );
  if (!node) throw new Error(`the worker is connected to no broker: ${mine.join('; ')}`);
  return node;
}

const primaryKilled: Drill = {
  name: 'the primary killed, its synchronous standby promoted',
  row: PRIMARY,
  receipts: RECEIPTS,
  servers: REPLICATED,
  alerts: {},
  missing: whyNoStandby,
  happen: async (stage) => {
    await stage.database.primary.crash();
    await stage.database.promote();
    stage.overFromNow();
    return '';
  },
};

const primaryKilledBehindProxy: Drill = {
  name: 'the primary killed behind a proxy, its synchronous standby promoted',
  row: PRIMARY,
  receipts: RECEIPTS,
  servers: { ...REPLICATED, between: 'proxy' },
  alerts: {},
  missing: whyNoStandby,
  happen: async (stage) => {
    await stage.database.primary.crash();
    await stage.database.promote();
    stage.database.proxy.pointAt(stage.database.standbyUrl);
    stage.overFromNow();
    return '';
  },
};

/** A server that vanished with its host says nothing and closes nothing: whoever waits for it must give it up. */
const primaryVanished: Drill = {
  name: 'the primary stopped like a host that vanished, its synchronous standby promoted',
  row: PRIMARY,
  receipts: RECEIPTS,
  servers: REPLICATED,
  alerts: { may: ['NotReady', 'LogNotSealing'] },
  missing: whyNoStandby,
  happen: async (stage) => {
    await stage.database.stopPrimary();
    await stage.database.promote();
    stage.overFromNow();
    return '';
  },
};

const primaryKilledBehindHaproxy: Drill = {
  name: 'the primary killed behind HAProxy, its synchronous standby promoted',
  row: PRIMARY,
  receipts: RECEIPTS,
  servers: { ...REPLICATED, between: 'haproxy' },
  // HAProxy looks every second whom it may lead to, and each second stands for eight: meanwhile nothing is sealed.
  alerts: { may: ['LogNotSealing'] },
  missing: async () => (await whyNoStandby()) ?? whyNoHaproxy(),
  happen: async (stage) => {
    await stage.database.primary.crash();
    await stage.database.promote();
    stage.overFromNow();
    return '';
  },
};

/** What was written while the standby heard nothing is lost: nobody may go on as if it were not. */
const lostByStandby: Drill = {
  name: 'the primary killed, its standby 6 s behind promoted',
  row: 'the same with an asynchronous standby behind by 6 s',
  servers: { postgres: 'with an asynchronous standby', nats: 'one' },
  settings: { LOG_STREAM: 'on' },
  // Whoever has seen what is lost ends, and is started anew.
  alerts: { must: ['HistoryBroken'], may: ['PhasesWithoutWorker', 'ServiceGone'] },
  missing: whyNoStandby,
  except: { receiptsLost: true },
  happen: async (stage) => {
    const ended = stage.keepUp();
    await stage.database.deafenStandby();
    await pause(BEHIND_MS);
    await stage.database.primary.crash();
    await stage.database.promote();
    stage.overFromNow();
    await stage.turnResolved();
    await stage.orderTaken(TAKEN_WITHIN_S);
    const others = ended.filter((one) => !one.endsWith(` ${HISTORY_CHANGED}`));
    if (others.length > 0)
      throw new Error(`ended otherwise than with ${HISTORY_CHANGED}: ${others.join(', ')}`);
    if (ended.length === 0) throw new Error('nobody noticed that the log was cut');
    return ended.join(', ');
  },
};

const poolerRestarted: Drill = {
  name: 'a pooler by the transaction before the database, killed and started again',
  row: 'pooler between (transaction mode), restarted',
  servers: { ...ONE, between: 'pooler' },
  alerts: {},
  missing: whyNoPooler,
  happen: async (stage) => {
    await stage.database.pooler.restart();
    stage.overFromNow();
    return '';
  },
};

const standbyLost: Drill = {
  name: 'the synchronous standby lost for a while',
  row: 'synchronous standby lost',
  servers: REPLICATED,
  // Nothing is written as long, the beat of the house neither.
  alerts: {
    must: ['NotReady', 'StandbyMissing'],
    may: ['ClocksAtRest', 'LogNotSealing', 'ProjectionBehind', 'PhasesWithoutWorker', 'CampaignFails'],
  },
  missing: whyNoStandby,
  happen: async (stage) => {
    await stage.database.killStandby();
    const told = await stage.toldByReadiness();
    await pause(STANDBY_AWAY_MS);
    await stage.database.startStandby();
    stage.overFromNow();
    return told;
  },
};

const nodeKilled = (
  name: string,
  alerts: DrillAlerts,
  which: (stage: Stage) => Promise<readonly string[]>,
): Drill => ({
  name,
  row: BROKER,
  servers: CLUSTER,
  alerts,
  happen: async (stage) => {
    const victims = await which(stage);
    for (const node of victims) await stage.broker.kill(node);
    const told = victims.length > 1 ? await stage.toldByReadiness() : '';
    if (victims.length > 1) stage.broker.start(victims[0]!);
    stage.overFromNow();
    return told;
  },
});

/** Nothing of any stream, queue or consumer is left: all of it is declared anew, as replicated as it was, and filled from the log. */
const wiped = (name: string, servers: Servers, alerts: DrillAlerts): Drill => ({
  name,
  row: BROKER,
  servers,
  settings: { LOG_STREAM: 'on' },
  alerts,
  happen: async (stage) => {
    const { broker } = stage;
    for (const node of broker.nodes) await broker.kill(node);
    for (const node of broker.nodes) await broker.wipe(node);
    for (const node of broker.nodes) broker.start(node);
    stage.overFromNow();
    return '';
  },
});

const connectionsCut: Drill = {
  name: `every connection of the database cut each 5 s for a minute`,
  row: 'every connection cut each 5 s for a minute',
  servers: ONE,
  alerts: {},
  happen: async (stage) => {
    for (let cut = 0; cut < CUTS; cut++) {
      await stage.database.ask(
        'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname IS NOT NULL',
      );
      await pause(CUT_EVERY_MS);
    }
    stage.overFromNow();
    return '';
  },
};

/** Every drill, in the order of the table of operations. */
export const DRILLS: readonly Drill[] = [
  ...SERVICE_NAMES.map((service) => killed(service)),
  ...[...WORKERS, 'turn-conductor' as const].flatMap((service) =>
    LATER.map((after) => killed(service, after)),
  ),
  ...SERVICE_NAMES.map((service) => stopped(service)),
  gone('turn-conductor'),
  nodeKilled('the leader of the work queue killed, of three', { may: NODE_AWAY }, async (stage) => [
    (await leadersOf(stage)).stream,
  ]),
  nodeKilled('the leader of a consumer killed, of three', { may: NODE_AWAY }, async (stage) => [
    (await leadersOf(stage)).consumer,
  ]),
  nodeKilled('the broker of the land worker killed, of three', { may: NODE_AWAY }, async (stage) => [
    await serverOfWorker(stage),
  ]),
  nodeKilled('two of three brokers killed', { must: ['NotReady'], may: NODE_AWAY }, (stage) =>
    Promise.resolve(stage.broker.nodes.slice(0, 2)),
  ),
  wiped('the whole broker wiped', ONE, { may: ['NotReady'] }),
  wiped('all three brokers wiped', CLUSTER, {
    must: ['NotReady'],
    may: [...NODE_AWAY, 'PhasesWithoutWorker'],
  }),
  primaryKilled,
  primaryKilledBehindProxy,
  primaryKilledBehindHaproxy,
  primaryVanished,
  lostByStandby,
  standbyLost,
  poolerRestarted,
  connectionsCut,
  ...HOSTS,
  ...RESTORES,
  ...UPGRADES,
  ...SECRETS,
  ...TROUBLE,
];
