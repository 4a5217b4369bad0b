import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CORRESPONDENCE_KEYS, Keyring, readRootKey } from '@vedette/vault';
import pg from 'pg';
import { DatabaseOfAnotherFolderError } from './folder-of-database.js';
import { prepareDatabase } from './prepare-database.js';

const server = process.env['DATABASE_URL'] ?? 'postgres://root@127.0.0.1:5432/postgres';
const keysOf = (house: string) => ({
  VEDETTE_KEY: `the pass phrase of ${house}`,
  CORRESPONDENCE_KEY: `that of the letters of ${house}`,
});

describe('a database that a start finds', () => {
  const database = `vedette_test_${randomBytes(6).toString('hex')}`;
  const url = Object.assign(new URL(server), { pathname: `/${database}` }).href;
  const admin = new pg.Client({ connectionString: server });
  const owner = new pg.Pool({ connectionString: url, max: 2 });
  // A connection that is cut with its database has nobody to tell it to.
  owner.on('error', () => undefined);
  let first: string;
  const prepare = (house: string, dataFolder?: string): Promise<void> =>
    prepareDatabase({
      ...{ databaseUrl: url, key: keysOf(house), say: () => undefined },
      ...(dataFolder === undefined ? {} : { dataFolder }),
    });
  const refused = (house: string, dataFolder: string): Promise<Error> =>
    prepare(house, dataFolder).then(
      () => new Error('it was taken'),
      (error: Error) => error,
    );

  beforeAll(async () => {
    first = mkdtempSync(join(tmpdir(), "vedette first's-"));
    await admin.connect();
    await admin.query(`CREATE DATABASE ${database}`);
  });
  afterAll(async () => {
    await owner.end();
    await admin.query(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`);
    await admin.end();
    rmSync(first, { recursive: true, force: true });
  });

  it('is taken by whoever comes while nothing is sealed in it, and by its own folder ever after', async () => {
    await prepare('nobody yet', '/nowhere/at/all');
    await prepare('one', first);
    await new Keyring(owner, readRootKey(keysOf('one'))).secret('campaign-secrets');
    await prepare('one', first);
  });

  it('is refused to another folder, which is told whose it is and both ways on', async () => {
    const error = await refused('two', '/srv/second');
    expect(error).toBeInstanceOf(DatabaseOfAnotherFolderError);
    expect(error.message).toContain(`The database ${database} belongs to another start`);
    expect(error.message).toContain(`npm start -- --data ${first}\n`);
    expect(error.message).toContain('VEDETTE_SERVERS=local,embedded npm start -- --data /srv/second-2');
    expect(error.message).not.toMatch(/VEDETTE_KEY|dropdb/);
  });

  it('is refused as well where its letters alone are sealed with other keys', async () => {
    const keys = { ...keysOf('one'), CORRESPONDENCE_KEY: keysOf('two').CORRESPONDENCE_KEY };
    const correspondence = new Keyring(
      owner,
      readRootKey(keysOf('one'), CORRESPONDENCE_KEYS),
      CORRESPONDENCE_KEYS,
    );
    await correspondence.secret('letters');
    const preparing = prepareDatabase({
      databaseUrl: url,
      key: keys,
      say: () => undefined,
      dataFolder: first,
    });
    await expect(preparing).rejects.toBeInstanceOf(DatabaseOfAnotherFolderError);
  });

  it('says what is lost where that folder was thrown away', async () => {
    rmSync(first, { recursive: true });
    const { message } = await refused('two', '/srv/second');
    expect(message).toContain('copies of its root.key and correspondence.key into /srv/second');
    expect(message).toContain(`${first} is there no more`);
    expect(message).toContain(`dropdb ${database}`);
    expect(message).not.toContain(`--data ${first}`);
  });

  it('was not touched by those who were refused', async () => {
    const { rows } = await owner.query<{ note: string }>(
      `SELECT obj_description(to_regnamespace('vault'), 'pg_namespace') AS note`,
    );
    expect(rows[0]!.note).toBe(`opened by the keys in ${first}`);
    await prepare('one');
  });
});
