import { Type } from '@sinclair/typebox';
import { oneOf } from '@vedette/record';
import { FORMATIONS, HexName, Sixth } from '../document/words.schema.js';
import { defineBattleEvent } from './define-battle-event.js';

const Unit = Type.String();
const MOVED = ['from', 'to'] as const;

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

/** What a unit was to do in answer it could not do, with the reason in words. */
export const ReactionFailed = defineBattleEvent({
  type: 'ReactionFailed',
  data: Type.Object({ unit: Unit, how: Type.String(), why: Type.String() }),
});

export const REACTION_EVENTS = [UnitTurnedToMeet, UnitWithdrew, ReactionFailed] as const;
