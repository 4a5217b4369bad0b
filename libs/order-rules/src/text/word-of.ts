import type { TextPlace } from './text-fault.js';
import type { Token } from './tokens.js';

/** A word of a text and where it stands; null where what is meant is written as no word of its own. */
interface WordPlace extends TextPlace {
  readonly text: string | null;
}

/**
 * The word that a value of an order was read of: `pointer` says which value. It is the first one like the value behind the word
 * that its member is called by (`phase` for `/tactical/phase`), else the last like it, since pieces are named first. What is
 * written as no single word is told at the word of its member, or at the head of the order.
 */
export function wordOf(tokens: readonly Token[], order: object, pointer: string): WordPlace {
  const keys = pointer.split('/').slice(1);
  const value = keys.reduce<unknown>(
    (part, key) => (part as Readonly<Record<string, unknown>> | undefined)?.[key],
    order,
  );
  const isLike = (token: Token): boolean => isWord(token) && isSame(token.text, String(value));
  const member = keys
    .toReversed()
    .map((key) => tokens.findIndex((token) => isWord(token) && isSame(token.text, key)))
    .find((at) => at >= 0);
  const said =
    (member === undefined ? undefined : tokens.slice(member).find(isLike)) ?? tokens.findLast(isLike);
  if (said) return said;
  const { line, column } = tokens[member ?? 0] ?? { line: 1, column: 1 };
  return { line, column, text: null };
}

const isWord = ({ kind }: Token): boolean => kind === 'word' || kind === 'quoted';
const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
