import { Type } from '@sinclair/typebox';
import { defineEvent } from '../define-event.js';

/** The attackers tried to come to close quarters (ROTD 10.1): each unit's chance 0-1, and whether one of them did. */
export const AttackersClosed = defineEvent({
  type: 'AttackersClosed',
  data: Type.Object({
    tactical: Type.String(),
    side: Type.String(),
    units: Type.Array(Type.Object({ unit: Type.String(), chance: Type.Number(), closed: Type.Boolean() })),
    closed: Type.Boolean(),
  }),
  // Chances tell quality, practice and spirit of units, which their own side alone knows.
  seen: { partial: ['tactical', 'side', 'closed'] },
  apply() {},
});

/** A battle that no melee decided: the side that won it, and why the other gives way (ROTD 10.1, 10.10). */
export const WonWithoutMelee = defineEvent({
  type: 'WonWithoutMelee',
  data: Type.Object({
    tactical: Type.String(),
    side: Type.String(),
    winners: Type.Array(Type.String()),
    losers: Type.Array(Type.String()),
    why: Type.Union([
      Type.Literal('nobody-left'),
      Type.Literal('attackers-stood-off'),
      Type.Literal('defenders-gave-way'),
      Type.Literal('did-not-close'),
    ]),
  }),
  seen: { partial: ['tactical', 'side', 'winners', 'losers', 'why'] },
  apply() {},
});

export const CLOSING_EVENTS = [AttackersClosed, WonWithoutMelee] as const;
