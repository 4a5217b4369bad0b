import { houseOfCells, type RequestClient, requestsOf } from '@vedette/messaging';
import { VedetteError } from '@vedette/platform';
import type { HousePlace } from './house-place.js';
import { atBroker } from './reach-broker.js';

/** Exit code of what the house refused, and of a house that could not be asked. */
const REFUSED = 1;
const NOWHERE = 2;

/** Asks, tells the outcome in words or as JSON, and returns the exit code: 0, 1 when it was refused, 2 when nobody could be asked. */
export async function askHouse<T>(
  place: HousePlace,
  ask: (requests: RequestClient) => Promise<T>,
  inWords: (outcome: T) => string,
): Promise<number> {
  try {
    const outcome = await atBroker(place, (connection, { installation, cells }) =>
      ask(requestsOf(connection, houseOfCells(installation, cells))),
    );
    process.stdout.write(place.json ? `${JSON.stringify(outcome, null, 2)}\n` : inWords(outcome));
    return 0;
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    return error instanceof VedetteError ? REFUSED : NOWHERE;
  }
}
