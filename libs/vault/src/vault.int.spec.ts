import { createPublicKey, sign, verify } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { temporaryDatabase } from '@vedette/testing';
import pg from 'pg';
import {
  DatabaseIsNewerError,
  DocumentStore,
  Keyring,
  migrate,
  MigrationChangedError,
  type MigrationStep,
  readRootKey,
  RootKeyMissingError,
  RootKeyTooShortError,
  schemaWhenReady,
  SealBrokenError,
  sealOpenKeys,
  vaultHistory,
} from './index.js';

const database = await temporaryDatabase('vault');

const stepOf = (name: string, sql: string, change: MigrationStep['change'] = 'expands'): MigrationStep => ({
  name,
  sql,
  change,
  checksum: sql,
});

describe('the vault', () => {
  const { url } = database;
  const pool = database.pool(10);
  beforeAll(async () => {
    await Promise.all([1, 2, 3].map(() => migrate(pool, vaultHistory())));
  });
  afterAll(() => database.drop());

  describe('as a history of a schema', () => {
    it('applies each step once, whoever starts at the same time', async () => {
      const { rows } = await pool.query('SELECT name FROM vault.migration ORDER BY name');
      expect(rows.map(({ name }) => name)).toEqual(['001-documents.sql', '002-keys.sql']);
      expect(await migrate(pool, vaultHistory())).toEqual([]);
    });

    it('applies steps once for processes that all have looked before one of them begins', async () => {
      const pools = Array.from({ length: 4 }, () => new pg.Pool({ connectionString: url, max: 1 }));
      const steps = [stepOf('001-a.sql', 'CREATE TABLE together.a (b int)')];
      const gate = await pool.connect();
      try {
        // Who has made something on this connection before, as the schema of another part, opens no table on the way.
        for (const one of pools) await one.query('CREATE TEMPORARY TABLE before_it (a int)');
        await gate.query(`SELECT pg_advisory_lock(hashtextextended('migrate together', 0))`);
        const all = Promise.all(pools.map((one) => migrate(one, { schema: 'together', steps })));
        for (let waiting = 0; waiting < pools.length;) {
          const { rows } = await gate.query<{ n: number }>(
            `SELECT count(*)::int AS n FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
                AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
          );
          waiting = rows[0]!.n;
        }
        await gate.query(`SELECT pg_advisory_unlock(hashtextextended('migrate together', 0))`);
        expect((await all).flat()).toEqual(['001-a.sql']);
      } finally {
        gate.release();
        await Promise.all(pools.map((one) => one.end()));
      }
    });

    it('refuses a step that was rewritten after it was applied', async () => {
      const step = stepOf('001-a.sql', 'CREATE TABLE probe.a (n int)');
      expect(await migrate(pool, { schema: 'probe', steps: [step] })).toEqual(['001-a.sql']);
      const rewritten = migrate(pool, { schema: 'probe', steps: [{ ...step, checksum: 'two' }] });
      await expect(rewritten).rejects.toBeInstanceOf(MigrationChangedError);
    });

    it('goes on with steps that a newer version added, and refuses one that took away', async () => {
      const table = stepOf('001-a.sql', 'CREATE TABLE ahead.a (n int, old int)');
      const more = stepOf('002-b.sql', 'ALTER TABLE ahead.a ADD m int');
      const less = stepOf('003-c.sql', 'ALTER TABLE ahead.a DROP old', 'contracts');
      const older = { schema: 'ahead', steps: [table] };
      const newer = { schema: 'ahead', steps: [table, more, less] };
      await migrate(pool, older);
      await expect(schemaWhenReady(pool, newer)).rejects.toThrow(/lacks 002-b\.sql:.*database prepare/);
      expect(await migrate(pool, newer)).toEqual(['002-b.sql']);
      for (const history of [older, newer]) await schemaWhenReady(pool, history);
      expect(await migrate(pool, older)).toEqual([]);
      expect(await migrate(pool, newer, { finish: true })).toEqual(['003-c.sql']);
      await schemaWhenReady(pool, newer);
      await expect(schemaWhenReady(pool, older)).rejects.toBeInstanceOf(DatabaseIsNewerError);
      await expect(migrate(pool, older)).rejects.toBeInstanceOf(DatabaseIsNewerError);
    });

    it('leaves nothing of a history whose last step fails', async () => {
      const good = stepOf('001-a.sql', 'CREATE TABLE half.a (n int)');
      const bad = stepOf('002-b.sql', 'CREATE TABLE half.a (n int)');
      await expect(migrate(pool, { schema: 'half', steps: [good, bad] })).rejects.toThrow();
      const { rows } = await pool.query(`SELECT to_regclass('half.a') AS found`);
      expect(rows[0].found).toBeNull();
    });
  });

  describe('as a store of documents', () => {
    const documents = new DocumentStore(pool);

    it('gives back what was put, under the digest of its text, and keeps a document once', async () => {
      const document = { units: Array.from({ length: 500 }, (_, i) => ({ id: `US${i}IN`, name: 'Nº — ü' })) };
      const digest = await documents.put(document);
      expect(await documents.put(document)).toBe(digest);
      expect(await documents.get(digest)).toEqual(document);
      const { rows } = await pool.query('SELECT count(*)::int AS n FROM vault.document WHERE digest = $1', [
        digest,
      ]);
      expect(rows[0].n).toBe(1);
    });

    it('says which document it does not have', async () => {
      await expect(documents.get('0'.repeat(64))).rejects.toMatchObject({
        code: 'document-not-found',
        status: 404,
      });
    });
  });

  describe('as a keyring', () => {
    const rootKey = readRootKey({ VEDETTE_KEY: 'correct horse battery staple' });

    it('makes a key once, also when many ask at once, and gives every process the same', async () => {
      const rings = [1, 2, 3, 4].map(() => new Keyring(pool, rootKey));
      const secrets = await Promise.all(rings.map((ring) => ring.secret('together')));
      expect(new Set(secrets.map((secret) => secret.toString('hex'))).size).toBe(1);
      expect(secrets[0]).toHaveLength(32);
    });

    it('does not let the database see a sealed key, nor open it without or with another pass phrase', async () => {
      const secret = await new Keyring(pool, rootKey).secret('hidden');
      const { rows } = await pool.query(`SELECT sealed FROM vault.key WHERE name = 'hidden'`);
      expect((rows[0].sealed as Buffer).includes(secret)).toBe(false);
      await expect(new Keyring(pool, null).secret('hidden')).rejects.toBeInstanceOf(RootKeyMissingError);
      const another = readRootKey({ VEDETTE_KEY: 'another pass phrase' });
      await expect(new Keyring(pool, another).secret('hidden')).rejects.toBeInstanceOf(SealBrokenError);
    });

    it('signs with a pair whose public half anyone may use', async () => {
      const key = await new Keyring(pool, null).signingKey('receipts');
      const again = await new Keyring(pool, null).signingKey('receipts');
      expect(await new Keyring(pool, null).publicKey('receipts')).toBe(key.publicKey);
      expect(await new Keyring(pool, null).publicKey('nobody made this one')).toBe(null);
      expect(again.keyId).toBe(key.keyId);
      const signature = sign(null, Buffer.from('order'), key.privateKey);
      expect(verify(null, Buffer.from('order'), createPublicKey(again.publicKey), signature)).toBe(true);
      expect(verify(null, Buffer.from('Order'), createPublicKey(again.publicKey), signature)).toBe(false);
    });

    it('seals keys that were made without a pass phrase, and they stay what they were', async () => {
      const [before, key] = [new Keyring(pool, null), readRootKey({ VEDETTE_KEY: 'the first pass phrase' })!];
      const secret = await before.secret('laid-open');
      const pair = await before.signingKey('laid-open-pair');
      const sealed = await Promise.all([1, 2, 3].map(() => sealOpenKeys(pool, key)));
      expect(
        sealed
          .flat()
          .filter((name) => name.startsWith('laid-open'))
          .sort(),
      ).toEqual(['laid-open', 'laid-open-pair']);
      const { rows } = await pool.query(`SELECT sealed FROM vault.key WHERE name = 'laid-open'`);
      expect((rows[0].sealed as Buffer).includes(secret)).toBe(false);
      expect((await pool.query(`SELECT FROM vault.key WHERE sealed_with = 'nothing'`)).rowCount).toBe(0);
      expect(await new Keyring(pool, key).secret('laid-open')).toEqual(secret);
      expect((await new Keyring(pool, key).signingKey('laid-open-pair')).keyId).toBe(pair.keyId);
    });

    it('refuses a pass phrase that protects nothing', () => {
      expect(readRootKey({})).toBeNull();
      expect(() => readRootKey({ VEDETTE_KEY: 'short' })).toThrow(RootKeyTooShortError);
    });
  });
});
