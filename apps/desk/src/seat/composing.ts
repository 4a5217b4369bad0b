import { signal } from '@preact/signals';
import type { OrderProblem, SentOrder } from './campaign.js';
import type { MarchPlanDocument } from './judged.js';

/** An order of any kind while it is composed; its shape is that of its kind's schema. */
export interface AnyOrder {
  readonly kind: string;
  readonly [part: string]: unknown;
}

/** An order that was composed and not sent. */
export interface Draft {
  /** The piece whose own order it is, else a name of its own. */
  readonly key: string;
  readonly order: AnyOrder;
  /** Whether leaving the card leaves it unsent. */
  readonly kept: boolean;
  /** The later turn it is for; the present one without it. */
  readonly turn?: number;
  /** Whether it is to be sent again by itself in every later turn. */
  readonly standing?: boolean;
}

/** Drafts that were not sent while their turn was open: they were meant for it, and count for nothing. */
export interface LeftBehind {
  readonly turn: number;
  readonly drafts: readonly Draft[];
}

/** What the referee makes of a draft, of the words it had when he was asked. */
export interface Judged {
  readonly text: string;
  readonly accepted: boolean;
  readonly understood: string;
  readonly problems: readonly OrderProblem[];
  readonly plan: MarchPlanDocument | null;
  /** Whether it was sent and refused, and not merely tried. */
  readonly wasSent: boolean;
}

/** `unsure`: it was on its way when the house stopped answering, so it may have arrived. */
export type OnItsWay = 'sending' | 'unsure';

/** The piece whose card is open. */
export const chosenPiece = signal<string | null>(null);
/** The later turn that its order is composed for; null for the present one. */
export const aheadTurn = signal<number | null>(null);
/** Pieces that are ordered together with the chosen one: its order is laid on each of them, and each gets its receipt. */
export const companions = signal<readonly string[]>([]);
/** Orders composed here and not sent, by key. */
export const drafts = signal<ReadonlyMap<string, Draft>>(new Map());
/** Drafts of a turn that was over before they were sent; null for none. */
export const leftBehind = signal<LeftBehind | null>(null);
/** What was last made of each draft. */
export const judged = signal<ReadonlyMap<string, Judged>>(new Map());
/** Drafts that are being sent, or of which nobody can say whether they arrived. */
export const onTheirWay = signal<ReadonlyMap<string, OnItsWay>>(new Map());
/** Pieces that were put off in the queue, in the order in which they were. */
export const putOff = signal<readonly string[]>([]);

/** What was sent for later turns, by turn; those turns that were asked about. */
export const plannedOrders = signal<ReadonlyMap<number, readonly SentOrder[]>>(new Map());

/** Forgets all that was being composed; when a seat is left. */
export function stopComposing(): void {
  chosenPiece.value = null;
  aheadTurn.value = null;
  companions.value = [];
  drafts.value = new Map();
  leftBehind.value = null;
  judged.value = new Map();
  onTheirWay.value = new Map();
  putOff.value = [];
  plannedOrders.value = new Map();
}
