import { partOf } from '../form/part-of.js';
import type { AnyOrder } from '../../seat/composing.js';

/** Where an order leaves a piece: at the end of its ride by rail, else on the last square of its march, else where it stood. */
export function endOfWay(from: string | null, order: AnyOrder | null): string | null {
  const station = partOf(order, ['rail', 'destination']) as string | undefined;
  const path = (partOf(order, ['strategic', 'path']) ?? []) as readonly (string | null)[];
  return station ?? path.findLast((square) => square !== null) ?? from;
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
  for (let at = now; at < turn; at++) place = endOfWay(place, orderOf(at));
  return place;
}
