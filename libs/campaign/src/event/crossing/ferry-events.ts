import { Type } from '@sinclair/typebox';
import { defineEvent } from '../define-event.js';
import { Square, UnitName } from '../movement/names.js';

const Spaces = Type.Integer({ minimum: 0 });
const passage = {
  unit: UnitName,
  ship: UnitName,
  in: Square,
  /** Spaces the unit takes. */
  size: Spaces,
  /** Spaces ferried in this turn, this unit included if it was. */
  used: Spaces,
  /** All that is ferried in a turn stays below this. */
  limit: Spaces,
};

/** A unit was taken over a river by a ferry (ROTD 12.7). */
export const UnitFerried = defineEvent({
  type: 'UnitFerried',
  data: Type.Object(passage),
  apply(state, { data }) {
    state.ship(data.ship).turn['ferried'] = data.used;
  },
});

/** A ferry had no room left for a unit, which stays where it is (12.7). */
export const FerryFull = defineEvent({
  type: 'FerryFull',
  data: Type.Object(passage),
  apply() {},
});

export const FERRY_EVENTS = [UnitFerried, FerryFull] as const;
