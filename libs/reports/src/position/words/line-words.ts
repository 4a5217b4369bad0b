import type { UnitStatus } from '../../input/unit-status.schema.js';
import { plain } from '../../wording/plain-text.js';

/** A line that holds without a source: troops in quarters, broken, aboard or off the map are fed without one (GITM AMWOL 10.7). */
const NEEDS_NONE = 'needs none';

/** Where a unit's supply comes from, in one word everywhere: its source, `needs none`, or `none` (GITM AMWOL 10.11). */
export function supplyInWords({ supplied, supplySource }: UnitStatus): string {
  if (!supplied) return 'none';
  return supplySource === null ? NEEDS_NONE : plain(supplySource);
}

/** Through whom a unit's communications run: a headquarters or city, `needs none`, or `none` (GITM AMWOL 10.1). */
export function communicationsInWords({ communications, communicationsSource }: UnitStatus): string {
  if (!communications) return 'none';
  return communicationsSource === null ? NEEDS_NONE : plain(communicationsSource);
}
