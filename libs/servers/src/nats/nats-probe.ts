import { JetStreamApiError, jetstreamManager } from '@nats-io/jetstream';
import { type ConnectionOptions, RequestError, connect } from '@nats-io/transport-node';

/** What a NATS server says of itself. */
export interface NatsFacts {
  readonly version: string;
  /** Whether it asks for credentials. */
  readonly isClosed: boolean;
}

/** Connects and asks whether JetStream is there for us. @throws when it is not, or nobody answers. */
export const probeNats = async (options: ConnectionOptions): Promise<NatsFacts> => {
  const connection = await connect({ reconnect: false, timeout: 2_000, ...options });
  try {
    const manager = await jetstreamManager(connection, { checkAPI: false, timeout: 2_000 });
    await manager.getAccountInfo();
    return {
      version: connection.info?.version ?? 'unknown',
      isClosed: connection.info?.auth_required === true,
    };
  } finally {
    await connection.close();
  }
};

/**
 * Whether a server lets us in and has no JetStream any more: after a write that failed on a full disk it switches JetStream
 * off until it is started anew. One that cannot be reached, or is slow, has not failed for good.
 */
export const hasLostJetStream = async (options: ConnectionOptions): Promise<boolean> => {
  const connection = await connect({ reconnect: false, timeout: 2_000, ...options }).catch(() => undefined);
  if (connection === undefined) return false;
  try {
    const manager = await jetstreamManager(connection, { checkAPI: false, timeout: 2_000 });
    await manager.getAccountInfo();
    return false;
  } catch (error) {
    return error instanceof JetStreamApiError || isNotEnabled(error);
  } finally {
    await connection.close();
  }
};

/** Nobody serves the API, which the client says in one of two ways. */
const isNotEnabled = (error: unknown): boolean =>
  error instanceof RequestError
    ? error.isNoResponders()
    : error instanceof Error && error.name === 'JetStreamNotEnabled';
