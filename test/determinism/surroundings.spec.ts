import { describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const SURROUNDINGS = [
  { TZ: 'UTC', LANG: 'C', LC_ALL: 'C' },
  { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' },
  { TZ: 'America/St_Johns', LANG: 'sv_SE.UTF-8', LC_ALL: 'sv_SE.UTF-8' },
];

describe('a turn played by another process', () => {
  it('is the same bytes in any time zone and any language', async () => {
    const found = await Promise.all(
      SURROUNDINGS.map(async (surroundings) => {
        const { stdout } = await run(
          process.execPath,
          ['--import', 'tsx', '--conditions=vedette-source', 'test/determinism/digests.ts', '1', '2', '3'],
          { env: { PATH: process.env['PATH'], ...surroundings } },
        );
        return stdout.trim().split('\n');
      }),
    );
    expect(found[0]).toHaveLength(3);
    expect(new Set(found[0]).size).toBe(3);
    for (const digests of found) expect(digests).toEqual(found[0]);
  });
});
