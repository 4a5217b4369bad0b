import type { Order } from '@vedette/campaign';
import { capacityFor } from '../authority/may-command.js';
import type { Judging } from '../judging.js';
import { marchOf } from '../land/march-plan.js';
import { type PieceReach, waysToPlaces } from './piece-reach.js';

/** Where a unit can get in a turn that is not open yet, and the square it is reckoned from; null where nobody can say where it will stand. */
export interface ReachAhead extends PieceReach {
  readonly from: string | null;
}

/** From where the reach of a later turn is reckoned. */
export interface Beforehand {
  /** The order of each turn before, this one first; null for none. */
  readonly orders: readonly (Order | null)[];
  /** The square it is meant to stand in then, whatever those orders say. */
  readonly from: string | null;
}

const NOWHERE: ReachAhead = { from: null, reached: [], barred: [] };

/**
 * Where a unit can get in a later turn as far as the player who asks can know: from the end of the marches that its orders of the turns
 * before come to, each as far as it is made, by the rules and the printed ground (GITM AMWOL 7.1 to 7.6). Its fatigue, men, supplies and
 * communications are taken as they are now, and nobody stands in its way: of either nobody can know. Nothing of a unit that will be
 * aboard or go by rail, and of ships. Null for pieces that he does not command, be they there or not.
 */
export function reachAhead(judging: Judging, id: string, { orders, from }: Beforehand): ReachAhead | null {
  if (capacityFor(judging, id) === null) return null;
  const { state } = judging;
  const { grid } = state.theatre;
  const now = state.units.get(id);
  if (!now || state.season !== 'campaign') return NOWHERE;
  let square = now.square;
  if (from === null)
    for (const order of orders) {
      if (order?.kind !== 'land') continue;
      if (order.rail) return NOWHERE;
      const march = marchOf(judging, { ...now, square }, order);
      if (march?.boards) return NOWHERE;
      if (march?.end) square = grid.indexOf(march.end);
    }
  else square = grid.indexOf(from);
  if (square < 0) return NOWHERE;
  return { from: grid.nameOf(square), ...waysToPlaces(judging, { ...now, square }, () => []) };
}
