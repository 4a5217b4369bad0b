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
import { isOlderRelease } from '@vedette/database';
import type { BrokerWay } from '../operator/broker-way.js';
import { lookAtBuilds, lookAtReleases } from './look-at-builds.js';
import { lookAtDeclarations } from './look-at-declarations.js';
import { lookAtStreams } from './look-at-streams.js';
import { fault, type Finding, looked, warning, well } from './finding.js';

/** Replicas of older servers went wrong after a restart; alone they do, and are not what the house is tried on. */
const LEAST = '2.10.27';
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
    const builds = await buildsOf(connection, house);
    findings.push(lookAtBuilds(builds));
    if (oldestRelease)
      findings.push(await looked('releases', async () => lookAtReleases(builds, await oldestRelease())));
    return findings;
  } finally {
    await connection.close();
  }
}

/** Of the processes of all parts of a house. */
async function buildsOf(connection: NatsConnection, { front, cells }: HouseNames): Promise<RunningBuild[]> {
  const parts = new Map([front, ...cells].map((part) => [part.name, part]));
  const told = [...parts.values()].map((part) => runningBuilds(connection, part));
  return (await Promise.all(told)).flat();
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
export function server({ info }: Pick<NatsConnection, 'info'>): Finding {
  const version = info?.version ?? '';
  const clustered = info?.cluster !== undefined;
  const text = `nats-server ${version}${clustered ? ', one of a cluster' : ', alone'}`;
  if (!isOlderRelease(version, LEAST)) return well('broker', text);
  return clustered
    ? fault('broker', `${text}: clusters need ${LEAST} or later`)
    : warning('broker', `${text}: it should be ${LEAST} or later`);
}
