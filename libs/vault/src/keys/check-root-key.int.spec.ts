import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { temporaryDatabase, type TemporaryDatabase } from '@vedette/testing';
import type { Pool } from 'pg';
import {
  checkRootKey,
  Keyring,
  migrate,
  readRootKey,
  RootKeyWrongError,
  sealOpenKeys,
  vaultHistory,
} from '../index.js';

const ours = readRootKey({ VEDETTE_KEY: 'the key of this house' })!;
const another = readRootKey({ VEDETTE_KEY: 'the key of another house' })!;

describe('the root key of a process that starts', () => {
  let database: TemporaryDatabase;
  let pool: Pool;
  beforeAll(async () => {
    database = await temporaryDatabase('rootkey');
    pool = database.pool(4);
    await migrate(pool, vaultHistory());
  });
  beforeEach(() => pool.query('DELETE FROM vault.key'));
  afterAll(() => database.drop());

  it('is that of the installation from the first process on, though nothing was sealed yet', async () => {
    await checkRootKey(pool, ours);
    await checkRootKey(pool, ours);
    await expect(checkRootKey(pool, another)).rejects.toMatchObject({
      code: 'root-key-wrong',
      message: expect.stringContaining('VEDETTE_KEY is not the pass phrase'),
    });
    await expect(checkRootKey(pool, null)).rejects.toMatchObject({
      code: 'root-key-wrong',
      message: expect.stringContaining('VEDETTE_KEY is not set'),
    });
  });

  it('is told by what an installation of before has sealed, the oldest first', async () => {
    await new Keyring(pool, ours).secret('campaign-secrets');
    await expect(checkRootKey(pool, another)).rejects.toBeInstanceOf(RootKeyWrongError);
    // What a process with another key has sealed meanwhile makes that one no better.
    await new Keyring(pool, another).secret('later');
    await expect(checkRootKey(pool, another)).rejects.toBeInstanceOf(RootKeyWrongError);
    await checkRootKey(pool, ours);
  });

  it('may be missing where nothing is sealed, and be given later', async () => {
    await checkRootKey(pool, null);
    await new Keyring(pool, null).secret('open');
    await checkRootKey(pool, null);
    await checkRootKey(pool, ours);
    await sealOpenKeys(pool, ours);
    await expect(checkRootKey(pool, null)).rejects.toBeInstanceOf(RootKeyWrongError);
  });

  it('is one for all, when several start at once with different ones', async () => {
    const tried = await Promise.allSettled(
      [ours, another, ours, another].map((key) => checkRootKey(pool, key)),
    );
    const right = tried.flatMap(({ status }, i) => (status === 'fulfilled' ? [i % 2] : []));
    expect([...new Set(right)]).toHaveLength(1);
    expect(right).toHaveLength(2);
  });
});
