import { Type } from '@sinclair/typebox';
import { oneOf, orNull, QUALITIES } from '../../document/names.schema.js';
import { defineEvent } from '../define-event.js';

/** One unit went up in another (GITM AMWOL 3.5). Men beyond the type's limit go back to the manpower pool. */
export const UnitsMerged = defineEvent({
  type: 'UnitsMerged',
  version: 2,
  data: Type.Object({
    unit: Type.String(),
    into: Type.String(),
    strength: Type.Integer({ minimum: 0 }),
    batteries: Type.Integer({ minimum: 0 }),
    /** Where the book counts regiments: those of the unit now, what all its men and guns carry, and its initiative (ROTD 3.5). */
    regiments: Type.Optional(Type.Integer({ minimum: 0 })),
    weapon: Type.Optional(orNull(Type.String())),
    gun: Type.Optional(orNull(Type.String())),
    initiative: Type.Optional(orNull(Type.Number())),
    quality: oneOf(QUALITIES),
    experience: Type.Number(),
    morale: Type.Number(),
    fatigue: Type.Number(),
    ammunition: Type.Integer(),
    supplies: Type.Integer(),
    /** Men sent back to the pool, and men lost on foreign soil. */
    returned: Type.Integer({ minimum: 0 }),
    lost: Type.Integer({ minimum: 0 }),
    /** Ends of seasons until those sent back can be raised again (3.5). */
    seasons: Type.Integer({ minimum: 0 }),
  }),
  upcast: { 1: (data) => ({ ...(data as object), seasons: 2 }) },
  apply(state, event) {
    const { unit: id, into, returned, lost, seasons, ...becomes } = event.data;
    const gone = state.unit(id);
    const target = state.unit(into);
    for (const kind of ['killed', 'wounded', 'prisoners', 'stragglers'] as const) {
      target.casualties[kind] += gone.casualties[kind];
      gone.casualties[kind] = 0;
    }
    Object.assign(target, {
      strength: becomes.strength,
      batteries: becomes.batteries,
      quality: becomes.quality,
    });
    Object.assign(target, {
      experience: becomes.experience,
      morale: becomes.morale,
      fatigue: becomes.fatigue,
    });
    const { regiments, weapon, gun, initiative } = becomes;
    if (regiments !== undefined) Object.assign(target, { regiments, weapon, gun, initiative });
    Object.assign(target, { ammunition: becomes.ammunition, supplies: becomes.supplies });
    target.turn.startStrength = becomes.strength;
    state.destroyed.push({
      unit: id,
      turn: event.turn,
      phase: event.phase,
      rule: event.rule,
      men: lost,
    });
    state.returnMen(gone.state, returned, seasons);
    state.removeUnit(gone);
  },
});

/** An order of the orders phase that could not be carried out, and why. */
export const OrderFailed = defineEvent({
  type: 'OrderFailed',
  data: Type.Object({ kind: Type.String(), subject: Type.String(), reason: Type.String() }),
  apply() {},
});

export const STRENGTH_EVENTS = [UnitsMerged, OrderFailed] as const;
