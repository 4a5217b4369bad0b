import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readdir } from 'node:fs/promises';
import { migrateAlone } from '@vedette/database';
import pg from 'pg';
import { temporaryDatabase, type TemporaryDatabase } from '../testing/temporary-database.js';
import { appendOf } from '../testing/sample-events.js';
import { REPLACEABLE, VERSIONS } from './contents.js';
import { migrate, requireSchema } from './migrate.js';

describe('migrating the event store', () => {
  let db: TemporaryDatabase;
  beforeAll(async () => {
    db = await temporaryDatabase();
  });
  afterAll(() => db.drop());

  it('does nothing the second time', async () => {
    expect(await migrate(db.pool)).toEqual({ versions: [], replaced: [] });
  });

  it('lets many services start at once, and one of them does the work', async () => {
    await db.pool.query('DROP SCHEMA es CASCADE');
    const reports = await Promise.all(Array.from({ length: 8 }, () => migrate(db.pool)));
    expect(reports.filter(({ versions }) => versions.length > 0)).toHaveLength(1);
    expect(reports.filter(({ replaced }) => replaced.length > 0)).toHaveLength(1);
  });

  it('lets services start that all have looked before one of them begins', async () => {
    await db.pool.query('DROP SCHEMA es CASCADE');
    const pools = Array.from({ length: 4 }, () => new pg.Pool({ connectionString: db.url, max: 1 }));
    const gate = await db.pool.connect();
    try {
      // Who has made something on this connection before, as the schema of another part, opens no table on the way.
      for (const pool of pools) await pool.query('CREATE TEMPORARY TABLE before_it (a int)');
      await gate.query(`SELECT pg_advisory_lock(hashtextextended('es.migrate', 0))`);
      const all = Promise.all(pools.map((pool) => migrate(pool)));
      for (let waiting = 0; waiting < pools.length;) {
        const { rows } = await gate.query<{ n: number }>(
          `SELECT count(*)::int AS n FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
              AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
        );
        waiting = rows[0]!.n;
      }
      await gate.query(`SELECT pg_advisory_unlock(hashtextextended('es.migrate', 0))`);
      expect((await all).filter(({ versions }) => versions.length > 0)).toHaveLength(1);
    } finally {
      gate.release();
      await Promise.all(pools.map((pool) => pool.end()));
    }
  });

  it('replaces a function whose file has changed and touches nothing else', async () => {
    await db.pool.query(`UPDATE es.migration SET digest = 'older' WHERE name = 'functions/seal.sql'`);
    expect(await migrate(db.pool)).toEqual({ versions: [], replaced: ['functions/seal.sql'] });
  });

  it.each([
    [
      'parameters',
      'es.log_head(p_what int) RETURNS bigint LANGUAGE sql AS $$ SELECT 1::bigint $$',
      'log-head',
    ],
    ['result', 'es.block_of(p_campaign int) RETURNS text LANGUAGE sql AS $$ SELECT 1::text $$', 'block-of'],
  ])('leaves one function of a name when its %s have changed', async (_what, older, file) => {
    const name = file.replace('-', '_');
    await db.pool.query(`DROP FUNCTION es.${name}; CREATE FUNCTION ${older}`);
    await db.pool.query(`UPDATE es.migration SET digest = 'older' WHERE name = 'functions/${file}.sql'`);
    expect((await migrate(db.pool)).replaced).toEqual([`functions/${file}.sql`]);
    const { rows } = await db.pool.query<{ result: string; parameters: string }>(
      `SELECT prorettype::regtype::text AS result, pg_get_function_arguments(oid) AS parameters
         FROM pg_proc WHERE pronamespace = 'es'::regnamespace AND proname = $1`,
      [name],
    );
    expect(rows).toEqual([
      name === 'log_head'
        ? { result: 'bigint', parameters: '' }
        : { result: 'integer', parameters: 'p_campaign integer' },
    ]);
  });

  describe('beside a newer release', () => {
    const textOf = async (): Promise<string> => {
      const { rows } = await db.pool.query<{ text: string }>(
        `SELECT prosrc AS text FROM pg_proc WHERE oid = 'es.log_head'::regproc`,
      );
      return rows[0]!.text;
    };

    it('refuses a database from which it took away what this one uses', async () => {
      await db.pool.query(`INSERT INTO es.migration (name, digest) VALUES ('version 9999', '')`);
      const refused = { code: 'EVENT_STORE_SCHEMA_TOO_NEW', found: 9999 };
      await expect(migrate(db.pool)).rejects.toMatchObject(refused);
      await expect(requireSchema(db.pool)).rejects.toMatchObject(refused);
      await db.pool.query(`DELETE FROM es.migration WHERE name = 'version 9999'`);
    });

    it('starts on what it added, and can be put back', async () => {
      await db.pool.query(
        `INSERT INTO es.migration (name, digest, release, expands) VALUES ('version 9999', '', '9.0.0', true)`,
      );
      expect(await migrate(db.pool, { release: '0.2.0' })).toEqual({ versions: [], replaced: [] });
      await requireSchema(db.pool);
      await db.pool.query(`DELETE FROM es.migration WHERE name = 'version 9999'`);
    });

    it('leaves the functions it wrote, in whatever order the two migrate; it replaces those of this one', async () => {
      const ours = await textOf();
      await migrate(db.pool, { release: '0.2.0' });
      const written = (release: string) =>
        db.pool.query(
          `UPDATE es.migration SET digest = 'another', release = '${release}' WHERE name = 'functions/log-head.sql'`,
        );
      await db.pool.query(
        'CREATE OR REPLACE FUNCTION es.log_head() RETURNS bigint LANGUAGE sql STABLE AS $$ SELECT 42::bigint $$',
      );
      await written('0.10.0');
      for (const release of ['0.2.0', '0.2.1', ''])
        expect((await migrate(db.pool, { release })).replaced).toEqual([]);
      expect(await textOf()).toContain('42');
      expect((await migrate(db.pool, { release: '0.10.0' })).replaced).toEqual(['functions/log-head.sql']);
      expect(await textOf()).toBe(ours);
      expect(await migrate(db.pool, { release: '0.2.0' })).toEqual({ versions: [], replaced: [] });
    });

    it('changes nothing when it only starts, whoever wrote last', async () => {
      await db.pool.query(
        'CREATE OR REPLACE FUNCTION es.log_head() RETURNS bigint LANGUAGE sql STABLE AS $$ SELECT 43::bigint $$',
      );
      await db.pool.query(
        `UPDATE es.migration SET digest = 'another', release = '' WHERE name = 'functions/log-head.sql'`,
      );
      await requireSchema(db.pool, { release: '9.0.0' });
      expect(await textOf()).toContain('43');
      expect((await migrate(db.pool)).replaced).toEqual(['functions/log-head.sql']);
    });

    it('that is missing something does not make it when it only starts', async () => {
      await db.pool.query(`DELETE FROM es.migration WHERE name = 'functions/log-head.sql'`);
      await expect(requireSchema(db.pool)).rejects.toMatchObject({
        code: 'EVENT_STORE_SCHEMA_BEHIND',
        missing: ['functions/log-head.sql'],
      });
      await migrate(db.pool);
    });
  });

  it('gives way to whoever holds a table, and says that it may be tried again', async () => {
    const holder = await db.pool.connect();
    try {
      await holder.query('BEGIN; LOCK TABLE es.migration IN ACCESS EXCLUSIVE MODE');
      // Looking at the list waits as any query would; the migration itself is what gives way.
      await db.pool.query('SELECT 1');
      const alone = migrateAlone(db.pool, 'es.migrate', (client) =>
        client.query('ALTER TABLE es.migration ADD x int'),
      );
      await expect(alone).rejects.toMatchObject({ code: '55P03' });
    } finally {
      await holder.query('ROLLBACK');
      holder.release();
    }
  });

  it('applies every file of the sql folder', async () => {
    const named = [...VERSIONS.flatMap(({ files }) => files), ...REPLACEABLE].sort();
    const root = new URL('../sql/', import.meta.url);
    const folders = await readdir(root);
    const found = await Promise.all(
      folders.map(async (folder) =>
        (await readdir(new URL(`${folder}/`, root))).map((file) => `${folder}/${file}`),
      ),
    );
    expect(found.flat().sort()).toEqual(named);
  });

  it('gives each block of a thousand campaigns a partition of its own', async () => {
    await db.pool.query('ALTER TABLE es.campaign ALTER campaign_no RESTART WITH 2999');
    await db.store.append(appendOf('last-of-block', 'land', 0, 1));
    await db.store.append(appendOf('first-of-block', 'land', 0, 1));
    const { rows } = await db.pool.query<{ partition: string; number: number }>(
      'SELECT tableoid::regclass::text AS partition, campaign_no AS number FROM es.event ORDER BY campaign_no',
    );
    expect(rows).toEqual([
      { partition: 'es.event_block_2', number: 2999 },
      { partition: 'es.event_block_3', number: 3000 },
    ]);
  });

  it('makes a partition once when many campaigns begin at the same time', async () => {
    await db.pool.query('ALTER TABLE es.campaign ALTER campaign_no RESTART WITH 7000');
    const ids = Array.from({ length: 10 }, (_, index) => `together-${index}`);
    await Promise.all(ids.map((id) => db.store.append(appendOf(id, 'land', 0, 1))));
    const { rows } = await db.pool.query(`SELECT FROM es.event_block_7`);
    expect(rows).toHaveLength(10);
  });

  it.each([
    ['an update', `UPDATE es.event SET type = 'Other'`],
    ['an update of a partition', `UPDATE es.event_block_2 SET type = 'Other'`],
    ['a deletion', 'DELETE FROM es.event'],
    ['a deletion from a partition', 'DELETE FROM es.event_block_2'],
    ['truncation', 'TRUNCATE es.event'],
    ['truncation of a partition', 'TRUNCATE es.event_block_2'],
    ['an update of a tick', 'UPDATE es.tick SET base_position = 7'],
    ['a deletion of a tick', 'DELETE FROM es.tick'],
    ['truncation of the ticks', 'TRUNCATE es.tick CASCADE'],
  ])('has the database refuse %s', async (_what, statement) => {
    await expect(db.pool.query(statement)).rejects.toMatchObject({ code: 'ES002' });
  });

  it('keeps the order proof in place: the sequence draws one number at a time', async () => {
    const { rows } = await db.pool.query(
      `SELECT cache_size::int AS cache FROM pg_sequences WHERE schemaname = 'es' AND sequencename = 'event_seq'`,
    );
    expect(rows).toEqual([{ cache: 1 }]);
  });
});
