import { Type } from '@sinclair/typebox';
import { defineEvent } from '../define-event.js';
import { FleetPosition } from '@vedette/observed';

/** The fleet part of a player's position report was drawn up (PATE 3.10, 3.11). */
export const FleetReported = defineEvent({ type: 'FleetReported', data: FleetPosition, apply() {} });

/** Ships that lay still at sea made out others in their sea area as the turn ended, and closed with them (PATE 5.4, 6.8). */
export const ShipsClosed = defineEvent({
  type: 'ShipsClosed',
  data: Type.Object({
    sea: Type.String(),
    ships: Type.Array(Type.String()),
    found: Type.Array(Type.String()),
    from: Type.Integer(),
    to: Type.Integer(),
  }),
  seen: { partial: ['sea', 'ships', 'found'] },
  apply(state, event) {
    const { sea, ships, to } = event.data;
    for (const id of ships) state.ship(id).at = { sea, tacticalArea: to };
  },
});

/** Ships made out others as the turn ended, who kept away from them: neither learns more than that (PATE 5.4, 6.8). */
export const ShipsAvoided = defineEvent({
  type: 'ShipsAvoided',
  data: Type.Object({
    sea: Type.String(),
    ships: Type.Array(Type.String()),
    avoiding: Type.Array(Type.String()),
  }),
  seen: { partial: ['sea'] },
  apply() {},
});

export const FLEET_EVENTS = [ShipsClosed, ShipsAvoided, FleetReported] as const;
