import { Type } from '@sinclair/typebox';
import { defineBattleEvent } from '@vedette/battle';

/** A random event befell the battle (P-21); its subject is a unit, a command, a leader, a side or a hex. */
export const RandomEventHappened = defineBattleEvent({
  type: 'RandomEventHappened',
  data: Type.Object({
    letter: Type.String(),
    name: Type.String(),
    subject: Type.Union([Type.String(), Type.Null()]),
  }),
});
