import type { AnyOrder } from '../../seat/composing.js';
import type { Completion } from './completion.js';
import type { ReadText } from './read-orders.js';

/** How orders of a game are written as text and read again. */
export interface OrderTexts {
  /** An order in the fixed spelling; null while its form is not filled. */
  readonly write: (order: AnyOrder) => string | null;
  /** Reads orders in that spelling, or in one that can only mean it. */
  readonly read: (text: string) => ReadText;
  /** Words a text may go on with at its caret. */
  readonly complete: (text: string, caret: number) => readonly Completion[];
  /** Whether any number of orders of a kind may stand for one piece; else the last one stands. */
  readonly standTogether: boolean;
}
