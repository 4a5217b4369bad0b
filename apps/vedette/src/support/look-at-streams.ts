import { JetStreamApiCodes, JetStreamApiError, jetstreamManager } from '@nats-io/jetstream';
import { connectNats, houseOfCells, houseStreams } from '@vedette/messaging';
import type { BrokerWay } from '../operator/broker-way.js';

/** A stream of the installation: how much lies in it and how far its readers are. */
export interface ToldStream {
  readonly name: string;
  readonly messages: number;
  readonly bytes: number;
  readonly replicas: number;
  readonly leader: string | null;
  readonly consumers: readonly {
    readonly name: string;
    readonly waiting: number;
    readonly unacknowledged: number;
    readonly redelivered: number;
  }[];
}

/** The streams of an installation. @throws Error when the broker cannot be reached, or does not answer */
export async function lookAtStreams({ url, installation, cells, files }: BrokerWay): Promise<ToldStream[]> {
  const connection = await connectNats({ url, name: 'vedette support', impatient: true, files });
  try {
    const manager = await jetstreamManager(connection);
    const told: ToldStream[] = [];
    const names = houseOfCells(installation, cells).cells.flatMap((cell) =>
      houseStreams.map(({ name }) => cell.stream(name)),
    );
    for (const name of names) {
      const info = await manager.streams.info(name).catch(noneIfMissing);
      if (!info) continue;
      const { config, state, cluster } = info;
      const consumers: ToldStream['consumers'][number][] = [];
      for await (const one of manager.consumers.list(config.name))
        consumers.push({
          name: one.name,
          waiting: one.num_pending,
          unacknowledged: one.num_ack_pending,
          redelivered: one.num_redelivered,
        });
      told.push({
        name: config.name,
        messages: state.messages,
        bytes: state.bytes,
        replicas: config.num_replicas,
        leader: cluster?.leader ?? null,
        consumers,
      });
    }
    return told;
  } finally {
    await connection.close();
  }
}

function noneIfMissing(error: unknown): null {
  if (error instanceof JetStreamApiError && error.code === JetStreamApiCodes.StreamNotFound) return null;
  throw error;
}
