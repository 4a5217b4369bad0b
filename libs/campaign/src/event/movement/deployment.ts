import { Type } from '@sinclair/typebox';
import { oneOf, orNull } from '../../document/names.schema.js';
import { tacticalIndex } from '../../state/tactical-name.js';
import { defineEvent } from '../define-event.js';
import { Reason, Square, Tactical, UnitName } from './names.js';

/** A unit was placed anew in a deployment, peace or truce turn, on the map or in a port off it (GITM AMWOL 7.18). */
export const UnitDeployed = defineEvent({
  type: 'UnitDeployed',
  data: Type.Object({
    unit: UnitName,
    /** Square, or port off the map; null when it came off a ship at sea. */
    from: orNull(Square),
    fromTactical: orNull(Tactical),
    to: Square,
    /** Null in a port off the map. */
    toTactical: orNull(Tactical),
    status: oneOf(['active', 'inactive', 'garrison']),
    inFort: Type.Boolean(),
    /** Transport group it came off. */
    landedFrom: Type.Optional(Type.String()),
    reason: Reason,
  }),
  apply(state, event) {
    const { data } = event;
    const unit = state.unit(data.unit);
    const onMap = data.toTactical !== null;
    if (data.landedFrom) {
      const { cargo } = state.ship(data.landedFrom);
      cargo.units = cargo.units.filter((id) => id !== unit.id);
      unit.aboard = null;
    }
    state.placeUnit(
      unit,
      onMap ? state.theatre.grid.indexOf(data.to) : -1,
      onMap ? tacticalIndex(data.toTactical!) : -1,
    );
    unit.place = onMap ? null : data.to;
    unit.status = data.status;
    unit.inFort = data.inFort;
  },
});

/** A deployment order was not carried out: the unit stays where it is. */
export const DeploymentRefused = defineEvent({
  type: 'DeploymentRefused',
  data: Type.Object({ unit: UnitName, at: orNull(Type.String()), to: orNull(Type.String()), reason: Reason }),
  apply() {},
});

/** A unit had to leave a crowded tactical square when deployment was over (GITM AMWOL 7.18). */
export const UnitRestacked = defineEvent({
  type: 'UnitRestacked',
  data: Type.Object({ unit: UnitName, in: Square, from: Tactical, to: Tactical }),
  apply(state, event) {
    const unit = state.unit(event.data.unit);
    state.placeUnit(unit, unit.square, tacticalIndex(event.data.to));
    unit.inFort = false;
  },
});

/** A unit that could land nowhere was disbanded: its transport's base port is hostile (GITM AMWOL 7.18). */
export const UnitDisbanded = defineEvent({
  type: 'UnitDisbanded',
  data: Type.Object({ unit: UnitName, men: Type.Integer(), ship: Type.String(), reason: Reason }),
  apply(state, event) {
    const { cargo } = state.ship(event.data.ship);
    cargo.units = cargo.units.filter((id) => id !== event.data.unit);
    const unit = state.unit(event.data.unit);
    state.destroyed.push({
      unit: unit.id,
      turn: event.turn,
      phase: event.phase,
      rule: event.rule,
      men: event.data.men,
    });
    state.removeUnit(unit);
  },
});
