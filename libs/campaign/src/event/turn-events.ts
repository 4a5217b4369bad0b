import { Type } from '@sinclair/typebox';
import { orNull } from '../document/names.schema.js';
import { officerId, playerId } from '../identity.js';
import { freshPlaceTurn } from '../state/places.js';
import { nextSeason } from '../state/season.js';
import { freshUnitTurn } from '../state/unit-turn.js';
import { defineEvent } from './define-event.js';

/** The turn begins: every unit remembers where and how strong it starts, every ship where (7.18 of details, 8.6 strengths, PATE 5.5). */
export const TurnBegan = defineEvent({
  type: 'TurnBegan',
  data: Type.Object({ turn: Type.Integer(), season: Type.String() }),
  seen: { partial: ['turn', 'season'] },
  apply(state) {
    for (const unit of state.units.values()) {
      unit.turn = freshUnitTurn();
      unit.turn.startSquare = unit.square;
      unit.turn.startTactical = unit.tactical;
      unit.turn.startStrength = unit.strength;
    }
    for (const ship of state.ships.values()) ship.turn = { startedAt: structuredClone(ship.at) };
  },
});

/** The turn is over: memories are emptied, this turn's battlefields become last turn's, the next turn's number stands. */
export const TurnEnded = defineEvent({
  type: 'TurnEnded',
  data: Type.Object({ turn: Type.Integer() }),
  seen: { partial: ['turn'] },
  apply(state, event) {
    for (const unit of state.units.values()) unit.turn = freshUnitTurn();
    for (const city of state.cities.values()) city.turn = freshPlaceTurn();
    for (const port of state.ports.values()) port.turn = freshPlaceTurn();
    for (const depot of state.depots.values()) depot.turn = freshPlaceTurn();
    for (const ship of state.ships.values()) ship.turn = {};
    state.season = nextSeason(state) ?? state.season;
    state.inTurn = {};
    state.battlesLastTurn = state.battlesThisTurn;
    state.battlesThisTurn = new Set();
    state.turn = event.data.turn + 1;
  },
});

/** An order that stands for this turn, as understood; what the turn report's Orders section shows. */
export const OrderStood = defineEvent({
  type: 'OrderStood',
  data: Type.Object({
    order: Type.Integer(),
    kind: Type.String(),
    subject: Type.String(),
    by: Type.String(),
    understood: Type.String(),
    warnings: Type.Array(
      Type.Object({ code: Type.String(), rule: Type.String(), field: Type.String(), message: Type.String() }),
    ),
  }),
  apply() {},
});

/** An order that was refused, with its reasons. */
export const OrderRefused = defineEvent({
  type: 'OrderRefused',
  data: Type.Object({
    order: Type.Integer(),
    kind: Type.String(),
    subject: Type.String(),
    by: Type.String(),
    errors: Type.Array(
      Type.Object({ code: Type.String(), rule: Type.String(), field: Type.String(), message: Type.String() }),
    ),
  }),
  apply() {},
});

/** A commander or deputy was changed by order (3.4). A key that is left out is not changed. */
export const CommandAssigned = defineEvent({
  type: 'CommandAssigned',
  data: Type.Object({
    unit: Type.String(),
    commander: Type.Optional(Type.String()),
    deputy: Type.Optional(Type.String()),
    by: Type.String(),
  }),
  apply(state, event) {
    const { unit, commander, deputy } = event.data;
    const piece = state.units.get(unit) ?? state.ships.get(unit);
    if (!piece) return;
    if (commander !== undefined) piece.commander = playerId(commander);
    if (deputy !== undefined) piece.deputy = playerId(deputy);
  },
});

/** An assignment was undone after the last one of the turn: its officer may not hold the post (ROTD 3.5, R-56). */
export const AssignmentUndone = defineEvent({
  type: 'AssignmentUndone',
  data: Type.Object({
    unit: Type.String(),
    player: Type.String(),
    post: Type.Union([Type.Literal('commander'), Type.Literal('deputy')]),
    /** The officers of the unit from now on. */
    commander: orNull(Type.String()),
    deputy: orNull(Type.String()),
    by: Type.String(),
    reason: Type.String(),
  }),
  apply(state, { data }) {
    const unit = state.unit(data.unit);
    unit.commander = officerId(data.commander);
    unit.deputy = officerId(data.deputy);
  },
});

/** A phase ran and the rule books in force leave it nothing to decide; players are not told. */
export const NothingDecided = defineEvent({
  type: 'NothingDecided',
  data: Type.Object({ reason: Type.String() }),
  apply() {},
});

export const TURN_EVENTS = [
  NothingDecided,
  TurnBegan,
  TurnEnded,
  OrderStood,
  OrderRefused,
  CommandAssigned,
  AssignmentUndone,
] as const;
