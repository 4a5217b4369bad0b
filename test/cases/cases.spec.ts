import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCases } from '../../apps/vedette/src/rules/case-file.js';
import { readTables } from '../../apps/vedette/src/rules/case-table.js';
import { runCase } from '../../apps/vedette/src/rules/run-case.js';

const cases = readCases(fileURLToPath(new URL('.', import.meta.url)));

/** A draw's label without the units, states and places in it. */
function kindOfDraw(label: string): string {
  const [rule, ...words] = label.split(' ');
  return [rule, ...words.filter((word) => !/[A-Z0-9]/.test(word))].join(' ');
}

describe('numbered rule cases', () => {
  it('have ids that are used once', () => {
    const ids = cases.map((one) => one.case.id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it('lay out every table there is', () => {
    const folder = fileURLToPath(new URL('.', import.meta.url));
    const named = new Set(
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.yaml'))
        .flatMap((file) => /^  table: (\S+)$/m.exec(readFileSync(join(folder, file), 'utf8'))?.[1] ?? []),
    );
    expect([...readTables(folder).keys()].filter((table) => !named.has(table))).toEqual([]);
  });

  it('name no draw that must not be thrown which no rule throws', () => {
    const thrown = new Set(cases.flatMap((one) => Object.keys(one.case.draws ?? {}).map(kindOfDraw)));
    const named = cases.flatMap((one) => Object.keys(one.case.undrawn ?? {}));
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((label) => !thrown.has(kindOfDraw(label)))).toEqual([]);
  });

  it.each(cases.map((one) => [one.case.id, one.case.shows, one] as const))('%s: %s', (_id, _shows, one) => {
    expect(runCase(one.case)).toEqual([]);
  });
});
