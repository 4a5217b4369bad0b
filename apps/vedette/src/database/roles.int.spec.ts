import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SERVICE_NAMES, type ServiceName } from '@vedette/contracts';
import { EventStore } from '@vedette/event-store';
import { BackupRecord } from '@vedette/ledger';
import { CORRESPONDENCE_KEYS, DocumentStore, Keyring } from '@vedette/vault';
import pg from 'pg';
import { findPostgresTool } from '../backup/postgres-tool.js';
import { runBackup } from '../backup/run-backup.js';
import { prepareDatabase } from './prepare-database.js';
import { roleUrl } from './role-url.js';
import { DATABASE_USERS, type DatabaseUser, ownerRole, roleOf, type RolePasswords } from './roles.js';

const server = process.env['DATABASE_URL'] ?? 'postgres://root@127.0.0.1:5432/postgres';
const database = `vedette_test_${randomBytes(6).toString('hex')}`;
const url = Object.assign(new URL(server), { pathname: `/${database}` }).href;
const passwords = Object.fromEntries(
  DATABASE_USERS.map((user) => [user, randomBytes(12).toString('hex')]),
) as RolePasswords;

const VERBS = ['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE'] as const;
type Verb = (typeof VERBS)[number];

/** Who may do what with a table, written down by hand; whoever is not named may nothing. */
const WITHOUT_LOG: readonly ServiceName[] = ['gateway', 'people', 'correspondence'];
const WITH_LOG = SERVICE_NAMES.filter((service) => !WITHOUT_LOG.includes(service));
const WITH_KEYS: readonly ServiceName[] = [...WITH_LOG, 'people'];
/** Who owns what is in a schema of services' own; nobody else has a way to it but by what is named below. */
const OWNERS: Readonly<Record<string, ServiceName>> = {
  people: 'people',
  conductor: 'turn-conductor',
  correspondence: 'correspondence',
  intake: 'order-intake',
};
const ADDING = [
  'order-intake',
  'turn-conductor',
  'land-resolution',
  'naval-resolution',
  'logistics',
  'battle-table',
] as const;
const WORKERS = ['land-resolution', 'naval-resolution', 'logistics', 'battle-table'] as const;
const READ: readonly Verb[] = ['SELECT'];
const WRITE: readonly Verb[] = ['SELECT', 'INSERT', 'UPDATE', 'DELETE'];
const only = (services: readonly ServiceName[], verbs: readonly Verb[]) =>
  Object.fromEntries(services.map((service) => [service, verbs]));

const mayWith = (table: string): Readonly<Partial<Record<ServiceName, readonly Verb[]>>> => {
  const [schema = ''] = table.split('.');
  if (table === 'es.snapshot') return only(WITH_LOG, WRITE);
  if (['es.cursor', 'es.dead_letter', 'es.projection'].includes(table))
    return { ...only(WITH_LOG, READ), reporting: WRITE };
  if (table === 'es.relay_base') return { ...only(WITH_LOG, READ), 'turn-conductor': ['SELECT', 'INSERT'] };
  if (schema === 'es') return only(WITH_LOG, READ);
  if (table === 'vault.migration') return only([...WITH_KEYS, 'gateway'], READ);
  if (table === 'vault.document') return only([...WITH_KEYS, 'gateway'], ['SELECT', 'INSERT']);
  // Of keys the gateway reads the public halves alone; that, too, is tried below.
  if (table === 'vault.key') return { ...only(WITH_KEYS, ['SELECT', 'INSERT']), gateway: READ };
  // What the gateway kept is others' now; what is left there nobody but correspondence and people look at.
  if (table === 'people.correspondent') return { correspondence: READ, people: WRITE };
  if (table === 'people.correspondent_silenced') return { correspondence: READ, people: WRITE };
  if (table === 'people.cell_of_campaign') return { gateway: READ, correspondence: READ, people: WRITE };
  if (table === 'people.correspondent_seat') return only(['people', 'correspondence'], READ);
  if (table === 'gateway.migration') return { people: READ };
  if (schema === 'gateway') return {};
  if (table === 'people.live') return only(['people', 'gateway'], READ);
  const owner = OWNERS[schema!]!;
  if (table.endsWith('.migration')) return { [owner]: READ };
  if (table === 'conductor.verification')
    return { [owner]: WRITE, ...only(WORKERS, ['SELECT', 'INSERT', 'UPDATE']) };
  // Whoever follows the log writes down that its history is broken.
  if (table === 'conductor.history_break') return { ...only(WITH_LOG, ['SELECT', 'INSERT']), [owner]: WRITE };
  // Workers add what a trial came to; which columns, is tried below.
  return { [owner]: WRITE, ...(table === 'conductor.trial' ? only(WORKERS, ['SELECT', 'UPDATE']) : {}) };
};

/** Whoever makes backups reads everything, and notes that he made one. */
const mayOf = (user: DatabaseUser, table: string): readonly Verb[] => {
  if (user !== 'backup') return mayWith(table)[user] ?? [];
  return table === 'conductor.backup' ? ['SELECT', 'INSERT', 'UPDATE'] : READ;
};

/** What the server says to who has no right, and what it says to everybody who would write into a view of several tables or empty one. */
const NO_RIGHT: readonly string[] = ['42501', '55000', '42809'];

const statementOf = (verb: Verb, table: string, column: string): string =>
  ({
    SELECT: `SELECT FROM ${table} LIMIT 0`,
    INSERT: `INSERT INTO ${table} ("${column}") SELECT "${column}" FROM ${table} LIMIT 0`,
    UPDATE: `UPDATE ${table} SET "${column}" = "${column}" WHERE false`,
    DELETE: `DELETE FROM ${table} WHERE false`,
    TRUNCATE: `TRUNCATE ${table}`,
  })[verb];

const EVENT = {
  type: 'TurnOpened',
  schemaVersion: 1,
  turn: 1,
  data: { turn: 1 },
  audience: { kind: 'everybody' },
} as const;

describe('the roles of the database', () => {
  const admin = new pg.Client({ connectionString: server });
  const owner = new pg.Client({ connectionString: url });
  const pools = new Map<DatabaseUser, pg.Pool>();
  let tables: { table: string; column: string }[];

  beforeAll(async () => {
    await admin.connect();
    await admin.query(`CREATE DATABASE ${database}`);
    const prepare = () => prepareDatabase({ databaseUrl: url, passwords, key: {}, say: () => undefined });
    await prepare();
    // Once more, as every later start does.
    await prepare();
    await owner.connect();
    for (const user of DATABASE_USERS) {
      const pool = new pg.Pool({ connectionString: roleUrl(url, user, passwords), max: 2 });
      pool.on('error', () => undefined);
      pools.set(user, pool);
    }
    ({ rows: tables } = await owner.query(`
      SELECT format('%I.%I', table_schema, table_name) AS table, min(column_name) AS column
        FROM information_schema.columns
       WHERE table_schema IN ('es', 'vault', 'gateway', 'people', 'conductor', 'correspondence', 'intake')
         AND is_generated = 'NEVER' AND is_identity = 'NO'
       GROUP BY 1 ORDER BY 1`));
  });
  afterAll(async () => {
    await Promise.all([...pools.values()].map((pool) => pool.end()));
    await owner.end();
    await admin.query(`DROP DATABASE ${database} WITH (FORCE)`);
    for (const role of [ownerRole(database), ...DATABASE_USERS.map((user) => roleOf(database, user))])
      await admin.query(`DROP ROLE IF EXISTS "${role}"`);
    await admin.end();
  });

  /** What becomes of a statement, which is taken back. */
  const outcome = async (user: DatabaseUser, statement: string): Promise<string> => {
    const client = await pools.get(user)!.connect();
    try {
      await client.query('BEGIN');
      await client.query(statement);
      return 'done';
    } catch (error) {
      return (error as { code?: string }).code ?? String(error);
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  };

  it.each(DATABASE_USERS)('%s may do with each table what it must, and nothing else', async (service) => {
    const done: string[] = [];
    const mustBe: string[] = [];
    for (const { table, column } of tables)
      for (const verb of VERBS) {
        const became = await outcome(service, statementOf(verb, table, column));
        if (!NO_RIGHT.includes(became)) done.push(`${verb} ${table}`);
        if (mayOf(service, table).includes(verb)) mustBe.push(`${verb} ${table}`);
      }
    expect(tables.length).toBeGreaterThan(30);
    // INSERT … SELECT reads as well; who may insert may read here, so nothing hides behind that.
    expect(done).toEqual(mustBe);
  });

  const OTHERS = [
    ['a superuser', 'ALTER SYSTEM SET log_statement = none'],
    ['a maker of roles', 'CREATE ROLE other'],
    ['a maker of databases', 'CREATE DATABASE other'],
    ['another role', `SET ROLE "${ownerRole(database)}"`],
    ['a server program', `COPY (SELECT 1) TO PROGRAM 'true'`],
    ['a file of the server', `COPY (SELECT 1) TO '/tmp/vedette-should-not-be'`],
    ['a reader of files', `SELECT pg_read_file('/etc/hostname')`],
    ['a changer of the log’s triggers', 'ALTER TABLE es.event DISABLE TRIGGER ALL'],
    ['a changer of its functions', 'ALTER FUNCTION es.refuse_change() OWNER TO CURRENT_USER'],
    ['a dropper of the log', 'DROP SCHEMA es CASCADE'],
    ['a maker of tables in the log', 'CREATE TABLE es.other (n int)'],
    ['a maker of tables for everybody', 'CREATE TABLE public.other (n int)'],
    ['an archivist', `SELECT es.bury_campaign(1, 0, '{}')`],
    ['a restorer', 'SELECT es.begin_era()'],
    ['a replica', `SET session_replication_role = replica`],
  ] as const;
  it.each(DATABASE_USERS.flatMap((service) => OTHERS.map(([what, sql]) => [service, what, sql] as const)))(
    '%s is not %s',
    async (service, _, statement) => {
      expect(await outcome(service, statement)).toMatch(/^(42501|25001)$/);
    },
  );

  it('the gateway learns of people what one view tells, and of keys what anybody may know', async () => {
    for (const statement of [
      'SELECT password_hash FROM people.account',
      'SELECT digest FROM people.refresh_token',
      'SELECT digest FROM people.one_time_code',
      'SELECT digest FROM people.personal_token',
      'SELECT id FROM people.invitation',
      'SELECT data FROM people.outgoing',
      'SELECT email FROM people.correspondent',
      'SELECT sealed FROM vault.key',
      'SELECT * FROM vault.key',
      "INSERT INTO vault.key (name, kind, sealed_with, sealed) VALUES ('access', 'ed25519', 'nothing', '')",
      'UPDATE people.account SET operator = true',
      "INSERT INTO people.membership (campaign, account_id, role) VALUES ('a', gen_random_uuid(), 'administrator')",
    ])
      expect([statement, await outcome('gateway', statement)]).toEqual([statement, '42501']);
    const columns = await pools.get('gateway')!.query('SELECT * FROM people.live LIMIT 0');
    expect(columns.fields.map(({ name }) => name)).toEqual([
      'id',
      'digest',
      'scopes',
      'account_id',
      'account',
      'operator',
      'unnoted',
      'places',
    ]);
    expect(await outcome('gateway', 'SELECT name, public FROM vault.key')).toBe('done');
  });

  it('a worker adds to a trial what it came to, and changes nothing of what was asked', async () => {
    for (const service of WORKERS)
      for (const column of ['campaign', 'trial', 'turn', 'basis', 'dice', 'asked_at', 'place', 'told_at'])
        expect([
          service,
          column,
          await outcome(service, `UPDATE conductor.trial SET ${column} = ${column}`),
        ]).toEqual([service, column, '42501']);
  });

  it('whoever makes backups dumps all there is, also what reporting made since, and the database remembers it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vedette-backups-'));
    try {
      await pools
        .get('reporting')!
        .query(
          'CREATE SCHEMA proj_new; CREATE TABLE proj_new.page (n int); INSERT INTO proj_new.page VALUES (1)',
        );
      const { file } = await runBackup(roleUrl(url, 'backup', passwords), folder);
      const { stdout } = await promisify(execFile)(await findPostgresTool('pg_restore', 15), [
        '--list',
        join(folder, file),
      ]);
      for (const data of ['es event_block_0', 'people account', 'vault key', 'proj_new page'])
        expect(stdout).toContain(`TABLE DATA ${data} `);
      expect(await new BackupRecord(owner as never).ages()).toMatchObject({ ever: { made: true } });
      await pools.get('reporting')!.query('DROP SCHEMA proj_new CASCADE');
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('whoever makes backups reads the projections of a house that had them before he had a role', async () => {
    const reporting = pools.get('reporting')!;
    await reporting.query('CREATE SCHEMA proj_old; CREATE TABLE proj_old.page (n int)');
    const backup = roleOf(database, 'backup');
    await owner.query(
      `REVOKE ALL ON SCHEMA proj_old FROM "${backup}"; REVOKE ALL ON proj_old.page FROM "${backup}"`,
    );
    expect(await outcome('backup', 'SELECT FROM proj_old.page')).toBe('42501');
    await prepareDatabase({ databaseUrl: url, passwords, key: {}, say: () => undefined });
    expect(await outcome('backup', 'SELECT FROM proj_old.page')).toBe('done');
    await reporting.query('DROP SCHEMA proj_old CASCADE');
  });

  it('those who append do so through the log’s functions, and those who do not are refused', async () => {
    for (const service of SERVICE_NAMES) {
      const store = new EventStore(pools.get(service)!, { retryBudgetMs: 0 });
      const append = store.append({
        campaign: `of-${service}`,
        stream: 'turn',
        expectedVersion: 0,
        commandId: '00000000-0000-4000-8000-000000000001',
        events: [EVENT],
        meta: {},
      } as Parameters<EventStore['append']>[0]);
      if ((ADDING as readonly string[]).includes(service))
        await expect(append).resolves.toMatchObject({ lastVersion: 1 });
      else await expect(append).rejects.toMatchObject({ code: '42501' });
    }
  });

  it('the log only grows, also for a service that is broken and says what an archivist says', async () => {
    for (const service of SERVICE_NAMES)
      for (const statement of [
        `UPDATE es.event SET type = 'Other'`,
        'DELETE FROM es.event',
        'TRUNCATE es.event',
        `INSERT INTO es.event (campaign_no, stream_pk, version, schema_version, command_id, type, data, audience)
         VALUES (1, 1, 99, 1, gen_random_uuid(), 'Forged', '{}', '{}')`,
      ])
        expect([service, await outcome(service, `SET LOCAL es.allow_archive = 'on'; ${statement}`)]).toEqual([
          service,
          '42501',
        ]);
    const { rows } = await owner.query<{ n: number }>('SELECT count(*)::int AS n FROM es.event');
    expect(rows[0]?.n).toBe(ADDING.length);
  });

  it('a service cannot slip something under the functions that run as the owner', async () => {
    const became = await outcome(
      'reporting',
      `CREATE SCHEMA proj_evil;
       CREATE FUNCTION proj_evil.clock_timestamp() RETURNS timestamptz LANGUAGE sql AS $$ SELECT 1/0; SELECT now() $$;
       SET LOCAL search_path = proj_evil, pg_catalog;
       SELECT es.seal()`,
    );
    // es.seal() refuses a transaction that has written; it never comes to the false clock.
    expect(became).toBe('ES006');
    const { rows } = await owner.query<{ name: string }>(`
      SELECT proname AS name FROM pg_proc WHERE pronamespace = 'es'::regnamespace AND prosecdef
         AND NOT coalesce(proconfig @> ARRAY['search_path=pg_catalog, pg_temp'], false)`);
    expect(rows).toEqual([]);
  });

  it('services find everything migrated, seal, and keep what is theirs in the vault', async () => {
    for (const service of WITH_LOG) {
      const pool = pools.get(service)!;
      await new EventStore(pool).requireSchema();
    }
    for (const service of ['turn-conductor', 'reporting'] as const)
      expect(await new EventStore(pools.get(service)!).seal()).toMatchObject({ by: 'this call' });
    for (const service of [...WITH_KEYS, 'gateway'] as const) {
      const documents = new DocumentStore(pools.get(service)!);
      expect(await documents.get(await documents.put({ by: service }))).toEqual({ by: service });
    }
    for (const service of WITH_KEYS)
      expect(await new Keyring(pools.get(service)!, null).secret(`of-${service}`)).toHaveLength(32);
    const { publicKey } = await new Keyring(pools.get('people')!, null).signingKey('access');
    expect(await new Keyring(pools.get('gateway')!, null).publicKey('access')).toBe(publicKey);
  });

  it('correspondence reads whom it may write to, and nothing else of accounts; it has keys of its own', async () => {
    for (const view of ['people.correspondent', 'people.correspondent_seat', 'people.correspondent_silenced'])
      expect([view, await outcome('correspondence', `SELECT * FROM ${view}`)]).toEqual([view, 'done']);
    for (const statement of [
      `UPDATE people.correspondent SET email = 'x@example.org'`,
      'DELETE FROM people.correspondent',
      'SELECT password_hash FROM people.account',
      'SELECT sealed FROM vault.key',
    ])
      expect([statement, await outcome('correspondence', statement)]).toEqual([statement, '42501']);
    for (const service of WITH_LOG)
      expect([service, await outcome(service, 'SELECT * FROM people.correspondent')]).toEqual([
        service,
        '42501',
      ]);
    const keys = new Keyring(pools.get('correspondence')!, null, CORRESPONDENCE_KEYS);
    expect(await keys.secret('outgoing')).toHaveLength(32);
  });

  it('a service that finds something missing and may not make it says what to run', async () => {
    await owner.query(`DELETE FROM es.migration WHERE name = 'functions/seal.sql'`);
    await expect(new EventStore(pools.get('order-intake')!).requireSchema()).rejects.toThrow(
      /functions\/seal\.sql.*vedette database prepare/,
    );
    await prepareDatabase({ databaseUrl: url, passwords, key: {}, say: () => undefined });
    await new EventStore(pools.get('order-intake')!).requireSchema();
  });

  it('the owner is no superuser and nobody signs in as it', async () => {
    const { rows } = await owner.query(
      `SELECT rolsuper, rolcanlogin, (SELECT count(*)::int FROM pg_class c JOIN pg_namespace n ON n.oid = relnamespace
          WHERE nspname IN ('es', 'vault', 'gateway', 'people', 'conductor', 'correspondence', 'intake') AND relowner <> r.oid) AS elsewhere
         FROM pg_roles r WHERE rolname = $1`,
      [ownerRole(database)],
    );
    expect(rows).toEqual([{ rolsuper: false, rolcanlogin: false, elsewhere: 0 }]);
  });
});
