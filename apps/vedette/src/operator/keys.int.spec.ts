import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { temporaryDatabase, type TemporaryDatabase } from '@vedette/testing';
import { CORRESPONDENCE_KEYS, Keyring, readRootKey } from '@vedette/vault';
import type pg from 'pg';
import { prepareDatabase } from '../database/prepare-database.js';
import { keysCommand } from './keys.command.js';

const BEFORE = { VEDETTE_KEY: 'the pass phrase before', CORRESPONDENCE_KEY: 'that of letters before' };
const NOW = { VEDETTE_KEY: 'the pass phrase of now', CORRESPONDENCE_KEY: 'that of letters of now' };
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
