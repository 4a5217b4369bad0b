import { Type } from '@sinclair/typebox';
import { defineEvent } from '../define-event.js';

const Force = Type.Object({ states: Type.Array(Type.String()), units: Type.Array(Type.String()) });

/** Hostile units share a tactical square at the end of a tactical phase: battle begins (GITM AMWOL 9.1). */
export const BattleOpened = defineEvent({
  type: 'BattleOpened',
  data: Type.Object({
    tactical: Type.String(),
    /** The side that came in, or fixed as such when both did. */
    attackers: Force,
    defenders: Force,
    /** Whether the defenders fight from a position they held (9.6). */
    position: Type.Boolean(),
    /** Directions from which the attackers came, clockwise from north. */
    directions: Type.Array(Type.String()),
    fort: Type.Union([Type.Null(), Type.Object({ level: Type.Integer(), manned: Type.Boolean() })]),
    /** Works of the square and which way they face (ROTD 10.6). */
    works: Type.Optional(
      Type.Array(Type.Object({ facing: Type.String(), level: Type.Integer({ minimum: 1 }) })),
    ),
    defenceRating: Type.Integer(),
  }),
  // Its one draw is the heat of the fight: with it a side could reckon the enemy's strength from its own losses (9.7).
  seen: { dice: 'hidden', partial: ['tactical', 'attackers', 'defenders'] },
  apply(state, event) {
    state.battlesThisTurn.add(state.theatre.grid.indexOf(event.square!));
  },
});

const Placed = Type.Array(Type.Object({ unit: Type.String(), spaces: Type.Number(), share: Type.Number() }));

/** One side takes up its lines (9.3, 9.4) and forms squares or not (9.5). Shares are of a unit's men in its line. */
export const LinesFormed = defineEvent({
  type: 'LinesFormed',
  data: Type.Object({
    tactical: Type.String(),
    side: Type.String(),
    spaces: Type.Number(),
    first: Placed,
    second: Placed,
    rear: Placed,
    squares: Type.Boolean(),
  }),
  seen: { partial: ['tactical', 'squares'] },
  apply() {},
});

/** A unit that wished for another line was drawn to fill one that nobody wished for (9.3): its command's own matter. */
export const UnitDrafted = defineEvent({
  type: 'UnitDrafted',
  data: Type.Object({
    unit: Type.String(),
    tactical: Type.String(),
    side: Type.String(),
    line: Type.Union([Type.Literal('first'), Type.Literal('second')]),
  }),
  apply() {},
});

const Weighed = Type.Object({
  unit: Type.String(),
  men: Type.Number(),
  strength: Type.Number(),
  factors: Type.Record(Type.String(), Type.Number()),
});

/** What one side's units weighed in a segment, and the men it hit: the whole reckoning (9.6, 9.7, 9.9). */
export const SegmentWeighed = defineEvent({
  type: 'SegmentWeighed',
  data: Type.Object({
    tactical: Type.String(),
    segment: Type.Union([Type.Literal('firing'), Type.Literal('melee')]),
    side: Type.String(),
    units: Type.Array(Weighed),
    factors: Type.Record(Type.String(), Type.Number()),
    strength: Type.Number(),
    inflicted: Type.Number(),
    /** What the heat of the fight made of the men hit on both sides. */
    heat: Type.Optional(Type.Number()),
    /** Units of the side that took to skirmishing before the melee, being outweighed (9.10). */
    skirmishing: Type.Optional(Type.Array(Type.String())),
  }),
  // Men hit are the enemy's losses, which nobody counts but he; the heat would tell them, and his strength from one's own.
  seen: { full: ['tactical', 'segment', 'side', 'units', 'factors', 'strength', 'skirmishing'] },
  apply() {},
});

/** A melee is decided (9.9). Odds are the winner's strength over the loser's. */
export const MeleeDecided = defineEvent({
  type: 'MeleeDecided',
  data: Type.Object({
    tactical: Type.String(),
    winners: Type.Array(Type.String()),
    losers: Type.Array(Type.String()),
    odds: Type.Number(),
  }),
  // Both sides are told who won; the odds would tell each how strong and how tired the other is.
  seen: { full: ['tactical', 'winners', 'losers'], partial: ['tactical', 'winners', 'losers'] },
  apply() {},
});

/** A battle is over for this phase; losses are men of every kind, by side's first state. */
export const BattleEnded = defineEvent({
  type: 'BattleEnded',
  data: Type.Object({
    tactical: Type.String(),
    winners: Type.Array(Type.String()),
    losers: Type.Array(Type.String()),
    /** Losses of all sides together, men. */
    losses: Type.Integer(),
  }),
  seen: { partial: ['tactical', 'winners', 'losers'] },
  apply() {},
});

export const BATTLE_EVENTS = [
  BattleOpened,
  LinesFormed,
  UnitDrafted,
  SegmentWeighed,
  MeleeDecided,
  BattleEnded,
] as const;
