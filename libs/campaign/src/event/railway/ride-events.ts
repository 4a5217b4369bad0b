import { Type } from '@sinclair/typebox';
import { tacticalIndex } from '../../state/tactical-name.js';
import { defineEvent } from '../define-event.js';
import { Reason, Square, Tactical, UnitName } from '../movement/names.js';

/**
 * A unit rode by rail (ROTD 8.3). Friends whom it left are told where from, friends to whom it came where it got off (4.5);
 * squares on the way tell nothing. Strangers are told by {@link MarchSighted}.
 */
export const UnitRode = defineEvent({
  type: 'UnitRode',
  data: Type.Object({
    unit: UnitName,
    from: Square,
    fromTactical: Tactical,
    left: Type.String(),
    to: Square,
    toTactical: Tactical,
    entered: Type.String(),
    /** Squares entered, in order; the last is where it got off. */
    line: Type.Array(Square),
    /** Where it was to go. */
    bound: Square,
    /** Why it stopped short, if it did. */
    reason: Type.Optional(Reason),
    cost: Type.Number(),
    fatigue: Type.Number(),
    /** A tactical move under way is given up. */
    cancelsTacticalMove: Type.Boolean(),
    inFort: Type.Boolean(),
  }),
  seen: {
    rule: '4.5',
    start: ['unit', 'from', 'fromTactical', 'left'],
    end: ['unit', 'to', 'toTactical', 'entered'],
    partial: ['unit', 'from', 'fromTactical', 'left', 'to', 'toTactical', 'entered'],
    square: { start: 'from', end: 'to', partial: 'from' },
  },
  apply(state, { data }) {
    const unit = state.unit(data.unit);
    state.placeUnit(unit, state.theatre.grid.indexOf(data.to), tacticalIndex(data.toTactical));
    unit.fatigue = data.fatigue;
    unit.inFort = data.inFort;
    const { tactics } = unit.turn;
    if (data.cancelsTacticalMove) tactics.specifiedDone = true;
    else tactics.waypointDone = false;
  },
});

/** A ride by rail that was ordered was not made (ROTD 8.1, 8.3). */
export const RideNotMade = defineEvent({
  type: 'RideNotMade',
  data: Type.Object({ unit: UnitName, at: Square, bound: Square, reason: Reason }),
  apply() {},
});

export const RIDE_EVENTS = [UnitRode, RideNotMade] as const;
