import { relative } from 'node:path';

/** What a run of Jest came to, as the last line of `npm test` says it. */

/**
 * Counts tests; a file that could not even be run counts as one failure, so that a broken file never looks like none.
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, numRuntimeErrorTestSuites: number }} result
 */
export const tally = (result) => ({
  passed: result.numPassedTests,
  failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
  skipped: result.numPendingTests + result.numTodoTests,
});

/**
 * Tests that were skipped, by name: `file › suite › test`. None when tests were chosen by name, for then all others are.
 * @param {{ testResults: readonly { name: string, assertionResults: readonly { fullName: string, ancestorTitles: readonly string[], title: string, status: string }[] }[] }} result
 * @param {string} root folder that files are named from
 */
export const skippedTests = (result, root) =>
  result.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'pending' || status === 'todo')
      .map(({ ancestorTitles, title }) => [relative(root, name), ...ancestorTitles, title].join(' › ')),
  );

/**
 * Skipped tests that no reason is on file for.
 * @param {readonly string[]} skipped as {@link skippedTests} names them
 * @param {Readonly<Record<string, string>>} allowed reason by the beginning of a test's name
 */
export const unexcused = (skipped, allowed) =>
  skipped.filter((name) => !Object.keys(allowed).some((beginning) => name.startsWith(beginning)));

/** `12 passed, 0 failed`, and the skipped ones if there are any. */
export const tallyLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
