import { Type } from '@sinclair/typebox';
import { oneOf, orNull } from '../../document/names.schema.js';
import { SEASONS } from '../../document/position.schema.js';
import { stateId } from '../../identity.js';
import { noteNextSeason } from '../../state/season.js';
import { defineEvent } from '../define-event.js';

/** The turn under way is the last of its season; `next` is the season of the following turn, null when the calendar ends. */
export const SeasonEnded = defineEvent({
  type: 'SeasonEnded',
  data: Type.Object({ season: oneOf(SEASONS), next: orNull(oneOf(SEASONS)) }),
  seen: { partial: ['season', 'next'] },
  apply(state, event) {
    if (event.data.next) noteNextSeason(state, event.data.next);
  },
});

/** What a campaign's end does to a unit: men come back, and part of what it had learnt goes with those who leave (3.6, 9.13). */
export const UnitRefitted = defineEvent({
  type: 'UnitRefitted',
  data: Type.Object({
    unit: Type.String(),
    wounded: Type.Integer({ minimum: 0 }),
    prisoners: Type.Integer({ minimum: 0 }),
    strength: Type.Integer({ minimum: 0 }),
    /** Of those who came back, men for whom the unit has no room. */
    surplus: Type.Integer({ minimum: 0 }),
    seasons: Type.Integer({ minimum: 0 }),
    experienceLost: Type.Number({ minimum: 0 }),
    experience: Type.Number({ minimum: 0 }),
  }),
  apply(state, event) {
    const { unit: id, wounded, prisoners, strength, surplus, seasons, experience } = event.data;
    const unit = state.unit(id);
    unit.casualties.wounded -= wounded;
    unit.casualties.prisoners -= prisoners;
    unit.strength = strength;
    unit.experience = experience;
    state.returnMen(unit.state, surplus, seasons);
  },
});

/** Wounded and prisoners of units that are no more came home, to be raised again (9.13). */
export const SurvivorsReturned = defineEvent({
  type: 'SurvivorsReturned',
  data: Type.Object({
    state: Type.String(),
    units: Type.Array(Type.String()),
    men: Type.Integer({ minimum: 1 }),
    seasons: Type.Integer({ minimum: 0 }),
    /** Whether prisoners of theirs stay with the enemy (ROTD 10.14, R-26). */
    prisonersStay: Type.Optional(Type.Boolean()),
  }),
  apply(state, event) {
    const { state: owner, units, men, seasons, prisonersStay = false } = event.data;
    for (const id of units) {
      const fallen = state.fallen.get(id);
      if (fallen)
        Object.assign(fallen.casualties, { wounded: 0, ...(prisonersStay ? {} : { prisoners: 0 }) });
    }
    state.returnMen(stateId(owner), men, seasons);
  },
});

/** Men whose season has passed can be raised again (3.5). */
export const ManpowerReturned = defineEvent({
  type: 'ManpowerReturned',
  data: Type.Object({
    state: Type.String(),
    men: Type.Integer({ minimum: 0 }),
    pool: Type.Integer({ minimum: 0 }),
    returning: Type.Array(
      Type.Object({ men: Type.Integer({ minimum: 0 }), seasons: Type.Integer({ minimum: 1 }) }),
    ),
  }),
  apply(state, event) {
    const { state: owner, pool, returning } = event.data;
    state.manpower.set(stateId(owner), { pool, returning: structuredClone(returning) });
  },
});

/** A ship in harbour lost part of what its company had learnt (PATE 2.2). */
export const ShipCompanyTurnedOver = defineEvent({
  type: 'ShipCompanyTurnedOver',
  data: Type.Object({
    ship: Type.String(),
    experienceLost: Type.Number({ minimum: 0 }),
    experience: Type.Number({ minimum: 0 }),
  }),
  apply(state, event) {
    state.ship(event.data.ship).experience = event.data.experience;
  },
});

export const SEASON_EVENTS = [
  SeasonEnded,
  UnitRefitted,
  SurvivorsReturned,
  ManpowerReturned,
  ShipCompanyTurnedOver,
] as const;
