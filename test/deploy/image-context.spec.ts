import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';

const root = fileURLToPath(new URL('../../', import.meta.url));
const leftOut = readFileSync(join(root, '.dockerignore'), 'utf8').trim().split('\n');
const isLeftOut = matcherOf(leftOut);

/** Whether the builder of the image is not sent a file: a pattern that fits a folder takes all that is in it. */
function matcherOf(patterns: readonly string[]): (file: string) => boolean {
  const forms = patterns.map((pattern) => {
    const text = pattern
      .split(/(\*\*\/|\*)/)
      .map((piece) => (piece === '**/' ? '(?:.*/)?' : piece === '*' ? '[^/]*' : piece.replaceAll('.', '\\.')))
      .join('');
    return new RegExp(`^${text}(?:/|$)`);
  });
  return (file) => forms.some((form) => form.test(file));
}

const sources = globSync('{apps,libs}/*/{src,e2e}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !isLeftOut(file),
);
const names = new Map(
  globSync('{apps,libs}/*/package.json', { cwd: root }).map((file) => [
    (JSON.parse(readFileSync(join(root, file), 'utf8')) as { name: string }).name,
    dirname(file),
  ]),
);

/** Every file of ours that a file brings in, and whether it is there where the image is built. */
function* broughtIn(file: string): Generator<{ readonly named: string; readonly isSent: boolean }> {
  const text = readFileSync(join(root, file), 'utf8');
  for (const [, named] of text.matchAll(/\b(?:from|import)\s*\(?\s*'((?:\.|@vedette\/)[^'?]*)/g)) {
    const [scope, name] = named!.split('/');
    if (scope === '@vedette') {
      const folder = names.get(`@vedette/${name}`);
      yield { named: named!, isSent: folder !== undefined && !isLeftOut(join(folder, 'src')) };
      continue;
    }
    const wanted = relative(root, join(root, dirname(file), named!));
    const found = [wanted, ...['.ts', '.tsx', '.d.ts'].map((end) => wanted.replace(/\.js$/, end))].find(
      (path) => existsSync(join(root, path)),
    );
    yield { named: named!, isSent: found === undefined || !isLeftOut(found) };
  }
}

describe('what the builder of the image is sent', () => {
  it('is read as its patterns are meant', () => {
    const fits = matcherOf(['docs', '**/dist', '**/*.spec.ts', '**/src/**/testing', '*.log']);
    expect(
      ['docs/a.md', 'libs/a/dist/b.js', 'a.spec.ts', 'libs/a/src/b/testing/c.ts', 'a.log'].map(fits),
    ).toEqual(Array(5).fill(true));
    expect(['libs/docs', 'libs/a/distant.ts', 'libs/a/testing/c.ts', 'b/a.log'].map(fits)).toEqual(
      Array(4).fill(false),
    );
  });

  it('is, of TypeScript, what lies in a folder of sources: the recipe takes nothing else out again', () => {
    const sent = globSync('{apps,libs}/*/**/*.{ts,tsx}', {
      cwd: root,
      exclude: ['**/node_modules', '**/dist'],
    });
    const elsewhere = sent.filter((file) => !isLeftOut(file) && !/^(apps|libs)\/[^/]+\/src\//.test(file));
    expect(elsewhere).toEqual([]);
  });

  it('brings in nothing that it is not sent: compilers would stop there', () => {
    expect(sources.length).toBeGreaterThan(1_000);
    const missing = sources.flatMap((file) =>
      [...broughtIn(file)].filter(({ isSent }) => !isSent).map(({ named }) => `${file} brings in ${named}`),
    );
    expect(missing).toEqual([]);
  });
});
