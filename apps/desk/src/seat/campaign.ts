import type { ClockDocument } from '@vedette/contracts';
import type { PositionReport, TurnReport } from '@vedette/reports';

/** A moment as the calendar of the campaign has it. */
export interface CampaignMoment {
  readonly at: string;
  readonly local: string;
  readonly zone: string;
}

/** The clock of a campaign, as whoever looks is told of it. */
export interface Clock {
  readonly turn: number;
  readonly status: string;
  /** The server's moment when it answered. */
  readonly now: string;
  /** What the campaign agreed on about its deadlines; its shape is that of `Terms` of the clock. */
  readonly terms: unknown;
  readonly deadline: CampaignMoment | null;
  readonly count: { readonly ready: number; readonly expected: number } | null;
  readonly you: { readonly player: string; readonly ready: boolean; readonly expected: boolean } | null;
  /** Everybody, for whoever administers; null for players. */
  readonly players:
    readonly { readonly player: string; readonly standing: string; readonly ready: boolean }[] | null;
  readonly announcements: readonly Announcement[];
}

/** Something about the clock that the reader is told. */
export interface Announcement {
  readonly at: string;
  readonly turn: number;
  readonly kind: ClockDocument['announcements'][number]['kind'];
  /** In the words of whoever gave it. */
  readonly reason: string | null;
  readonly deadline: CampaignMoment | null;
}

/** A campaign by name, with its people. */
export interface Campaign {
  readonly id: string;
  readonly title: string;
  readonly turn: number;
  readonly status: string;
  /** The books it is played by; that of the land says whether it is a battle. */
  readonly rulebooks: { readonly land: string };
  readonly players: readonly {
    readonly id: string;
    readonly name: string;
    readonly state: string;
    /** Of what he is minister. */
    readonly ministries: readonly string[];
  }[];
}

/** What is wrong or doubtful with an order, in the server's words. */
export interface OrderProblem {
  readonly code: string;
  readonly field: string;
  readonly message: string;
  readonly rule: string;
  readonly severity: string;
}

/** An order that was sent, and what became of it. */
export interface SentOrder {
  readonly order: unknown;
  readonly text: string;
  readonly status: string;
  readonly sender: string | null;
  readonly origin: { readonly kind: string } | null;
  readonly receipt: {
    readonly id: string;
    readonly version: number;
    readonly at: string;
    readonly understood: string;
    readonly accepted: boolean;
    readonly problems: readonly OrderProblem[];
  };
}

/** Somebody stands in for somebody. */
export interface StandIn {
  readonly player: string;
  readonly to: string;
  readonly from: number;
  readonly until: number;
}

/** Something an administrator did that the reader may know of, in the server's words. */
export interface DoneByOffice {
  readonly at: string;
  readonly turn: number | null;
  readonly text: string;
}

/** What a piece does as things stand: an order that was given, or what is done without one. */
export interface EffectiveOrder {
  readonly piece: string;
  readonly capacity: string;
  /** `default`: nobody has ordered anything. */
  readonly origin: string;
  readonly at: string;
  /** Who sent it, where that is not the reader. */
  readonly by: string | null;
  readonly order: unknown;
  readonly text: string | null;
  /** What it does, as a sentence. */
  readonly words: string;
  readonly receipt: { readonly id: string; readonly version: number; readonly at: string } | null;
  readonly problems: readonly OrderProblem[];
  /** What it does without an order. */
  readonly default: { readonly words: string; readonly order: unknown };
}

/** All of an evening that one question brings. */
export interface Evening {
  readonly campaign: Campaign;
  readonly clock: Clock;
  /** The turn before the first, of which there is a position alone; null where nothing was told of it. */
  readonly opening: number | null;
  /** The turns that were told of, first to last; the opening comes before those that were played. */
  readonly turns: readonly number[];
  readonly orders: readonly SentOrder[];
  readonly effective: readonly EffectiveOrder[];
  readonly lettersUnread: number;
  readonly standIns: readonly StandIn[];
  /** What administrators did last, newest first. */
  readonly done: readonly DoneByOffice[];
}

/** What a seat was told at the end of one turn. */
export interface ToldTurn {
  readonly turn: number;
  /** Null of what a campaign opens with. */
  readonly report: TurnReport | null;
  readonly position: PositionReport;
}
