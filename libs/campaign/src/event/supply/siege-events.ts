import { Type } from '@sinclair/typebox';
import { defineEvent } from '../define-event.js';

/**
 * A city is besieged from the end of this movement phase (GITM AMWOL 10.3). Men are unmodified, and nobody's to know: friends beside a
 * unit see where it stands, not how strong it is (2.6, 4.2).
 */
export const SiegeBegan = defineEvent({
  type: 'SiegeBegan',
  data: Type.Object({ city: Type.String(), besiegers: Type.Integer(), besieged: Type.Integer() }),
  seen: { full: ['city'], partial: ['city'] },
  apply(state, event) {
    state.city(event.data.city).besieged = true;
  },
});

/** A siege is over. */
export const SiegeEnded = defineEvent({
  type: 'SiegeEnded',
  data: Type.Object({ city: Type.String(), reason: Type.String() }),
  seen: { partial: ['city'] },
  apply(state, event) {
    state.city(event.data.city).besieged = false;
  },
});

/** The garrison of a besieged city without supplies stood or gave up, by one roll for all (10.3, A-43). */
export const GarrisonTested = defineEvent({
  type: 'GarrisonTested',
  data: Type.Object({ city: Type.String(), surrenders: Type.Boolean() }),
  seen: { partial: ['city'] },
  apply() {},
});

export const SIEGE_EVENTS = [SiegeBegan, SiegeEnded, GarrisonTested] as const;
