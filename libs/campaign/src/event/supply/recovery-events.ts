import { Type } from '@sinclair/typebox';
import { tacticalIndex } from '../../state/tactical-name.js';
import { settleLines, UnitLines } from '../../state/complete-position.js';
import { defineEvent } from '../define-event.js';

/** What a unit got back at the turn's end: fatigue and stragglers (GITM AMWOL 3.2, 9.13). */
export const UnitRecovered = defineEvent({
  type: 'UnitRecovered',
  data: Type.Object({
    unit: Type.String(),
    fatigue: Type.Number(),
    returned: Type.Integer({ minimum: 0 }),
    strength: Type.Integer({ minimum: 0 }),
  }),
  apply(state, event) {
    const { unit: id, fatigue, returned, strength } = event.data;
    const unit = state.unit(id);
    unit.fatigue = fatigue;
    unit.strength = strength;
    unit.casualties.stragglers -= returned;
  },
});

/** A shattered unit is whole again, or one turn nearer to it (12.3, 12.5). */
export const UnitReformed = defineEvent({
  type: 'UnitReformed',
  data: Type.Object({ unit: Type.String(), tactical: Type.String() }),
  apply(state, event) {
    const unit = state.unit(event.data.unit);
    unit.status = 'active';
    unit.reforming = null;
    state.placeUnit(unit, unit.square, tacticalIndex(event.data.tactical));
  },
});

/** A shattered unit waits: turns still to come, and turns it has been ready in vain. */
export const ReformingContinued = defineEvent({
  type: 'ReformingContinued',
  data: Type.Object({
    unit: Type.String(),
    turnsLeft: Type.Integer(),
    waited: Type.Integer(),
    reason: Type.String(),
  }),
  apply(state, event) {
    const { unit, turnsLeft, waited } = event.data;
    state.unit(unit).reforming = { turnsLeft, waited };
  },
});

/** The lines of one command's units at the turn's end, which hold for the next turn (10.1, 10.11). */
export const LinesAssessed = defineEvent({
  type: 'LinesAssessed',
  data: Type.Object({ lines: Type.Array(UnitLines) }),
  apply(state, event) {
    settleLines(state, event.data.lines);
  },
});

export const RECOVERY_EVENTS = [UnitRecovered, UnitReformed, ReformingContinued, LinesAssessed] as const;
