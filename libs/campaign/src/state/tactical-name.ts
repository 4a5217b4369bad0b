import { TACTICAL_SIZE } from '@vedette/geography';
import type { TacticalName } from '../identity.js';

/** Tactical square index 0-224 of a name such as `3-4` (column 3, row 4), or -1. */
export function tacticalIndex(name: string): number {
  const dash = name.indexOf('-');
  if (dash < 1) return -1;
  const column = Number(name.slice(0, dash));
  const row = Number(name.slice(dash + 1));
  const inside =
    Number.isInteger(column) &&
    Number.isInteger(row) &&
    column >= 0 &&
    row >= 0 &&
    column < TACTICAL_SIZE &&
    row < TACTICAL_SIZE;
  return inside ? row * TACTICAL_SIZE + column : -1;
}

const NAMES: readonly TacticalName[] = Array.from(
  { length: TACTICAL_SIZE * TACTICAL_SIZE },
  // The one place where a text becomes the name of a tactical square: it is written of the square's column and row.
  (_, i) => `${i % TACTICAL_SIZE}-${Math.floor(i / TACTICAL_SIZE)}` as TacticalName,
);

/** Name of a tactical square index. */
export function tacticalName(index: number): TacticalName {
  return NAMES[index]!;
}
