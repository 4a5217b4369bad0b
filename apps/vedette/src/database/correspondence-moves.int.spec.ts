import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SERVICE_NAMES } from '@vedette/contracts';
import {
  CORRESPONDENCE_KEYS,
  Keyring,
  migrate,
  readHistory,
  readRootKey,
  RootKeyMissingError,
  seal,
  SealBrokenError,
  vaultHistory,
} from '@vedette/vault';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { OutgoingRepository } from '../../../people/src/records/outgoing.repository.js';
import type { PeopleSchema } from '../../../people/src/database/people-schema.js';
import type { CorrespondenceSchema } from '../../../correspondence/src/database/correspondence-schema.js';
import { Correspondents } from '../../../correspondence/src/database/correspondents.js';
import { LetterRepository } from '../../../correspondence/src/letters/letter.repository.js';
import { NoticeSettingsRepository } from '../../../correspondence/src/notices/notice-settings.repository.js';
import { OutboxRepository } from '../../../correspondence/src/notices/outbox.repository.js';
import { OutboxSecrets } from '../../../correspondence/src/notices/outbox-secrets.js';
import { WebhookSecrets } from '../../../correspondence/src/notices/webhook-secrets.js';
import { prepareDatabase } from './prepare-database.js';
import { roleUrl } from './role-url.js';
import { DATABASE_USERS, ownerRole, roleOf, type RolePasswords } from './roles.js';

const server = process.env['DATABASE_URL'] ?? 'postgres://root@127.0.0.1:5432/postgres';
const database = `vedette_test_${randomBytes(6).toString('hex')}`;
const url = Object.assign(new URL(server), { pathname: `/${database}` }).href;
const passwords = Object.fromEntries(
  SERVICE_NAMES.map((service) => [service, randomBytes(12).toString('hex')]),
) as RolePasswords;
const keys = { VEDETTE_KEY: 'the pass phrase of the house', CORRESPONDENCE_KEY: 'that of correspondence' };

/** The last step of the gateway's history in the release before there was correspondence. */
const LAST_OF_OLD = '015-seats.sql';
const TAYLOR = randomUUID();
const LETTER = randomUUID();
const NOTICE = { about: 'letter', campaign: 'mexico', title: 'Mexico', turn: null, deadline: null };

describe('an installation that kept its correspondence in the gateway', () => {
  const admin = new pg.Client({ connectionString: server });
  const owner = new pg.Pool({ connectionString: url, max: 2 });
  const ends: (() => Promise<unknown>)[] = [];
  const as = <Schema>(service: 'people' | 'correspondence'): { db: Kysely<Schema>; pool: pg.Pool } => {
    const pool = new pg.Pool({ connectionString: roleUrl(url, service, passwords), max: 2 });
    pool.on('error', () => undefined);
    ends.push(() => pool.end());
    return { db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }), pool };
  };
  let room: ReturnType<typeof as<CorrespondenceSchema>>;
  const ownKeys = () => new Keyring(room.pool, readRootKey(keys, CORRESPONDENCE_KEYS), CORRESPONDENCE_KEYS);

  beforeAll(async () => {
    owner.on('error', () => undefined);
    await admin.connect();
    await admin.query(`CREATE DATABASE ${database}`);
    await migrate(owner, vaultHistory());
    const history = readHistory('gateway', new URL('../../../people/src/sql/gateway/', import.meta.url));
    const steps = history.steps.filter(({ name }) => name <= LAST_OF_OLD);
    await migrate(owner, { ...history, steps });
    await writeAsOfOld();
    await prepareDatabase({ databaseUrl: url, passwords, key: keys, say: () => undefined });
    // As the next start does.
    await prepareDatabase({ databaseUrl: url, passwords, key: keys, say: () => undefined });
    room = as('correspondence');
  });
  afterAll(async () => {
    await Promise.all(ends.map((end) => end()));
    await owner.end();
    await admin.query(`DROP DATABASE ${database} WITH (FORCE)`);
    for (const role of [ownerRole(database), ...DATABASE_USERS.map((user) => roleOf(database, user))])
      await admin.query(`DROP ROLE IF EXISTS "${role}"`);
    await admin.end();
  });

  /** What the gateway of the older release has written. */
  async function writeAsOfOld(): Promise<void> {
    const house = new Keyring(owner, readRootKey(keys));
    const sealed = async (key: string, label: string, secret: string) =>
      seal(await house.secret(key), label, Buffer.from(secret)).toString('base64');
    await owner.query(
      `INSERT INTO gateway.account (id, name, email) VALUES ($1, 'taylor', 'taylor@example.org')`,
      [TAYLOR],
    );
    await owner.query(
      `INSERT INTO gateway.membership (campaign, account_id, role, player) VALUES ('mexico', $1, 'player', 'taylor')`,
      [TAYLOR],
    );
    await owner.query(
      `INSERT INTO gateway.letter (id, campaign, sender, text) VALUES ($1, 'mexico', 'worth', 'Hold.')`,
      [LETTER],
    );
    await owner.query(
      `INSERT INTO gateway.letter_copy (letter, recipient, place, campaign, delivered_at, due_turn)
       VALUES ($1, 'taylor', 0, 'mexico', clock_timestamp(), NULL), ($1, 'marcy', 1, 'mexico', NULL, 7)`,
      [LETTER],
    );
    await owner.query(`INSERT INTO gateway.letter_mute VALUES ('mexico', 'taylor', 'arista')`);
    await owner.query(`INSERT INTO gateway.letter_delivery VALUES ('mexico', 'courier')`);
    await owner.query(`INSERT INTO gateway.notice_progress VALUES ('mexico', 12, 3, 4, 5)`);
    await owner.query(
      `INSERT INTO gateway.notice_settings (account, mail, webhook_url, webhook_secret, zone)
       VALUES ($1, false, 'https://example.org/hook', $2, 'Europe/Berlin')`,
      [TAYLOR, await sealed('webhooks', 'webhook secret', 'what webhooks are signed with')],
    );
    const outgoing = (kind: string, data: object, more: Record<string, unknown> = {}) => {
      const row = { account: TAYLOR, kind, data: JSON.stringify(data), ...more };
      return owner.query(
        `INSERT INTO gateway.outgoing (${Object.keys(row).join(', ')}) VALUES (${Object.keys(row)
          .map((_, i) => `$${i + 1}`)
          .join(', ')})`,
        Object.values(row),
      );
    };
    await outgoing('letter', NOTICE, {
      channel: 'webhook',
      key: 'mexico/letter-1',
      bundle: 'notices',
      attempts: 2,
      last_error: 'no',
    });
    await outgoing('letter', NOTICE, {
      channel: 'webhook',
      key: 'mexico/letter-0',
      bundle: 'notices',
      dead_at: new Date(),
      failed_at: new Date(),
      last_error: 'gone',
    });
    await outgoing('password-changed', { to: 'taylor@example.org' }, { sent_at: new Date() });
    await outgoing('password-reset', {
      to: 'taylor@example.org',
      minutes: 30,
      sealed: await sealed('outgoing', 'outgoing secret', 'vdr-code'),
    });
  }

  it('has its letters, where they were going, and what was muted, read and chosen', async () => {
    const letters = new LetterRepository(room.db);
    const seat = { campaign: 'mexico', player: 'taylor' };
    expect(await letters.received(seat, { limit: 10 }, 'all')).toEqual([
      expect.objectContaining({ id: LETTER, from: 'worth', to: ['taylor', 'marcy'], text: 'Hold.' }),
    ]);
    expect(await letters.muted(seat)).toEqual(['arista']);
    expect(await letters.delivery('mexico')).toBe('courier');
    const onTheirWay = await room.pool.query(
      'SELECT recipient, due_turn FROM correspondence.letter_copy WHERE delivered_at IS NULL',
    );
    expect(onTheirWay.rows).toEqual([{ recipient: 'marcy', due_turn: 7 }]);
    expect((await room.pool.query('SELECT * FROM correspondence.notice_progress')).rows).toEqual([
      { campaign: 'mexico', turn: 12, administration: 3, umpire: 4, dispositions: 5, marks: null },
    ]);
  });

  it('signs webhooks with the secret their owner was given, which opens with the key of correspondence alone', async () => {
    const settings = new NoticeSettingsRepository(room.db, new Correspondents(room.db));
    const { webhookSecret, ...wishes } = await settings.of(TAYLOR);
    expect(wishes).toMatchObject({
      mail: false,
      webhookUrl: 'https://example.org/hook',
      zone: 'Europe/Berlin',
    });
    expect(await new WebhookSecrets(ownKeys()).opened(webhookSecret!)).toBe('what webhooks are signed with');
    const withHouse = new Keyring(room.pool, readRootKey(keys), CORRESPONDENCE_KEYS);
    await expect(withHouse.secret('webhooks')).rejects.toBeInstanceOf(SealBrokenError);
    const without = new Keyring(room.pool, null, CORRESPONDENCE_KEYS);
    await expect(without.secret('webhooks')).rejects.toBeInstanceOf(RootKeyMissingError);
  });

  it('sends what waited under the same names, in their order, and remembers what was sent and given up', async () => {
    const outbox = new OutboxRepository(room.db, new OutboxSecrets(ownKeys()));
    const condition = await outbox.condition(TAYLOR);
    expect(condition.webhook).toMatchObject({ waiting: 1, dead: 1 });
    expect(condition.mail).toMatchObject({ waiting: 0, lastSentAt: expect.any(Date) });
    const taken = await outbox.take(['webhook']);
    expect(taken!.messages).toEqual([expect.objectContaining({ id: '1', attempts: 3, data: NOTICE })]);
    await outbox.accept({
      ...{
        id: randomUUID(),
        account: TAYLOR,
        kind: 'password-changed',
        to: null,
        secret: null,
        minutes: null,
      },
      writtenAt: new Date().toISOString(),
    });
    // Numbers go on where they were: the outbox is sent in their order.
    expect(Number((await outbox.take(['mail']))!.messages[0]!.id)).toBeGreaterThan(3);
  });

  it('keeps mail about accounts with whoever keeps accounts until it is handed over, code and all', async () => {
    const people = as<PeopleSchema>('people');
    const outgoing = new OutgoingRepository(people.db, new Keyring(people.pool, readRootKey(keys)));
    expect(await outgoing.waiting(10)).toEqual([
      expect.objectContaining({
        kind: 'password-reset',
        data: { to: 'taylor@example.org', minutes: 30, secret: 'vdr-code' },
      }),
    ]);
    expect((await room.pool.query('SELECT data FROM correspondence.outgoing')).rows).not.toContainEqual(
      expect.objectContaining({ data: expect.objectContaining({ sealed: expect.anything() }) }),
    );
  });

  it('has what a gateway of old, which had not ended, wrote late', async () => {
    const old = async (statement: string, values: unknown[] = []) =>
      (await owner.query(statement, values)).rows as unknown[];
    const letter = randomUUID();
    await old(
      `INSERT INTO gateway.letter (id, campaign, sender, text) VALUES ($1, 'mexico', 'taylor', 'Come.')`,
      [letter],
    );
    await old(
      `INSERT INTO gateway.letter_copy (letter, recipient, place, campaign) VALUES ($1, 'worth', 0, 'mexico')`,
      [letter],
    );
    await old(
      `INSERT INTO gateway.letter_delivery VALUES ('mexico', 'at-once')
       ON CONFLICT (campaign) DO UPDATE SET delivery = excluded.delivery`,
    );
    await old(
      `UPDATE gateway.letter_copy SET delivered_at = clock_timestamp() WHERE letter = $1 AND delivered_at IS NULL`,
      [letter],
    );
    const letters = new LetterRepository(room.db);
    expect(await letters.delivery('mexico')).toBe('at-once');
    expect(await letters.received({ campaign: 'mexico', player: 'worth' }, { limit: 1 }, 'all')).toEqual([
      expect.objectContaining({ id: letter, from: 'taylor' }),
    ]);
    const ring = new Keyring(owner, readRootKey(keys));
    const [wish] = (await old('SELECT webhook_secret AS secret FROM gateway.notice_settings')) as {
      secret: string;
    }[];
    expect(await new WebhookSecrets(ring).opened(wish!.secret)).toBe('what webhooks are signed with');
    await old(
      `INSERT INTO gateway.outgoing (account, kind, data, channel, key, bundle)
       VALUES ($1, 'letter', $2, 'mail', 'mexico/letter-9', 'notices') ON CONFLICT (key) DO NOTHING`,
      [TAYLOR, JSON.stringify(NOTICE)],
    );
    const mine = new OutgoingRepository(as<PeopleSchema>('people').db, ring);
    expect((await mine.waiting(10)).map(({ kind }) => kind)).toEqual(['password-reset']);
  });

  it('leaves nothing in the gateway once nobody of old runs any more', async () => {
    await prepareDatabase({ databaseUrl: url, passwords, key: keys, say: () => undefined, finish: true });
    const { rows } = await owner.query<{ name: string }>('SELECT name FROM vault.key ORDER BY name');
    expect(rows.map(({ name }) => name)).toEqual(['outgoing']);
    const { rows: tables } = await owner.query<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'gateway'
         AND (table_name LIKE 'letter%' OR table_name LIKE 'notice%')`,
    );
    expect(tables).toEqual([]);
    const { rows: late } = await room.pool.query(
      `SELECT kind FROM correspondence.outgoing WHERE key = 'mexico/letter-9' AND sent_at IS NULL`,
    );
    expect(late).toEqual([{ kind: 'letter' }]);
    const { rows: left } = await owner.query('SELECT kind FROM gateway.outgoing');
    expect(left).toEqual([]);
  });
});
