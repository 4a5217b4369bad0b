import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

interface Packaged {
  readonly binary: string;
  readonly version: string;
}
interface Runtime {
  readonly nodePackages: Readonly<Record<string, { readonly name: string; readonly binary: string }>>;
  readonly leastToInstall: readonly number[];
  readonly leastToRun: number;
  canInstall(version: string): boolean;
  packagedNode(root: string, platform?: string): Packaged | null;
  chooseRuntime(found: { readonly packaged: Packaged | null; readonly version: string }): {
    readonly use: 'this' | 'other' | 'none';
    readonly binary?: string;
    readonly why?: string;
  };
  dropIfItDoesNotRun(root: string): void;
}

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '..');
let subject: Runtime;
beforeAll(async () => {
  subject = (await import(join(here, 'runtime.mjs'))) as Runtime;
});

describe('which Node runs Vedette', () => {
  const packaged = { binary: '/there/bin/node', version: '24.21.0' };

  it.each([
    ['20.20.2', 'other'],
    ['24.20.0', 'other'],
    ['26.0.0', 'other'],
    ['24.21.0', 'this'],
  ])('beside a packaged 24.21.0, %s goes on under: %s', (version, use) => {
    expect(subject.chooseRuntime({ packaged, version }).use).toBe(use);
  });

  it.each([
    ['20.20.2', 'none'],
    ['22.22.0', 'none'],
    ['24.0.0', 'this'],
    ['26.1.0', 'this'],
  ])('where none is packaged, %s goes on under: %s', (version, use) => {
    expect(subject.chooseRuntime({ packaged: null, version }).use).toBe(use);
  });

  it('says what it found and what to do where there is none', () => {
    const { why } = subject.chooseRuntime({ packaged: null, version: '20.20.2' });
    expect(why).toMatch(/Node 24 or later and this is 20\.20\.2.*install Node 24/);
  });

  it.each([
    ['20.19.0', true],
    ['20.18.9', false],
    ['18.20.0', false],
    ['22.0.0', true],
  ])('%s is enough to install: %s', (version, enough) => {
    expect(subject.canInstall(version)).toBe(enough);
  });

  it('runs this very test', () => {
    const found = subject.packagedNode(root);
    expect(subject.chooseRuntime({ packaged: found, version: process.versions.node }).use).toBe('this');
  });
});

describe('what says which Node it is', () => {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly engines: { readonly node: string };
    readonly optionalDependencies: Readonly<Record<string, string>>;
  };

  it('pins the packaged Node to one version on every platform, of the major Vedette runs under', () => {
    const pinned = Object.values(subject.nodePackages).map(({ name }) => manifest.optionalDependencies[name]);
    expect(new Set(pinned).size).toBe(1);
    expect(pinned[0]).toMatch(new RegExp(`^${subject.leastToRun}\\.\\d+\\.\\d+$`));
  });

  it('asks of whoever installs what the tools ask', () => {
    expect(manifest.engines.node).toBe(`>=${subject.leastToInstall.join('.')}`);
  });

  it('bases the images on the same version', () => {
    const version = manifest.optionalDependencies[subject.nodePackages['linux-x64']!.name]!;
    const dockerfile = readFileSync(join(root, 'deploy', 'Dockerfile'), 'utf8');
    expect(dockerfile).toContain(`ARG NODE_IMAGE=node:${version}-bookworm-slim\n`);
  });
});

/** Shell scripts stand in for the binary, under the name it has on this platform. */
const onLinux = `${process.platform}-${process.arch}` === 'linux-x64' ? it : it.skip;

describe('the Node among the packages', () => {
  let clone: string;
  const lay = (script: string): string => {
    const { name, binary } = subject.nodePackages['linux-x64']!;
    const path = join(clone, 'node_modules', name, binary);
    mkdirSync(dirname(path), { recursive: true });
    mkdirSync(join(clone, 'node_modules', '.bin'), { recursive: true });
    writeFileSync(join(clone, 'node_modules', name, 'package.json'), '{ "version": "24.1.2" }');
    for (const file of [path, join(clone, 'node_modules', '.bin', 'node')]) writeFileSync(file, script);
    chmodSync(path, 0o755);
    return path;
  };
  beforeEach(() => {
    clone = mkdtempSync(join(tmpdir(), 'vedette-runtime-'));
  });
  afterEach(() => rmSync(clone, { recursive: true, force: true }));

  it('is found by platform, and none where there is no package', () => {
    const binary = lay('');
    expect(subject.packagedNode(clone, 'linux-x64')).toEqual({ binary, version: '24.1.2' });
    expect(subject.packagedNode(clone, 'linux-arm64')).toBeNull();
    expect(subject.packagedNode(clone, 'darwin-arm64')).toBeNull();
  });

  onLinux('is taken away when it does not run on this machine, and kept when it does', () => {
    const kept = lay('#!/bin/sh\nexit 0\n');
    subject.dropIfItDoesNotRun(clone);
    expect(existsSync(kept)).toBe(true);
    const dropped = lay('#!/lib/no-such-loader\n');
    subject.dropIfItDoesNotRun(clone);
    expect([dropped, join(clone, 'node_modules', '.bin', 'node')].filter((file) => existsSync(file))).toEqual(
      [],
    );
  });

  /** Starts a tool of the clone in a process group of its own, which ends with the test whatever becomes of it. */
  const startTool = (): ChildProcessByStdio<null, Readable, null> => {
    mkdirSync(join(clone, 'tools'));
    for (const file of ['prepare.mjs', 'runtime.mjs']) cpSync(join(here, file), join(clone, 'tools', file));
    const tool = join(clone, 'tools', 'tool.mjs');
    writeFileSync(
      tool,
      `import { asTool, ensureRuntime } from './prepare.mjs';\nawait asTool(ensureRuntime);\nconsole.log('under the other');\n`,
    );
    const child = spawn(process.execPath, [tool, 'turn', '--seed=7'], {
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    });
    groups.push(child.pid!);
    return child;
  };
  const groups: number[] = [];
  afterEach(() => {
    for (const group of groups.splice(0)) {
      try {
        process.kill(-group, 'SIGKILL');
      } catch {
        // All of it has ended.
      }
    }
  });

  onLinux(
    'is what a tool started under another Node goes on under, with its arguments, exit code and signals',
    async () => {
      lay('#!/bin/sh\necho "under it: $*"\ntrap "exit 7" TERM\necho ready\nwhile :; do sleep 0.05; done\n');
      const child = startTool();
      let said = '';
      child.stdout.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        if (said.includes('ready')) child.kill('SIGTERM');
      });
      const [code] = (await once(child, 'exit')) as [number];
      expect({ code, said }).toEqual({
        code: 7,
        said: `under it: ${join(clone, 'tools', 'tool.mjs')} turn --seed=7\nready\n`,
      });
    },
  );

  onLinux('is told to stop also where the tool is in the very moment in which it starts it', async () => {
    lay('#!/bin/sh\ntrap "exit 7" TERM\nkill -TERM $PPID\nwhile :; do sleep 0.05; done\n');
    const [code, signal] = (await once(startTool(), 'exit')) as [number | null, string | null];
    expect({ code, signal }).toEqual({ code: 7, signal: null });
  });
});

describe('what npm runs', () => {
  it('finds the same Node by the name node', () => {
    const { status, stdout } = spawnSync('npm', ['exec', '--call', 'node --version'], {
      cwd: root,
      encoding: 'utf8',
    });
    expect({ status, stdout: stdout.trim() }).toEqual({ status: 0, stdout: process.version });
  });
});
