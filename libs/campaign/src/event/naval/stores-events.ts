import { Type, type Static } from '@sinclair/typebox';
import { oneOf, orNull } from '../../document/names.schema.js';
import type { MutableCampaignState } from '../../state/mutable-campaign-state.js';
import { defineEvent } from '../define-event.js';

/** Stores a port holds after a transaction; on the land map they are its city's. */
const PortStores = Type.Object({ port: Type.String(), left: Type.Integer({ minimum: 0 }) });

function settle(state: MutableCampaignState, stock: Static<typeof PortStores> | null): void {
  if (stock === null) return;
  const place = state.cities.get(stock.port) ?? state.ports.get(stock.port);
  if (place) place.stores = stock.left;
}

/** What a ship has in its hold and, a transport group, in its cargo spaces. */
const aboard = { stores: Type.Integer({ minimum: 0 }), extra: Type.Integer({ minimum: 0 }) };

function stow(state: MutableCampaignState, id: string, hold: { stores: number; extra: number }): void {
  const ship = state.ship(id);
  ship.stores = hold.stores;
  ship.cargo.stores = hold.extra;
}

/** A ship's company lived on the harbour's stores or its own for a turn, or on nothing (PATE 3.4). */
export const ShipStoresUsed = defineEvent({
  type: 'ShipStoresUsed',
  data: Type.Object({
    ship: Type.String(),
    from: oneOf(['port', 'aboard', 'nothing']),
    used: Type.Integer({ minimum: 0 }),
    ...aboard,
    stock: orNull(PortStores),
  }),
  // What is left in the harbour is not told: it would count what others drew from it.
  seen: { full: ['ship', 'from', 'used', 'stores', 'extra'] },
  apply(state, event) {
    settle(state, event.data.stock);
    stow(state, event.data.ship, event.data);
  },
});

/** A ship used its last store or had none: men are lost, and it obeys no order but a change of base (PATE 3.4). */
export const ShipOutOfStores = defineEvent({
  type: 'ShipOutOfStores',
  data: Type.Object({
    ship: Type.String(),
    crewLost: Type.Integer({ minimum: 0 }),
    crew: Type.Integer({ minimum: 0 }),
    turnsOut: Type.Integer({ minimum: 1 }),
    share: Type.Number(),
  }),
  apply(state, event) {
    const ship = state.ship(event.data.ship);
    ship.crew = event.data.crew;
    ship.turnsWithoutStores = event.data.turnsOut;
  },
});

/** A ship back in harbour drew what it had gone without, before anything is stowed in its hold (PATE 3.4). */
export const ShipStoresOwedDrawn = defineEvent({
  type: 'ShipStoresOwedDrawn',
  data: Type.Object({
    ship: Type.String(),
    drawn: Type.Integer({ minimum: 1 }),
    turnsOut: Type.Integer({ minimum: 0 }),
    stock: PortStores,
  }),
  seen: { full: ['ship', 'drawn', 'turnsOut'] },
  apply(state, event) {
    settle(state, event.data.stock);
    state.ship(event.data.ship).turnsWithoutStores = event.data.turnsOut;
  },
});

/** A ship took stores aboard in harbour, or landed what it had above the number asked for; `amount` is then negative. */
export const ShipStoresLoaded = defineEvent({
  type: 'ShipStoresLoaded',
  data: Type.Object({
    ship: Type.String(),
    port: Type.String(),
    amount: Type.Integer(),
    ...aboard,
    wanted: Type.Integer({ minimum: 0 }),
    stock: PortStores,
  }),
  seen: { full: ['ship', 'port', 'amount', 'stores', 'extra', 'wanted'] },
  apply(state, event) {
    const { ship, port, amount, stock } = event.data;
    settle(state, stock);
    stow(state, ship, event.data);
    // What was landed did not begin the turn in the port and goes no further (3.5).
    const place = state.cities.get(port) ?? state.ports.get(port);
    if (place && amount < 0) place.turn.receivedStores -= amount;
  },
});

/** A ship in harbour got none of the stores it asked for, and why. */
export const ShipStoresRefused = defineEvent({
  type: 'ShipStoresRefused',
  data: Type.Object({
    ship: Type.String(),
    port: Type.String(),
    wanted: Type.Integer(),
    reason: Type.String(),
  }),
  apply() {},
});

export const STORES_EVENTS = [
  ShipStoresUsed,
  ShipOutOfStores,
  ShipStoresOwedDrawn,
  ShipStoresLoaded,
  ShipStoresRefused,
] as const;
