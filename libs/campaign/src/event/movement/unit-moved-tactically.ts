import { Type } from '@sinclair/typebox';
import { tacticalIndex } from '../../state/tactical-name.js';
import { defineEvent } from '../define-event.js';
import { Reason, Square, Tactical, UnitName } from './names.js';

/** What a tactical move was made for (GITM AMWOL 8.2, 8.8, 8.10, 8.11). */
export const TACTICAL_PURPOSES = ['order', 'engage', 'intercept', 'support'] as const;
export type TacticalPurpose = (typeof TACTICAL_PURPOSES)[number];

/**
 * One leg of a tactical move: from where a unit stood to where it stopped. The way to a waypoint and the way on from it
 * are two of these (GITM AMWOL 4.4). Friends on the map are told from where to where, strangers by {@link MoveSighted}.
 */
export const UnitMovedTactically = defineEvent({
  type: 'UnitMovedTactically',
  data: Type.Object({
    unit: UnitName,
    in: Square,
    from: Tactical,
    to: Tactical,
    purpose: Type.Unsafe<TacticalPurpose>({ type: 'string', enum: [...TACTICAL_PURPOSES] }),
    /** Square the leg was bound for. */
    bound: Tactical,
    /** Tactical phase 1-5. */
    phase: Type.Integer({ minimum: 1, maximum: 5 }),
    /** Squares moved on this leg. */
    squares: Type.Integer({ minimum: 1 }),
    /** Direction (0-7, clockwise from north) from which it entered the square it stopped in. */
    enteredFrom: Type.Integer({ minimum: 0, maximum: 7 }),
    cost: Type.Number(),
    fatigue: Type.Number(),
    inFort: Type.Boolean(),
    /** Why it stopped short of `bound`: its allowance, an enemy met, an interception ...; missing when it arrived. */
    stopped: Type.Optional(Reason),
    /** Unit it moved against or beside, where the purpose has one. */
    against: Type.Optional(UnitName),
    waypointDone: Type.Boolean(),
    specifiedDone: Type.Boolean(),
  }),
  seen: { rule: '4.4', partial: ['unit', 'in', 'from', 'to', 'inFort'] },
  apply(state, event) {
    const { data } = event;
    const unit = state.unit(data.unit);
    state.placeUnit(unit, unit.square, tacticalIndex(data.to));
    unit.fatigue = data.fatigue;
    unit.inFort = data.inFort;
    const { tactics } = unit.turn;
    tactics.movedIn = data.phase;
    tactics.enteredFrom = data.enteredFrom;
    if (data.purpose === 'intercept') tactics.interceptedIn = data.phase;
    if (data.purpose === 'support') tactics.supportedIn = data.phase;
    tactics.waypointDone = data.waypointDone;
    tactics.specifiedDone = data.specifiedDone;
  },
});

/** A tactical move was not made at all, or not now (GITM AMWOL 8.1 to 8.11). */
export const TacticalMoveBlocked = defineEvent({
  type: 'TacticalMoveBlocked',
  data: Type.Object({
    unit: UnitName,
    in: Square,
    at: Tactical,
    purpose: Type.Unsafe<TacticalPurpose>({ type: 'string', enum: [...TACTICAL_PURPOSES] }),
    bound: Tactical,
    phase: Type.Integer({ minimum: 1, maximum: 5 }),
    reason: Reason,
  }),
  apply() {},
});

/** A unit ran into enemies: it stops, and so do they; what they had not moved this phase they no longer move (8.3). */
export const EnemyEncountered = defineEvent({
  type: 'EnemyEncountered',
  data: Type.Object({
    unit: UnitName,
    in: Square,
    at: Tactical,
    met: Type.Array(UnitName),
    phase: Type.Integer({ minimum: 1, maximum: 5 }),
  }),
  seen: { partial: ['unit', 'in', 'at', 'met'] },
  apply(state, event) {
    for (const id of event.data.met) state.unit(id).turn.tactics.metIn = event.data.phase;
  },
});

/**
 * A unit went into or came out of the fort of the square it stands in (GITM AMWOL 8.2); it does not count as moving. Strangers
 * are told by {@link FortChangeSighted}.
 */
export const FortChanged = defineEvent({
  type: 'FortChanged',
  data: Type.Object({
    unit: UnitName,
    in: Square,
    city: Type.String(),
    inFort: Type.Boolean(),
    specifiedDone: Type.Boolean(),
  }),
  seen: { partial: ['unit', 'in', 'city', 'inFort'] },
  apply(state, event) {
    const unit = state.unit(event.data.unit);
    unit.inFort = event.data.inFort;
    if (event.data.specifiedDone) unit.turn.tactics.specifiedDone = true;
  },
});
