import { partOf } from '../form/part-of.js';
import type { AnyOrder } from '../../seat/composing.js';

/** Where a march leaves a piece: the last of its squares, else where it stood. */
export function endOfMarch(from: string | null, order: AnyOrder | null): string | null {
  const path = (partOf(order, ['strategic', 'path']) ?? []) as readonly (string | null)[];
  return path.findLast((square) => square !== null) ?? from;
}

/**
 * Where orders leave a piece at the start of a turn, from where it stands now on; `ordersOf` tells its order of each turn before.
 * It knows no enemies, no weather and no fatigue: the referee's doubts do.
 */
export function ghostPlace(
  from: string | null,
  { now, turn, orderOf }: { now: number; turn: number; orderOf: (turn: number) => AnyOrder | null },
): string | null {
  let place = from;
  for (let at = now; at < turn; at++) place = endOfMarch(place, orderOf(at));
  return place;
}
