import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { BUILD, buildIn, nameOfBuild } from './build.js';

const COMMIT = '770c60c1d2e3f4a5b6c7d8e9f0a1b2c3d4e5f6a7';
const repository = fileURLToPath(new URL('../../../../', import.meta.url));

describe('the build', () => {
  let root: string;
  const lay = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'vedette-build-'));
    lay('package.json', '{ "version": "7.8.9" }');
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));
  const found = (env: Record<string, string> = {}) => buildIn(root, env);

  it('has the version of the root package.json, and a commit where there is one to know', () => {
    expect(found()).toEqual({ version: '7.8.9', commit: null });
    expect(nameOfBuild(found())).toBe('7.8.9');
    expect(nameOfBuild(found({ VEDETTE_COMMIT: COMMIT }))).toBe('7.8.9+770c60c1d2e3');
  });

  it.each([
    ['a branch', { '.git/HEAD': 'ref: refs/heads/main\n', '.git/refs/heads/main': `${COMMIT}\n` }],
    ['a commit', { '.git/HEAD': `${COMMIT}\n` }],
    [
      'a packed branch',
      {
        '.git/HEAD': 'ref: refs/heads/main\n',
        '.git/packed-refs': `# pack-refs\n${'0'.repeat(40)} refs/heads/not-main\n${COMMIT} refs/heads/main\n`,
      },
    ],
    [
      'a further work tree',
      {
        '.git': 'gitdir: elsewhere/worktrees/b\n',
        'elsewhere/worktrees/b/HEAD': 'ref: refs/heads/b\n',
        'elsewhere/worktrees/b/commondir': '../..\n',
        'elsewhere/refs/heads/b': `${COMMIT}\n`,
      },
    ],
  ])('finds the commit of %s', (_, files) => {
    for (const [path, text] of Object.entries(files)) lay(path, text);
    expect(found().commit).toBe('770c60c1d2e3');
  });

  it.each([
    ['a repository without a commit', { '.git/HEAD': 'ref: refs/heads/main\n' }],
    ['a folder that git does not know', { '.git': 'something else' }],
  ])('finds none in %s', (_, files) => {
    for (const [path, text] of Object.entries(files)) lay(path, text);
    expect(found().commit).toBeNull();
  });

  it('of this very checkout is told by the root package.json alone', () => {
    expect(BUILD.version).toMatch(/^\d+\.\d+\.\d+/);
    const versions = ['apps', 'libs'].flatMap((kind) =>
      readdirSync(join(repository, kind)).map((name) => {
        const manifest = readFileSync(join(repository, kind, name, 'package.json'), 'utf8');
        return (JSON.parse(manifest) as { version?: string }).version;
      }),
    );
    expect(versions.filter((version) => version !== undefined)).toEqual([]);
  });
});
