import { Type } from '@sinclair/typebox';
import { COMPASS, ShipPlaceDocument, WIND_STRENGTHS } from '../../document/naval.schema.js';
import { oneOf } from '../../document/names.schema.js';
import { noteShipTurn } from '../../state/ship-turn.js';
import { defineEvent } from '../define-event.js';

/**
 * The weather of a sea area and its ports for the rest of the turn, or until its weather phase where no wind was known
 * (PATE 1.4, 8.1).
 */
export const WeatherTurned = defineEvent({
  type: 'WeatherTurned',
  data: Type.Object({
    sea: Type.String(),
    from: oneOf(COMPASS),
    strength: oneOf(WIND_STRENGTHS),
    storm: Type.Boolean(),
  }),
  seen: { partial: ['sea', 'from', 'strength', 'storm'] },
  apply(state, event) {
    const { sea, from, strength, storm } = event.data;
    const next = event.phase === 'weather' ? null : (state.weather.get(sea)?.next ?? null);
    state.weather.set(sea, { sea, wind: { from, strength }, storm, next });
  },
});

/** A ship rode out a storm; damage it took and damage it now has (PATE 8.2). */
export const ShipStormBeaten = defineEvent({
  type: 'ShipStormBeaten',
  data: Type.Object({
    ship: Type.String(),
    hullDamage: Type.Integer(),
    riggingDamage: Type.Integer(),
    hull: Type.Number(),
    rigging: Type.Number(),
  }),
  apply(state, event) {
    const ship = state.ship(event.data.ship);
    ship.hull = event.data.hull;
    ship.rigging = event.data.rigging;
  },
});

/** A storm blew a ship away, which ends what it was ordered to do next (PATE 8.2, 8.3). */
export const ShipBlownAway = defineEvent({
  type: 'ShipBlownAway',
  data: Type.Object({ ship: Type.String(), from: ShipPlaceDocument, to: ShipPlaceDocument }),
  seen: { partial: ['ship'], end: ['ship', 'to'] },
  apply(state, event) {
    const ship = state.ship(event.data.ship);
    ship.at = structuredClone(event.data.to);
    ship.gauge = null;
    noteShipTurn(ship, { drifted: true });
  },
});

/** A ship went down with all hands and all it carried, units aboard too (PATE 2.2, 8.2). */
export const ShipFoundered = defineEvent({
  type: 'ShipFoundered',
  data: Type.Object({
    ship: Type.String(),
    cause: oneOf(['foundered', 'rocks', 'hull']),
    crew: Type.Integer(),
    marines: Type.Integer(),
    stores: Type.Integer(),
    supplies: Type.Integer(),
    drowned: Type.Array(Type.Object({ unit: Type.String(), men: Type.Integer() })),
  }),
  seen: { partial: ['ship', 'cause'] },
  apply(state, event) {
    const { ship, crew, marines, drowned } = event.data;
    const { turn, phase, rule } = event;
    state.ships.delete(ship);
    for (const other of state.ships.values()) if (other.attachedTo === ship) other.attachedTo = null;
    state.destroyed.push({ unit: ship, turn, phase, rule, men: crew + marines });
    for (const { unit, men } of drowned) {
      state.destroyed.push({ unit, turn, phase, rule, men });
      state.removeUnit(state.unit(unit));
    }
  },
});

export const WEATHER_EVENTS = [WeatherTurned, ShipStormBeaten, ShipBlownAway, ShipFoundered] as const;
