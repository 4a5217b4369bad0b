import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { lockDataFolder } from './data-folder-lock.js';
import { processStart } from './process-life.js';

describe('the lock of a data folder', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vedette-lock-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const holder = async (text: string): Promise<void> => writeFile(join(folder, 'lock'), text);

  it('is held by one start at a time and free again afterwards', async () => {
    const lock = await lockDataFolder(folder);
    await expect(lockDataFolder(folder)).rejects.toMatchObject({
      code: 'data-folder-in-use',
      message: expect.stringContaining(String(process.pid)),
    });
    await lock.release();
    await (await lockDataFolder(folder)).release();
    expect(await readdir(folder)).toEqual([]);
  });

  it('goes to exactly one of many who ask at once', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => lockDataFolder(folder)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('of a process that lives is respected, whoever it belongs to', async () => {
    const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
    await once(other, 'spawn');
    await holder(JSON.stringify({ pid: other.pid }));
    await expect(lockDataFolder(folder)).rejects.toMatchObject({ code: 'data-folder-in-use' });
    other.kill('SIGKILL');
    await once(other, 'exit');
    await (await lockDataFolder(folder)).release();
  });

  it('of a process that is gone is taken over', async () => {
    await holder(JSON.stringify({ pid: 2 ** 22 + 1 }));
    const lock = await lockDataFolder(folder);
    expect(JSON.parse(await readFile(join(folder, 'lock'), 'utf8'))).toMatchObject({ pid: process.pid });
    await lock.release();
  });

  it('is not mistaken for held when another process has got the same number since', async () => {
    if (processStart(process.pid) === undefined) return expect(process.platform).not.toBe('linux');
    await holder(JSON.stringify({ pid: process.pid, start: '1' }));
    await (await lockDataFolder(folder)).release();
  });

  it('that was never finished writing is taken over', async () => {
    await holder('');
    await (await lockDataFolder(folder)).release();
  });
});
