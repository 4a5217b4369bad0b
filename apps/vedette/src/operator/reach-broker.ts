import type { NatsConnection } from '@nats-io/transport-node';
import { BrokerFileError, connectNats } from '@vedette/messaging';
import { type BrokerWay, brokerWayOf } from './broker-way.js';
import type { HousePlace } from './house-place.js';

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

/** Does something at the broker of an installation. @throws Error when nothing says where it is, or its broker is away */
export async function atBroker<T>(
  place: HousePlace,
  work: (connection: NatsConnection, way: BrokerWay) => Promise<T>,
): Promise<T> {
  const way = brokerWayOf(place);
  if (!way) throw new NoInstallationError(place.dataFolder);
  const { url, files } = way;
  const connection = await connectNats({
    ...{ url, name: 'vedette', impatient: true },
    ...(files === undefined ? {} : { files }),
  }).catch((error: Error) => {
    throw error instanceof BrokerFileError ? error : new BrokerUnreachableError(url, error);
  });
  try {
    return await work(connection, way);
  } finally {
    await connection.close();
  }
}
