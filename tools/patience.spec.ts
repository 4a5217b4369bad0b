import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ROOT = join(import.meta.dirname, '..');

/**
 * Who asks with a time limit of his own, and why he may: a limit that a slow machine does not keep is a fault in a log though nothing
 * is wrong. All others wait as long as the contract says.
 */
const OWN_LIMITS: Readonly<Record<string, string>> = {
  'apps/turn-conductor/src/clock/heartbeat.ts':
    'a share of the gap that counts as an outage; goes without the answer',
};

describe('questions between services', () => {
  it('are waited for as long as their contracts say', () => {
    const sources = globSync('apps/*/src/**/*.ts', { cwd: ROOT, exclude: ['**/*.spec.ts', '**/testing/**'] });
    expect(sources.length).toBeGreaterThan(100);
    const own = sources.filter((file) =>
      /\.request\([^;]*\btimeoutMs\b/s.test(readFileSync(join(ROOT, file), 'utf8')),
    );
    expect(own.sort()).toEqual(Object.keys(OWN_LIMITS));
  });
});
