import { Type } from '@sinclair/typebox';
import { tacticalIndex } from '../../state/tactical-name.js';
import { defineEvent } from '../define-event.js';
import { Square, Tactical, UnitName } from './names.js';

/** What a strategic step was made for: the order's path, a withdrawal, a pursuit, or one of the march-to options. */
export const MARCH_PURPOSES = [
  'path',
  'withdrawal',
  'pursuit',
  'march-to-battle',
  'march-to-allies',
  'march-to-enemy',
] as const;
export type MarchPurpose = (typeof MARCH_PURPOSES)[number];

/**
 * A unit made one strategic step (GITM AMWOL 7). Friends whom it left are told where from and in which direction; friends
 * to whom it came, where it came in and from which side (4.5). Strangers are told by {@link MarchSighted}.
 */
export const UnitMarched = defineEvent({
  type: 'UnitMarched',
  data: Type.Object({
    unit: UnitName,
    from: Square,
    fromTactical: Tactical,
    /** Direction in which it left its square. */
    left: Type.String(),
    to: Square,
    toTactical: Tactical,
    /** Side of the new square over which it came. */
    entered: Type.String(),
    purpose: Type.Unsafe<MarchPurpose>({ type: 'string', enum: [...MARCH_PURPOSES] }),
    /** Square it was bound for when an enemy beside its diagonal diverted it (7.15). */
    divertedFrom: Type.Optional(Square),
    /** Enemy it follows. */
    follows: Type.Optional(UnitName),
    /** Strategic phase 1-6, 0 for the withdrawal phase. */
    phase: Type.Integer({ minimum: 0, maximum: 6 }),
    /** Squares marched this turn, this one included, and how many it may without a forced march. */
    steps: Type.Integer(),
    allowance: Type.Integer(),
    forced: Type.Boolean(),
    /** Fatigue the step cost, and fatigue after it. */
    cost: Type.Number(),
    fatigue: Type.Number(),
    /** Boxes of the path still shifted by earlier hindrances. */
    delay: Type.Integer(),
    /** The rest of the path is struck out (7.12, 7.13). */
    cancelsPath: Type.Boolean(),
    /** A tactical move under way is given up (8.2). */
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
  apply(state, event) {
    const { data } = event;
    const unit = state.unit(data.unit);
    state.placeUnit(unit, state.theatre.grid.indexOf(data.to), tacticalIndex(data.toTactical));
    unit.fatigue = data.fatigue;
    unit.inFort = data.inFort;
    const { march, tactics } = unit.turn;
    march.steps = data.steps;
    march.lastStepIn = data.phase;
    march.delay = data.delay;
    march.forced = march.forced || data.forced;
    if (data.purpose === 'withdrawal') march.withdrew = true;
    if (data.purpose === 'pursuit') {
      march.pursuing = true;
      march.pursuitSteps += 1;
    }
    if (data.cancelsPath) march.pathCancelled = true;
    if (data.cancelsTacticalMove) tactics.specifiedDone = true;
    else tactics.waypointDone = false;
  },
});
