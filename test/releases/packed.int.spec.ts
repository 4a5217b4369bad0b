import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { PACKED_RELEASE, releaseBefore, SERVICES_BEFORE, VERSION_BEFORE } from '../drills/release-before.js';

const MOST_BYTES = 10_000_000;
/** With which a service ends that lacks its settings: it has been loaded whole by then. */
const WRONG_SETTINGS = 78;

const packageAt = (file: string) =>
  JSON.parse(readFileSync(file, 'utf8')) as {
    readonly version: string;
    readonly dependencies?: Readonly<Record<string, string>>;
  };
const firstNumber = (version: string): string => version.replace(/^[^0-9]*/, '').split('.')[0]!;

describe('the release before, as it is packed', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await releaseBefore();
  });

  it('is small, and is that release', () => {
    expect(statSync(PACKED_RELEASE).size).toBeLessThanOrEqual(MOST_BYTES);
    expect(packageAt(`${folder}package.json`).version).toBe(VERSION_BEFORE);
  });

  it('finds the packages of others that it needs, none of which has become another', () => {
    const { dependencies = {} } = packageAt(`${folder}package.json`);
    const roots = createRequire(import.meta.url).resolve.paths('any') ?? [];
    const installed = (name: string): string | undefined =>
      roots.map((root) => `${root}/${name}/package.json`).find((file) => existsSync(file));
    const others = Object.entries(dependencies).filter(([name]) => !name.startsWith('@vedette/'));
    expect(others.length).toBeGreaterThan(10);
    const changed = others.filter(([name, wanted]) => {
      const file = installed(name);
      return !file || firstNumber(packageAt(file).version) !== firstNumber(wanted);
    });
    expect(changed).toEqual([]);
  });

  it.each(SERVICES_BEFORE)('%s of it can be loaded', async (service) => {
    const child = spawn(process.execPath, [`${folder}apps/${service}/dist/main.js`], {
      env: { PATH: process.env['PATH'], LOG_FORMAT: 'json' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data: Buffer) => (said += data.toString('utf8')));
    const [code] = (await once(child, 'close')) as [number | null];
    expect(said).toContain('DATABASE_URL');
    expect(code).toBe(WRONG_SETTINGS);
  });
});
