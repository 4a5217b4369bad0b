import { Type, type Static, type TSchema } from '@sinclair/typebox';
import { oneOf, PlayerIdText } from '@vedette/campaign';
import { Calendar, Terms } from '../calendar/calendar.schema.js';

const Moment = Type.String({ format: 'date-time' });
const TurnNumber = Type.Integer({ minimum: 0, maximum: 10_000 });
const Reason = Type.String({ minLength: 1, maxLength: 500 });
const Players = Type.Array(PlayerIdText, { maxItems: 500 });

/** Who is told of something the administrator did: everybody, the players named, or administrators alone. */
export const ClockAudience = Type.Union([oneOf(['everybody', 'administrators']), Players]);
export type ClockAudience = Static<typeof ClockAudience>;

/** What a player has done with a turn: three ways of sending nothing, and two of having sent something. */
export const STANDINGS = ['never-opened', 'no-order', 'ordered', 'confirmed', 'confirmed-empty'] as const;
export type Standing = (typeof STANDINGS)[number];

export const ENDINGS = ['deadline', 'all-ready', 'released', 'by-hand'] as const;
export type Ending = (typeof ENDINGS)[number];

/** Data of the events that the clock of a campaign writes, by type. */
export const CLOCK_EVENTS = {
  /** When turns end from now on. */
  CalendarSet: Type.Object({ calendar: Calendar, terms: Terms }),
  /** A player has looked at what the turn starts from, for the first time. */
  TurnSeen: Type.Object({ turn: TurnNumber, player: PlayerIdText }),
  /** A player is done; `changes` is how often he had sent or taken back until then, so that a later change undoes it. */
  TurnConfirmed: Type.Object({
    turn: TurnNumber,
    player: PlayerIdText,
    changes: Type.Integer({ minimum: 0 }),
    orders: Type.Integer({ minimum: 0, description: 'orders that stood' }),
  }),
  /** A player is not done after all. */
  ConfirmationCleared: Type.Object({ turn: TurnNumber, player: PlayerIdText }),
  /** Somebody else plays this player from now on: what his predecessor confirmed or missed is not his. */
  PlayerReplaced: Type.Object({ turn: TurnNumber, player: PlayerIdText }),
  /** Whose seats somebody holds from now on: nobody is waited for whom nobody plays. */
  SeatsTaken: Type.Object({ turn: TurnNumber, players: Players }),
  /** A turn is not waited for a player, and silence in it does not count against him. */
  PlayerExcused: Type.Object({ turn: TurnNumber, player: PlayerIdText, reason: Reason }),
  /** The deadline was put off. */
  DeadlineExtended: Type.Object({
    turn: TurnNumber,
    deadline: Moment,
    reason: Reason,
    audience: ClockAudience,
  }),
  /** The clock was stopped; `remainingMs` is what was left until the deadline, null when there was none. */
  ClockPaused: Type.Object({
    turn: TurnNumber,
    remainingMs: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
    reason: Reason,
    audience: ClockAudience,
  }),
  /** The clock goes on, the deadline as far away as it was. */
  ClockResumed: Type.Object({
    turn: TurnNumber,
    deadline: Type.Union([Moment, Type.Null()]),
    reason: Type.Union([Reason, Type.Null()]),
    audience: ClockAudience,
  }),
  /** The installation was away while the deadline came near: it is put off by as long. */
  OutageCounted: Type.Object({ turn: TurnNumber, from: Moment, to: Moment, deadline: Moment }),
  /** The turn waits once more for those who have sent nothing. */
  GraceGranted: Type.Object({ turn: TurnNumber, players: Players, deadline: Moment }),
  /** Too many are silent: the turn waits for the administrator. */
  TurnHeld: Type.Object({ turn: TurnNumber, silent: Players, expected: Type.Integer({ minimum: 1 }) }),
  /** The turn ends: nothing but the closing of the book follows. */
  TurnEnding: Type.Object({
    turn: TurnNumber,
    ending: oneOf(ENDINGS),
    standings: Type.Record(PlayerIdText, oneOf(STANDINGS)),
    missed: Type.Array(PlayerIdText, {
      description: 'expected, not excused, nobody in his place, and silent at the deadline',
    }),
  }),
} as const satisfies Record<string, TSchema>;

export type ClockEventType = keyof typeof CLOCK_EVENTS;
/** The data of an event of the clock. */
export type ClockData<T extends ClockEventType> = Static<(typeof CLOCK_EVENTS)[T]>;
