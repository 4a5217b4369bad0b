import type { Order, OrderKind, OrderOf } from '@vedette/campaign';
import type { Cursor } from './cursor.js';
import type { Vocabulary } from './spelling.js';

/** Which reports tell of orders of a kind: those of the army, of the fleet, or those of the piece they name. */
export type Concern = 'army' | 'fleet' | 'its-piece';

interface KindOfText<K extends OrderKind> {
  readonly kind: K;
  readonly concerns: Concern;
  /** The order without what says nothing. Two orders with the same normal form mean the same. */
  normal(order: OrderOf<K>): OrderOf<K>;
}

/** A kind that is written as a line of the staff: a verb, then whatever the kind needs. */
export interface LineText<K extends OrderKind = OrderKind> extends KindOfText<K> {
  readonly form: 'line';
  /** Words with which such a line begins, each with its other spellings. */
  readonly verbs: Readonly<Record<string, readonly string[]>>;
  /** Reads what follows the verb, up to `by` and `at`. */
  read(cursor: Cursor, verb: string): Order;
  /** The line in the fixed spelling, without `by` and `at`. */
  format(order: OrderOf<K>): string;
}

/** A kind that is written behind the id of the piece it is for, clause by clause. */
export interface ClauseText<K extends OrderKind = OrderKind> extends KindOfText<K> {
  readonly form: 'clauses';
  /** The key of the order that names the piece. */
  readonly pieceKey: 'unit' | 'ship';
  /** Words with which clauses begin, also `by` and `at`. */
  readonly words: Vocabulary;
  /** Clauses that may be said more than once. */
  readonly repeated: ReadonlySet<string>;
  /** An order without clauses, to be filled by {@link ClauseReading.clause}. */
  begin(): ClauseReading;
  /** The id of the piece. */
  piece(order: OrderOf<K>): string;
  /** The clauses in the fixed spelling, of an order in its normal form. */
  clauses(order: OrderOf<K>): readonly string[];
}

/** An order while its clauses are read. */
export interface ClauseReading {
  /** Sections read so far. */
  readonly draft: object;
  /** Reads the clause that a word began. */
  clause(cursor: Cursor, word: string): void;
}

/** How orders of a kind are read and written as text. No schema is checked and no rule book asked: a browser can hold them all. */
export type OrderText<K extends OrderKind = OrderKind> = LineText<K> | ClauseText<K>;
