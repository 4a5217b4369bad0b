import { describe, expect, it } from '@jest/globals';
import { JetStreamApiError, type JetStreamManager, type StreamConfig } from '@nats-io/jetstream';
import type { Kysely } from 'kysely';
import type { EventStoreSchema } from '../schema/database.js';
import { LogStream, type LogStreamOptions } from './log-stream.js';

const NOT_FOUND = { code: 404, err_code: 10_059, description: 'stream not found' };

/** A broker that has the stream as it is given, or does not have it, and notes what is asked of it. */
function broker(there: Partial<StreamConfig> | null) {
  const asked: Partial<StreamConfig>[] = [];
  const stream = (config: Partial<StreamConfig>) =>
    Promise.resolve({ config, created: 'once', state: { last_seq: 7 } });
  const streams = {
    info: () => (there ? stream(there) : Promise.reject(new JetStreamApiError(NOT_FOUND))),
    add: (config: Partial<StreamConfig>) => (asked.push(config), stream(config)),
    update: (_: string, config: Partial<StreamConfig>) => (asked.push(config), stream(config)),
  };
  return { asked, manager: { streams } as unknown as JetStreamManager };
}

/** As the database remembers it: the stream begins with the log. */
const database = (() => {
  const chain: object = new Proxy(
    {},
    {
      get: (_, name) =>
        name === 'then'
          ? undefined
          : name === 'executeTakeFirstOrThrow'
            ? () => Promise.resolve({ base_position: '0' })
            : () => chain,
    },
  );
  return chain as Kysely<EventStoreSchema>;
})();

const look = async (there: Partial<StreamConfig> | null, compressed: boolean) => {
  const { asked, manager } = broker(there);
  const options: LogStreamOptions = {
    ...{ prefix: 'house', maxAgeMs: 1_000, maxBytes: -1 },
    beginning: 'first event',
    ...{ duplicateWindowMs: 1_000, replicas: 1, compressed },
  };
  const state = await new LogStream(manager, database, options).state(7);
  expect(state).toEqual({ base: 0, published: 7 });
  return asked;
};

describe('the stream of the log', () => {
  const kept = { num_replicas: 1, max_bytes: -1 };

  it('is made compressed where the server can, and the word is not said where it cannot', async () => {
    expect(await look(null, true)).toEqual([expect.objectContaining({ compression: 's2' })]);
    expect((await look(null, false)).map((config) => 'compression' in config)).toEqual([false]);
  });

  it('is compressed when the server has learned to, once', async () => {
    expect(await look({ ...kept }, true)).toEqual([{ ...kept, compression: 's2' }]);
    expect(await look({ ...kept, compression: 's2' }, true)).toEqual([]);
    expect(await look({ ...kept }, false)).toEqual([]);
  });

  it('keeps the replicas somebody asked for beyond ours', async () => {
    expect(await look({ num_replicas: 3, max_bytes: 5 }, true)).toEqual([
      { num_replicas: 3, max_bytes: -1, compression: 's2' },
    ]);
  });
});
