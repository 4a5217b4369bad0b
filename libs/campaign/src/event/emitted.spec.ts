import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { isForTests } from '../../../../tools/for-tests.js';
import { EVENT_DEFINITIONS } from './registry.js';

const HOUSE = join(import.meta.dirname, '../../../..');
const ELSEWHERE = /^libs\/(campaign\/src\/event|reports)\//;
const SOURCES = globSync('{libs,apps}/*/src/**/*.ts', { cwd: HOUSE })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !isForTests(file) && !ELSEWHERE.test(file))
  .map((file) => readFileSync(join(HOUSE, file), 'utf8'));

/** Types of event that no source names but where they are declared and told. */
function emittedByNobody(types: readonly string[]): string[] {
  const named = new Set(SOURCES.flatMap((source) => source.match(/\b[A-Z]\w+\b/g) ?? []));
  return types.filter((type) => !named.has(type));
}

describe('types of event', () => {
  it('are emitted by somebody: whatever can happen has a rule by which it does', () => {
    expect(emittedByNobody(EVENT_DEFINITIONS.map(({ type }) => type))).toEqual([]);
  });

  it('are found out where nobody emits them', () => {
    expect(emittedByNobody(['UnitMarched', 'WagonsLostOnTheWay'])).toEqual(['WagonsLostOnTheWay']);
  });
});
