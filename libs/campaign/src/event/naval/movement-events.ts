import { Type } from '@sinclair/typebox';
import { ShipPlaceDocument } from '../../document/naval.schema.js';
import { oneOf, orNull } from '../../document/names.schema.js';
import { noteShipTurn } from '../../state/ship-turn.js';
import type { MutableCampaignState } from '../../state/mutable-campaign-state.js';
import { defineEvent } from '../define-event.js';
import { shipId } from '../../identity.js';

/** The steps of a turn in which ships move, in their order (PATE 6.4); `scatter` opens it for those who sail alone (6.6). */
export const SAILING_STEPS = [
  'scatter',
  'port-before',
  'first',
  'port-after-first',
  'second',
  'horn',
  'port-after-second',
] as const;
export type SailingStep = (typeof SAILING_STEPS)[number];

/** Why ships that were to move did not. */
export const HELD_REASONS = [
  'wind-and-damage',
  'wind-in-harbor',
  'enemy-bars-harbor',
  'not-connected',
  'sea-not-adjacent',
  'no-enemy-port',
  'first-move-ended-the-day',
  'avoided-the-enemy',
  'watched-the-enemy',
  'no-hands',
  'loading',
  'unloading',
] as const;
export type HeldReason = (typeof HELD_REASONS)[number];

const Ids = Type.Array(Type.String());

/** What a chance to move was made of; `ship` is the worst sailer, whose chance is that of all (PATE 6.5, 6.6). */
const ChanceToMove = Type.Object({
  ship: Type.String(),
  wind: orNull(oneOf(['upwind', 'across', 'downwind'])),
  base: Type.Number(),
  hull: Type.Number(),
  rigging: Type.Number(),
  commerce: Type.Number(),
  chance: Type.Number(),
});

function place(state: MutableCampaignState, ships: readonly string[], to: ShipPlaceDocument): void {
  for (const id of ships) {
    const ship = state.ship(id);
    ship.at = structuredClone(to);
    ship.gauge = null;
  }
}

/**
 * Ships that keep together moved (PATE 6.1-6.7). `heading` is the quarter they steered for, null when they stayed in their
 * waters; `avoided` are enemies they sighted and kept clear of; `keptOut` says why they lie off a harbour they were to enter.
 */
export const ShipsSailed = defineEvent({
  type: 'ShipsSailed',
  data: Type.Object({
    ships: Ids,
    from: ShipPlaceDocument,
    to: ShipPlaceDocument,
    step: oneOf(SAILING_STEPS),
    heading: orNull(oneOf(['N', 'E', 'S', 'W'])),
    weighed: orNull(ChanceToMove),
    endsDay: Type.Boolean(),
    avoided: Ids,
    keptOut: orNull(oneOf(['wind-in-harbor', 'enemy-bars-harbor'])),
    homeward: Type.Boolean(),
  }),
  seen: {
    rule: '5.1',
    start: ['ships', 'from', 'heading'],
    end: ['ships', 'to', 'heading'],
    partial: ['ships', 'from', 'to', 'heading'],
  },
  apply(state, event) {
    const { ships, to, step, endsDay } = event.data;
    place(state, ships, to);
    const portDone = step.startsWith('port-');
    for (const id of ships)
      noteShipTurn(state.ship(id), {
        sailed: true,
        ...(step === 'first' ? { sailedFirst: true, endedMove: endsDay } : {}),
        ...(portDone ? { portDone } : {}),
      });
  },
});

/**
 * The tactical area that ships are to come to, drawn among those of a sea area (PATE 6.7). Told to nobody, since the draw
 * depends on who else is there: `likelier` are areas where others wait.
 */
export const TacticalAreaDrawn = defineEvent({
  type: 'TacticalAreaDrawn',
  data: Type.Object({
    ships: Ids,
    sea: Type.String(),
    area: Type.Integer(),
    among: Type.Array(Type.Integer()),
    likelier: Type.Array(Type.Integer()),
  }),
  apply() {},
});

/** The port that ships make for which were sent to any with an enemy (PATE 4.5). Told to nobody: it counts the enemies. */
export const EnemyPortDrawn = defineEvent({
  type: 'EnemyPortDrawn',
  data: Type.Object({ ships: Ids, enemies: Ids, enemy: Type.String(), port: Type.String() }),
  apply() {},
});

/** Ships gave up their own course and followed enemies they saw sail (PATE 6.9). */
export const ShipsPursued = defineEvent({
  type: 'ShipsPursued',
  data: Type.Object({
    ships: Ids,
    after: Ids,
    from: ShipPlaceDocument,
    to: ShipPlaceDocument,
    step: oneOf(SAILING_STEPS),
    heading: orNull(oneOf(['N', 'E', 'S', 'W'])),
  }),
  seen: {
    rule: '5.1',
    start: ['ships', 'from', 'heading'],
    end: ['ships', 'to', 'heading'],
    partial: ['ships', 'after', 'from', 'to', 'heading'],
  },
  apply(state, event) {
    const { ships, to } = event.data;
    place(state, ships, to);
    for (const id of ships) noteShipTurn(state.ship(id), { sailed: true, pursuing: true });
  },
});

/** Ships that were to move stayed where they are, with the reason and what was weighed (PATE 6.2, 6.3, 6.5, 6.8). */
export const ShipsHeld = defineEvent({
  type: 'ShipsHeld',
  data: Type.Object({
    ships: Ids,
    at: ShipPlaceDocument,
    /** Code of a sea area or name of a port they were bound for; null for any port with an enemy. */
    bound: orNull(Type.String()),
    step: oneOf(SAILING_STEPS),
    reason: oneOf(HELD_REASONS),
    weighed: orNull(ChanceToMove),
    /** Enemies that barred the way or were avoided. */
    enemies: Ids,
  }),
  apply(state, event) {
    const { ships, step } = event.data;
    if (step === 'first') for (const id of ships) noteShipTurn(state.ship(id), { held: true });
  },
});

/** Ships left the company of others of their own accord: they avoid enemies or do not join (PATE 6.8). */
export const ShipsKeptClear = defineEvent({
  type: 'ShipsKeptClear',
  data: Type.Object({
    ships: Ids,
    from: ShipPlaceDocument,
    to: ShipPlaceDocument,
    reason: oneOf(['evades', 'does-not-join']),
    others: Ids,
  }),
  seen: {
    rule: '5.1',
    start: ['ships', 'from'],
    end: ['ships', 'to'],
    partial: ['ships', 'from', 'to'],
  },
  apply(state, event) {
    place(state, event.data.ships, event.data.to);
  },
});

/** Ships that would have avoided an enemy did not get clear and are in contact with him (PATE 6.8). */
export const EvasionFailed = defineEvent({
  type: 'EvasionFailed',
  data: Type.Object({ ships: Ids, at: ShipPlaceDocument, enemies: Ids }),
  apply() {},
});

/** Hostile ships that met took their places to windward and to leeward (PATE 6.8). */
export const GaugeTaken = defineEvent({
  type: 'GaugeTaken',
  data: Type.Object({
    at: ShipPlaceDocument,
    windward: Ids,
    leeward: Ids,
    by: oneOf(['approach', 'orders', 'chance', 'kept']),
  }),
  seen: { partial: ['at', 'windward', 'leeward'] },
  apply(state, event) {
    for (const id of event.data.windward) state.ship(id).gauge = 'windward';
    for (const id of event.data.leeward) state.ship(id).gauge = 'leeward';
  },
});

/** Ships have no enemy left in contact, so no gauge either (PATE 6.8). Nobody is told what everybody sees. */
export const GaugeLost = defineEvent({
  type: 'GaugeLost',
  data: Type.Object({ ships: Ids }),
  apply(state, event) {
    for (const id of event.data.ships) state.ship(id).gauge = null;
  },
});

/** Ships left the map to round Cape Horn (PATE 6.10). How long it takes stands in {@link HornPassageSet}. */
export const HornEntered = defineEvent({
  type: 'HornEntered',
  data: Type.Object({
    ships: Ids,
    from: ShipPlaceDocument,
    bound: Type.String(),
    step: oneOf(SAILING_STEPS),
    heading: oneOf(['N', 'E', 'S', 'W']),
    weighed: orNull(ChanceToMove),
  }),
  seen: { rule: '5.1', start: ['ships', 'from', 'heading'] },
  apply(state, event) {
    for (const id of event.data.ships) noteShipTurn(state.ship(id), { sailed: true });
  },
});

/** Turns that ships have before them at Cape Horn; they learn it only when they arrive (PATE 1.6, 6.10). */
export const HornPassageSet = defineEvent({
  type: 'HornPassageSet',
  data: Type.Object({
    ships: Ids,
    to: Type.String(),
    turnsLeft: Type.Integer({ minimum: 0 }),
    company: Type.String(),
  }),
  apply(state, event) {
    const { ships, to, turnsLeft, company } = event.data;
    place(state, ships, { transit: { to, turnsLeft, company } });
  },
});

/** A ship is attached to another, whose orders it copies from now on, or to none any more (PATE 4.2, 4.4). */
export const ShipAttached = defineEvent({
  type: 'ShipAttached',
  data: Type.Object({
    ship: Type.String(),
    from: orNull(Type.String()),
    to: orNull(Type.String()),
    reason: oneOf(['ordered', 'out-of-contact', 'gone']),
  }),
  apply(state, event) {
    const { ship, to } = event.data;
    state.ship(ship).attachedTo = to === null ? null : shipId(to);
  },
});

/** A ship could not be attached as ordered and keeps the leader it had (PATE 4.4). */
export const AttachmentRefused = defineEvent({
  type: 'AttachmentRefused',
  data: Type.Object({
    ship: Type.String(),
    to: Type.String(),
    reason: oneOf(['not-together', 'not-friendly', 'host-follows', 'has-followers']),
  }),
  apply() {},
});

/** A ship has another base port, or keeps its old one because the new is not in friendly hands (PATE 3.4). */
export const BaseChanged = defineEvent({
  type: 'BaseChanged',
  data: Type.Object({
    ship: Type.String(),
    from: orNull(Type.String()),
    ordered: Type.String(),
    base: orNull(Type.String()),
  }),
  apply(state, event) {
    state.ship(event.data.ship).base = event.data.base;
  },
});

/** Ships under one command spent the turn at sea or off a port and learned by it (PATE 2.2). */
export const SeaTimeServed = defineEvent({
  type: 'SeaTimeServed',
  data: Type.Object({
    ships: Type.Array(Type.Object({ ship: Type.String(), experience: Type.Number() })),
  }),
  apply(state, event) {
    for (const { ship, experience } of event.data.ships) state.ship(ship).experience = experience;
  },
});

export const NAVAL_MOVEMENT_EVENTS = [
  TacticalAreaDrawn,
  EnemyPortDrawn,
  ShipsSailed,
  ShipsPursued,
  ShipsHeld,
  ShipsKeptClear,
  EvasionFailed,
  GaugeTaken,
  GaugeLost,
  HornEntered,
  HornPassageSet,
  ShipAttached,
  AttachmentRefused,
  BaseChanged,
  SeaTimeServed,
] as const;
