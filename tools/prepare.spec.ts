import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

const here = dirname(fileURLToPath(import.meta.url));

/** Plays npm: notes its call and lays node_modules with an nx that notes its calls and builds, or fails if told to. */
const npm = `#!/bin/sh
echo "npm $*" >> "$CALLS"
mkdir -p node_modules/nx/dist/bin
cp package-lock.json node_modules/.package-lock.json
cat > node_modules/nx/dist/bin/nx.js <<'NX'
const fs = require('node:fs');
fs.appendFileSync(process.env.CALLS, 'nx ' + process.argv.slice(2, 5).join(' ') + '\\n');
if (fs.existsSync('broken')) { console.error('libs/a does not compile'); process.exit(1); }
for (const folder of ['apps/house', 'libs/a']) {
  fs.mkdirSync(folder + '/dist', { recursive: true });
}
fs.writeFileSync('libs/a/dist/index.js', '');
fs.writeFileSync('apps/house/dist/main.js', 'console.log(JSON.stringify(process.argv.slice(2)))');
NX
`;

const lock = (version: string, more: object = {}): string =>
  JSON.stringify({ packages: { '': {}, 'node_modules/a': { version }, ...more } });

describe('a clone that is brought into running order', () => {
  let clone: string;
  let calls: string;

  beforeEach(async () => {
    clone = await mkdtemp(join(tmpdir(), 'vedette-clone-'));
    calls = join(clone, 'calls');
    const files: Record<string, string> = {
      calls: '',
      'package.json': '{ "type": "module" }',
      'package-lock.json': lock('1.0.0'),
      '.swcrc': '{}',
      'apps/house/package.json':
        '{ "type": "commonjs", "exports": { ".": { "default": "./dist/main.js" } } }',
      'apps/house/src/index.ts': '',
      'libs/a/package.json': '{ "exports": { ".": { "default": "./dist/index.js" } } }',
      'libs/a/src/deep/index.ts': 'export {};',
      // For tests alone: never built, and no reason to build again.
      'libs/b/package.json': '{ "exports": { ".": { "a-source": "./src/index.ts" } } }',
      'libs/b/src/index.ts': 'export {};',
      'bin/npm': npm,
    };
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(clone, path)), { recursive: true });
      await writeFile(join(clone, path), text);
    }
    await chmod(join(clone, 'bin', 'npm'), 0o755);
    for (const file of ['prepare.mjs', 'runtime.mjs']) await cp(join(here, file), join(clone, 'tools', file));
  });
  afterEach(() => rm(clone, { recursive: true, force: true }));

  const script = `
    const { asTool, prepare } = await import(process.cwd() + '/tools/prepare.mjs');
    await asTool(() => prepare({ output: 'keep' }));
  `;
  const prepare = async (): Promise<{ code: number; errors: string }> => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      cwd: clone,
      env: { PATH: `${join(clone, 'bin')}:${process.env['PATH']}`, CALLS: calls },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let errors = '';
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    const [code] = (await once(child, 'close')) as [number];
    return { code, errors };
  };
  const called = async (): Promise<string[]> => {
    const text = await readFile(calls, 'utf8');
    await writeFile(calls, '');
    return text.split('\n').filter((line) => line !== '');
  };
  const install = expect.stringMatching(/^npm ci /);
  const build = 'nx run-many -t build';

  it('installs and builds once, and does nothing when nothing changed', async () => {
    expect((await prepare()).code).toBe(0);
    expect(await called()).toEqual([install, build]);
    expect(await prepare()).toEqual({ code: 0, errors: '' });
    expect(await called()).toEqual([]);
  });

  it('builds again when a source changed, was added or was removed, or something built is gone', async () => {
    await prepare();
    await called();
    const changes = [
      () => writeFile(join(clone, 'libs/a/src/deep/index.ts'), 'export const a = 1;'),
      () => writeFile(join(clone, 'libs/a/src/more.ts'), ''),
      () => rm(join(clone, 'libs/a/src/more.ts')),
      () => writeFile(join(clone, 'libs/a/package.json'), '{ "exports": {}, "b": 2 }'),
      () => rm(join(clone, 'apps/house/dist'), { recursive: true }),
    ];
    for (const change of changes) {
      await change();
      await prepare();
      expect(await called()).toEqual([build]);
    }
  });

  it('installs again when the lock file changed', async () => {
    await prepare();
    await called();
    await writeFile(join(clone, 'package-lock.json'), lock('1.0.1'));
    await prepare();
    expect(await called()).toEqual([install, build]);
  });

  it('trusts packages somebody installed by hand when they are those of the lock file', async () => {
    await prepare();
    await called();
    await writeFile(join(clone, 'package-lock.json'), lock('1.0.1'));
    await cp(join(clone, 'package-lock.json'), join(clone, 'node_modules', '.package-lock.json'));
    await prepare();
    expect(await called()).toEqual([build]);
  });

  it('misses no package that is for another platform', async () => {
    await prepare();
    await called();
    const foreign = { 'node_modules/a-darwin': { version: '1.0.0', optional: true } };
    await writeFile(join(clone, 'package-lock.json'), lock('1.0.0', foreign));
    await prepare();
    expect(await called()).toEqual([build]);
    const needed = { 'node_modules/b': { version: '1.0.0' } };
    await writeFile(join(clone, 'package-lock.json'), lock('1.0.0', needed));
    await prepare();
    expect(await called()).toEqual([install, build]);
  });

  it('shows what the compiler said when the build fails, ends with code 1, and tries again the next time', async () => {
    await writeFile(join(clone, 'broken'), '');
    const failed = await prepare();
    expect(failed.code).toBe(1);
    expect(failed.errors).toContain('libs/a does not compile');
    expect(failed.errors).not.toContain('    at ');
    await rm(join(clone, 'broken'));
    await called();
    expect((await prepare()).code).toBe(0);
    expect(await called()).toEqual([build]);
  });

  it('is built by one of two starts at once, and the other waits for it', async () => {
    await prepare();
    await called();
    await writeFile(join(clone, 'libs/a/src/more.ts'), '');
    const both = await Promise.all([prepare(), prepare(), prepare()]);
    expect(both.map(({ code }) => code)).toEqual([0, 0, 0]);
    expect(await called()).toEqual([build]);
  });

  it('takes over from a build that was killed', async () => {
    await prepare();
    await called();
    await writeFile(join(clone, '.cache', 'build.lock'), String(2 ** 22 + 1));
    await writeFile(join(clone, 'libs/a/src/more.ts'), '');
    expect((await prepare()).code).toBe(0);
    expect(await called()).toEqual([build]);
  });
});
