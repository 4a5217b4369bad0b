import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EraEndedError, EventStore } from '@vedette/event-store';
import { HistoryBreaks } from '@vedette/ledger';
import { migrate, readHistory } from '@vedette/vault';
import pg from 'pg';
import { adoptDatabase } from './adopt-database.js';

const server = process.env['DATABASE_URL'] ?? 'postgres://root@127.0.0.1:5432/postgres';
const database = `vedette_test_${randomBytes(6).toString('hex')}`;
const url = Object.assign(new URL(server), { pathname: `/${database}` }).href;

const marched = { type: 'UnitMoved', turn: 1, phase: 'strategic-1', rule: null, data: {}, audience: {} };

describe('a log that was restored into another cluster', () => {
  let administrator: pg.Client;
  let pool: pg.Pool;
  let store: EventStore;

  beforeAll(async () => {
    administrator = new pg.Client({ connectionString: server });
    await administrator.connect();
    await administrator.query(`CREATE DATABASE ${database}`);
    pool = new pg.Pool({ connectionString: url, max: 4 });
    store = new EventStore(pool);
    await store.migrate();
    await append(0);
    await store.seal();
    await append(1);
    // What a dump brings along: the identity of the cluster it came from.
    await pool.query('UPDATE es.era SET system_identifier = 1');
  });
  afterAll(async () => {
    await pool?.end();
    await administrator?.query(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`);
    await administrator?.end();
  });

  const append = (expectedVersion: number) =>
    store.append({
      ...{ campaign: 'a', stream: 'land', expectedVersion, commandId: randomUUID() },
      events: [marched],
    });

  it('seals nothing and says that it is not adopted', async () => {
    await expect(store.era()).rejects.toBeInstanceOf(EraEndedError);
    await expect(store.seal()).rejects.toBeInstanceOf(EraEndedError);
  });

  it('seals again once it is adopted, with what was appended and never sealed', async () => {
    const said: string[] = [];
    await adoptDatabase(url, (line) => said.push(line));
    expect(said[0]).toContain('belongs to this cluster now');
    await store.seal();
    expect(await store.head()).toBe(2);
    expect((await store.readLog(0)).events.map(({ version }) => version)).toEqual([1, 2]);
  });

  it('is left as it is when it is adopted once more', async () => {
    const era = await store.era();
    const said: string[] = [];
    await adoptDatabase(url, (line) => said.push(line));
    expect(said).toEqual([`The log belongs to this cluster already (era ${era}); nothing was changed.`]);
  });

  it('tells what its history lost, once, and takes note of it', async () => {
    const conductor = new URL('../../../turn-conductor/src/sql/', import.meta.url);
    await migrate(pool, readHistory('conductor', conductor));
    const breaks = new HistoryBreaks(pool);
    await breaks.add({ service: 'reporting', what: 'log', seen: 12, head: 2 });
    await breaks.add({ service: 'order-intake', what: 'log', seen: null, head: 2 });
    await breaks.add({ service: 'turn-conductor', what: 'stream', seen: 12, head: 2 });
    const said: string[] = [];
    await adoptDatabase(url, (line) => said.push(line));
    expect(said).toEqual([
      expect.stringMatching(/reporting: the log was seen to end at position 12 .* ended at 2/),
      expect.stringMatching(/order-intake: an event that was appended is not in the log/),
      expect.stringMatching(/turn-conductor: the stream .* up to position 12/),
      expect.stringContaining('Noted'),
      expect.stringContaining('nothing was changed'),
    ]);
    expect(await breaks.unnoted()).toBe(0);
  });
});
