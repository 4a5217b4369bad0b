import { Type } from '@sinclair/typebox';
import { oneOf, QUALITIES } from '../../document/names.schema.js';
import { partsOfId, unitId } from '../../identity.js';
import { copyShip } from '../../state/places.js';
import { defineEvent } from '../define-event.js';

/** Hands and marines went over to another ship (PATE 2.7); figures are those left and those now aboard. */
export const CrewTransferred = defineEvent({
  type: 'CrewTransferred',
  data: Type.Object({
    ship: Type.String(),
    to: Type.String(),
    crew: Type.Integer({ minimum: 0 }),
    marines: Type.Integer({ minimum: 0 }),
    left: Type.Object({ crew: Type.Integer({ minimum: 0 }), marines: Type.Integer({ minimum: 0 }) }),
    now: Type.Object({ crew: Type.Integer({ minimum: 0 }), marines: Type.Integer({ minimum: 0 }) }),
    wanted: Type.Object({ crew: Type.Integer(), marines: Type.Integer() }),
  }),
  apply(state, event) {
    const { ship, to, left, now } = event.data;
    Object.assign(state.ship(ship), left);
    Object.assign(state.ship(to), now);
  },
});

/** A ship was laid up in harbour: it is off the map, uses nothing and sees nothing (PATE 2.6). */
export const ShipLaidUp = defineEvent({
  type: 'ShipLaidUp',
  data: Type.Object({ ship: Type.String(), port: Type.String() }),
  apply(state, event) {
    const ship = state.ship(event.data.ship);
    ship.status = 'inactive';
    ship.reactivating = null;
    ship.attachedTo = null;
    state.releaseFollowers(ship.id, null);
  },
});

/** A ship was sunk by its own hands; its men go back to the pool, units and goods aboard are lost (details 4.7). */
export const ShipScuttled = defineEvent({
  type: 'ShipScuttled',
  data: Type.Object({
    ship: Type.String(),
    crew: Type.Integer({ minimum: 0 }),
    marines: Type.Integer({ minimum: 0 }),
    stores: Type.Integer({ minimum: 0 }),
    supplies: Type.Integer({ minimum: 0 }),
    lost: Type.Array(Type.Object({ unit: Type.String(), men: Type.Integer() })),
    /** Season's ends until the men can be raised again. */
    seasons: Type.Integer({ minimum: 0 }),
  }),
  seen: { partial: ['ship'] },
  apply(state, event) {
    const { ship: id, crew, marines, lost, seasons } = event.data;
    const { turn, phase, rule } = event;
    state.returnMen(state.ship(id).state, crew + marines, seasons);
    state.removeShip(id);
    state.destroyed.push({ unit: id, turn, phase, rule });
    for (const { unit, men } of lost) {
      state.destroyed.push({ unit, turn, phase, rule, men });
      state.removeUnit(state.unit(unit));
    }
  },
});

/** What a part of a group has after a split or merger. */
const Group = Type.Object({
  capacity: Type.Integer({ minimum: 0 }),
  crew: Type.Integer({ minimum: 0 }),
  stores: Type.Integer({ minimum: 0 }),
  extra: Type.Integer({ minimum: 0 }),
  supplies: Type.Integer({ minimum: 0 }),
  units: Type.Array(Type.String()),
});

/** A transport group was divided in two (PATE 2.5, details 4.4). */
export const TransportsSplit = defineEvent({
  type: 'TransportsSplit',
  data: Type.Object({ ship: Type.String(), into: Type.String(), stays: Group, goes: Group }),
  apply(state, event) {
    const { ship: id, into, stays, goes } = event.data;
    const parent = state.ship(id);
    const { id: group, number } = partsOfId(into)!;
    state.addShip({
      ...copyShip(parent),
      id: group,
      number,
      name: null,
      capacity: goes.capacity,
      crew: goes.crew,
      marines: 0,
      stores: goes.stores,
      cargo: { units: goes.units.map(unitId), supplies: goes.supplies, stores: goes.extra },
    });
    parent.capacity = stays.capacity;
    parent.crew = stays.crew;
    parent.stores = stays.stores;
    parent.cargo = { units: stays.units.map(unitId), supplies: stays.supplies, stores: stays.extra };
    for (const unit of goes.units) state.unit(unit).aboard = group;
  },
});

/** Two transport groups became one (PATE 2.5, details 4.5); stores that found no room are gone. */
export const TransportsMerged = defineEvent({
  type: 'TransportsMerged',
  data: Type.Object({
    ship: Type.String(),
    into: Type.String(),
    group: Group,
    quality: oneOf(QUALITIES),
    experience: Type.Number(),
    morale: Type.Number(),
    hull: Type.Number(),
    rigging: Type.Number(),
    turnsOut: Type.Integer({ minimum: 0 }),
    storesLost: Type.Integer({ minimum: 0 }),
  }),
  apply(state, event) {
    const { ship: id, into: stays, group, quality, experience, morale, hull, rigging, turnsOut } = event.data;
    const gone = state.ship(id);
    const into = state.ship(stays);
    for (const unit of gone.cargo.units) state.unit(unit).aboard = into.id;
    into.capacity = group.capacity;
    into.crew = group.crew;
    into.marines += gone.marines;
    into.stores = group.stores;
    into.cargo = { units: group.units.map(unitId), supplies: group.supplies, stores: group.extra };
    Object.assign(into, { quality, experience, morale, hull, rigging, turnsWithoutStores: turnsOut });
    state.releaseFollowers(id, into.attachedTo ?? into.id);
    if (into.attachedTo === id) into.attachedTo = null;
    state.removeShip(id);
    state.destroyed.push({ unit: id, turn: event.turn, phase: event.phase, rule: event.rule });
  },
});

export const SHIP_HANDLING_EVENTS = [
  CrewTransferred,
  ShipLaidUp,
  ShipScuttled,
  TransportsSplit,
  TransportsMerged,
] as const;
