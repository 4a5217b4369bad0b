import { Type } from '@sinclair/typebox';
import { ShipPlaceDocument } from '../../document/naval.schema.js';
import { oneOf, orNull } from '../../document/names.schema.js';
import { noteShipTurn } from '../../state/ship-turn.js';
import { defineEvent } from '../define-event.js';
import { breakOffLoading, flee, Flight } from './flight.js';

const Ids = Type.Array(Type.String());
const Factors = Type.Record(Type.String(), Type.Number());
const GAUGES = ['windward', 'leeward'] as const;

/** A ship went from the harbour to the coastal waters of its port, or back, before battle (PATE 3.7, 6.3, 7.1). */
export const ShipShiftedForBattle = defineEvent({
  type: 'ShipShiftedForBattle',
  data: Type.Object({
    ship: Type.String(),
    port: Type.String(),
    to: oneOf(['harbor', 'coastal']),
    /** Warships of its own side and hostile ones where it lay. */
    own: Type.Integer(),
    enemies: Type.Integer(),
    /** Whether this was the move within the port it was ordered. */
    asOrdered: Type.Boolean(),
  }),
  seen: { partial: ['ship', 'port', 'to'] },
  apply(state, event) {
    const ship = state.ship(event.data.ship);
    ship.at = { port: event.data.port, area: event.data.to };
    ship.gauge = null;
    if (event.data.asOrdered) noteShipTurn(ship, { portDone: true });
    breakOffLoading(ship);
  },
});

/** A ship that wished to fight in the other part of its port stayed: for the wind, or for enemies about it (PATE 7.1). */
export const ShipKeptFromShifting = defineEvent({
  type: 'ShipKeptFromShifting',
  data: Type.Object({
    ship: Type.String(),
    port: Type.String(),
    why: oneOf(['wind', 'enemies']),
    own: Type.Integer(),
    enemies: Type.Integer(),
  }),
  apply() {},
});

const Squadron = Type.Object({
  states: Ids,
  ships: Ids,
  batteries: Type.Integer({ minimum: 0 }),
  gauge: orNull(oneOf(GAUGES)),
});

/** Hostile ships met and one of them seeks battle: who fights whom, and who has the wind (PATE 7.1). */
export const SeaBattleJoined = defineEvent({
  type: 'SeaBattleJoined',
  data: Type.Object({
    battle: Type.String(),
    place: ShipPlaceDocument,
    sides: Type.Array(Squadron, { minItems: 2, maxItems: 2 }),
    /** Ships ordered to engage or to run past, without which nobody fights. */
    seekers: Ids,
    onshore: Type.Boolean(),
  }),
  seen: { full: ['battle', 'place', 'sides', 'onshore'], partial: ['battle', 'place', 'sides'] },
  apply(state, event) {
    for (const { ships, gauge } of event.data.sides) for (const id of ships) state.ship(id).gauge = gauge;
  },
});

/** Hostile ships lie together and nobody seeks battle (PATE 7.1). */
export const SeaBattleDeclined = defineEvent({
  type: 'SeaBattleDeclined',
  data: Type.Object({ place: ShipPlaceDocument, states: Ids, ships: Ids }),
  seen: { partial: ['place', 'states', 'ships'] },
  apply() {},
});

const EVASIONS = ['whole-side', 'own-side', 'one-by-one', 'not-pressed'] as const;

/** A ship stood out of a battle before it began (PATE 7.4). `chance` is null where the rule leaves nothing to chance. */
export const ShipEvadedBattle = defineEvent({
  type: 'ShipEvadedBattle',
  data: Type.Object({
    battle: Type.String(),
    ship: Type.String(),
    manner: oneOf(EVASIONS),
    from: ShipPlaceDocument,
    chance: orNull(Type.Number()),
    ...Flight,
  }),
  seen: { partial: ['battle', 'ship', 'from'], end: ['ship', 'to'] },
  apply(state, event) {
    const { ship, to, firstMoveLost, firstMoveDone } = event.data;
    flee(state.ship(ship), to, firstMoveLost, firstMoveDone);
  },
});

/** A ship tried to stand out of a battle and could not (PATE 7.4). */
export const ShipCaughtEvading = defineEvent({
  type: 'ShipCaughtEvading',
  data: Type.Object({
    battle: Type.String(),
    ship: Type.String(),
    manner: oneOf([...EVASIONS, 'harbor']),
    chance: orNull(Type.Number()),
  }),
  apply() {},
});

const Closers = Type.Object({ states: Ids, ships: Type.Integer(), closing: Ids, close: Ids });

/** Which ships fight at close quarters and which at range (PATE 7.5). */
export const QuartersClosed = defineEvent({
  type: 'QuartersClosed',
  data: Type.Object({
    battle: Type.String(),
    result: oneOf(['all-close', 'closers-meet', 'closed-upon', 'kept-off', 'range', 'batteries']),
    sides: Type.Array(Closers, { minItems: 2, maxItems: 2 }),
    chance: orNull(Type.Number()),
  }),
  seen: { full: ['battle', 'result', 'sides', 'chance'], partial: ['battle', 'result'] },
  apply() {},
});

/** What came of breaking the line, or that both kept it (PATE 7.6). */
export const LineTried = defineEvent({
  type: 'LineTried',
  data: Type.Object({
    battle: Type.String(),
    result: oneOf(['line-ahead', 'both-break', 'divided', 'held', 'through']),
    /** States whose ships tried to break the line. */
    breakers: Ids,
  }),
  seen: { partial: ['battle', 'result', 'breakers'] },
  apply() {},
});

/**
 * How well a side knew to break the line: quality over the enemy's in points, and the chances it gives (PATE 7.6). Told to
 * nobody: whoever knows his own crews could reckon the enemy's from it.
 */
export const LineBreakWeighed = defineEvent({
  type: 'LineBreakWeighed',
  data: Type.Object({
    battle: Type.String(),
    states: Ids,
    advantage: Type.Number(),
    divided: Type.Number(),
    through: Type.Number(),
  }),
  apply() {},
});

/** `strength` is `base` and the points of its `marines` together, times the factors. */
const Gun = Type.Object({
  ship: Type.String(),
  base: Type.Number(),
  marines: Type.Number(),
  factors: Factors,
  strength: Type.Number(),
});

/** What one side brought to battle, ship by ship, and the fortune of its day (PATE 7.7). */
export const BroadsidesWeighed = defineEvent({
  type: 'BroadsidesWeighed',
  data: Type.Object({
    battle: Type.String(),
    states: Ids,
    ships: Type.Array(Gun),
    batteries: orNull(
      Type.Object({
        number: Type.Integer(),
        damaged: Type.Boolean(),
        rating: Type.Number(),
        strength: Type.Number(),
      }),
    ),
    strength: Type.Number(),
    fortune: Type.Number(),
  }),
  apply() {},
});

/** A battle at sea was fought out. `wear` is what each side suffered, 1 for all it can bear (PATE 7.7, 7.8). */
export const SeaBattleFought = defineEvent({
  type: 'SeaBattleFought',
  data: Type.Object({
    battle: Type.String(),
    place: ShipPlaceDocument,
    winners: Ids,
    losers: Ids,
    ships: Ids,
    minutes: Type.Integer(),
    ended: oneOf(['beaten', 'ran-past', 'nightfall', 'no-guns']),
    wear: Type.Object({ winners: Type.Number(), losers: Type.Number() }),
    odds: Type.Number(),
  }),
  seen: {
    full: ['battle', 'place', 'winners', 'losers', 'ships', 'minutes', 'ended'],
    dice: 'hidden',
    partial: ['battle', 'place', 'winners', 'losers', 'minutes'],
  },
  apply(state, event) {
    for (const id of event.data.ships) {
      const ship = state.ship(id);
      noteShipTurn(ship, { fought: true });
      breakOffLoading(ship);
    }
  },
});

/** What a ship suffered in battle, what was to be expected, and what it has left (PATE 7.3, 7.5, 7.7). */
export const ShipBattered = defineEvent({
  type: 'ShipBattered',
  data: Type.Object({
    battle: Type.String(),
    ship: Type.String(),
    hullDamage: Type.Integer({ minimum: 0 }),
    riggingDamage: Type.Integer({ minimum: 0 }),
    crewLost: Type.Integer({ minimum: 0 }),
    marinesLost: Type.Integer({ minimum: 0 }),
    hull: Type.Number(),
    rigging: Type.Number(),
    crew: Type.Integer({ minimum: 0 }),
    marines: Type.Integer({ minimum: 0 }),
    /** What a ship in line at range suffered, 1 for all it can bear, and the share of the fire that was aimed at hulls. */
    wear: Type.Number(),
    atHulls: Type.Number(),
    expected: Type.Object({ hull: Type.Number(), rigging: Type.Number(), menShare: Type.Number() }),
    factors: Factors,
  }),
  // What was to be expected, and the luck that made it what it was, would tell the enemy's fire and where he aimed it.
  seen: {
    full: [
      ...(['battle', 'ship', 'hullDamage', 'riggingDamage', 'crewLost', 'marinesLost'] as const),
      ...(['hull', 'rigging', 'crew', 'marines', 'factors'] as const),
    ],
    dice: 'hidden',
  },
  apply(state, event) {
    const { ship: id, hull, rigging, crew, marines } = event.data;
    Object.assign(state.ship(id), { hull, rigging, crew, marines });
  },
});

/** Shore batteries were knocked about; damaged ones count half from then on (PATE 7.7). */
export const BatteriesDamaged = defineEvent({
  type: 'BatteriesDamaged',
  data: Type.Object({
    battle: Type.String(),
    port: Type.String(),
    batteries: Type.Integer(),
    chance: Type.Number(),
  }),
  // The chance grows with the enemy's fire.
  seen: { full: ['battle', 'port', 'batteries'], partial: ['battle', 'port'], dice: 'hidden' },
  apply(state, event) {
    const port = state.ports.get(event.data.port);
    if (port) port.damagedBatteries = true;
  },
});

/** A ship learnt from a battle, the more the evener it was (PATE 7.7). Odds are the stronger side's over the weaker's. */
export const ShipBlooded = defineEvent({
  type: 'ShipBlooded',
  data: Type.Object({
    battle: Type.String(),
    ship: Type.String(),
    points: Type.Integer({ minimum: 1 }),
    odds: Type.Number(),
    experience: Type.Number(),
  }),
  // The odds would tell how strong the enemy was.
  seen: { full: ['battle', 'ship', 'points', 'experience'] },
  apply(state, event) {
    state.ship(event.data.ship).experience = event.data.experience;
  },
});

/** What happens before and in a battle at sea (PATE 7.1-7.7). */
export const NAVAL_COMBAT_EVENTS = [
  ShipShiftedForBattle,
  ShipKeptFromShifting,
  SeaBattleJoined,
  SeaBattleDeclined,
  ShipEvadedBattle,
  ShipCaughtEvading,
  QuartersClosed,
  LineTried,
  LineBreakWeighed,
  BroadsidesWeighed,
  SeaBattleFought,
  ShipBattered,
  BatteriesDamaged,
  ShipBlooded,
] as const;
