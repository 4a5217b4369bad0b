import { Type } from '@sinclair/typebox';
import { Name, TurnName, orNull } from '../document/words.schema.js';
import { defineBattleEvent } from './define-battle-event.js';

/** A battle was put on the table of a house: from now on its sides may look at what they have and order it. */
export const BattleLaidOut = defineBattleEvent({
  type: 'BattleLaidOut',
  data: Type.Object({ name: Name, turn: TurnName, lastTurn: orNull(TurnName) }),
});

export const OPENING_EVENTS = [BattleLaidOut] as const;
