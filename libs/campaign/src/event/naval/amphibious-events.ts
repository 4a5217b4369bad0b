import { Type } from '@sinclair/typebox';
import { oneOf, orNull } from '../../document/names.schema.js';
import { noteShipTurn } from '../../state/ship-turn.js';
import { tacticalIndex } from '../../state/tactical-name.js';
import { Stock, settleStock } from '../supply/stock.js';
import { defineEvent } from '../define-event.js';
import { shipId } from '../../identity.js';

const Name = Type.String();
const Men = Type.Integer({ minimum: 0 });

/** A transport group, and with it what it loads, is busy on the shore for the whole turn (PATE 9.4). */
export const TransfersBegun = defineEvent({
  type: 'TransfersBegun',
  data: Type.Object({
    ship: Name,
    port: Name,
    area: oneOf(['harbor', 'coastal']),
    action: oneOf(['loading', 'unloading']),
    /** Units that come aboard, units that go ashore, and a headquarters ashore whose supplies are handled. */
    loading: Type.Array(Name),
    landing: Type.Array(Name),
    headquarters: orNull(Name),
  }),
  seen: { partial: ['ship', 'port', 'area', 'action'] },
  apply(state, event) {
    const { ship, port, area, action, loading, headquarters } = event.data;
    noteShipTurn(state.ship(ship), { amphibious: action, amphibiousAt: `${port} ${area}` });
    for (const id of headquarters === null ? loading : [...loading, headquarters])
      state.unit(id).turn.boarding = ship;
  },
});

/** A unit went aboard a transport group, which makes it inactive (PATE 9.2). Strangers are told by {@link BoardingSighted}. */
export const UnitEmbarked = defineEvent({
  type: 'UnitEmbarked',
  data: Type.Object({
    unit: Name,
    ship: Name,
    /** Square, or port off the map. */
    from: Name,
    fromTactical: orNull(Name),
    men: Men,
    spaces: Men,
    /** Friendly harbour in which it was done at once, else null (PATE 9.4). */
    harbor: orNull(Name),
  }),
  seen: { partial: ['unit', 'from', 'fromTactical'] },
  apply(state, event) {
    const { unit: id, ship, harbor } = event.data;
    const unit = state.unit(id);
    state.placeUnit(unit, -1, -1);
    unit.place = null;
    unit.inFort = false;
    unit.status = 'embarked';
    unit.aboard = shipId(ship);
    unit.turn.boarding = null;
    unit.turn.boardedIn = harbor;
    state.ship(ship).cargo.units.push(unit.id);
  },
});

/**
 * A unit went ashore: active on the land map, inactive in the garrison of a port off it (PATE 9.2, 10.1). Strangers are told
 * by {@link LandingSighted}.
 */
export const UnitLanded = defineEvent({
  type: 'UnitLanded',
  data: Type.Object({
    unit: Name,
    ship: Name,
    /** Square, or port off the map; then without a tactical square. */
    to: Name,
    toTactical: orNull(Name),
    /** Tactical square that was ordered, where another was taken. */
    wanted: orNull(Name),
    men: Men,
  }),
  seen: { end: ['unit', 'to', 'toTactical'] },
  apply(state, event) {
    const { unit: id, ship, to, toTactical } = event.data;
    const { cargo } = state.ship(ship);
    cargo.units = cargo.units.filter((aboard) => aboard !== id);
    const unit = state.unit(id);
    unit.aboard = null;
    unit.inFort = false;
    unit.place = toTactical === null ? to : null;
    unit.status = toTactical === null ? 'garrison' : 'active';
    if (toTactical !== null) state.placeUnit(unit, state.theatre.grid.indexOf(to), tacticalIndex(toTactical));
  },
});

/** Supplies went aboard a transport group or ashore, from or into a port or a corps headquarters (PATE 9.3). */
export const CargoHandled = defineEvent({
  type: 'CargoHandled',
  data: Type.Object({
    ship: Name,
    action: oneOf(['load', 'unload']),
    amount: Type.Integer({ minimum: 1 }),
    wanted: Men,
    /** Supplies aboard afterwards, and what is left ashore. */
    aboard: Men,
    ashore: Stock,
  }),
  seen: { partial: ['ship', 'action'] },
  apply(state, event) {
    const { ship: id, aboard, ashore } = event.data;
    const ship = state.ship(id);
    ship.cargo.supplies = aboard;
    noteShipTurn(ship, { suppliesHandled: true });
    settleStock(state, ashore);
    if (ashore.kind === 'unit') state.unit(ashore.name).turn.boarding = null;
  },
});

/** An order to load or to land was not carried out, and why (PATE 9.1 to 9.4). */
export const TransferFailed = defineEvent({
  type: 'TransferFailed',
  data: Type.Object({
    ship: Name,
    action: oneOf(['load', 'unload']),
    /** The unit that stays where it is; null for supplies. */
    unit: orNull(Name),
    place: orNull(Name),
    reason: Type.String(),
  }),
  apply() {},
});

export const AMPHIBIOUS_EVENTS = [
  TransfersBegun,
  UnitEmbarked,
  UnitLanded,
  CargoHandled,
  TransferFailed,
] as const;
