import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { temporaryDatabase, type TemporaryDatabase } from '@vedette/testing';
import { openPool } from '@vedette/database';
import { connectNats, Installation, tellBuild } from '@vedette/messaging';
import { CORRESPONDENCE_KEYS, fingerprintsOf, Keyring, readRootKey } from '@vedette/vault';
import type pg from 'pg';
import { prepareDatabase } from '../database/prepare-database.js';
import { keysCommand } from './keys.command.js';

const BEFORE = { VEDETTE_KEY: 'the pass phrase before', CORRESPONDENCE_KEY: 'that of letters before' };
const NOW = { VEDETTE_KEY: 'the pass phrase of now', CORRESPONDENCE_KEY: 'that of letters of now' };
const natsUrl = process.env['NATS_URL'] ?? 'nats://127.0.0.1:4222';
const OWN = { DATABASE_POOL_SIZE: 1, DATABASE_STATEMENT_TIMEOUT_MS: 0, DATABASE_MODE: 'session' } as const;
const NONE = { VEDETTE_KEY: '', VEDETTE_KEY_OLD: '', CORRESPONDENCE_KEY: '', CORRESPONDENCE_KEY_OLD: '' };

describe('vedette keys reseal', () => {
  let database: TemporaryDatabase;
  let pool: pg.Pool;
  const env = { ...process.env };
  beforeAll(async () => {
    database = await temporaryDatabase('keys');
    pool = database.pool(2);
    await prepareDatabase({ databaseUrl: database.url, key: BEFORE, say: () => undefined });
    await new Keyring(pool, readRootKey(BEFORE)).secret('campaign-secrets');
    await new Keyring(pool, readRootKey(BEFORE, CORRESPONDENCE_KEYS), CORRESPONDENCE_KEYS).secret('webhooks');
  });
  afterEach(() => {
    process.env = { ...env };
    process.exitCode = undefined;
    jest.restoreAllMocks();
  });
  afterAll(() => database?.drop());

  const reseal = async (given: Readonly<Record<string, string>>, ...words: string[]): Promise<string> => {
    let told = '';
    for (const stream of [process.stdout, process.stderr])
      jest.spyOn(stream, 'write').mockImplementation((chunk) => ((told += String(chunk)), true));
    Object.assign(process.env, NONE, { DATABASE_URL: database.url }, given);
    await keysCommand().parseAsync(['node', 'keys', 'reseal', ...words]);
    return told;
  };

  it('says what it needs, and seals nothing, where there is no key of before', async () => {
    expect(await reseal(BEFORE)).toMatch(/^VEDETTE_KEY must be the new pass phrase and VEDETTE_KEY_OLD/);
    expect(process.exitCode).toBe(78);
  });

  it('seals nothing while a process lacks the new key, or does not say, and names it', async () => {
    const installation = `keys-${process.pid}`;
    const change = {
      ...{ VEDETTE_KEY: NOW.VEDETTE_KEY, VEDETTE_KEY_OLD: BEFORE.VEDETTE_KEY },
      ...{ NATS_URL: natsUrl, VEDETTE_INSTALLATION: installation },
    };
    const connection = await connectNats({ url: natsUrl, name: 'test' });
    const people = openPool({ ...OWN, DATABASE_URL: database.url }, 'people');
    try {
      await people.query('SELECT 1');
      await expect(reseal(change)).rejects.toThrow(/: people work on this database and did not answer/);
      const told = tellBuild(connection, new Installation(installation), 'people', {
        VEDETTE_KEY: fingerprintsOf(readRootKey(BEFORE)),
      });
      await connection.flush();
      await expect(reseal(change)).rejects.toMatchObject({
        code: 'key-not-held',
        message: expect.stringMatching(/: people cannot open what this VEDETTE_KEY seals\./),
      });
      await new Keyring(pool, readRootKey(BEFORE)).secret('campaign-secrets');
      told.unsubscribe();
      tellBuild(connection, new Installation(installation), 'people', {
        VEDETTE_KEY: fingerprintsOf(readRootKey(change)),
      });
      await connection.flush();
      expect(await reseal(change)).toMatch(/^1 keys are sealed anew/);
    } finally {
      await people.end();
      await connection.close();
    }
    // Put back, as it were, by whoever takes the word of nobody.
    const back = { VEDETTE_KEY: BEFORE.VEDETTE_KEY, VEDETTE_KEY_OLD: NOW.VEDETTE_KEY };
    expect(await reseal(back, '--force')).toMatch(/^1 keys are sealed anew/);
  });

  it('turns over the keys of the house, and says that the old one may go', async () => {
    const change = { VEDETTE_KEY: NOW.VEDETTE_KEY, VEDETTE_KEY_OLD: BEFORE.VEDETTE_KEY };
    await new Keyring(pool, readRootKey(change)).secret('campaign-secrets');
    expect(await reseal(change)).toMatch(
      /^1 keys are sealed anew, .*VEDETTE_KEY_OLD may go from every service/,
    );
    await new Keyring(pool, readRootKey(change)).secret('campaign-secrets');
    await new Keyring(pool, readRootKey(NOW)).secret('campaign-secrets');
    expect(await reseal(change)).toMatch(/^0 keys are sealed anew/);
  });

  it('turns over those of correspondence alone where that one is changed, as JSON when asked', async () => {
    const change = { ...NOW, CORRESPONDENCE_KEY_OLD: BEFORE.CORRESPONDENCE_KEY };
    expect(JSON.parse(await reseal(change, '--json'))).toEqual({
      setting: 'CORRESPONDENCE_KEY',
      keys: ['webhooks'],
      oldMayGo: 'CORRESPONDENCE_KEY_OLD',
    });
    await new Keyring(pool, readRootKey(NOW, CORRESPONDENCE_KEYS), CORRESPONDENCE_KEYS).secret('webhooks');
  });
});
