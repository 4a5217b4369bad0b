import { Type } from '@sinclair/typebox';
import { stateId } from '../../identity.js';
import { defineEvent } from '../define-event.js';

/** A unit learned by fighting or marching (GITM AMWOL 3.6). */
export const ExperienceGained = defineEvent({
  type: 'ExperienceGained',
  data: Type.Object({
    unit: Type.String(),
    gained: Type.Number(),
    experience: Type.Number(),
    by: Type.String(),
  }),
  apply(state, event) {
    state.unit(event.data.unit).experience = event.data.experience;
  },
});

/** A unit's morale rose or fell (3.7). `unsettles` where a battle or a city moved it: then it does not drift (3.7). */
export const MoraleChanged = defineEvent({
  type: 'MoraleChanged',
  data: Type.Object({
    unit: Type.String(),
    change: Type.Number(),
    morale: Type.Number(),
    by: Type.String(),
    unsettles: Type.Boolean(),
  }),
  apply(state, event) {
    const unit = state.unit(event.data.unit);
    unit.morale = event.data.morale;
    if (event.data.unsettles) unit.turn.moraleChanged = true;
  },
});

/** An inactive unit took up arms, by order or because strangers came into its square (11.1, 11.3). */
export const UnitActivated = defineEvent({
  type: 'UnitActivated',
  data: Type.Object({ unit: Type.String(), reason: Type.String() }),
  seen: { partial: ['unit'] },
  apply(state, event) {
    state.unit(event.data.unit).status = 'active';
  },
});

/** A unit was laid up (11.1, 11.2). */
export const UnitInactivated = defineEvent({
  type: 'UnitInactivated',
  data: Type.Object({ unit: Type.String() }),
  apply(state, event) {
    state.unit(event.data.unit).status = 'inactive';
  },
});

/** A city changed hands (1.3, 3.7). */
export const CityTaken = defineEvent({
  type: 'CityTaken',
  data: Type.Object({ city: Type.String(), from: Type.String(), to: Type.String(), by: Type.String() }),
  seen: { partial: ['city', 'from', 'to'] },
  apply(state, event) {
    const city = state.city(event.data.city);
    city.state = stateId(event.data.to);
    city.besieged = false;
    for (const port of state.ports.values()) if (port.square === city.square) port.state = city.state;
  },
});

export const SPIRIT_EVENTS = [
  ExperienceGained,
  MoraleChanged,
  UnitActivated,
  UnitInactivated,
  CityTaken,
] as const;
