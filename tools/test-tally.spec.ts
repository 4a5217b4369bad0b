import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from '@jest/globals';

interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}
interface Tally {
  tally(result: Readonly<Record<string, number>>): Counts;
  tallyLine(counts: Counts): string;
  skippedTests(result: object, root: string): string[];
  unexcused(skipped: readonly string[], allowed: Readonly<Record<string, string>>): string[];
}

describe('the last line of npm test', () => {
  let subject: Tally;
  beforeAll(async () => {
    subject = (await import(join(dirname(fileURLToPath(import.meta.url)), 'test-tally.mjs'))) as Tally;
  });
  const line = (more: Record<string, number>): string =>
    subject.tallyLine(
      subject.tally({
        numPassedTests: 0,
        numFailedTests: 0,
        numPendingTests: 0,
        numTodoTests: 0,
        numRuntimeErrorTestSuites: 0,
        ...more,
      }),
    );

  it('gives what passed and what failed', () => {
    expect(line({ numPassedTests: 12 })).toBe('12 passed, 0 failed');
    expect(line({ numPassedTests: 12, numFailedTests: 2 })).toBe('12 passed, 2 failed');
  });

  it('counts a file that could not be run as a failure', () => {
    expect(line({ numPassedTests: 12, numRuntimeErrorTestSuites: 1 })).toBe('12 passed, 1 failed');
  });

  it('names skipped tests only when there are any', () => {
    expect(line({ numPassedTests: 3, numPendingTests: 1, numTodoTests: 1 })).toBe(
      '3 passed, 0 failed, 2 skipped',
    );
  });
});

describe('skipped tests', () => {
  let subject: Tally;
  beforeAll(async () => {
    subject = (await import(join(dirname(fileURLToPath(import.meta.url)), 'test-tally.mjs'))) as Tally;
  });
  const result = {
    testResults: [
      {
        name: '/clone/libs/a/a.spec.ts',
        assertionResults: [
          { ancestorTitles: ['a server', 'crashed'], title: 'comes back', status: 'pending' },
          { ancestorTitles: ['a server'], title: 'serves', status: 'passed' },
          { ancestorTitles: [], title: 'is written one day', status: 'todo' },
        ],
      },
    ],
  };
  const names = [
    'libs/a/a.spec.ts › a server › crashed › comes back',
    'libs/a/a.spec.ts › is written one day',
  ];

  it('are named by file, suite and test', () => {
    expect(subject.skippedTests(result, '/clone')).toEqual(names);
  });

  it('need a reason on file each, by the beginning of the name', () => {
    expect(subject.unexcused(names, {})).toEqual(names);
    expect(subject.unexcused(names, { 'libs/a/a.spec.ts › a server': 'no server here' })).toEqual([names[1]]);
    expect(subject.unexcused(names, { 'libs/a/a.spec.ts': 'not here' })).toEqual([]);
  });
});
