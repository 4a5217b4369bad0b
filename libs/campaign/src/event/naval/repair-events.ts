import { Type } from '@sinclair/typebox';
import { orNull } from '../../document/names.schema.js';
import { defineEvent } from '../define-event.js';

/** A ship mended damage; `yard` names the port whose yard did the work, null for its own carpenters (PATE 3.3). */
export const ShipRepaired = defineEvent({
  type: 'ShipRepaired',
  data: Type.Object({
    ship: Type.String(),
    hullMended: Type.Number(),
    riggingMended: Type.Number(),
    hull: Type.Number(),
    rigging: Type.Number(),
    yard: orNull(Type.String()),
    yardUsed: Type.Integer(),
  }),
  // What the yard has done so far is not told: it would count other captains' ships in it.
  seen: { full: ['ship', 'hullMended', 'riggingMended', 'hull', 'rigging', 'yard'] },
  apply(state, event) {
    const { ship: id, hull, rigging, yard, yardUsed } = event.data;
    const ship = state.ship(id);
    ship.hull = hull;
    ship.rigging = rigging;
    const port = yard === null ? undefined : state.ports.get(yard);
    if (port) port.turn.yardUsed = yardUsed;
  },
});

/** A laid-up ship is being made ready; it is active once no turn is left and the next turn opens (PATE 2.6). */
export const ShipFittedOut = defineEvent({
  type: 'ShipFittedOut',
  data: Type.Object({ ship: Type.String(), turnsLeft: Type.Integer({ minimum: 0 }), ready: Type.Boolean() }),
  apply(state, event) {
    const ship = state.ship(event.data.ship);
    ship.reactivating = event.data.ready ? null : { turnsLeft: event.data.turnsLeft };
    if (event.data.ready) ship.status = 'active';
  },
});

/** Damaged shore batteries are whole again (PATE 7.7, P-53). */
export const BatteriesMended = defineEvent({
  type: 'BatteriesMended',
  data: Type.Object({ port: Type.String(), chance: Type.Number() }),
  apply(state, event) {
    const port = state.ports.get(event.data.port);
    if (port) port.damagedBatteries = false;
  },
});

export const REPAIR_EVENTS = [ShipRepaired, ShipFittedOut, BatteriesMended] as const;
