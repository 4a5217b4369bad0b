import { Type } from '@sinclair/typebox';
import { oneOf } from '@vedette/record';
import { FORMATIONS, HexName, Sixth } from '../document/words.schema.js';
import { defineBattleEvent } from './define-battle-event.js';

const Unit = Type.String();
const MOVED = ['from'] as const;

/** A unit turned a vertex toward who came at its flank or rear (P-10.5). */
export const UnitTurnedToMeet = defineBattleEvent({
  type: 'UnitTurnedToMeet',
  data: Type.Object({ unit: Unit, facing: Sixth }),
  seen: { named: ['unit', 'facing'] },
});

/** A unit gave way before who came near (P-10.4), or moved in answer (P-10.6), or went back before a shock (P-11.3). */
export const UnitWithdrew = defineBattleEvent({
  type: 'UnitWithdrew',
  data: Type.Object({
    unit: Unit,
    how: oneOf(['withdrawal', 'cavalry-reaction', 'retreat-before-shock', 'counter-charge', 'fall-back']),
    from: HexName,
    to: HexName,
    path: Type.Array(HexName),
    /** MP the way cost. */
    cost: Type.Number(),
    formation: oneOf(FORMATIONS),
  }),
  seen: { named: MOVED, arm: MOVED, troops: MOVED },
});

/** Dismounted cavalry is in the saddle again after going back before a shock (G-40). */
export const UnitMounted = defineBattleEvent({
  type: 'UnitMounted',
  data: Type.Object({ unit: Unit }),
});

/** Whether a unit could do what it was to do in answer, with the reason in words. */
export const ReactionTried = defineBattleEvent({
  type: 'ReactionTried',
  data: Type.Object({ unit: Unit, how: Type.String(), done: Type.Boolean(), why: Type.String() }),
});

export const REACTION_EVENTS = [UnitTurnedToMeet, UnitWithdrew, UnitMounted, ReactionTried] as const;
