import type { OrderProblem, TextFault, TextNote } from '@vedette/order-rules';

/** What became of one order of a text. */
export interface OrderOutcome {
  readonly line: number;
  /** The order as it was understood, in the fixed spelling. */
  readonly text: string;
  readonly accepted: boolean;
  readonly understood: string;
  readonly problems: readonly OrderProblem[];
  /** Of its receipt, when it was sent. */
  readonly receipt?: { readonly id: string; readonly turn: number; readonly version: number };
}

/** What became of a text of orders. */
export interface TextOutcome {
  readonly results: readonly OrderOutcome[];
  readonly unreadable: readonly TextFault[];
  readonly notes: readonly TextNote[];
}
