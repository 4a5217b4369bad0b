import {
  guessed,
  known,
  plain,
  type TextNote,
  type Token,
  UnreadableError,
  type Vocabulary,
} from '@vedette/order-rules/text';
import { nearest } from '@vedette/documents/nearest';
import { RESERVED } from './battle-words.js';

const HEX = /^[0-9]{4}$/;
const NUMBER = /^[0-9]{1,6}$/;
/** Most words one spelling is written in: `no enemy within`. */
const LONGEST = 3;

/** Reads the tokens of one order of a battle from left to right. Throws {@link UnreadableError} where something else is needed. */
export class TokenReader {
  readonly notes: TextNote[] = [];
  private at = 0;

  constructor(private readonly tokens: readonly Token[]) {}

  get atEnd(): boolean {
    this.skipBreaks();
    return this.at >= this.tokens.length;
  }

  /** Whether the next token ends a clause: a break, or nothing more. */
  get atBreak(): boolean {
    this.skipCommas();
    const token = this.tokens[this.at];
    return token === undefined || token.kind === 'break';
  }

  /** Passes over what separates clauses. */
  skipBreaks(): void {
    while (['break', 'comma'].includes(this.tokens[this.at]?.kind ?? '')) this.at++;
  }

  /** Takes a word of a vocabulary by any of its spellings, also written as several words; undefined when the next is none. */
  take(words: Vocabulary, mayGuess = false): string | undefined {
    this.skipCommas();
    for (let count = LONGEST; count > 0; count--) {
      const some = this.tokens.slice(this.at, this.at + count);
      if (some.length < count || some.some(({ kind }) => kind !== 'word')) continue;
      const word = known(words, some.map(({ text }) => text).join(''));
      if (word === undefined) continue;
      this.at += count;
      return word;
    }
    const token = this.tokens[this.at];
    const guess = mayGuess && token?.kind === 'word' ? guessed(words, token.text) : undefined;
    if (guess === undefined) return undefined;
    this.notes.push({ line: token!.line, column: token!.column, found: token!.text, readAs: guess });
    this.at++;
    return guess;
  }

  /** Passes over a colon behind the name of whose doings are told. */
  skipColon(): void {
    if (this.tokens[this.at]?.text === ':') this.at++;
  }

  /** A word of a vocabulary, which must come. */
  one(words: Vocabulary): string {
    return this.take(words, true) ?? this.fail(listed(words), words.values());
  }

  /** A hex if one comes next. */
  takeHex(): string | null {
    return this.takeIf((text) => HEX.test(text));
  }

  hex(): string {
    return this.takeHex() ?? this.fail('a hex, for instance 0304');
  }

  hexes(): string[] {
    return this.several(() => this.takeHex());
  }

  number(): number {
    return Number(this.takeIf((text) => NUMBER.test(text)) ?? this.fail('a number'));
  }

  /** An id if one comes next: a word that means nothing else, or anything in quotes. */
  takeId(): string | null {
    this.skipCommas();
    const token = this.tokens[this.at];
    if (token?.kind === 'quoted') {
      this.at++;
      return token.text;
    }
    return this.takeIf((text) => text !== '"' && !RESERVED.has(plain(text)));
  }

  id(allowed: string): string {
    return this.takeId() ?? this.fail(allowed);
  }

  ids(): string[] {
    return this.several(() => this.takeId());
  }

  /** Takes the next word if it passes, also over the end of a line but not of a clause. */
  takeIf(test: (text: string) => boolean): string | null {
    this.skipCommas();
    const token = this.tokens[this.at];
    if (token?.kind !== 'word' || !test(token.text)) return null;
    this.at++;
    return token.text;
  }

  /** Gives the order up at the next token; words like it are suggested. */
  fail(allowed: string, words: Iterable<string> = []): never {
    this.skipCommas();
    const token = this.tokens[this.at];
    const last = this.tokens.at(-1)!;
    throw new UnreadableError({
      line: token?.line ?? last.line,
      column: token?.column ?? last.column + last.text.length,
      found: !token
        ? 'the end of the order'
        : token.kind === 'break'
          ? 'the end of the clause'
          : JSON.stringify(token.text),
      allowed,
      suggestions: token?.kind === 'word' ? nearest(new Set(words), token.text) : [],
    });
  }

  /** Gives the order up at the word taken last. */
  failBefore(allowed: string): never {
    this.at--;
    return this.fail(allowed);
  }

  private several<T>(read: () => T | null): T[] {
    const all: T[] = [];
    for (let one = read(); one !== null; one = read()) all.push(one);
    return all;
  }

  private skipCommas(): void {
    while (this.tokens[this.at]?.kind === 'comma') this.at++;
  }
}

function listed(words: Vocabulary): string {
  return `one of ${[...new Set(words.values())].join(', ')}`;
}
