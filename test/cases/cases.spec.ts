import { describe, expect, it } from '@jest/globals';
import { fileURLToPath } from 'node:url';
import { readCases } from '../../apps/vedette/src/rules/case-file.js';
import { runCase } from '../../apps/vedette/src/rules/run-case.js';

const cases = readCases(fileURLToPath(new URL('.', import.meta.url)));

describe('numbered rule cases', () => {
  it('have ids that are used once', () => {
    const ids = cases.map((one) => one.case.id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it.each(cases.map((one) => [one.case.id, one.case.shows, one] as const))('%s: %s', (_id, _shows, one) => {
    expect(runCase(one.case)).toEqual([]);
  });
});
