import type { ORDER_SCHEMAS, OrderKind, OrderOf } from '@vedette/campaign';
import type { Books } from '@vedette/rulebooks';
import type { CommandRegister } from './command-register.js';
import type { Judge } from './judging.js';
import type { OptionsOf } from './options/order-option.js';
import type { OrderText } from './text/order-text.js';

/** The piece of which only one order of a kind stands at the end (GITM AMWOL 6.1), and the key of the order that names it. */
export interface OrderSlot<K extends OrderKind> {
  readonly key: 'unit' | 'ship';
  piece(order: OrderOf<K>): string;
}

/**
 * Turns that take orders of a kind: campaign turns, in which armies march and fleets sail; the quiet turns of deployment, peace
 * and truce, in which units are placed; or all of them (GITM AMWOL 5.2, 7.18, A-25).
 */
export type Seasons = 'campaign' | 'quiet' | 'every';

/** How an order may stand from turn to turn. */
export interface StandingOrders<K extends OrderKind> {
  /** What a standing order stands for: a newer one for the same replaces it. Null when those of the kind add up. */
  place(order: OrderOf<K>): string | null;
}

/** Everything there is to know of a kind of order; the list of them is `ORDER_DEFINITIONS`. */
export interface OrderDefinition<K extends OrderKind = OrderKind> {
  readonly kind: K;
  readonly schema: (typeof ORDER_SCHEMAS)[K];
  /** Null for kinds of which all orders stand. */
  readonly slot: OrderSlot<K> | null;
  /** What an order is about, as events name it: a unit, a ship, a depot, or the place goods are sent from. */
  subject(order: OrderOf<K>): string;
  readonly seasons: Seasons;
  /** Null for what is done once: a second merger, split or assignment would be another one. */
  readonly standing: StandingOrders<K> | null;
  /** What the books lack for the kind, in words; null when they have all it needs. */
  needs(books: Books): string | null;
  /** What an accepted order changes for the orders after it. Null for kinds whose orders are carried out in the turn alone. */
  readonly atOnce: ((register: CommandRegister, order: OrderOf<K>) => void) | null;
  /** Tells what is wrong or doubtful, and puts the order into words. */
  readonly judge: Judge<K>;
  readonly text: OrderText<K>;
  /** What it offers a piece, from what its player can know. */
  readonly options: OptionsOf<K>;
}

/** Defines a kind of order: the compiler asks for each of its pieces. */
export function defineOrder<K extends OrderKind>(definition: OrderDefinition<K>): OrderDefinition<K> {
  return definition;
}

/** A kind that every book has. */
export const NEEDS_NOTHING = (): null => null;
