/** Exit code of a process that the log's history left behind: it is to be started again, with nothing remembered. */
const HISTORY_CHANGED = 75;

/** Ends this process in order, since what it remembers of the log agrees with nothing any more. */
export function endOfHistory(): void {
  process.exitCode = HISTORY_CHANGED;
  process.kill(process.pid, 'SIGTERM');
}
