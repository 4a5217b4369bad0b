import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const IMPORT = /^(?:import|export)\s+(?!type\b)[^'"]*?from '([^']+)'|^import '([^']+)'/gm;

/** Modules of other rooms that need nothing themselves. */
const ALONE: Readonly<Record<string, string>> = {
  '@vedette/documents/nearest': resolve(import.meta.dirname, '../../../documents/src/nearest.ts'),
};

/** Modules a source needs when it runs; what is only a type is gone by then. */
function neededBy(source: string): string[] {
  return [...source.matchAll(IMPORT)].map(([, from, alone]) => (from ?? alone)!);
}

/** All that a file needs when it runs: files, and the names of whatever else. */
function closure(first: string): { readonly files: Set<string>; readonly others: Set<string> } {
  const files = new Set<string>();
  const others = new Set<string>();
  const open = [first];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    for (const from of neededBy(readFileSync(file, 'utf8')))
      if (from.startsWith('.')) open.push(resolve(dirname(file), from.replace(/\.js$/, '.ts')));
      else if (ALONE[from]) open.push(ALONE[from]);
      else others.add(from);
  }
  return { files, others };
}

describe('the text of orders', () => {
  it('needs no schema, no rule book and no other package: a browser can hold it whole', () => {
    const { files, others } = closure(join(import.meta.dirname, 'index.ts'));
    expect([...others]).toEqual([]);
    const strange = [...files].filter((file) =>
      /(definition|judge|schema|authority|options)[^/]*\.ts$/.test(file),
    );
    expect(strange).toEqual([]);
    expect([...files].some((file) => file.endsWith('/track/text.ts'))).toBe(true);
  });
});
