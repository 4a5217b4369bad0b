import { isImpassableTactical } from '../tactical-regions.js';
import { tacticalStep } from '../tactical-square.js';

/**
 * Would the ground round a square still hang together if the square could no longer be entered? True when what is
 * impassable round it, edge of the map included, is one stretch at most.
 */
export function keepsGroundTogether(terrain: Uint8Array, tactical: number): boolean {
  let changes = 0;
  let before = isClosed(terrain, tacticalStep(tactical, 7));
  for (let direction = 0; direction < 8; direction++) {
    const closed = isClosed(terrain, tacticalStep(tactical, direction));
    if (closed && !before) changes++;
    before = closed;
  }
  return changes <= 1;
}

function isClosed(terrain: Uint8Array, tactical: number): boolean {
  return tactical < 0 || isImpassableTactical(terrain[tactical]!);
}

/** Is any of the eight squares round one of a kind, or it itself? */
export function isNear(terrain: Uint8Array, tactical: number, kind: number): boolean {
  if (terrain[tactical] === kind) return true;
  for (let direction = 0; direction < 8; direction++) {
    const next = tacticalStep(tactical, direction);
    if (next >= 0 && terrain[next] === kind) return true;
  }
  return false;
}
