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

/** `12 passed, 0 failed`, and the skipped ones if there are any. */
export const tallyLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
