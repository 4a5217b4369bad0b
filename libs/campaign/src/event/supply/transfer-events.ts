import { Type } from '@sinclair/typebox';
import type { MutableCampaignState } from '../../state/mutable-campaign-state.js';
import type { MutablePlaceTurn } from '../../state/places.js';
import { oneOf } from '../../document/names.schema.js';
import { defineEvent } from '../define-event.js';

interface Place {
  supplies: number;
  stores: number;
  turn: MutablePlaceTurn;
}

/** A city by name, or an off-map port. */
function placeOf(state: MutableCampaignState, name: string): Place | undefined {
  return state.cities.get(name) ?? state.ports.get(name);
}

/** Supplies or stores went from one place to another (GITM AMWOL 10.6, PATE 3.5). */
export const GoodsMoved = defineEvent({
  type: 'GoodsMoved',
  data: Type.Object({
    goods: oneOf(['supplies', 'stores']),
    from: Type.String(),
    to: Type.String(),
    amount: Type.Integer({ minimum: 1 }),
    by: oneOf(['land', 'sea']),
    path: Type.Array(Type.String()),
    wanted: Type.Integer(),
  }),
  apply(state, event) {
    const { goods, from, to, amount } = event.data;
    const origin = placeOf(state, from);
    const goal = placeOf(state, to);
    if (!origin || !goal) return;
    origin[goods] -= amount;
    goal[goods] += amount;
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
