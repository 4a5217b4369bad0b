import { Type } from '@sinclair/typebox';
import { tacticalIndex } from '../../state/tactical-name.js';
import { defineEvent } from '../define-event.js';

/** A unit broke up: losses, where what is left gathers, and how long it takes (GITM AMWOL 12.1-12.3). */
export const UnitShattered = defineEvent({
  type: 'UnitShattered',
  data: Type.Object({
    unit: Type.String(),
    reason: Type.String(),
    from: Type.String(),
    to: Type.String(),
    tactical: Type.String(),
    stragglers: Type.Integer(),
    prisoners: Type.Integer(),
    strength: Type.Integer(),
    supplies: Type.Integer(),
    turnsLeft: Type.Integer(),
  }),
  seen: { partial: ['unit', 'from'] },
  apply(state, event) {
    const { unit: id, to, tactical, stragglers, prisoners, strength, supplies, turnsLeft } = event.data;
    const unit = state.unit(id);
    state.placeUnit(unit, state.theatre.grid.indexOf(to), tacticalIndex(tactical));
    unit.strength = strength;
    unit.casualties.stragglers += stragglers;
    unit.casualties.prisoners += prisoners;
    unit.supplies = supplies;
    unit.inFort = false;
    unit.status = 'shattered';
    unit.reforming = { turnsLeft, waited: 0 };
  },
});

/** A shattered unit had to move on before the enemy (12.4). */
export const ShatteredUnitMoved = defineEvent({
  type: 'ShatteredUnitMoved',
  data: Type.Object({
    unit: Type.String(),
    from: Type.String(),
    to: Type.String(),
    tactical: Type.String(),
    turnsLeft: Type.Integer(),
  }),
  seen: { partial: ['unit', 'from'] },
  apply(state, event) {
    const { unit: id, to, tactical, turnsLeft } = event.data;
    const unit = state.unit(id);
    state.placeUnit(unit, state.theatre.grid.indexOf(to), tacticalIndex(tactical));
    if (unit.reforming) unit.reforming.turnsLeft = turnsLeft;
  },
});

/** A unit is no more (12.2, 12.4, 12.5, 10.8). */
export const UnitDestroyed = defineEvent({
  type: 'UnitDestroyed',
  data: Type.Object({ unit: Type.String(), men: Type.Integer(), reason: Type.String() }),
  seen: { rule: '4.2', partial: ['unit'] },
  apply(state, event) {
    const unit = state.unit(event.data.unit);
    state.destroyed.push({
      unit: unit.id,
      turn: event.turn,
      phase: event.phase,
      rule: event.rule,
      men: event.data.men,
    });
    state.removeUnit(unit);
  },
});

export const SHATTER_EVENTS = [UnitShattered, ShatteredUnitMoved, UnitDestroyed] as const;
