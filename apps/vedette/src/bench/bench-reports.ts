import type { BenchResult } from './umpire.js';

/** Every player's turn and position report, as file name and text. */
export function benchReports(_result: BenchResult): [string, string][] {
  return [];
}
