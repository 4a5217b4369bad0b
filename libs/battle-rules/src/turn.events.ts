import { Type } from '@sinclair/typebox';
import { defineBattleEvent, orNull, SideName } from '@vedette/battle';

/** A phase of impulses begins with the side that has the initiative. */
export const PhaseBegun = defineBattleEvent({
  type: 'PhaseBegun',
  data: Type.Object({ first: orNull(SideName) }),
});

/** A step, or an impulse of one, is done. */
export const StepDone = defineBattleEvent({
  type: 'StepDone',
  data: Type.Object({ step: Type.String() }),
});

/** The next turn begins. */
export const TurnBegun = defineBattleEvent({
  type: 'TurnBegun',
  data: Type.Object({ turn: Type.String(), date: Type.String() }),
});
