import { Type, type Static } from '@sinclair/typebox';
import { oneOf } from '../../document/names.schema.js';
import { defineEvent } from '../define-event.js';
import { Square, Tactical, UnitName } from '../movement/names.js';

export const SIGHTED_ARMS = ['infantry', 'cavalry', 'artillery', 'headquarters'] as const;

/** What strangers make out of a unit that goes by: whose it is, its arm, and about how many men; never which unit it is. */
export const SightedForce = Type.Object({
  state: Type.String(),
  arm: oneOf(SIGHTED_ARMS, 'militia passes for infantry (GITM AMWOL 4.1)'),
  men: Type.Integer({ minimum: 10, description: 'an estimate in round numbers' }),
});
export type SightedForce = Static<typeof SightedForce>;

// Which unit it was stands in these events for the referee; no degree of seeing tells it.

/** Strangers saw a unit march: it left, it came in, or both, as far as either end was in their sight (GITM AMWOL 4.5). */
export const MarchSighted = defineEvent({
  type: 'MarchSighted',
  data: Type.Object({
    unit: UnitName,
    force: SightedForce,
    from: Square,
    fromTactical: Tactical,
    /** Direction in which it left. */
    left: Type.String(),
    to: Square,
    toTactical: Tactical,
    /** Side of the square over which it came in. */
    entered: Type.String(),
  }),
  seen: {
    start: ['force', 'from', 'fromTactical', 'left'],
    end: ['force', 'to', 'toTactical', 'entered'],
    partial: ['force', 'from', 'fromTactical', 'left', 'to', 'toTactical', 'entered'],
    square: { start: 'from', end: 'to', partial: 'from' },
  },
  apply() {},
});

/** Strangers saw one leg of a tactical move, or the end of it that was in their sight (4.4). */
export const MoveSighted = defineEvent({
  type: 'MoveSighted',
  data: Type.Object({ unit: UnitName, force: SightedForce, in: Square, from: Tactical, to: Tactical }),
  seen: {
    start: ['force', 'in', 'from'],
    end: ['force', 'in', 'to'],
    partial: ['force', 'in', 'from', 'to'],
  },
  apply() {},
});

/** Strangers saw a unit go into a fort or come out of it (2.6, 4.2). */
export const FortChangeSighted = defineEvent({
  type: 'FortChangeSighted',
  data: Type.Object({
    unit: UnitName,
    force: SightedForce,
    in: Square,
    city: Type.String(),
    inFort: Type.Boolean(),
  }),
  seen: { partial: ['force', 'in', 'city', 'inFort'] },
  apply() {},
});

/** Strangers saw a unit go aboard transports (4.4, PATE 9.2). */
export const BoardingSighted = defineEvent({
  type: 'BoardingSighted',
  data: Type.Object({ unit: UnitName, force: SightedForce, from: Square, fromTactical: Tactical }),
  seen: { partial: ['force', 'from', 'fromTactical'] },
  apply() {},
});

/** Strangers saw a unit come ashore from transports (4.5, PATE 9.2). */
export const LandingSighted = defineEvent({
  type: 'LandingSighted',
  data: Type.Object({ unit: UnitName, force: SightedForce, to: Square, toTactical: Tactical }),
  seen: { end: ['force', 'to', 'toTactical'] },
  apply() {},
});
