import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ServiceLog } from './service-log.js';

/** A file system of its own of 64 kB; false where this process may not mount one. */
const mountSmall = (folder: string): boolean => {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};
const probe = mkdtempSync(join(tmpdir(), 'vedette-mount-'));
const mayMount = mountSmall(probe);
if (mayMount) execFileSync('umount', [probe]);
rmSync(probe, { recursive: true });

describe('the log of a service', () => {
  let folder: string;
  let said: string[];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'vedette-log-'));
    said = [];
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const say = (line: string): void => void said.push(line);
  const written = async (log: ServiceLog, text: string): Promise<void> => {
    await new Promise<void>((done) => log.write(text, () => done()));
  };

  it('is appended to, for its owner alone', async () => {
    const file = join(folder, 'gateway.log');
    for (const line of ['one\n', 'two\n']) {
      const log = new ServiceLog(file, say);
      log.end(line);
      await once(log, 'finish');
    }
    expect(readFileSync(file, 'utf8')).toBe('one\ntwo\n');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(said).toEqual([]);
  });

  it('that cannot be opened costs lines, says so once, and is written as soon as it can be', async () => {
    const file = join(folder, 'away', 'gateway.log');
    const log = new ServiceLog(file, say);
    for (let i = 0; i < 50; i++) await written(log, `line ${i}\n`);
    expect(said).toEqual([expect.stringContaining('log lines are lost')]);
    mkdirSync(join(folder, 'away'));
    await new Promise((next) => setTimeout(next, 1_100));
    await written(log, 'back\n');
    expect(readFileSync(file, 'utf8')).toBe('back\n');
    expect(said.slice(1)).toEqual([`${file} is written again; 50 log lines were lost`]);
  });

  it('goes on drawing from its service, so that a service is never held up by its log', async () => {
    const log = new ServiceLog(join(folder, 'away', 'gateway.log'), say);
    const output = new PassThrough();
    output.pipe(log, { end: false });
    for (let i = 0; i < 200; i++) {
      if (!output.write('x'.repeat(16_384))) await once(output, 'drain');
    }
    expect(said).toHaveLength(1);
  });

  (mayMount ? it : it.skip)(
    'on a disk that is full loses lines and comes back when there is room',
    async () => {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder]);
      try {
        const file = join(folder, 'gateway.log');
        const log = new ServiceLog(file, say);
        await written(log, 'before\n');
        const filler = join(folder, 'filler');
        expect(() => writeFileSync(filler, Buffer.alloc(1 << 20))).toThrow(/ENOSPC/);
        for (let i = 0; i < 300; i++) await written(log, `${'x'.repeat(99)}\n`);
        expect(said).toEqual([expect.stringMatching(/ENOSPC.*log lines are lost/)]);
        rmSync(filler);
        await new Promise((next) => setTimeout(next, 1_100));
        await written(log, 'after\n');
        expect(readFileSync(file, 'utf8')).toMatch(/^before\n(.|\n)*after\n$/);
        expect(said[1]).toMatch(/written again; \d+ log lines were lost/);
        log.end();
        await once(log, 'finish');
      } finally {
        execFileSync('umount', [folder]);
      }
    },
  );
});
