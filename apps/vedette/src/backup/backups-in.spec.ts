import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { keepNewest, manifestAt, NoBackupError } from './backups-in.js';

const nameOf = (day: number, database = 'vedette'): string =>
  `${database}-2026-03-${String(day).padStart(2, '0')}T02-15-00-000Z`;

describe('a folder of backups', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vedette-backups-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const put = (...files: readonly string[]) =>
    Promise.all(files.map((file) => writeFile(join(folder, file), '')));
  const whole = (day: number, database?: string) =>
    put(`${nameOf(day, database)}.json`, `${nameOf(day, database)}.dump`);
  const there = async () => (await readdir(folder)).sort();

  it('stands for the newest whole backup in it, and a file for itself', async () => {
    await expect(manifestAt(folder)).rejects.toBeInstanceOf(NoBackupError);
    await put(`${nameOf(9)}.json`, `${nameOf(9)}.dump.part`, 'notes.json', 'notes.dump');
    await expect(manifestAt(folder)).rejects.toThrow(/no whole backup in .*backup run --to/);
    for (const day of [3, 8, 1]) await whole(day);
    expect(await manifestAt(folder)).toBe(join(folder, `${nameOf(8)}.json`));
    const other = join(folder, 'notes.json');
    expect(await manifestAt(other)).toBe(other);
    await expect(manifestAt(join(folder, 'nowhere.json'))).rejects.toThrow(/ENOENT/);
  });

  it('keeps as many as are asked for, the newest, and nothing of those before', async () => {
    for (const day of [1, 2, 3, 4]) await whole(day);
    // Of the second and the sixth of March something was broken off.
    await put(`${nameOf(5)}.dump`, `${nameOf(6)}.json`, `${nameOf(6)}.dump.part`);
    await rm(join(folder, `${nameOf(2)}.dump`));
    await put(`${nameOf(2)}.dump.part`);
    expect(await keepNewest(folder, { database: 'vedette', keep: 2 })).toEqual([
      `${nameOf(1)}.dump`,
      `${nameOf(1)}.json`,
      `${nameOf(2)}.dump.part`,
      `${nameOf(2)}.json`,
    ]);
    expect(await there()).toEqual([
      ...[`${nameOf(3)}.dump`, `${nameOf(3)}.json`, `${nameOf(4)}.dump`, `${nameOf(4)}.json`],
      ...[`${nameOf(5)}.dump`, `${nameOf(6)}.dump.part`, `${nameOf(6)}.json`],
    ]);
  });

  it('is left as it is where there are no more than are kept, and what is of others always', async () => {
    const others = ['notes.txt', `${nameOf(1, 'vedette-west')}.json`, `${nameOf(1, 'vedette-west')}.dump`];
    await put(...others, `${nameOf(1)}.dump.part`);
    await whole(2);
    await whole(3);
    const before = await there();
    expect(await keepNewest(folder, { database: 'vedette', keep: 3 })).toEqual([]);
    expect(await there()).toEqual(before);
    await keepNewest(folder, { database: 'vedette', keep: 1 });
    expect(await there()).toEqual([...others, `${nameOf(3)}.dump`, `${nameOf(3)}.json`].sort());
  });
});
