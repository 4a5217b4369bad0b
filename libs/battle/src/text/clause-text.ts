import type { BattleOrder, BattleOrderKind } from '../orders/battle-orders.schema.js';
import type { ClauseWord } from './battle-words.js';
import type { TokenReader } from './token-reader.js';

/** An order while it is read. */
export type Draft = Record<string, unknown>;

/** How one clause of a kind is read and written. */
export interface ClauseText<K extends BattleOrderKind> {
  /** Reads what follows the word. */
  read(reader: TokenReader, draft: Draft): void;
  /** The clauses of an order in its normal form, each without its word; none where it says nothing. */
  write(order: BattleOrder<K>): readonly string[];
  /** It may be said more than once. */
  readonly repeated?: true;
}

/** How orders of one kind of a battle are read and written: a verb, what they are about, then clauses. */
export interface BattleOrderText<K extends BattleOrderKind = BattleOrderKind> {
  readonly kind: K;
  /** Reads what the order is about, behind its verb. */
  readHead(reader: TokenReader, draft: Draft): void;
  head(order: BattleOrder<K>): string;
  readonly clauses: Readonly<Partial<Record<ClauseWord, ClauseText<K>>>>;
  /** The order without what says nothing. */
  normal(order: BattleOrder<K>): BattleOrder<K>;
}

/** A clause that is said or not, of a key that is true or absent. */
export function oneOf<K extends BattleOrderKind>(
  key: string,
  read: (reader: TokenReader) => unknown,
  write: (value: never) => string,
): ClauseText<K> {
  return {
    read: (reader, draft) => {
      draft[key] = read(reader);
    },
    write: (order) => {
      const value = (order as Draft)[key];
      return value === undefined ? [] : [write(value as never)];
    },
  };
}

/** An order with some keys left out where they hold nothing. */
export function without<T extends object>(order: T, ...keys: readonly string[]): T {
  return Object.fromEntries(
    Object.entries(order).filter(
      ([key, value]) =>
        value !== undefined &&
        !(keys.includes(key) && (Array.isArray(value) ? value.length === 0 : isEmptyObject(value))),
    ),
  ) as T;
}

const isEmptyObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;
