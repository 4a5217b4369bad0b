import { Type } from '@sinclair/typebox';
import { defineEvent } from '../define-event.js';
import { MARCH_PURPOSES, type MarchPurpose } from './unit-marched.js';
import { Reason, Square, UnitName } from './names.js';

const purpose = Type.Unsafe<MarchPurpose>({ type: 'string', enum: [...MARCH_PURPOSES] });

/** A strategic step could not be made now; a step of the path is tried again next phase (GITM AMWOL 7.8). */
export const MarchBlocked = defineEvent({
  type: 'MarchBlocked',
  data: Type.Object({
    unit: UnitName,
    from: Square,
    to: Square,
    purpose,
    reason: Reason,
    /** Phases by which the boxes of the path are now behind. */
    delay: Type.Integer(),
  }),
  apply(state, event) {
    state.unit(event.data.unit).turn.march.delay = event.data.delay;
  },
});

/** A unit marches no further on its path this turn; pursuit and march to battle go on (GITM AMWOL 6.3, 7.4, 7.10, 7.11). */
export const MarchHalted = defineEvent({
  type: 'MarchHalted',
  data: Type.Object({ unit: UnitName, at: Square, bound: Type.Optional(Square), reason: Reason }),
  apply(state, event) {
    state.unit(event.data.unit).turn.march.halted = true;
  },
});

/** Men a withdrawing unit left behind as stragglers (GITM AMWOL 7.5). */
export const StragglersLeft = defineEvent({
  type: 'StragglersLeft',
  data: Type.Object({
    unit: UnitName,
    at: Square,
    share: Type.Number(),
    men: Type.Integer(),
    /** Men present, and stragglers to its name, after the loss. */
    strength: Type.Integer(),
    stragglers: Type.Integer(),
  }),
  apply(state, event) {
    const unit = state.unit(event.data.unit);
    unit.strength = event.data.strength;
    unit.casualties.stragglers = event.data.stragglers;
  },
});
