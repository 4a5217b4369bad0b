import { Type } from '@sinclair/typebox';
import { oneOf, orNull } from '../../document/names.schema.js';
import { partsOfId } from '../../identity.js';
import { tacticalIndex } from '../../state/tactical-name.js';
import { defineEvent } from '../define-event.js';
import { Reason, Square, Tactical, UnitName } from '../movement/names.js';

/** A bridge train has thrown its bridge over a river square (ROTD 12.4). */
export const PontoonDeployed = defineEvent({
  type: 'PontoonDeployed',
  data: Type.Object({ unit: UnitName, in: Square, from: Tactical, tactical: Tactical }),
  seen: {
    partial: ['unit', 'in', 'from', 'tactical'],
    start: ['unit', 'in', 'from'],
    end: ['unit', 'in', 'tactical'],
  },
  apply(state, { data }) {
    const unit = state.unit(data.unit);
    state.placeUnit(unit, unit.square, tacticalIndex(data.tactical));
    unit.deployed = true;
  },
});

/** A bridge train has taken its bridge up and stands beside the river (ROTD 12.5). */
export const PontoonRemoved = defineEvent({
  type: 'PontoonRemoved',
  data: Type.Object({ unit: UnitName, in: Square, from: Tactical, tactical: Tactical }),
  seen: {
    partial: ['unit', 'in', 'from', 'tactical'],
    start: ['unit', 'in', 'from'],
    end: ['unit', 'in', 'tactical'],
  },
  apply(state, { data }) {
    const unit = state.unit(data.unit);
    state.placeUnit(unit, unit.square, tacticalIndex(data.tactical));
    unit.deployed = false;
  },
});

/** A bridge could not be thrown or taken up in a phase; it is tried again until the turn is over (12.4, R-67). */
export const PontoonDelayed = defineEvent({
  type: 'PontoonDelayed',
  data: Type.Object({
    unit: UnitName,
    in: Square,
    action: oneOf(['deploy', 'remove']),
    tactical: orNull(Tactical),
    phase: Type.Integer({ minimum: 1, maximum: 5 }),
    reason: Reason,
  }),
  apply() {},
});

/**
 * A bridge train was lost: one that spans its river is the enemy's under another id, with nobody in command; one that does not is
 * destroyed, and so is one that enemy gunboats take away (ROTD 12.6, R-08).
 */
export const PontoonLost = defineEvent({
  type: 'PontoonLost',
  data: Type.Object({
    /** Id before. */
    unit: UnitName,
    in: Square,
    tactical: Tactical,
    /** Id under which the captor has it; null when it is destroyed. */
    captured: orNull(UnitName),
    men: Type.Integer({ minimum: 0 }),
    reason: Reason,
  }),
  seen: { partial: ['unit', 'in', 'tactical', 'captured', 'reason'] },
  apply(state, { data, turn, phase, rule }) {
    const unit = state.unit(data.unit);
    const taken = data.captured === null ? null : partsOfId(data.captured);
    if (!taken) {
      state.removeUnit(unit);
      state.destroyed.push({ unit: data.unit, turn, phase, rule, men: data.men });
    } else state.renameUnit(unit, taken);
  },
});

export const PONTOON_EVENTS = [PontoonDeployed, PontoonRemoved, PontoonDelayed, PontoonLost] as const;
