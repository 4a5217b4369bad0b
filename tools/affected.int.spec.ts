import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';

const NX = join('node_modules', 'nx', 'dist', 'bin', 'nx.js');

/** Projects whose tests nx would run had these files changed. */
async function affectedBy(...files: string[]): Promise<string[]> {
  const asked = [
    'show',
    'projects',
    '--affected',
    `--files=${files.join(',')}`,
    '--withTarget=test',
    '--json',
  ];
  const env = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' };
  const { stdout } = await promisify(execFile)(process.execPath, [NX, ...asked], { env });
  return JSON.parse(stdout) as string[];
}

describe('npm run test:affected', () => {
  it('runs the tests of what changed and of all that imports it, and no others', async () => {
    const affected = await affectedBy('libs/hex/src/hex.ts');
    const [own, above, service, suite] = [
      '@vedette/hex',
      '@vedette/battle',
      '@vedette/app-battle-table',
      'test-cases',
    ];
    expect(affected).toEqual(expect.arrayContaining([own, above, service, suite]));
    expect(affected).not.toContain('@vedette/geography');
    expect(affected).not.toContain('@vedette/land-rules');
  });

  it('runs suites that read what no project holds: documents, charts, schemas', async () => {
    expect(await affectedBy('docs/play.md')).toEqual(expect.arrayContaining(['test-documents']));
  });
});
