import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SERVICE_NAMES } from '@vedette/contracts';
import { digestOf, Passwords, SignedCodes } from '@vedette/people';
import { Keyring, migrate, readHistory, readRootKey, seal, vaultHistory } from '@vedette/vault';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { AccountRepository } from '../../../people/src/records/account.repository.js';
import { OneTimeCodeRepository } from '../../../people/src/records/one-time-code.repository.js';
import { OutgoingRepository } from '../../../people/src/records/outgoing.repository.js';
import type { PeopleSchema } from '../../../people/src/database/people-schema.js';
import { InvitationRepository } from '../../../people/src/invitations/invitation.repository.js';
import { SessionRepository } from '../../../people/src/sessions/session.repository.js';
import { prepareDatabase } from './prepare-database.js';
import { roleUrl } from './role-url.js';
import { DATABASE_USERS, ownerRole, roleOf, type RolePasswords } from './roles.js';

const server = process.env['DATABASE_URL'] ?? 'postgres://root@127.0.0.1:5432/postgres';
const passwords = Object.fromEntries(
  SERVICE_NAMES.map((service) => [service, randomBytes(12).toString('hex')]),
) as RolePasswords;
const keys = { VEDETTE_KEY: 'the pass phrase of the house', CORRESPONDENCE_KEY: 'that of correspondence' };
const folder = (path: string): URL => new URL(`../../../${path}/`, import.meta.url);

/** The last step of the gateway's history in release 0.2.0. */
const LAST_OF_OLD = '015-seats.sql';
/** Columns that later steps added: no row of old has anything in them. */
const ADDED_SINCE = ['browser'];
const TABLES = [
  'account',
  'membership',
  'session',
  'refresh_token',
  'device',
  'personal_token',
  'one_time_code',
  'invitation',
  'failed_attempt',
  'account_event',
] as const;
const PASSWORD = 'a password of old';
const REFRESH = 'a refresh token of old';
const WHERE = { network: '192.0.2.1', userAgent: null, device: null };

/** In which order the schemas of services are brought up, and by whom. */
const ORDERS = [
  ['by "vedette database prepare", which makes roles', null],
  ['by services that start, people before correspondence', ['people', 'correspondence']],
  ['by services that start, correspondence before people', ['correspondence', 'people']],
] as const;

describe.each(ORDERS)('an installation of release 0.2.0 that is brought up %s', (_, order) => {
  const database = `vedette_test_${randomBytes(6).toString('hex')}`;
  const url = Object.assign(new URL(server), { pathname: `/${database}` }).href;
  const admin = new pg.Client({ connectionString: server });
  const owner = new pg.Pool({ connectionString: url, max: 2 });
  const pools: pg.Pool[] = [];
  const as = (service: 'gateway' | 'people'): pg.Pool => {
    const pool = new pg.Pool({
      connectionString: order === null ? roleUrl(url, service, passwords) : url,
      max: 2,
    });
    pool.on('error', () => undefined);
    pools.push(pool);
    return pool;
  };
  const dump = async (schema: string) =>
    Object.fromEntries(
      await Promise.all(
        TABLES.map(async (table) => {
          const { rows } = await owner.query(
            `SELECT to_jsonb(t) - $1::text[] AS row FROM ${schema}.${table} t ORDER BY 1`,
            [ADDED_SINCE],
          );
          return [table, rows];
        }),
      ),
    ) as Record<string, unknown[]>;

  let before: Record<string, unknown[]>;
  let people: Kysely<PeopleSchema>;
  let keyring: Keyring;
  let token: string;
  let reset: string;

  beforeAll(async () => {
    owner.on('error', () => undefined);
    await admin.connect();
    await admin.query(`CREATE DATABASE ${database}`);
    await migrate(owner, vaultHistory());
    const gateway = readHistory('gateway', folder('people/src/sql/gateway'));
    await migrate(owner, { ...gateway, steps: gateway.steps.filter(({ name }) => name <= LAST_OF_OLD) });
    await writeAsOfOld();
    before = await dump('gateway');
    if (order === null)
      for (let start = 0; start < 2; start++)
        await prepareDatabase({ databaseUrl: url, passwords, key: keys, say: () => undefined });
    else {
      await migrate(owner, gateway);
      for (const service of order) await migrate(owner, readHistory(service, folder(`${service}/src/sql`)));
    }
    const pool = as('people');
    people = new Kysely<PeopleSchema>({ dialect: new PostgresDialect({ pool }) });
    keyring = new Keyring(pool, readRootKey(keys));
  });
  afterAll(async () => {
    await Promise.all([...pools, owner].map((pool) => pool.end()));
    await admin.query(`DROP DATABASE ${database} WITH (FORCE)`);
    for (const role of [ownerRole(database), ...DATABASE_USERS.map((user) => roleOf(database, user))])
      await admin.query(`DROP ROLE IF EXISTS "${role}"`);
    await admin.end();
  });

  /** What the gateway of the older release has written: something in every table. */
  async function writeAsOfOld(): Promise<void> {
    const house = new Keyring(owner, readRootKey(keys));
    const codes = new SignedCodes(house);
    [token, reset] = [await codes.random('vdt'), await codes.random('vdr')];
    const [taylor, umpire, device, session, ended] = Array.from({ length: 5 }, () => randomUUID());
    const write = (statement: string, ...values: unknown[]) => owner.query(statement, values);
    await write(
      `INSERT INTO gateway.account (id, name, password_hash, operator, email, disabled_at)
       VALUES ($1, 'taylor', $3, false, 'taylor@example.org', NULL), ($2, 'umpire', NULL, true, NULL, now())`,
      ...[taylor, umpire, await new Passwords().hash(PASSWORD)],
    );
    await write(
      `INSERT INTO gateway.membership (campaign, account_id, role, player)
       VALUES ('mexico', $1, 'player', 'taylor'), ('mexico', $1, 'minister', 'marcy'), ('texas', $2, 'administrator', NULL)`,
      ...[taylor, umpire],
    );
    await write(`INSERT INTO gateway.device (id, account_id) VALUES ($1, $2)`, device, taylor);
    await write(
      `INSERT INTO gateway.session (id, account_id, expires_at, ended_at, ended_by, device_id, network)
       VALUES ($1, $3, now() + interval '9 days', NULL, NULL, $4, '192.0.2.1'),
              ($2, $3, now() + interval '9 days', now(), 'owner', NULL, NULL)`,
      ...[session, ended, taylor, device],
    );
    await write(
      'INSERT INTO gateway.refresh_token (digest, session_id, used_at) VALUES ($1, $3, NULL), ($2, $3, now())',
      ...[digestOf(REFRESH), digestOf('spent'), session],
    );
    await write(
      `INSERT INTO gateway.personal_token (id, account_id, digest, name, scopes, expires_at)
       VALUES ($1, $2, $3, 'bot', '{orders:read}', now() + interval '9 days')`,
      ...[randomUUID(), taylor, digestOf(token)],
    );
    await write(
      `INSERT INTO gateway.one_time_code (digest, account_id, kind, expires_at)
       VALUES ($1, $2, 'reset', now() + interval '1 hour')`,
      ...[digestOf(reset), taylor],
    );
    await write(
      `INSERT INTO gateway.invitation (id, campaign, role, player, note, invited_by, expires_at)
       VALUES ($1, 'mexico', 'player', 'worth', 'a friend', $2, now() + interval '9 days')`,
      ...[randomUUID(), umpire],
    );
    await write(
      `INSERT INTO gateway.failed_attempt VALUES ('network 192.0.2.9', 3, now() + interval '1 hour')`,
    );
    await write(
      `INSERT INTO gateway.account_event (account_id, kind, data) VALUES ($1, 'signed-in', '{"newDevice": true}')`,
      taylor,
    );
    const sealed = seal(await house.secret('outgoing'), 'outgoing secret', Buffer.from(reset));
    const mail = { to: 'taylor@example.org', minutes: 30, sealed: sealed.toString('base64') };
    const outgoing = (kind: string, data: object, bundle: string | null, sent: Date | null) =>
      write(
        'INSERT INTO gateway.outgoing (account, kind, data, bundle, sent_at) VALUES ($1, $2, $3, $4, $5)',
        ...[taylor, kind, JSON.stringify(data), bundle, sent],
      );
    await outgoing('letter', { about: 'letter', campaign: 'mexico' }, 'notices', null);
    await outgoing('password-changed', { to: 'taylor@example.org' }, null, new Date());
    await outgoing('password-reset', mail, null, null);
  }

  it('has every row of every table as it was, and nothing where they were', async () => {
    for (const table of TABLES) expect([table, before[table]!.length > 0]).toEqual([table, true]);
    expect(await dump('people')).toEqual(before);
    const { rows } = await owner.query<{ left: string | null }>(
      `SELECT string_agg(table_name, ', ') AS left FROM information_schema.tables
        WHERE table_schema = 'gateway' AND table_type = 'BASE TABLE' AND table_name = ANY ($1)`,
      [TABLES],
    );
    expect(rows).toEqual([{ left: null }]);
  });

  it('lets a gateway of the release before read and write by the old names, and nobody else', async () => {
    expect(await dump('gateway')).toEqual(before);
    for (let time = 0; time < 2; time++)
      await owner.query(
        `INSERT INTO gateway.failed_attempt VALUES ('network 192.0.2.7', 1, now())
         ON CONFLICT (subject) DO UPDATE SET count = gateway.failed_attempt.count + 1`,
      );
    const { rows } = await owner.query(
      `DELETE FROM people.failed_attempt WHERE subject = 'network 192.0.2.7' RETURNING count`,
    );
    expect(rows).toEqual([{ count: 2 }]);
    for (const table of order === null ? TABLES : [])
      await expect(as('gateway').query(`SELECT FROM gateway.${table}`)).rejects.toMatchObject({
        code: '42501',
      });
  });

  it('lets people sign in, renew and reset as before', async () => {
    const taylor = (await new AccountRepository(people).byName('taylor'))!;
    expect(await new Passwords().matches(taylor.passwordHash, PASSWORD)).toBe(true);
    expect(await new SessionRepository(people).renew(REFRESH, WHERE)).toMatchObject({ outcome: 'renewed' });
    expect(await new SignedCodes(keyring).genuine('vdr', reset)).toBe(true);
    expect(await new OneTimeCodeRepository(people).use('reset', reset)).toMatchObject({ account: taylor.id });
    expect(await new InvitationRepository(people).ofCampaign('mexico')).toMatchObject([
      { player: 'worth', note: 'a friend', invitedBy: 'umpire', status: 'open' },
    ]);
  });

  it('lets the gateway see who is signed in, and who presents a token, with their places', async () => {
    const { rows } = await as('gateway').query(
      `SELECT digest, scopes, account, operator, json_array_length(places) AS places FROM people.live ORDER BY digest NULLS FIRST`,
    );
    expect(rows).toEqual([
      { digest: null, scopes: null, account: 'taylor', operator: false, places: 2 },
      { digest: digestOf(token), scopes: ['orders:read'], account: 'taylor', operator: false, places: 2 },
    ]);
  });

  it('hands the mail over that waited, with its code, and leaves notices to who sends them', async () => {
    expect(await new OutgoingRepository(people, keyring).waiting(10)).toEqual([
      expect.objectContaining({
        kind: 'password-reset',
        data: { to: 'taylor@example.org', minutes: 30, secret: reset },
      }),
    ]);
    const { rows } = await owner.query('SELECT kind FROM correspondence.outgoing ORDER BY id');
    expect(rows).toEqual([{ kind: 'letter' }, { kind: 'password-changed' }]);
  });
});
