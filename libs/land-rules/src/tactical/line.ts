import { columnOf, rowOf, tacticalAt } from '../ground/tactical-step.js';

/**
 * The squares of a straight tactical move, start left out (GITM AMWOL 8.2, details 10): one step along the longer side and
 * its share along the other; what falls between two squares goes to the nearer, halves towards the destination. From 3-1
 * to 7-3: 4-2, 5-2, 6-3, 7-3.
 */
export function straightLine(from: number, to: number): number[] {
  const columns = columnOf(to) - columnOf(from);
  const rows = rowOf(to) - rowOf(from);
  const steps = Math.max(Math.abs(columns), Math.abs(rows));
  const share = (offset: number, step: number): number =>
    Math.sign(offset) * Math.floor((2 * step * Math.abs(offset) + steps) / (2 * steps));
  return Array.from({ length: steps }, (_, i) =>
    tacticalAt(columnOf(from) + share(columns, i + 1), rowOf(from) + share(rows, i + 1)),
  );
}
