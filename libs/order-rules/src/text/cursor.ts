import { offeredFor } from './everyday-words.js';
import { nearest } from '@vedette/campaign/nearest';
import { guessed, known, type Vocabulary } from './spelling.js';
import { type TextNote, type TextPlace, UnreadableError } from './text-fault.js';
import type { Token } from './tokens.js';

const SQUARE = /^[A-Z][0-9]-[A-Z][0-9]$/;
const TACTICAL = /^([0-9]|1[0-4])-([0-9]|1[0-4])$/;
const PIECE = /^[A-Z]{1,4}[0-9]{1,4}[A-Z]{2}$/;
const NUMBER = /^[0-9]{1,8}$/;
/** Most words one spelling is written in. */
const LONGEST = 5;

export const isSquare = (text: string): boolean => SQUARE.test(text.toUpperCase());
export const isTactical = (text: string): boolean => TACTICAL.test(text);
export const isPiece = (text: string): boolean => PIECE.test(text.toUpperCase());
export const isNumber = (text: string): boolean => NUMBER.test(text);

/** Reads the tokens of one order from left to right. Throws {@link UnreadableError} where something else is needed. */
export class Cursor {
  readonly notes: TextNote[] = [];
  private at = 0;

  constructor(
    private readonly tokens: readonly Token[],
    /** Words that begin a clause: a name without quotes ends before one. */
    private readonly clauses: Vocabulary,
  ) {}

  /** The next token that is no separator, without taking it; null at the end. */
  peek(): Token | null {
    this.skip(['comma', 'break']);
    return this.tokens[this.at] ?? null;
  }

  /** The next token as it stands. */
  private raw(): Token | null {
    return this.tokens[this.at] ?? null;
  }

  /** How many tokens have been taken. */
  get taken(): number {
    return this.at;
  }

  get atEnd(): boolean {
    return this.peek() === null;
  }

  /** Takes the next word if it passes. A comma before it is passed over, the end of a clause is not. */
  takeIf(test: (text: string) => boolean): string | null {
    const before = this.at;
    this.skip(['comma']);
    const token = this.raw();
    if (token?.kind === 'word' && test(token.text)) {
      this.at++;
      return token.text;
    }
    this.at = before;
    return null;
  }

  /** Takes one of a few words if it comes next. */
  takeWord(...words: readonly string[]): string | null {
    return this.takeIf((text) => words.includes(text.toLowerCase()))?.toLowerCase() ?? null;
  }

  /** Takes one of a few words if it comes next, by its type. */
  takeOneOf<W extends string>(...words: readonly W[]): W | null {
    return this.takeWord(...words) as W | null;
  }

  /** Takes the slash between two postures if it comes next. */
  takeSlash(): boolean {
    if (this.raw()?.kind !== 'slash') return false;
    this.at++;
    return true;
  }

  /** Takes a word of a vocabulary, by any of its spellings, also written as several words; undefined when the next is none. */
  takeFrom(words: Vocabulary): string | undefined {
    const token = this.peek();
    if (token?.kind !== 'word') return undefined;
    const exact = this.spelledAt(words, this.at);
    if (exact) {
      this.at += exact.tokens;
      return exact.word;
    }
    const guess = this.spelledAt(this.clauses, this.at) ? undefined : guessed(words, token.text);
    if (guess === undefined) return undefined;
    this.notes.push({ line: token.line, column: token.column, found: token.text, readAs: guess });
    this.at++;
    return guess;
  }

  /** The word of a vocabulary that the tokens from `at` on spell, the longest first: `halt on detection` is one word. */
  private spelledAt(
    words: Vocabulary,
    at: number,
  ): { readonly word: string; readonly tokens: number } | null {
    let run = 0;
    while (run < LONGEST && isSpelling(this.tokens[at + run])) run++;
    for (let tokens = run; tokens > 0; tokens--) {
      const spelled = this.tokens.slice(at, at + tokens).map(({ text }) => text);
      const word = known(words, spelled.join(''));
      if (word !== undefined) return { word, tokens };
    }
    return null;
  }

  piece(): string {
    return (this.takeIf(isPiece) ?? this.fail('a unit or ship, for instance US1IN')).toUpperCase();
  }

  square(): string {
    return (this.takeIf(isSquare) ?? this.fail('a strategic square, for instance G5-V6')).toUpperCase();
  }

  tactical(): string {
    return this.takeIf(isTactical) ?? this.fail('a tactical square 0-0 to 14-14, for instance 3-4');
  }

  number(): number {
    return Number(this.takeIf(isNumber) ?? this.fail('a number'));
  }

  optionalNumber(): number | undefined {
    const text = this.takeIf(isNumber);
    return text === null ? undefined : Number(text);
  }

  /** A name: in quotes, or all words up to the next separator, clause or one of `stops`. */
  name(...stops: readonly string[]): string {
    this.skip(['comma']);
    const token = this.raw();
    if (token?.kind === 'quoted') {
      this.at++;
      return token.text;
    }
    const words: string[] = [];
    for (let next = this.raw(); next?.kind === 'word'; next = this.raw()) {
      const lower = next.text.toLowerCase();
      if (stops.includes(lower) || (words.length > 0 && this.spelledAt(this.clauses, this.at))) break;
      words.push(next.text);
      this.at++;
    }
    if (words.length === 0) this.fail('a name');
    return words.join(' ');
  }

  /** Whether a quoted name comes next. */
  get atQuoted(): boolean {
    this.skip(['comma']);
    return this.raw()?.kind === 'quoted';
  }

  /** Gives the order up. `words` are those that may stand here: the ones like what was found are suggested. */
  fail(allowed: string, words: Iterable<string> = []): never {
    const token = this.raw() ?? null;
    const last = this.tokens.at(-1);
    const place: TextPlace = token ?? {
      line: last?.line ?? 1,
      column: (last?.column ?? 1) + (last?.text.length ?? 0),
    };
    throw new UnreadableError({
      line: place.line,
      column: place.column,
      found: token ? describe(token) : 'the end of the order',
      allowed,
      suggestions: token?.kind === 'word' ? suggestionsFor(token.text, new Set(words)) : [],
    });
  }

  private skip(kinds: readonly Token['kind'][]): void {
    while (this.raw() && kinds.includes(this.raw()!.kind)) this.at++;
  }
}

/** Words like the one written, or else those that it may stand for. */
function suggestionsFor(written: string, words: ReadonlySet<string>): string[] {
  const near = nearest(words, written);
  return near.length > 0 ? near : offeredFor(written, words);
}

/** A word with letters in it: a dash stands for something left open and belongs to no word. */
function isSpelling(token: Token | undefined): boolean {
  return token?.kind === 'word' && /[a-z]/i.test(token.text);
}

function describe(token: Token): string {
  return token.kind === 'break' ? 'the end of the clause' : JSON.stringify(token.text);
}
