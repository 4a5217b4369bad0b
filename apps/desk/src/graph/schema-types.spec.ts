import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const desk = join(import.meta.dirname, '../..');
const generator = join(createRequire(import.meta.url).resolve('gql.tada/package.json'), '../bin/cli.js');

/** The types as they are written today; letter by letter, so that nobody lays them out another way either. */
function written(): string {
  const folder = mkdtempSync(join(tmpdir(), 'schema-types-'));
  try {
    const output = join(folder, 'schema-types.d.ts');
    execFileSync(process.execPath, [generator, 'generate-output', '--output', output], { cwd: desk });
    return readFileSync(output, 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('the types of the schema', () => {
  it('are those of the schema that is published (npx gql.tada generate-output in apps/desk)', () => {
    expect(readFileSync(join(desk, 'src/graph/schema-types.d.ts'), 'utf8') === written()).toBe(true);
  });
});
