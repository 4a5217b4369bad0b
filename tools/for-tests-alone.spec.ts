import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { isForTests, TEST_FOLDERS } from './for-tests.js';

const SOURCES = globSync('{apps,libs}/*/src/**/*.ts').map((file) => file.replaceAll('\\', '/'));

const { exclude } = JSON.parse(readFileSync('.swcrc', 'utf8')) as { readonly exclude: readonly string[] };
/** A room is built from within: its files are known by their path from there. */
const isBuilt = (file: string): boolean => {
  const [group, room, ...within] = file.split('/');
  const { scripts = {} } = JSON.parse(readFileSync(`${group}/${room}/package.json`, 'utf8')) as {
    readonly scripts?: Readonly<Record<string, string>>;
  };
  return 'build' in scripts && !exclude.some((one) => new RegExp(one).test(within.join('/')));
};

describe('what is for tests alone', () => {
  it('is not built, and everything else is', () => {
    expect(SOURCES.length).toBeGreaterThan(1000);
    expect(SOURCES.filter(isForTests).length).toBeGreaterThan(100);
    expect(SOURCES.filter((file) => isBuilt(file) === isForTests(file))).toEqual([]);
  });

  it('does not go into the image', () => {
    const ignored = readFileSync('.dockerignore', 'utf8').split('\n');
    const lines = [
      '**/*.spec.ts',
      'libs/testing/src',
      ...TEST_FOLDERS.map((folder) => `**/src/**/${folder}`),
    ];
    expect(lines.filter((line) => !ignored.includes(line))).toEqual([]);
  });

  it('is imported by nothing that is built', () => {
    const importers = SOURCES.filter((file) => !isForTests(file)).filter((file) =>
      [...readFileSync(file, 'utf8').matchAll(/from '([^']+)'/g)].some(([, from = '']) => {
        if (!from.startsWith('.')) return from === '@vedette/testing';
        const imported = join(dirname(file), from).replaceAll('\\', '/').replace(/\.js$/, '.ts');
        return existsSync(imported) && isForTests(imported);
      }),
    );
    expect(importers).toEqual([]);
  });
});
