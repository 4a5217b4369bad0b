import { type Calendar, NO_CALENDAR, type Terms, USUAL_TERMS } from '../calendar/calendar.schema.js';
import type { ClockAudience, Ending, Standing } from './clock-events.schema.js';

export const ANNOUNCED = [
  'calendar',
  'extended',
  'paused',
  'resumed',
  'outage',
  'grace',
  'held',
  'excused',
] as const;

/** Something about the clock that people are told; moments in milliseconds since 1970. */
export interface Announcement {
  readonly at: number;
  readonly turn: number;
  readonly kind: (typeof ANNOUNCED)[number];
  readonly reason: string | null;
  readonly deadline: number | null;
  readonly audience: ClockAudience;
}

/** What a player has sent for the turn. */
export interface Sent {
  /** Orders that stand, refused ones too: whoever sends a wrong order is not silent. */
  readonly standing: number;
  /** How often he has sent or taken back an order. */
  readonly changes: number;
}

export const NOTHING_SENT: Sent = { standing: 0, changes: 0 };

/** From one turn to another, both included, `to` acts for the player. */
export interface HandOver {
  readonly player: string;
  readonly to: string;
  readonly from: number;
  readonly until: number;
}

/** The clock of the latest turn; moments in milliseconds since 1970. */
export interface TurnClock {
  readonly turn: number;
  readonly openedAt: number;
  readonly deadline: number | null;
  /** Outages that began before this are in the deadline already. */
  readonly deadlineSince: number;
  readonly opened: ReadonlySet<string>;
  readonly sent: ReadonlyMap<string, Sent>;
  /** How many changes of his orders each player had made when he confirmed. */
  readonly confirmed: ReadonlyMap<string, number>;
  /** Players the turn waits for after its deadline; null before. */
  readonly grace: readonly string[] | null;
  readonly held: { readonly at: number; readonly silent: readonly string[] } | null;
  readonly ending: {
    readonly at: number;
    readonly ending: Ending;
    readonly standings: Readonly<Record<string, Standing>>;
  } | null;
  readonly bookClosed: boolean;
  readonly resolved: boolean;
}

/** The clock of a campaign, as its events have it. */
export interface ClockState {
  /** Every player of the campaign, in the order of its opening. */
  readonly players: readonly string[];
  readonly calendar: Calendar;
  readonly terms: Terms;
  /** Since which turn the clock is stopped, and what was left of it. */
  readonly paused: { readonly turn: number; readonly remainingMs: number | null } | null;
  readonly turn: TurnClock | null;
  /** Players whom somebody plays; null while nobody has told, and all are taken for played. */
  readonly taken: ReadonlySet<string> | null;
  /** Turns each player has missed, excused ones too. */
  readonly missed: ReadonlyMap<string, readonly number[]>;
  /** Turns each player is excused in. */
  readonly excused: ReadonlyMap<string, ReadonlySet<number>>;
  /** Turns in which the clock has waited for each player after the deadline. */
  readonly graces: ReadonlyMap<string, readonly number[]>;
  /** Who acts for whom, by the id of the hand-over. */
  readonly handOvers: ReadonlyMap<string, HandOver>;
  readonly announcements: readonly Announcement[];
}

/** The clock of a campaign in which nothing has happened yet. */
export function newClock(players: readonly string[]): ClockState {
  return {
    players,
    taken: null,
    calendar: NO_CALENDAR,
    terms: USUAL_TERMS,
    paused: null,
    turn: null,
    missed: new Map(),
    excused: new Map(),
    graces: new Map(),
    handOvers: new Map(),
    announcements: [],
  };
}
