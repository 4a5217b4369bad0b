import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { temporaryDatabase, type TemporaryDatabase } from '@vedette/testing';
import { type Disk, lookAtDatabaseDisk, lookAtDisk } from './look-at-disks.js';

const disk =
  (free: number): (() => Promise<Disk>) =>
  () =>
    Promise.resolve({ bavail: free, blocks: 1_000, bsize: 1_000_000 });
const archive = { what: 'the archive', folder: '/archive' };

describe('a disk as the doctor sees it', () => {
  it.each([
    [1_000, 'well', '100 % of 1.0 GB are free in /archive'],
    [200, 'well', '20 % of 1.0 GB are free in /archive'],
    [199, 'warning', '19 % of 1.0 GB are free in /archive'],
    [10, 'warning', '1 % of 1.0 GB are free in /archive'],
    [9, 'fault', '0 % of 1.0 GB are free in /archive'],
  ])('with %d of 1000 blocks free is %s', async (free, is, text) =>
    expect(await lookAtDisk(archive, disk(free))).toEqual({ what: 'disk of the archive', is, text }),
  );

  it('is what the system says of a folder, and a fault where there is none', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vedette-disk-'));
    expect((await lookAtDisk({ what: 'x', folder })).text).toMatch(/^\d+ % of \d+\.\d GB are free in \//);
    await rm(folder, { recursive: true });
    expect(await lookAtDisk({ what: 'x', folder })).toMatchObject({ is: 'fault' });
  });
});

describe('the disk of the database', () => {
  let database: TemporaryDatabase;
  beforeAll(async () => {
    database = await temporaryDatabase('disk');
  });
  afterAll(() => database?.drop());

  it('is looked at where the server is on this machine, and else said to be elsewhere', async () => {
    const found = await lookAtDatabaseDisk(database.pool(1));
    expect(found.what).toBe('disk of the database');
    expect(found.text).toMatch(/^(\d+ % of \d+\.\d GB are free|not seen from here: )/);
    const elsewhere = { query: () => Promise.resolve({ rows: [{ address: '10.0.0.7', may: true }] }) };
    expect(await lookAtDatabaseDisk(elsewhere as never)).toMatchObject({
      ...{ is: 'well', text: 'not seen from here: the server is 10.0.0.7; look there' },
    });
    const silent = { query: () => Promise.resolve({ rows: [{ address: null, may: false }] }) };
    expect((await lookAtDatabaseDisk(silent as never)).text).toContain('pg_read_all_settings');
  });
});
