import { Type, type Static } from '@sinclair/typebox';
import { defineEvent } from '../define-event.js';

const Kinds = Type.Object({
  killed: Type.Integer({ minimum: 0 }),
  wounded: Type.Integer({ minimum: 0 }),
  prisoners: Type.Integer({ minimum: 0 }),
  stragglers: Type.Integer({ minimum: 0 }),
});

/** What made a loss greater or smaller, by name: `+2.5 %` of the men who stood there, or `x0.5`. */
const Step = Type.Object({ of: Type.String(), by: Type.String() });

/** A step of a loss. */
export type LossStep = Static<typeof Step>;

/** A unit lost men in a segment of battle or under bombardment (GITM AMWOL 9.7, 9.9, 9.13). */
export const UnitLostMen = defineEvent({
  type: 'UnitLostMen',
  data: Type.Object({
    unit: Type.String(),
    segment: Type.String(),
    lost: Type.Integer({ minimum: 0 }),
    kinds: Kinds,
    /** Men left. */
    strength: Type.Integer({ minimum: 0 }),
    /** Share of the men it had when the segment began. */
    share: Type.Number(),
    batteries: Type.Integer({ minimum: 0 }),
    /** From the men hit to the men lost, where more than hits decided (9.6, 9.7, 9.9). */
    factors: Type.Optional(Type.Array(Step)),
    /** Those of the factors that lie with the unit itself and its ground. */
    conditions: Type.Optional(Type.Array(Step)),
  }),
  // Men hit to a fraction of a man, and what the odds cost, would tell how strong and how tired the enemy is.
  seen: { full: ['unit', 'segment', 'lost', 'kinds', 'strength', 'share', 'batteries', 'conditions'] },
  apply(state, event) {
    const { unit: id, kinds, strength, batteries } = event.data;
    const unit = state.unit(id);
    unit.strength = strength;
    unit.batteries = batteries;
    unit.casualties.killed += kinds.killed;
    unit.casualties.wounded += kinds.wounded;
    unit.casualties.prisoners += kinds.prisoners;
    unit.casualties.stragglers += kinds.stragglers;
  },
});

/** A unit fired or engaged: fatigue and ammunition after it (9.7, 9.9, 10.9). */
export const UnitEngaged = defineEvent({
  type: 'UnitEngaged',
  data: Type.Object({
    unit: Type.String(),
    segment: Type.String(),
    fatigue: Type.Number(),
    ammunition: Type.Integer(),
    phase: Type.Integer(),
  }),
  apply(state, event) {
    const unit = state.unit(event.data.unit);
    unit.fatigue = event.data.fatigue;
    unit.ammunition = event.data.ammunition;
    if (!unit.turn.fought.includes(event.data.phase)) unit.turn.fought.push(event.data.phase);
  },
});

/** A unit that lost at least the floor took a morale check (9.8, 9.11). Chances are 0-1. */
export const MoraleChecked = defineEvent({
  type: 'MoraleChecked',
  data: Type.Object({
    unit: Type.String(),
    segment: Type.String(),
    share: Type.Number(),
    retreat: Type.Number(),
    rout: Type.Number(),
    factors: Type.Array(Type.Object({ of: Type.String(), retreat: Type.String(), rout: Type.String() })),
    result: Type.Union([
      Type.Literal('stands'),
      Type.Literal('retreats'),
      Type.Literal('routs'),
      Type.Literal('shatters'),
    ]),
  }),
  apply(state, event) {
    if (event.data.result !== 'stands') state.unit(event.data.unit).turn.tactics.engageCancelled = true;
  },
});

/** Guns or men under fire from a neighbouring square (9.14). Strength as modified. */
export const Bombarded = defineEvent({
  type: 'Bombarded',
  data: Type.Object({
    tactical: Type.String(),
    target: Type.String(),
    units: Type.Array(Type.String()),
    strength: Type.Number(),
    inflicted: Type.Number(),
  }),
  // Its draws are made where targets have as many men, which nobody counts but they themselves.
  seen: {
    full: ['tactical', 'target', 'units', 'strength'],
    dice: 'hidden',
    partial: ['tactical', 'target'],
  },
  apply() {},
});

/** A fort lost a level under bombardment; level 0 means it is no fort any more (9.14). */
export const FortDamaged = defineEvent({
  type: 'FortDamaged',
  data: Type.Object({ city: Type.String(), level: Type.Integer({ minimum: 0 }), strength: Type.Number() }),
  seen: { partial: ['city', 'level'] },
  apply(state, event) {
    const city = state.city(event.data.city);
    if (!city.fort) return;
    city.fort = event.data.level < 1 ? null : { ...city.fort, level: event.data.level };
    if (!city.fort) for (const unit of state.unitsAt(city.square, city.tactical)) unit.inFort = false;
  },
});

export const LOSS_EVENTS = [UnitLostMen, UnitEngaged, MoraleChecked, Bombarded, FortDamaged] as const;
