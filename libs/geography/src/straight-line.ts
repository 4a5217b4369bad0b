import { tacticalAt, tacticalColumn, tacticalDistance, tacticalRow } from './tactical-square.js';

/**
 * The square reached after so many steps of the straight line between two tactical squares (GITM AMWOL 8.2): a step goes
 * one square along the longer side and its share along the other. What falls between two squares goes to the nearer;
 * exactly half way, to the one towards the destination.
 */
export function lineSquare(from: number, to: number, steps: number): number {
  const length = tacticalDistance(from, to);
  if (length === 0) return from;
  const column = tacticalColumn(from);
  const row = tacticalRow(from);
  return tacticalAt(
    column + shareOf(tacticalColumn(to) - column, steps, length),
    row + shareOf(tacticalRow(to) - row, steps, length),
  );
}

/** The squares a straight tactical move enters, in order, destination included: 3-1 to 7-3 enters 4-2, 5-2, 6-3, 7-3. */
export function straightLine(from: number, to: number): number[] {
  const squares: number[] = [];
  const length = tacticalDistance(from, to);
  for (let steps = 1; steps <= length; steps++) squares.push(lineSquare(from, to, steps));
  return squares;
}

/** Number of steps of the straight line that are diagonal (8.8 prefers fewest). */
export function diagonalSteps(from: number, to: number): number {
  return Math.min(
    Math.abs(tacticalColumn(to) - tacticalColumn(from)),
    Math.abs(tacticalRow(to) - tacticalRow(from)),
  );
}

function shareOf(offset: number, steps: number, length: number): number {
  return Math.sign(offset) * Math.floor((2 * steps * Math.abs(offset) + length) / (2 * length));
}
