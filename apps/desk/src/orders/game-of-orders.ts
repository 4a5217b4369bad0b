import type { Seat } from '../graph/order-desk.js';
import type { AnswerOf } from '../graph/shapes.js';
import type { EffectiveOrder } from '../seat/campaign.js';
import type { AnyOrder, Draft } from '../seat/composing.js';
import { fillFor, type GameOfForms } from './form/game-of-forms.js';

/** An order in the fixed spelling of its game, by which two of them are told apart. */
export interface SpeltOrder {
  readonly order: AnyOrder;
  readonly text: string;
}

/** In what the games differ while orders are composed: their forms, their spelling, and how the house is asked. */
export interface GameOfOrders extends GameOfForms {
  /** Names that fit a field, by its key, beside what the house offers. */
  readonly namesFor: (field: string) => readonly string[];
  /** Letters that go to sections of the card of a piece. */
  readonly sectionKeys: (piece: EffectiveOrder) => Readonly<Record<string, string>>;
  /** An order of a piece's own that says nothing yet. */
  readonly blank: (piece: EffectiveOrder) => AnyOrder;
  /** An order whose form is filled, in the fixed spelling. */
  readonly spell: (order: AnyOrder) => string;
  /** Whether an order says anything beside which piece it is for. */
  readonly saysSomething: (order: AnyOrder) => boolean;
  /** The pieces a draft is an order of. */
  readonly piecesOf: (draft: Draft) => readonly string[];
  /** What would be made of orders if they were sent now; lines are counted from 1. @throws DeskProblem */
  readonly judge: (seat: Seat, orders: readonly SpeltOrder[]) => Promise<AnswerOf['preview']>;
  /** Sends orders; the same key again does nothing twice. @throws DeskProblem */
  readonly send: (
    seat: Seat,
    turn: number,
    orders: readonly AnyOrder[],
    key: string,
    standing: boolean,
  ) => Promise<AnswerOf['receipts']>;
}

let played: GameOfOrders | null = null;

/** Orders are composed by this game from here on: that of the seat whose screens are open. */
export function playBy(game: GameOfOrders): void {
  played = game;
  fillFor(game);
}

/** The game that orders are composed by. @throws Error before a screen with orders was opened */
export function gameOfOrders(): GameOfOrders {
  if (!played) throw new Error('No screen with orders is open.');
  return played;
}
