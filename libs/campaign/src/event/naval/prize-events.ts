import { Type, type Static } from '@sinclair/typebox';
import { officerId, shipId, stateId } from '../../identity.js';
import { ShipPlaceDocument } from '../../document/naval.schema.js';
import { oneOf, orNull } from '../../document/names.schema.js';
import type { MutableCampaignState } from '../../state/mutable-campaign-state.js';
import type { MutableShip } from '../../state/places.js';
import { noteShipTurn, shipTurn } from '../../state/ship-turn.js';
import { defineEvent } from '../define-event.js';
import { flee, Flight } from './flight.js';

const Factors = Type.Record(Type.String(), Type.Number());

/** Ships that went by the orders of one that is gone keep them for the rest of the turn (PATE 4.2, P-48). */
function losesLeader(state: MutableCampaignState, gone: string): void {
  for (const other of state.ships.values()) {
    if (other.attachedTo !== gone) continue;
    other.attachedTo = null;
    noteShipTurn(other, { ordersOf: shipId(gone) });
  }
}

/** A ship was sunk in battle, or a transport group that could not get away; all aboard are lost (PATE 2.2, 7.8). */
export const ShipSunk = defineEvent({
  type: 'ShipSunk',
  data: Type.Object({
    battle: Type.String(),
    ship: Type.String(),
    cause: oneOf(['hull', 'overtaken']),
    crew: Type.Integer(),
    marines: Type.Integer(),
    stores: Type.Integer(),
    supplies: Type.Integer(),
    drowned: Type.Array(Type.Object({ unit: Type.String(), men: Type.Integer() })),
  }),
  seen: { partial: ['battle', 'ship', 'cause'] },
  apply(state, event) {
    const { ship, crew, marines, drowned } = event.data;
    const { turn, phase, rule } = event;
    state.ships.delete(ship);
    losesLeader(state, ship);
    state.destroyed.push({ unit: ship, turn, phase, rule, men: crew + marines });
    for (const { unit, men } of drowned) {
      state.destroyed.push({ unit, turn, phase, rule, men });
      state.removeUnit(state.unit(unit));
    }
  },
});

/** A ship of the beaten side got away (PATE 7.8). */
export const ShipEscaped = defineEvent({
  type: 'ShipEscaped',
  data: Type.Object({
    battle: Type.String(),
    ship: Type.String(),
    from: ShipPlaceDocument,
    chance: Type.Number(),
    factors: Factors,
    ...Flight,
  }),
  seen: { partial: ['battle', 'ship', 'from'], end: ['ship', 'to'] },
  apply(state, event) {
    const { ship, to, firstMoveLost, firstMoveDone } = event.data;
    flee(state.ship(ship), to, firstMoveLost, firstMoveDone);
  },
});

/** A ship of the beaten side could not get away; what it weighed is its own side's matter (PATE 7.8). */
export const ShipOverhauled = defineEvent({
  type: 'ShipOverhauled',
  data: Type.Object({ battle: Type.String(), ship: Type.String(), chance: Type.Number(), factors: Factors }),
  apply() {},
});

const Prize = Type.Object({
  id: Type.String(),
  state: Type.String(),
  number: Type.Integer({ minimum: 1 }),
  type: Type.String(),
  at: ShipPlaceDocument,
  captor: orNull(Type.String()),
  commander: orNull(Type.String()),
  deputy: orNull(Type.String()),
  attachedTo: orNull(Type.String()),
  /** Men of the captor put aboard, who leave it. */
  crew: Type.Integer({ minimum: 0 }),
  base: orNull(Type.String()),
});

/** A new ship takes the place of a taken one; it goes by its captor's orders for the rest of the turn (PATE 7.8). */
function commission(
  state: MutableCampaignState,
  taken: MutableShip,
  prize: Static<typeof Prize>,
  fought: boolean,
): void {
  const captor = prize.captor === null ? null : state.ship(prize.captor);
  if (captor) captor.crew -= prize.crew;
  state.ships.delete(taken.id);
  losesLeader(state, taken.id);
  const { id, number, type, at, commander, deputy, attachedTo, crew, base } = prize;
  const ship: MutableShip = {
    ...taken,
    id: shipId(id),
    state: stateId(prize.state),
    number,
    type,
    at: structuredClone(at),
    base,
    commander: officerId(commander),
    deputy: officerId(deputy),
    attachedTo: attachedTo === null ? null : shipId(attachedTo),
    crew,
    marines: 0,
    quality: captor?.quality ?? taken.quality,
    experience: captor?.experience ?? 0,
    morale: captor?.morale ?? taken.morale,
    status: 'active',
    reactivating: null,
    gauge: captor?.gauge ?? null,
    formerly: taken.id,
    turn: {},
  };
  noteShipTurn(ship, {
    fought,
    ...(captor ? { ordersOf: shipTurn(captor).ordersOf ?? captor.id } : {}),
  });
  state.addShip(ship);
}

/** A ship of the beaten side struck: its men are prisoners, and it has a new id in the captor's state (PATE 7.8). */
export const ShipTaken = defineEvent({
  type: 'ShipTaken',
  data: Type.Object({
    battle: Type.String(),
    ship: Type.String(),
    /** The ship it struck to, null for batteries, and its id from now on. */
    by: orNull(Type.String()),
    now: Type.String(),
    prize: Prize,
    /** Men who went into captivity. */
    crewTaken: Type.Integer({ minimum: 0 }),
    marinesTaken: Type.Integer({ minimum: 0 }),
  }),
  seen: { partial: ['battle', 'ship', 'by', 'now'] },
  apply(state, event) {
    const { ship: id, prize, crewTaken, marinesTaken } = event.data;
    const taken = state.ship(id);
    commission(state, taken, prize, true);
    const { turn, phase, rule } = event;
    state.destroyed.push({ unit: id, turn, phase, rule, men: crewTaken + marinesTaken });
  },
});

/** Hands left to look after a laid-up ship, who are lost with it. */
const Keepers = {
  crewLost: Type.Integer({ minimum: 0 }),
  marinesLost: Type.Integer({ minimum: 0 }),
};

/** A laid-up ship fell into the hands of whoever holds its harbour, without a crew (PATE 2.6). */
export const LaidUpShipTaken = defineEvent({
  type: 'LaidUpShipTaken',
  data: Type.Object({
    ship: Type.String(),
    prize: Prize,
    by: Type.String(),
    ...Keepers,
    why: oneOf(['port-taken', 'harbor-open']),
  }),
  seen: { partial: ['ship', 'by'] },
  apply(state, event) {
    const { ship: id, prize, crewLost, marinesLost } = event.data;
    const { turn, phase, rule } = event;
    state.destroyed.push({ unit: id, turn, phase, rule, men: crewLost + marinesLost });
    commission(state, state.ship(id), prize, false);
  },
});

/** A laid-up ship lies in a port the enemy holds: it is his from the next combat on, and until then its owner's on paper (PATE 2.6). */
export const LaidUpShipForfeit = defineEvent({
  type: 'LaidUpShipForfeit',
  data: Type.Object({ ship: Type.String(), port: Type.String(), to: Type.String() }),
  apply() {},
});

/** A laid-up ship was burnt at its moorings (PATE 2.6). */
export const LaidUpShipBurnt = defineEvent({
  type: 'LaidUpShipBurnt',
  data: Type.Object({
    ship: Type.String(),
    by: Type.String(),
    ...Keepers,
    why: oneOf(['port-taken', 'harbor-open']),
  }),
  seen: { partial: ['ship', 'by'] },
  apply(state, event) {
    const { ship: id, crewLost, marinesLost } = event.data;
    const { turn, phase, rule } = event;
    state.ships.delete(id);
    losesLeader(state, id);
    state.destroyed.push({ unit: id, turn, phase, rule, men: crewLost + marinesLost });
  },
});

/** A nation scores a ship that it took, sank or burnt, and the nation that lost it loses as much; `totals` stand from now on (PATE 2.6). */
export const ShipScored = defineEvent({
  type: 'ShipScored',
  data: Type.Object({
    ship: Type.String(),
    how: oneOf(['taken', 'sunk', 'burnt']),
    by: Type.String(),
    from: Type.String(),
    points: Type.Integer({ minimum: 1 }),
    totals: Type.Object({ by: Type.Integer(), from: Type.Integer() }),
  }),
  apply(state, event) {
    const { by, from, totals } = event.data;
    state.seaPoints.set(stateId(by), totals.by);
    state.seaPoints.set(stateId(from), totals.from);
  },
});

/** Ships lost, fled and taken in battle or at their moorings (PATE 2.6, 7.8). */
export const PRIZE_EVENTS = [
  ShipScored,
  ShipSunk,
  ShipEscaped,
  ShipOverhauled,
  ShipTaken,
  LaidUpShipForfeit,
  LaidUpShipTaken,
  LaidUpShipBurnt,
] as const;
