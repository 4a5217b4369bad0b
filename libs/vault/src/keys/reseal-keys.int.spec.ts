import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { temporaryDatabase, type TemporaryDatabase } from '@vedette/testing';
import type { Pool } from 'pg';
import {
  checkRootKey,
  Keyring,
  migrate,
  readRootKey,
  resealKeys,
  RootKeyWrongError,
  SealBrokenError,
  vaultHistory,
} from '../index.js';

const [BEFORE, NOW, THIRD] = ['the key before it', 'the key after that', 'a key nobody has'];
const before = readRootKey({ VEDETTE_KEY: BEFORE })!;
const now = readRootKey({ VEDETTE_KEY: NOW })!;
const both = readRootKey({ VEDETTE_KEY: NOW, VEDETTE_KEY_OLD: BEFORE })!;
const third = readRootKey({ VEDETTE_KEY: THIRD, VEDETTE_KEY_OLD: 'nor has anybody this' })!;

describe('a root key that is changed', () => {
  let database: TemporaryDatabase;
  let pool: Pool;
  beforeAll(async () => {
    database = await temporaryDatabase('reseal');
    pool = database.pool(4);
    await migrate(pool, vaultHistory());
  });
  beforeEach(() => pool.query('DELETE FROM vault.key'));
  afterAll(() => database.drop());

  it('has every key sealed under the new one, all or none, and a second time without harm', async () => {
    const made = await new Keyring(pool, before).secret('one');
    await new Keyring(pool, null).secret('lies open');
    await expect(resealKeys(pool, third)).rejects.toBeInstanceOf(SealBrokenError);
    expect(await new Keyring(pool, before).secret('one')).toEqual(made);
    expect(await resealKeys(pool, both)).toEqual(['lies open', 'one']);
    expect(await resealKeys(pool, both)).toEqual([]);
    expect(await new Keyring(pool, now).secret('one')).toEqual(made);
    await expect(new Keyring(pool, before).secret('one')).rejects.toBeInstanceOf(SealBrokenError);
    const { rows } = await pool.query(`SELECT FROM vault.key WHERE sealed_with = 'nothing'`);
    expect(rows).toEqual([]);
  });

  it('stops nobody who has both, before the keys are sealed anew, while they are, and afterwards', async () => {
    await checkRootKey(pool, before);
    const made = await new Keyring(pool, before).secret('made before');
    await checkRootKey(pool, both);
    const running = new Keyring(pool, both);
    expect(await running.secret('made before')).toEqual(made);
    const meanwhile = await running.secret('made meanwhile');
    // What is made meanwhile is sealed with the new one already.
    expect(await new Keyring(pool, now).secret('made meanwhile')).toEqual(meanwhile);

    const [names, ...read] = await Promise.all([
      resealKeys(pool, both),
      ...Array.from({ length: 20 }, () => new Keyring(pool, both).secret('made before')),
    ]);
    expect(names).toContain('made before');
    expect(names).not.toContain('made meanwhile');
    for (const secret of read) expect(secret).toEqual(made);

    await checkRootKey(pool, both);
    await checkRootKey(pool, now);
    expect(await new Keyring(pool, now).secret('made before')).toEqual(made);
    await expect(checkRootKey(pool, before)).rejects.toBeInstanceOf(RootKeyWrongError);
  });

  it('is not done with while somebody who has the old one alone makes keys, which the next run finds', async () => {
    await resealKeys(pool, both);
    await new Keyring(pool, before).secret('made late');
    expect(await resealKeys(pool, both)).toEqual(['made late']);
    await checkRootKey(pool, now);
  });

  it.each([
    ['the old one alone', { VEDETTE_KEY_OLD: BEFORE }, 'root-key-old-alone'],
    ['an old one that is too short', { VEDETTE_KEY: NOW, VEDETTE_KEY_OLD: 'short' }, 'root-key-too-short'],
  ])('is not %s', (_, env, code) => {
    expect(() => readRootKey(env)).toThrow(expect.objectContaining({ code }));
  });

  it('is refused where neither opens, and names how it is changed', async () => {
    await checkRootKey(pool, before);
    await expect(checkRootKey(pool, third)).rejects.toMatchObject({
      code: 'root-key-wrong',
      message: expect.stringContaining('VEDETTE_KEY_OLD'),
    });
  });
});
