import { jetstreamManager } from '@nats-io/jetstream';
import { type ConnectionOptions, connect } from '@nats-io/transport-node';

/** What a NATS server says of itself. */
export interface NatsFacts {
  readonly version: string;
  readonly serverName: string;
}

/** Connects and asks whether JetStream is there for us. @throws when it is not, or nobody answers. */
export const probeNats = async (options: ConnectionOptions): Promise<NatsFacts> => {
  const connection = await connect({ reconnect: false, timeout: 2_000, ...options });
  try {
    const manager = await jetstreamManager(connection, { checkAPI: false, timeout: 2_000 });
    await manager.getAccountInfo();
    return { version: connection.info?.version ?? 'unknown', serverName: connection.info?.server_name ?? '' };
  } finally {
    await connection.close();
  }
};
