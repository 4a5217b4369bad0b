import { BrokerFileError, connectNats, houseOfCells, RequestClient, requestsOf } from '@vedette/messaging';
import { VedetteError } from '@vedette/platform';
import { brokerWayOf } from './broker-way.js';
import type { HousePlace } from './house-place.js';

/** Exit code of what the house refused, and of a house that could not be asked. */
const REFUSED = 1;
const NOWHERE = 2;

/** Nothing says where the installation is. */
class NoInstallationError extends Error {
  constructor(dataFolder: string) {
    super(
      `no installation is up in ${dataFolder}; start it, or give its broker with --nats or NATS_URL, or its folder with --data`,
    );
  }
}

/** The broker is not there. */
class BrokerUnreachableError extends Error {
  constructor(url: string, cause: Error) {
    const address = new URL(url.split(',')[0]!);
    super(`the broker at ${address.host} cannot be reached: ${cause.message}`, { cause });
  }
}

/** Asks the installation, as its operator. @throws Error when nothing says where it is, or its broker is away */
async function withRequests<T>(place: HousePlace, work: (requests: RequestClient) => Promise<T>): Promise<T> {
  const way = brokerWayOf(place);
  if (!way) throw new NoInstallationError(place.dataFolder);
  const { url, installation, cells, files } = way;
  const connection = await connectNats({ url, name: 'vedette', impatient: true, files }).catch(
    (error: Error) => {
      throw error instanceof BrokerFileError ? error : new BrokerUnreachableError(url, error);
    },
  );
  try {
    return await work(requestsOf(connection, houseOfCells(installation, cells)));
  } finally {
    await connection.close();
  }
}

/** Asks, tells the outcome in words or as JSON, and returns the exit code: 0, 1 when it was refused, 2 when nobody could be asked. */
export async function askHouse<T>(
  place: HousePlace,
  ask: (requests: RequestClient) => Promise<T>,
  inWords: (outcome: T) => string,
): Promise<number> {
  try {
    const outcome = await withRequests(place, ask);
    process.stdout.write(place.json ? `${JSON.stringify(outcome, null, 2)}\n` : inWords(outcome));
    return 0;
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    return error instanceof VedetteError ? REFUSED : NOWHERE;
  }
}
