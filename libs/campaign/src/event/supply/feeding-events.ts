import { Type } from '@sinclair/typebox';
import { oneOf } from '../../document/names.schema.js';
import { defineEvent } from '../define-event.js';
import { settleStock, Stock } from './stock.js';

/** A unit ate at the turn's start: what it carried, from its source, what it found, or nothing (GITM AMWOL 10.7, 10.8). */
export const SupplyConsumed = defineEvent({
  type: 'SupplyConsumed',
  data: Type.Object({
    unit: Type.String(),
    fed: oneOf(['carried', 'source', 'requisition', 'none']),
    source: Type.Union([Type.String(), Type.Null()]),
    /** Supplies the unit carries afterwards. */
    supplies: Type.Integer({ minimum: 0 }),
    ammunition: Type.Integer({ minimum: 0 }),
    stock: Type.Union([Stock, Type.Null()]),
    /** Why nothing could be drawn; empty when the unit ate. */
    because: Type.String(),
    /** Turns in a row without eating or foraging, this one included, where the book counts them (ROTD 11.10). */
    turnsOutOfSupply: Type.Optional(Type.Integer({ minimum: 0 })),
  }),
  // What is left in the source is not told: it would count what others drew from it.
  seen: { full: ['unit', 'fed', 'source', 'supplies', 'ammunition', 'because', 'turnsOutOfSupply'] },
  apply(state, event) {
    const { unit: id, fed, supplies, ammunition, stock } = event.data;
    settleStock(state, stock);
    const unit = state.unit(id);
    if (stock?.kind !== 'unit' || stock.name !== id) unit.supplies = supplies;
    unit.ammunition = ammunition;
    unit.turn.fed = fed;
    unit.turnsOutOfSupply = event.data.turnsOutOfSupply ?? unit.turnsOutOfSupply;
  },
});

/** A unit loaded or unloaded supplies to the level it was told (10.7); `amount` is negative when it unloaded. */
export const SuppliesLoaded = defineEvent({
  type: 'SuppliesLoaded',
  data: Type.Object({
    unit: Type.String(),
    source: Type.String(),
    amount: Type.Integer(),
    supplies: Type.Integer({ minimum: 0 }),
    ammunition: Type.Integer({ minimum: 0 }),
    stock: Stock,
    /** Level asked for, when less could be had. */
    wanted: Type.Integer(),
  }),
  seen: { full: ['unit', 'source', 'amount', 'supplies', 'ammunition', 'wanted'] },
  apply(state, event) {
    const { unit: id, amount, supplies, ammunition, stock } = event.data;
    settleStock(state, stock);
    const unit = state.unit(id);
    unit.supplies = supplies;
    unit.ammunition = ammunition;
    // What is unloaded into a place did not begin the turn there and may not move on (10.6).
    if (amount < 0 && stock.kind === 'city') state.city(stock.name).turn.receivedSupplies -= amount;
    if (amount < 0 && stock.kind === 'depot') state.depot(stock.name).turn.receivedSupplies -= amount;
  },
});

/** Men left a unit for want of bread (10.8). */
export const MenDeserted = defineEvent({
  type: 'MenDeserted',
  data: Type.Object({
    unit: Type.String(),
    lost: Type.Integer({ minimum: 0 }),
    stragglers: Type.Integer({ minimum: 0 }),
    prisoners: Type.Integer({ minimum: 0 }),
    strength: Type.Integer({ minimum: 0 }),
    share: Type.Number(),
  }),
  apply(state, event) {
    const unit = state.unit(event.data.unit);
    unit.strength = event.data.strength;
    unit.casualties.stragglers += event.data.stragglers;
    unit.casualties.prisoners += event.data.prisoners;
  },
});

export const FEEDING_EVENTS = [SupplyConsumed, SuppliesLoaded, MenDeserted] as const;
