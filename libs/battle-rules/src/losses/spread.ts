import type { UnitState } from '@vedette/battle';
import type { Zone } from '@vedette/hex';

/** Who takes the odd points of a loss that does not go up evenly. */
export interface OddPoints {
  /** By which side the fire came in: on a flank the unit at that end of the line (P-08.9). */
  readonly zone: Zone;
  /** The firing player's choice, where he made one (G-28). */
  readonly choice: string | null;
}

/**
 * Shares a loss over units in front, top of the stack first, as evenly as possible (G-28): the odd points to whom the firing player chose,
 * else on a flank shot the unit at that end, right being the top (G-27), otherwise those with most SP, ties the higher in the stack.
 */
export function spread(
  lost: number,
  units: readonly UnitState[],
  { zone, choice }: OddPoints,
): Map<string, number> {
  const left = new Map(units.map((unit) => [unit.id, unit.sp]));
  const shares = new Map<string, number>();
  const order = [...units].sort((a, b) => b.sp - a.sp || units.indexOf(a) - units.indexOf(b));
  const first = choice ?? (zone === 'right' ? units[0]?.id : zone === 'left' ? units.at(-1)?.id : undefined);
  order.sort((a, b) => Number(b.id === first) - Number(a.id === first));
  for (let rest = lost; rest > 0;) {
    const standing = order.filter(({ id }) => left.get(id)! > 0);
    if (standing.length === 0) return shares;
    for (const { id } of standing.slice(0, rest)) {
      shares.set(id, (shares.get(id) ?? 0) + 1);
      left.set(id, left.get(id)! - 1);
      rest -= 1;
    }
  }
  return shares;
}
