import { type JetStreamAccountStats, jetstreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { listDeadLetters } from '@vedette/contracts';
import {
  connectNats,
  houseOfCells,
  type HouseNames,
  type Installation,
  replicasWanted,
  type RequestClient,
  requestsOf,
  type RunningBuild,
  runningBuilds,
} from '@vedette/messaging';
import { readConfiguration, serviceSettings } from '@vedette/platform';
import { CORRESPONDENCE_KEYS, HOUSE_KEYS, type KeyPlace, readRootKey } from '@vedette/vault';
import { brokerVersion, LEAST_ALONE, LEAST_OF_CLUSTER } from '../broker/broker-version.js';
import type { BrokerWay } from '../operator/broker-way.js';
import { lookAtBuilds, lookAtReleases } from './look-at-builds.js';
import { lookAtDeclarations } from './look-at-declarations.js';
import { lookAtHeldKeys } from './look-at-held-keys.js';
import { lookAtStreams } from './look-at-streams.js';
import { fault, type Finding, looked, warning, well } from './finding.js';

/** As of disks: a fifth is to stay free. *Our figure.* */
const MOST_STORAGE = 0.8;
const KEPT = { NATS_REPLICAS: serviceSettings.NATS_REPLICAS } as const;

/**
 * Everything that can be asked of the broker, and of the house over it. `oldestRelease` says which release the schema still lets work,
 * where there is a database to ask.
 */
export async function lookAtBroker(
  { url, installation, cells, files }: BrokerWay,
  oldestRelease?: () => Promise<string | null>,
): Promise<Finding[]> {
  let connection: NatsConnection;
  try {
    connection = await connectNats({ url, name: 'vedette doctor', impatient: true, files });
  } catch (error) {
    return [fault('broker', (error as Error).message)];
  }
  try {
    const house = houseOfCells(installation, cells);
    const requests = requestsOf(connection, house);
    const manager = await jetstreamManager(connection, { checkAPI: false });
    const replicas = replicasWanted(connection, readConfiguration(KEPT, process.env).NATS_REPLICAS);
    const findings = [
      await looked('broker', () => Promise.resolve(server(connection))),
      await looked('JetStream', async () => storage(await manager.getAccountInfo())),
    ];
    for (const cell of house.cells) {
      const ofCell = [
        await looked('streams', () => lookAtStreams(manager, cell)),
        await looked('declarations', () => lookAtDeclarations(manager, cell, replicas())),
        await looked('dead letters', () => deadLetters(requests, cell)),
      ];
      const named = house.cells.length === 1 ? '' : ` of ${cell.name}`;
      findings.push(...ofCell.map((finding) => ({ ...finding, what: `${finding.what}${named}` })));
    }
    const told = await buildsOf(connection, house);
    const builds = told.flatMap(({ processes }) => processes);
    findings.push(lookAtBuilds(builds));
    for (const { part, processes } of told)
      for (const place of [HOUSE_KEYS, CORRESPONDENCE_KEYS])
        findings.push(...heldKeys(processes, place, told.length === 1 ? '' : ` of ${part}`));
    if (oldestRelease)
      findings.push(await looked('releases', async () => lookAtReleases(builds, await oldestRelease())));
    return findings;
  } finally {
    await connection.close();
  }
}

/** What the processes of each part of a house say of themselves. */
async function buildsOf(
  connection: NatsConnection,
  { front, cells }: HouseNames,
): Promise<{ readonly part: string; readonly processes: readonly RunningBuild[] }[]> {
  const parts = new Map([front, ...cells].map((part) => [part.name, part]));
  return Promise.all(
    [...parts.values()].map(async (part) => ({
      part: part.name,
      processes: await runningBuilds(connection, part),
    })),
  );
}

/** The parts of a house may have keys of their own: one that is given is held against the processes of a house of one part alone. */
function heldKeys(processes: readonly RunningBuild[], place: KeyPlace, named: string): readonly Finding[] {
  const found = lookAtHeldKeys(processes, place, named === '' ? readRootKey(process.env, place) : null);
  return found === null ? [] : [{ ...found, what: `${found.what}${named}` }];
}

/** What was given up on in a cell, as its conductor tells it. */
async function deadLetters(requests: RequestClient, { name: cell }: Installation): Promise<Finding> {
  const { letters } = await requests.request(listDeadLetters, { from: 1, limit: 1_000 }, { cell });
  return letters.length === 0
    ? well('dead letters', 'none; the conductor answers')
    : warning('dead letters', `${letters.length} messages were given up on: ./vedette dead-letters list`);
}

/** What the account may keep; a broker that sets no limit keeps what its disk holds. */
function storage({ streams, storage: kept, limits }: JetStreamAccountStats): Finding {
  const most = limits.max_storage;
  const text = `${streams} streams, ${inMegabytes(kept)}`;
  if (most <= 0) return well('JetStream', text);
  const whole = `${text} of the ${inMegabytes(most)} this account may keep`;
  return kept > most * MOST_STORAGE ? warning('JetStream', whole) : well('JetStream', whole);
}

const inMegabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;

/** Whether the server is of a version that the house wants. */
export function server(connection: Pick<NatsConnection, 'info'>): Finding {
  const { version, isClustered, is } = brokerVersion(connection);
  const text = `nats-server ${version}${isClustered ? ', one of a cluster' : ', alone'}`;
  if (is === 'good') return well('broker', text);
  if (is === 'old') return warning('broker', `${text}: it should be ${LEAST_OF_CLUSTER} or later`);
  return fault(
    'broker',
    isClustered
      ? `${text}: clusters need ${LEAST_OF_CLUSTER} or later`
      : `${text}: it must be ${LEAST_ALONE} or later`,
  );
}
