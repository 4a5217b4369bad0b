import { distance, type Hex } from '@vedette/hex';
import type { SightField } from './observers.js';
import { coverLimit } from './sight-level.js';
import { inSightOf } from './sight-limit.js';

/** Whether somebody in one hex can see who stands in another: line, light and weather, and cover, which hides from afar (P-25.2). */
export function canSee(field: SightField, from: Hex, to: Hex): boolean {
  return distance(from, to) <= coverLimit(field, to) && inSightOf(field, from, to);
}
