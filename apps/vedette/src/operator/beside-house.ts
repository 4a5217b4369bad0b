import { connectNats, houseOfCells, RequestClient, requestsOf } from '@vedette/messaging';
import { optionalTextSetting, readConfiguration, VedetteError } from '@vedette/platform';
import { findHouse } from '../start/house-file.js';
import type { HousePlace } from './house-place.js';

/** The broker's address may lie in the file that `NATS_URL_FILE` names. */
const BROKER = { NATS_URL: optionalTextSetting({ decides: 'the broker', visibility: 'secret' }) } as const;

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
  const house = findHouse(place.dataFolder);
  const url = place.nats ?? readConfiguration(BROKER, process.env).NATS_URL ?? house?.natsUrl;
  if (url === undefined) throw new NoInstallationError(place.dataFolder);
  const installation =
    place.installation ?? process.env['VEDETTE_INSTALLATION'] ?? house?.installation ?? 'vedette';
  const connection = await connectNats({ url, name: 'vedette', impatient: true }).catch((error: Error) => {
    throw new BrokerUnreachableError(url, error);
  });
  try {
    const cells = houseOfCells(installation, place.cells ?? process.env['VEDETTE_CELLS']);
    return await work(requestsOf(connection, cells));
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
