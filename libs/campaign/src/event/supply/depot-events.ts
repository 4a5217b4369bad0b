import { Type } from '@sinclair/typebox';
import { oneOf, orNull } from '../../document/names.schema.js';
import { stateId } from '../../identity.js';
import { noteFreedDepot } from '../../state/freed-depots.js';
import { freshPlaceTurn } from '../../state/places.js';
import { tacticalIndex } from '../../state/tactical-name.js';
import { defineEvent } from '../define-event.js';
import { Reason, Square, Tactical, UnitName } from '../movement/names.js';

const DepotId = Type.String({ description: 'id of the depot or cache' });
const Kind = oneOf(['depot', 'cache']);
const Supplies = Type.Integer({ minimum: 0 });

/** A depot or cache was placed; it is empty (ROTD 11.5). */
export const DepotPlaced = defineEvent({
  type: 'DepotPlaced',
  data: Type.Object({ depot: DepotId, kind: Kind, state: Type.String(), square: Square, tactical: Tactical }),
  seen: { partial: ['kind', 'state', 'square'] },
  apply(state, { data }) {
    state.addDepot({
      id: data.depot,
      kind: data.kind,
      state: stateId(data.state),
      square: state.theatre.grid.indexOf(data.square),
      tactical: tacticalIndex(data.tactical),
      supplies: 0,
      turn: freshPlaceTurn(),
    });
  },
});

/** A depot or cache was removed; what it held went to the city of its square, or is lost (11.5). */
export const DepotRemoved = defineEvent({
  type: 'DepotRemoved',
  data: Type.Object({
    depot: DepotId,
    kind: Kind,
    state: Type.String(),
    square: Square,
    /** City that took its supplies; null when they are lost. */
    city: orNull(Type.String()),
    supplies: Supplies,
  }),
  seen: { partial: ['depot', 'kind', 'state', 'square'] },
  apply(state, { data }) {
    state.removeDepot(data.depot);
    noteFreedDepot(state, data.depot);
    if (data.city === null) return;
    const city = state.city(data.city);
    city.supplies += data.supplies;
    city.turn.receivedSupplies += data.supplies;
  },
});

/** A depot or cache fell to the enemy and was destroyed; his units filled their wagons from it, the rest is lost (11.8). */
export const DepotDestroyed = defineEvent({
  type: 'DepotDestroyed',
  data: Type.Object({
    depot: DepotId,
    kind: Kind,
    state: Type.String(),
    square: Square,
    tactical: Tactical,
    /** Units of the destroyer that loaded, in their order: what they took, and what they have now. */
    loaded: Type.Array(
      Type.Object({
        unit: UnitName,
        took: Supplies,
        supplies: Supplies,
        ammunition: Type.Integer({ minimum: 0 }),
      }),
    ),
    lost: Supplies,
  }),
  // Who lost it sees it burn, and is not told what whose wagons took.
  seen: { partial: ['depot', 'kind', 'state', 'square', 'tactical'] },
  apply(state, { data }) {
    state.removeDepot(data.depot);
    noteFreedDepot(state, data.depot);
    for (const { unit: id, supplies, ammunition } of data.loaded) {
      const unit = state.unit(id);
      unit.supplies = supplies;
      unit.ammunition = ammunition;
    }
  },
});

/** A depot or cache was ordered placed or removed and was not, and why (11.5). */
export const DepotOrderFailed = defineEvent({
  type: 'DepotOrderFailed',
  data: Type.Object({
    action: oneOf(['place', 'remove']),
    depot: Type.String({ description: 'what was to be placed, or the id of what was to be removed' }),
    square: Square,
    reason: Reason,
  }),
  apply() {},
});

export const DEPOT_EVENTS = [DepotPlaced, DepotRemoved, DepotDestroyed, DepotOrderFailed] as const;
