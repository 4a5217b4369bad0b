import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openPool } from '@vedette/database';
import { EventStore } from '@vedette/event-store';
import { BackupRecord } from '@vedette/ledger';
import { temporaryDatabase, type TemporaryDatabase } from '@vedette/testing';
import { Keyring, readRootKey } from '@vedette/vault';
import type pg from 'pg';
import { prepareDatabase } from '../database/prepare-database.js';
import type { Finding } from './finding.js';
import { lookAtBroker, server } from './look-at-broker.js';
import { oldestReleaseFor } from './look-at-builds.js';
import { lookAtDatabase } from './look-at-database.js';

const OWN = { DATABASE_POOL_SIZE: 1, DATABASE_STATEMENT_TIMEOUT_MS: 0, DATABASE_MODE: 'session' } as const;
const KEY = { VEDETTE_KEY: 'the key of this house' };
const natsUrl = process.env['NATS_URL'] ?? 'nats://127.0.0.1:4222';

const said = (findings: readonly Finding[]): Record<string, string> =>
  Object.fromEntries(findings.map(({ what, is, text }) => [what, `${is}: ${text}`]));

describe('vedette doctor', () => {
  let database: TemporaryDatabase;
  let pool: pg.Pool;
  beforeAll(async () => {
    database = await temporaryDatabase('doctor');
    pool = database.pool(2);
  });
  afterAll(() => database?.drop());

  const look = async (env: Readonly<Record<string, string>> = KEY) =>
    said(await lookAtDatabase(database.url, env));

  it('says what is well of a database that was prepared', async () => {
    await prepareDatabase({ databaseUrl: database.url, key: KEY, say: () => undefined });
    await new Keyring(pool, readRootKey(KEY)).secret('campaign-secrets');
    expect(await look()).toMatchObject({
      database: expect.stringMatching(/^well: Postgres \d/),
      clock: expect.stringMatching(/: this machine and the database are \d+\.\d seconds apart$/),
      connections: expect.stringMatching(
        /^(well|warning): \d+ of \d+ connections are in use; 0 services that are there may open 10 each, 0 in all/,
      ),
      schema: 'well: everything this release needs is there',
      log: 'well: it ends at 0, in era 1',
      VEDETTE_KEY: 'well: it opens all 1 keys',
      backups: 'well: none ever was made, none ever was verified',
    });
  });

  it('finds that the services that are there may open more connections than the server takes', async () => {
    const pools = ['gateway', 'reporting', 'vedette'].map((name) =>
      openPool({ ...OWN, DATABASE_URL: database.url }, name),
    );
    try {
      for (const pool of pools) await pool.query('SELECT 1');
      expect((await look({ ...KEY, DATABASE_POOL_SIZE: '4' }))['connections']).toMatch(
        /2 services that are there may open 4 each, 8 in all/,
      );
      expect((await look({ ...KEY, DATABASE_POOL_SIZE: '200' }))['connections']).toMatch(
        /^warning: .* 400 in all: a smaller DATABASE_POOL_SIZE/,
      );
    } finally {
      for (const pool of pools) await pool.end();
    }
  });

  it('finds that nobody has made a backup since yesterday, or tried one for a week', async () => {
    const record = new BackupRecord(pool);
    await record.note('made', { file: 'a.dump', bytes: 1 });
    await record.note('verified', { file: 'a.dump', bytes: 1 });
    expect((await look())['backups']).toBe('well: one was made 0 hours ago, one was verified 0 hours ago');
    await pool.query(`UPDATE conductor.backup SET at = at - interval '27 hours' WHERE kind = 'made'`);
    expect((await look())['backups']).toMatch(/^warning: one was made 27 hours ago.*backup run/);
    await record.note('made', { file: 'b.dump', bytes: 1 });
    await pool.query(`UPDATE conductor.backup SET at = at - interval '9 days' WHERE kind = 'verified'`);
    expect((await look())['backups']).toMatch(/^warning: .*verified 216 hours ago/);
  });

  it('finds a key that is another one or is being changed, keys that lie open, and does not guess without a key', async () => {
    expect((await look({ VEDETTE_KEY: 'another key altogether' }))['VEDETTE_KEY']).toMatch(
      /^fault: it is not the one that sealed key "campaign-secrets"/,
    );
    expect((await look({}))['VEDETTE_KEY']).toMatch(
      /^well: 1 keys are sealed; whether it opens them was not tried/,
    );
    const changing = { VEDETTE_KEY: 'the key that is to be', VEDETTE_KEY_OLD: KEY.VEDETTE_KEY };
    expect((await look(changing))['VEDETTE_KEY']).toBe(
      'warning: 1 of 1 keys open with VEDETTE_KEY_OLD alone: ./vedette keys reseal, once every service has both',
    );
    const changed = { ...KEY, VEDETTE_KEY_OLD: 'the key that was before' };
    expect((await look(changed))['VEDETTE_KEY']).toBe(
      'warning: it opens all 1 keys, and VEDETTE_KEY_OLD opens none of them: take that away from all services',
    );
    await new Keyring(pool, null).secret('open');
    expect((await look())['VEDETTE_KEY']).toBe('warning: 1 of 2 keys lie open in the database');
  });

  it('finds a log that was restored from elsewhere, one that nobody seals, and a schema that lacks something', async () => {
    await new EventStore(pool).append({
      ...{ campaign: 'a', stream: 'land', expectedVersion: 0, commandId: randomUUID() },
      events: [{ type: 'UnitMoved', turn: 1, phase: 'strategic-1', rule: null, data: {}, audience: {} }],
    });
    // Just written, whatever the clock of this machine says: it may yet be sealed.
    expect((await look())['log']).toMatch(/^well: /);
    await pool.query('ALTER TABLE es.event DISABLE TRIGGER USER');
    await pool.query(`UPDATE es.event SET recorded_at = recorded_at - interval '40 seconds'`);
    await pool.query('ALTER TABLE es.event ENABLE TRIGGER USER');
    expect((await look())['log']).toMatch(/^fault: 1 events wait for the sealer, the oldest for 4\d seconds/);
    await new EventStore(pool).seal();
    expect((await look())['log']).toBe('well: it ends at 1, in era 1');
    await pool.query('UPDATE es.era SET system_identifier = 1');
    expect((await look())['log']).toMatch(/^fault: .*/);
    await pool.query(`DELETE FROM es.migration WHERE name = 'functions/seal.sql'`);
    expect((await look())['schema']).toMatch(/^fault: .*functions\/seal\.sql.*database prepare/);
  });

  it('knows which release the schema still lets work, once one has taken something away', async () => {
    expect(await oldestReleaseFor(pool)).toBeNull();
    await pool.query(`INSERT INTO es.migration (name, digest, release, expands) VALUES
      ('version 9998', '', '0.10.0', false), ('version 9999', '', '0.9.0', false), ('version 9997', '', '0.11.0', true)`);
    expect(await oldestReleaseFor(pool)).toBe('0.10.0');
    await pool.query(`DELETE FROM es.migration WHERE name LIKE 'version 999_'`);
  });

  it('says that a database or broker cannot be reached, and nothing more of it', async () => {
    expect(await lookAtDatabase('postgres://nobody:secret@127.0.0.1:1/nothing', {})).toMatchObject([
      { what: 'database', is: 'fault' },
    ]);
    expect(await lookAtBroker({ url: 'nats://127.0.0.1:1', installation: 'x' })).toMatchObject([
      { what: 'broker', is: 'fault' },
    ]);
  });

  it.each([
    [{ version: '2.10.29' }, 'well'],
    [{ version: '2.10.27', cluster: 'c' }, 'well'],
    [{ version: '2.9.10' }, 'warning'],
    [{ version: '2.9.10', cluster: 'c' }, 'fault'],
  ])('says of the broker %j: %s', (info, is) => {
    const found = server({ info } as never);
    expect(found.is).toBe(is);
    if (is !== 'well') expect(found.text).toContain('2.10.27 or later');
  });

  it('tells the broker’s version, and that no conductor answers', async () => {
    const found = said(await lookAtBroker({ url: natsUrl, installation: `test-doctor-${process.pid}` }));
    expect(found['broker']).toMatch(/^(well: nats-server \d|warning: .*2\.10\.27)/);
    expect(found['JetStream']).toMatch(/^well: \d+ streams/);
    expect(found['streams']).toMatch(/^warning: there are none of this installation/);
    expect(found['dead letters']).toMatch(/^fault: /);
    expect(found['builds']).toMatch(/^warning: no process says which it is of/);
  });
});
