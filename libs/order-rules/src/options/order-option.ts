import type { JsonPointer, Order, OrderKind, OrderOf } from '@vedette/campaign';
import type { Judging } from '../judging.js';
import type { OrderProblem } from '../receipt.js';
import type { Piece } from '../authority/piece.js';

/** Where a march ends, and what it costs. */
export interface MarchOption {
  /** Strategic square it ends in, and the strategic phase of the last step, 1 to 6. */
  readonly square: string;
  readonly phase: number;
  /** Fatigue at the end of it, and whether it takes a forced march. */
  readonly fatigue: number;
  readonly forced: boolean;
  /** Tactical squares it may enter the last map at (GITM AMWOL 7.14). */
  readonly entries: readonly string[];
}

/** Something a piece may be ordered, as its kind proposes it: nobody has judged it yet. */
export interface Choice<K extends OrderKind = OrderKind> {
  /** The place in the order where the choice is made, for instance `posture.offensive`. */
  readonly field: JsonPointer;
  /** The shortest order that asks for it. */
  readonly order: OrderOf<K>;
  readonly march?: MarchOption;
  /** Proposed for its refusal alone, which tells why nothing of its section can be offered; accepted, it says that the section is open. */
  readonly isOnlyTried?: true;
}

/** Something a piece may be ordered: the order is accepted if it is sent as it stands. */
export interface OrderOption {
  readonly field: JsonPointer;
  readonly order: Order;
  /** The order in words, as the receipt says them. */
  readonly understood: string;
  /** What its sender should know: all warnings. */
  readonly problems: readonly OrderProblem[];
  readonly march?: MarchOption;
}

/** Who asks, and of which piece: one of his side that he commands or is told of. */
export interface Asking extends Judging {
  readonly piece: Piece;
}

/**
 * What a kind offers a piece. It proposes from what the asker can know and from the map, and may propose too much: what the judge
 * of the kind refuses, or says will not be done, is not offered.
 */
export type OptionsOf<K extends OrderKind> = (asking: Asking) => Iterable<Choice<K>>;

/** Kinds that no unit or ship gives: goods are sent by places, depots by the treasury. */
export const OF_NO_PIECE = (): [] => [];
