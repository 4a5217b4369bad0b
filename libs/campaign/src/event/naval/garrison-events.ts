import { Type } from '@sinclair/typebox';
import { oneOf } from '../../document/names.schema.js';
import { stateId } from '../../identity.js';
import { defineEvent } from '../define-event.js';

const Names = Type.Array(Type.String());
const Force = Type.Object({ states: Names, units: Names });

/** A landing force and the garrison fought for a port off the land map (PATE 10.2). */
export const GarrisonFought = defineEvent({
  type: 'GarrisonFought',
  data: Type.Object({
    port: Type.String(),
    attackers: Force,
    defenders: Force,
    winner: oneOf(['attackers', 'defenders']),
  }),
  seen: { partial: ['port', 'attackers', 'defenders', 'winner'] },
  apply() {},
});

/** What one side of such a battle weighed: the whole reckoning (PATE 10.2). */
export const GarrisonWeighed = defineEvent({
  type: 'GarrisonWeighed',
  data: Type.Object({
    port: Type.String(),
    side: oneOf(['attackers', 'defenders']),
    units: Type.Array(
      Type.Object({
        unit: Type.String(),
        men: Type.Integer(),
        strength: Type.Number(),
        factors: Type.Record(Type.String(), Type.Number()),
      }),
    ),
    infantry: Type.Integer(),
    batteries: Type.Integer(),
    supported: Type.Boolean(),
    strength: Type.Number(),
    /** Share of its men the side lost. */
    losses: Type.Number(),
  }),
  apply() {},
});

/** A landing force was beaten and went back aboard (PATE 10.2). */
export const LandingRepelled = defineEvent({
  type: 'LandingRepelled',
  data: Type.Object({ port: Type.String(), units: Names, ships: Names }),
  seen: { partial: ['port', 'units'] },
  apply() {},
});

/** A port off the land map changed hands, with all that lies in it (PATE 10.2). */
export const PortTaken = defineEvent({
  type: 'PortTaken',
  data: Type.Object({
    port: Type.String(),
    from: Type.String(),
    to: Type.String(),
    by: Names,
    /** What was found in its magazines. */
    supplies: Type.Integer({ minimum: 0 }),
    stores: Type.Integer({ minimum: 0 }),
  }),
  seen: { partial: ['port', 'from', 'to'] },
  apply(state, event) {
    const port = state.ports.get(event.data.port);
    if (port) port.state = stateId(event.data.to);
  },
});

export const GARRISON_EVENTS = [GarrisonFought, GarrisonWeighed, LandingRepelled, PortTaken] as const;
