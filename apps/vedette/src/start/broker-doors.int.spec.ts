import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jetstreamManager } from '@nats-io/jetstream';
import { type NatsConnection, PermissionViolationError, connect } from '@nats-io/transport-node';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ALL_REQUESTS, SERVICE_NAMES } from '@vedette/contracts';
import {
  brokerRights,
  brokerUsers,
  connectNats,
  houseOfCells,
  houseStreams,
  inboxOf,
  Installation,
  LOG_STREAM,
  phaseConsumer,
  StreamKeeper,
  trialConsumer,
  tellBuild,
} from '@vedette/messaging';
import { type Servers, resolveServers } from '@vedette/servers';
import { lookAtBroker } from '../doctor/look-at-broker.js';
import { lookAtStreams } from '../support/look-at-streams.js';
import { usersOfBroker } from './broker-users.js';

/** A class of subjects, and everybody who may publish or subscribe there; written down by hand, not taken from the rights. */
interface Door {
  readonly verb: 'publish' | 'subscribe';
  readonly subject: string;
  readonly may: readonly string[];
}

const all = ['operator', ...SERVICE_NAMES];
const WITHOUT_LOG: readonly string[] = ['gateway', 'people', 'correspondence'];
const withLog = SERVICE_NAMES.filter((service) => !WITHOUT_LOG.includes(service));
const owners = {
  land: 'land-resolution',
  naval: 'naval-resolution',
  logistics: 'logistics',
  battle: 'battle-table',
} as const;
const campaignWorkers: readonly string[] = [owners.land, owners.naval, owners.logistics];
const publish = (subject: string, ...may: string[]): Door => ({ verb: 'publish', subject, may });
const subscribe = (subject: string, ...may: string[]): Door => ({ verb: 'subscribe', subject, may });

const doors: readonly Door[] = [
  ...ALL_REQUESTS.map(({ subject, askedBy }) => publish(`vedette.${subject}`, ...askedBy)),
  ...ALL_REQUESTS.map(({ subject, owner }) => subscribe(`vedette.${subject}`, owner)),
  // The same for some of them with no word from the contracts.
  publish('vedette.accounts.provision', 'operator'),
  ...['link', 'list', 'make', 'shut'].map((what) =>
    publish(`vedette.accounts.${what}`, 'operator', 'gateway'),
  ),
  // Passwords, codes and tokens are heard by people alone.
  ...['signin', 'register', 'renew', 'password', 'reset', 'accept', 'device'].flatMap((what) => [
    publish(`vedette.people.${what}`, 'gateway'),
    subscribe(`vedette.people.${what}`, 'people'),
  ]),
  subscribe('vedette.people.>'),
  publish('vedette.orders.submit', 'gateway'),
  publish('vedette.orders.close', 'turn-conductor'),
  subscribe('vedette.orders.submit', 'order-intake'),
  // Answers: everybody hears his own and nobody another's, or puts words into another's mouth.
  ...all.map((user) => subscribe(`_INBOX.${user}.>`, user)),
  ...all.map((user) => publish(`_INBOX.${user}.guessed`)),
  ...SERVICE_NAMES.map((service) => subscribe(`vedette.parts.${service}.>`, service)),
  publish('vedette.parts.reporting.guessed.1', 'gateway', 'correspondence'),
  publish('vedette.parts.correspondence.guessed.1', 'operator', 'gateway', 'people'),
  publish('vedette.correspondence.send', 'gateway'),
  publish('vedette.correspondence.mail', 'people'),
  subscribe('vedette.correspondence.mail', 'correspondence'),
  publish('vedette.parts.gateway.guessed.1', 'turn-conductor'),
  publish('vedette.parts.people.guessed.1', 'operator', 'gateway'),
  // Everything at once.
  ...['>', '_INBOX.>', 'vedette.>', '$JS.>', '$SYS.>'].map((subject) => subscribe(subject)),
  // Bells.
  publish('vedette.es.appended', ...withLog),
  subscribe('vedette.es.appended', ...withLog),
  publish('vedette.letters.a.taylor', 'correspondence'),
  subscribe('vedette.letters.a.taylor', 'gateway'),
  publish('vedette.news.a.orders.taylor', 'gateway'),
  subscribe('vedette.news.a.orders.taylor', 'gateway'),
  // Who could tell of counts could shut anybody out.
  publish('vedette.limits.sign-ins', 'gateway'),
  subscribe('vedette.limits.sign-ins', 'gateway'),
  subscribe('vedette.limits.*', 'gateway'),
  publish('vedette.turn.progress.a', 'turn-conductor'),
  subscribe('vedette.turn.progress.a', 'gateway'),
  // Work and the log.
  publish('vedette.log.a.land', 'turn-conductor'),
  subscribe('vedette.log.>'),
  subscribe('vedette.phase.due.>'),
  subscribe('vedette.dlq.>'),
  publish('$JS.API.INFO', 'operator', 'turn-conductor'),
  // How streams and queues stand is seen by who looks after them; of other installations nothing is.
  publish('$JS.API.STREAM.INFO.vedette-LOG', 'operator', 'turn-conductor'),
  publish('$JS.API.STREAM.INFO.vedette-PHASE', 'operator', 'turn-conductor', ...Object.values(owners)),
  publish('$JS.API.CONSUMER.INFO.vedette-PHASE.land', 'operator', 'turn-conductor', owners.land),
  publish('$JS.API.CONSUMER.LIST.vedette-PHASE', 'operator'),
  publish('$JS.API.STREAM.INFO.other-PHASE'),
  publish('$JS.API.STREAM.LIST'),
  publish('$JS.API.STREAM.CREATE.vedette-OTHER'),
  publish('$JS.API.STREAM.CREATE.vedette-PHASE', 'turn-conductor'),
  publish('$JS.API.STREAM.UPDATE.vedette-PHASE', 'turn-conductor'),
  publish('$JS.API.STREAM.DELETE.vedette-PHASE', 'turn-conductor'),
  publish('$JS.API.STREAM.DELETE.vedette-LOG', 'turn-conductor'),
  publish('$JS.API.STREAM.MSG.GET.vedette-LOG', 'turn-conductor'),
  publish('$JS.API.STREAM.PURGE.vedette-PHASE', 'turn-conductor'),
  publish('$JS.API.STREAM.MSG.GET.vedette-PHASE', 'turn-conductor', ...Object.values(owners)),
  publish('$JS.API.STREAM.MSG.DELETE.vedette-PHASE', 'turn-conductor', ...Object.values(owners)),
  publish('$JS.API.STREAM.MSG.DELETE.vedette-LOG', 'turn-conductor'),
  publish('$JS.API.CONSUMER.CREATE.vedette-LOG.mine'),
  publish('$JS.API.CONSUMER.CREATE.vedette-LOG.mine.vedette.log.>'),
  publish('$JS.API.CONSUMER.CREATE.vedette-PHASE'),
  publish('$JS.API.CONSUMER.DURABLE.CREATE.vedette-PHASE.land'),
  publish('$JS.API.CONSUMER.DELETE.vedette-PHASE.land'),
  ...Object.entries(owners).flatMap(([owner, worker]) => [
    // A worker hands on to others what it let them begin; nobody hands out to himself, and a battle has one kind of worker.
    publish(
      `vedette.phase.due.${owner}.a`,
      'turn-conductor',
      ...(owner === 'battle' ? [] : campaignWorkers.filter((other) => other !== worker)),
    ),
    publish(`vedette.dlq.phase.due.${owner}.a`, worker, 'turn-conductor'),
    publish(`$JS.API.CONSUMER.MSG.NEXT.vedette-PHASE.${owner}`, worker),
    publish(
      `$JS.API.CONSUMER.CREATE.vedette-PHASE.${owner}.vedette.phase.due.${owner}.*`,
      ...[worker, 'turn-conductor'],
    ),
    publish(`$JS.API.CONSUMER.CREATE.vedette-PHASE.mine.vedette.phase.due.${owner}.*`),
    publish(`$JS.ACK.vedette-PHASE.${owner}.1.1.1.1.0`, worker),
  ]),
  // Trials: the conductor hands them out, workers of every kind draw from one queue.
  publish('vedette.trial.due.a', 'turn-conductor'),
  subscribe('vedette.trial.due.>'),
  publish('vedette.dlq.trial.due.a', ...Object.values(owners), 'turn-conductor'),
  publish('$JS.API.CONSUMER.MSG.NEXT.vedette-TRIAL.trials', ...Object.values(owners)),
  publish(
    '$JS.API.CONSUMER.CREATE.vedette-TRIAL.trials.vedette.trial.due.*',
    ...[...Object.values(owners), 'turn-conductor'],
  ),
  publish('$JS.API.CONSUMER.CREATE.vedette-TRIAL.mine.vedette.trial.due.*'),
  publish('$JS.API.STREAM.CREATE.vedette-TRIAL', 'turn-conductor'),
  publish('$JS.API.STREAM.MSG.GET.vedette-TRIAL', 'turn-conductor', ...Object.values(owners)),
  publish('$JS.ACK.vedette-TRIAL.trials.1.1.1.1.0', ...Object.values(owners)),
  // Another installation on the same broker.
  publish('other.orders.submit'),
  subscribe('other.orders.submit'),
];

/** What the broker refuses this user of what he tries. */
const refused = async (url: string, user: string): Promise<string[]> => {
  const { host, password } = new URL(url);
  const connection: NatsConnection = await connect({
    servers: host,
    user,
    pass: decodeURIComponent(password),
    inboxPrefix: inboxOf(user),
    reconnect: false,
  });
  const violations: string[] = [];
  const hear = (error: unknown): void => {
    if (!(error instanceof PermissionViolationError)) return;
    violations.push(`${error.operation === 'publish' ? 'publish' : 'subscribe'} ${error.subject}`);
  };
  void (async () => {
    for await (const status of connection.status()) if (status.type === 'error') hear(status.error);
  })();
  for (const { verb, subject } of doors) {
    if (verb === 'publish') connection.publish(subject, '', { reply: `${inboxOf(user)}.nobody` });
    else connection.subscribe(subject, { callback: () => undefined });
  }
  await connection.flush();
  // The broker has said everything by now; the client hands its words on one by one.
  for (let heard = -1; heard !== violations.length;) {
    heard = violations.length;
    await new Promise((next) => setTimeout(next, 200));
  }
  await connection.close();
  return violations;
};

describe('the doors of the broker', () => {
  let folder: string;
  let servers: Servers;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vedette-doors-'));
    servers = await resolveServers({
      dataFolder: folder,
      natsAccess: usersOfBroker(new Installation('vedette')),
      env: {
        ...process.env,
        DATABASE_URL: 'postgres://unused',
        NATS_URL: '',
        VEDETTE_SERVERS: 'local,embedded',
      },
    });
  });
  afterAll(async () => {
    await servers.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it.each(brokerUsers)('let %s through where he must, and nowhere else', async (user) => {
    const tried = doors.map(({ verb, subject }) => `${verb} ${subject}`);
    const violations = new Set(await refused(servers.natsUrls[user]!, user));
    const mustBe = doors
      .filter(({ may }) => !may.includes(user))
      .map(({ verb, subject }) => `${verb} ${subject}`);
    expect(tried.filter((door) => violations.has(door))).toEqual(mustBe);
  });

  it('are shut to who has no password, or that of another', async () => {
    const { host, password } = new URL(servers.natsUrls['reporting']!);
    const knock = (user?: string, pass?: string) =>
      connect({ servers: host, reconnect: false, ...(user === undefined ? {} : { user, pass: pass ?? '' }) });
    await expect(knock()).rejects.toThrow(/[Aa]uthorization/);
    await expect(knock('operator', password)).rejects.toThrow(/[Aa]uthorization/);
    await expect(knock('vedette', '')).rejects.toThrow(/[Aa]uthorization/);
  });

  it('let the operator’s doctor see how streams and queues stand, and what is not as it is declared', async () => {
    const house = new Installation('vedette');
    const as = async (user: string) => {
      const connection = await connectNats({ url: servers.natsUrls[user]!, name: user, impatient: true });
      const manager = await jetstreamManager(connection, { checkAPI: false });
      return { manager, keeper: new StreamKeeper(manager, house), close: () => connection.close() };
    };
    const look = async () => {
      const url = servers.natsUrls['operator']!;
      const findings = await lookAtBroker({ url, installation: house.name });
      return Object.fromEntries(findings.map(({ what, is, text }) => [what, `${is}: ${text}`]));
    };
    const conductor = await as('turn-conductor');
    const [phases, ...others] = houseStreams.filter(({ name }) => name !== LOG_STREAM.name);
    await conductor.keeper.ensureStreams(others);
    expect(await look()).toMatchObject({
      streams: 'well: 2 of this installation are led',
      declarations: expect.stringMatching(
        /^warning: vedette-PHASE is missing; vedette-PHASE\/land is missing; .*vedette-TRIAL\/trials is missing/,
      ),
    });
    await conductor.keeper.ensureStreams([phases!]);
    for (const [owner, service] of Object.entries(owners)) {
      const worker = await as(service);
      await worker.keeper.ensureConsumer(phaseConsumer(owner));
      await worker.keeper.ensureConsumer(trialConsumer(phaseConsumer(owner)));
      await worker.close();
    }
    expect(await look()).toMatchObject({
      streams: 'well: 3 of this installation are led',
      declarations: 'well: streams and queues are as this release declares them, on 1 servers each',
    });
    const minute = { duplicate_window: 60_000_000_000 };
    await conductor.manager.streams.update(house.stream(phases!.name), minute);
    expect((await look())['declarations']).toMatch(
      /^warning: vedette-PHASE has duplicate_window 60000000000, not 120000000000\. /,
    );
    const workers = await connectNats({ url: servers.natsUrls['reporting']!, name: 'reporting' });
    tellBuild(workers, house, 'reporting');
    await workers.flush();
    expect((await look())['builds']).toMatch(/^well: all processes that say so are of .*: reporting$/);
    await workers.close();
    await conductor.close();
    // Of a house of several, each by its name: a cell that nobody has started yet, too.
    const cells = 'vedette, west';
    const ofBoth = await lookAtBroker({
      url: servers.natsUrls['operator']!,
      installation: house.name,
      cells,
    });
    expect(ofBoth.map(({ what }) => what)).toEqual([
      ...['broker', 'JetStream'],
      ...['streams of vedette', 'declarations of vedette', 'dead letters of vedette'],
      ...['streams of west', 'declarations of west', 'dead letters of west'],
      'builds',
    ]);
    const told = await lookAtStreams({ url: servers.natsUrls['operator']!, installation: house.name });
    expect(told.map(({ name, consumers }) => [name, consumers.length])).toEqual([
      ['vedette-PHASE', 4],
      ['vedette-TRIAL', 1],
      ['vedette-DEAD', 0],
    ]);
  });

  it('let the operator look at the streams of every cell of a house, and at those of no other', () => {
    const house = houseOfCells('vedette', 'vedette,west');
    const { publish: may } = brokerRights('operator', house.front, house);
    expect(may).toEqual(
      expect.arrayContaining(['$JS.API.STREAM.INFO.vedette-PHASE', '$JS.API.CONSUMER.INFO.west-PHASE.*']),
    );
    expect(may.filter((subject) => /STREAM\.INFO\.(?!vedette-|west-)/.test(subject))).toEqual([]);
  });

  it('are opened for every contract there is, to who asks and who answers', () => {
    const installation = new Installation('vedette');
    for (const { subject, owner, askedBy } of ALL_REQUESTS) {
      for (const asker of askedBy)
        expect(brokerRights(asker, installation).publish).toContain(`vedette.${subject}`);
      expect(brokerRights(owner, installation)).toMatchObject({
        subscribe: expect.arrayContaining([`vedette.${subject}`]),
        answers: true,
      });
    }
  });
});
