import type { AnswerOf, debriefIndex } from '@vedette/contracts';
import type { BattleDebrief } from '@vedette/battle-reports';
import type { Debrief } from '@vedette/reports';
import { readDocument } from './documents-kept.js';

export type DebriefIndex = AnswerOf<typeof debriefIndex>;
export type { Debrief };

/** Whose belief: one player's, one side's. */
export type Whose = { readonly player: string } | { readonly side: string };

/** What one player ordered for a turn, and what became of it. */
export interface OrderedBy {
  readonly player: string;
  readonly orders: readonly {
    readonly text: string;
    readonly status: string;
    readonly receipt: { readonly id: string; readonly understood: string };
  }[];
}

/** A letter with the moment it was sent. */
export interface OpenLetter {
  readonly id: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly text: string;
  readonly sentAt: string;
}

const path = (campaign: string, rest: string): string => `/campaigns/${encodeURIComponent(campaign)}${rest}`;

/** What there is to debrief. @throws DeskProblem until the campaign is published */
export const debriefsOf = (campaign: string, seat: string | null): Promise<DebriefIndex> =>
  readDocument<DebriefIndex>(path(campaign, '/debrief'), seat);

/** Belief against truth at the end of a turn. @throws DeskProblem */
export const debriefOf = (
  campaign: string,
  seat: string | null,
  turn: number,
  whose: Whose,
): Promise<Debrief> =>
  readDocument<Debrief>(
    path(campaign, `/debrief/${turn}/debrief.json?${new URLSearchParams(whose).toString()}`),
    seat,
  );

/** Belief against truth at the end of a turn of a battle. @throws DeskProblem */
export const battleDebriefOf = (
  campaign: string,
  seat: string | null,
  turn: number,
  whose: Whose,
): Promise<BattleDebrief> =>
  readDocument<BattleDebrief>(
    path(campaign, `/debrief/${turn}/debrief.json?${new URLSearchParams(whose).toString()}`),
    seat,
  );

/** What everybody ordered for a turn. @throws DeskProblem */
export const ordersOfTurn = (campaign: string, seat: string | null, turn: number): Promise<OrderedBy[]> =>
  readDocument<OrderedBy[]>(path(campaign, `/debrief/${turn}/orders`), seat);

/** Every letter of the campaign, newest first. @throws DeskProblem */
export const openLetters = (campaign: string, seat: string | null): Promise<OpenLetter[]> =>
  readDocument<OpenLetter[]>(path(campaign, '/letters/debrief?limit=200'), seat);
