import type { JsonPointer } from '@vedette/campaign';
import { landRule, type Judging } from '../judging.js';

const FIRST = 1;
const LAST = 5;

/** Refuses phases that end before they begin: nothing sensible can be made of them (GITM AMWOL 6.4, 6.5). */
export function checkPhases(
  judging: Judging,
  phases: { readonly from?: number; readonly to?: number },
  field: JsonPointer,
): void {
  const { from = FIRST, to = LAST } = phases;
  if (from <= to) return;
  judging.problems.error('phases-reversed', landRule(judging, '6.5'), field, [
    `from tactical phase ${from} to ${to}`,
    `the first of the phases ${FIRST} to ${LAST} must not come after the last`,
    'exchange them',
  ]);
}
