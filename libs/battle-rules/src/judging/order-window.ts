import {
  type BattleOrder,
  type BattleOrderKind,
  type BattleState,
  type BattleStep,
  LAST_OF_FIRST_WINDOW,
  openWindow,
  type OrderWindow,
  STEPS,
  TurnOrders,
} from '@vedette/battle';
import { judgeOrders } from './judge-orders.js';
import { windowOf } from './window-of.js';

/** The steps of a window; of a turn that closes once all. */
export function stepsOf(window: OrderWindow | null): readonly BattleStep[] {
  const after = STEPS.indexOf(LAST_OF_FIRST_WINDOW) + 1;
  if (window === null) return STEPS;
  return window === 'first' ? STEPS.slice(0, after) : STEPS.slice(after);
}

/** Whether an order of a kind can be sent while a battle stands as it does. */
export function isOpenFor(state: BattleState, kind: BattleOrderKind): boolean {
  const open = openWindow(state);
  return open === null || windowOf(kind) === open;
}

/** A battle as it stood when a window closed, and what had been sent then. */
export interface ClosedWindow {
  readonly state: BattleState;
  readonly orders: readonly BattleOrder[];
}

/**
 * The orders by which a window is played, each judged at the beginning of its own: in the second also those of the first still hold. With
 * one window they are all judged at once.
 */
export function ordersInForce(closed: ClosedWindow, first: ClosedWindow | null): TurnOrders {
  const window = openWindow(closed.state);
  if (window !== 'second') return judgeOrders(closed.state, closed, window).orders;
  const all = { orders: [...(first?.orders ?? []), ...closed.orders] };
  const before = first === null ? [] : judgeOrders(first.state, all, 'first').orders.accepted;
  return new TurnOrders([...before, ...judgeOrders(closed.state, all, 'second').orders.accepted]);
}
