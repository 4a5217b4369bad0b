import { Type } from '@sinclair/typebox';
import type { MutableCampaignState } from '../../state/mutable-campaign-state.js';
import type { MutablePlaceTurn } from '../../state/places.js';
import { oneOf } from '../../document/names.schema.js';
import { defineEvent } from '../define-event.js';

interface Place {
  supplies: number;
  /** Missing in depots and caches, which hold supplies alone (ROTD 11.5). */
  stores?: number;
  turn: MutablePlaceTurn;
}

/** A city by name, a depot or cache by id, or an off-map port. */
function placeOf(state: MutableCampaignState, name: string): Place | undefined {
  return state.cities.get(name) ?? state.depots.get(name) ?? state.ports.get(name);
}

/** Supplies or stores went from one place to another (GITM AMWOL 10.6, PATE 3.5). */
export const GoodsMoved = defineEvent({
  type: 'GoodsMoved',
  data: Type.Object({
    goods: oneOf(['supplies', 'stores']),
    from: Type.String(),
    to: Type.String(),
    amount: Type.Integer({ minimum: 1 }),
    by: oneOf(['land', 'sea', 'rail', 'river']),
    path: Type.Array(Type.String()),
    wanted: Type.Integer(),
  }),
  apply(state, event) {
    const { goods, from, to, amount } = event.data;
    const origin = placeOf(state, from);
    const goal = placeOf(state, to);
    if (!origin || !goal) return;
    origin[goods] = (origin[goods] ?? 0) - amount;
    goal[goods] = (goal[goods] ?? 0) + amount;
    origin.turn.sent += amount;
    if (goods === 'supplies') goal.turn.receivedSupplies += amount;
    else goal.turn.receivedStores += amount;
  },
});

/** Goods that were ordered moved and were not, and why. */
export const GoodsNotMoved = defineEvent({
  type: 'GoodsNotMoved',
  data: Type.Object({
    goods: oneOf(['supplies', 'stores']),
    from: Type.String(),
    to: Type.String(),
    amount: Type.Integer(),
    reason: Type.String(),
  }),
  apply() {},
});

export const TRANSFER_EVENTS = [GoodsMoved, GoodsNotMoved] as const;
