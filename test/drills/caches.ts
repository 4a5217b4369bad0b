import { setTimeout as pause } from 'node:timers/promises';
import { JetStreamApiCodes, JetStreamApiError, jetstreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import pg from 'pg';

/** Within which what is made of the log has caught up once all is quiet. */
const CATCH_UP_MS = 30_000;
const POSITION = 'es-position';

/** An event as the log and its stream both name it. */
interface Mark {
  readonly commandId: string;
  readonly version: number;
}

/**
 * What is made of the log and does not say what it says, in words: projections that are behind its end, and a stream that lacks an event
 * or holds another. A house whose stream is off has none.
 */
export async function faultsOfCaches(
  url: string,
  connection: NatsConnection,
  installation: string,
  hasStream: boolean,
): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    let faults: string[] = [];
    for (const deadline = Date.now() + CATCH_UP_MS; Date.now() < deadline; await pause(500)) {
      faults = [
        ...(await projectionsBehind(client)),
        ...(hasStream ? await streamDiffers(client, connection, `${installation}-LOG`) : []),
      ];
      if (faults.length === 0) return [];
    }
    return faults;
  } finally {
    await client.end();
  }
}

async function projectionsBehind(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; position: string; head: string }>(
    `SELECT p.name, min(c.position) AS position, (SELECT head FROM es.condition()) AS head
       FROM es.projection p JOIN es.cursor c ON c.consumer = p.name AND c.generation = p.live_generation
      GROUP BY p.name`,
  );
  if (rows.length === 0) return ['there is no projection'];
  return rows
    .filter(({ position, head }) => Number(position) < Number(head))
    .map(({ name, position, head }) => `${name} is at ${position} of ${head}`);
}

/** Every message beside the event of its place, and the last of them beside the end of the log. */
async function streamDiffers(client: pg.Client, connection: NatsConnection, name: string): Promise<string[]> {
  const { rows } = await client.query<{ command_id: string; version: number }>(
    'SELECT command_id, version FROM es.read_log(0, 1000000)',
  );
  const manager = await jetstreamManager(connection);
  try {
    const { first_seq, last_seq } = (await manager.streams.info(name)).state;
    let last = 0;
    for (let seq = first_seq; seq <= last_seq; seq++) {
      const message = await manager.streams.getMessage(name, { seq });
      if (!message) return [`the stream of the log lacks its message ${seq}`];
      const { commandId, version } = message.json<Mark>();
      last = Number(message.header.get(POSITION));
      const event = rows[last - 1];
      if (event?.command_id !== commandId || event.version !== version)
        return [`the stream of the log has another event at ${last} than the log`];
    }
    return last === rows.length ? [] : [`the stream of the log ends at ${last}, the log at ${rows.length}`];
  } catch (error) {
    if (error instanceof JetStreamApiError && error.code === JetStreamApiCodes.StreamNotFound)
      return ['there is no stream of the log'];
    throw error;
  }
}
