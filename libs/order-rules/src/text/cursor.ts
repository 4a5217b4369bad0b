import { offeredFor } from './everyday-words.js';
import { nearest } from '@vedette/documents/nearest';
import { COMPASS, COMPASS_WORDS, placeNamed, placesLike } from './place-words.js';
import { guessed, known, type Vocabulary } from './spelling.js';
import { type TextNote, type TextPlace, UnreadableError } from './text-fault.js';
import type { TextNames, TextPlaceName } from './text-names.js';
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
  /** Where the word of a vocabulary stands that was taken last. */
  private wordAt = 0;

  constructor(
    private readonly tokens: readonly Token[],
    /** Words that begin a clause: a name without quotes ends before one. */
    private readonly clauses: Vocabulary,
    readonly names: TextNames,
    /** The piece whose order is read; null in a line of the staff. */
    private readonly of: string | null = null,
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
      this.wordAt = this.at;
      this.at += exact.tokens;
      return exact.word;
    }
    const guess = this.spelledAt(this.clauses, this.at) ? undefined : guessed(words, token.text);
    if (guess === undefined) return undefined;
    this.notes.push({ line: token.line, column: token.column, found: token.text, readAs: guess });
    this.wordAt = this.at++;
    return guess;
  }

  /** The word of a vocabulary that the tokens from `at` on spell, the longest first: `halt on detection` is one word. */
  private spelledAt(
    words: Vocabulary,
    at: number,
  ): { readonly word: string; readonly tokens: number } | null {
    for (let tokens = this.wordsFrom(at); tokens > 0; tokens--) {
      const spelled = this.tokens.slice(at, at + tokens).map(({ text }) => text);
      const word = known(words, spelled.join(''));
      if (word !== undefined) return { word, tokens };
    }
    return null;
  }

  piece(): string {
    return (this.takeIf(isPiece) ?? this.fail('a unit or ship, for instance US1IN')).toUpperCase();
  }

  /** A strategic square, by its name or by that of a place in it. */
  square(): string {
    return (
      this.takeSquare() ??
      this.failPlace('a strategic square, for instance G5-V6', ({ square }) => square !== null)
    );
  }

  /** Takes a strategic square if one comes next, by its name or by that of a place in it, which is noted. */
  takeSquare(): string | null {
    const written = this.takeIf(isSquare);
    if (written !== null) return written.toUpperCase();
    return this.takePlace(({ square }) => square !== null)?.square ?? null;
  }

  /** Takes the name of a place of the map if it comes next, in quotes or not, and notes the square it was read as. */
  takePlace(test: (place: TextPlaceName) => boolean = () => true): TextPlaceName | null {
    const token = this.peek();
    const { map } = this.names;
    if (!map || !token || (token.kind !== 'quoted' && !isSpelling(token))) return null;
    const most = token.kind === 'quoted' ? 1 : this.wordsFrom(this.at);
    for (let tokens = most; tokens > 0; tokens--) {
      const found = this.tokens
        .slice(this.at, this.at + tokens)
        .map(({ text }) => text)
        .join(' ');
      const place = placeNamed(map, found);
      if (!place || !test(place) || (token.kind === 'word' && this.isClause(tokens))) continue;
      this.at += tokens;
      if (place.square !== null)
        this.notes.push({ line: token.line, column: token.column, found, readAs: place.square });
      return place;
    }
    return null;
  }

  /** Takes a way of the compass if it comes next: the square one step that way from another, which is noted. */
  takeStep(from: string | null): string | null {
    const token = this.peek();
    const { map } = this.names;
    if (!map || token?.kind !== 'word' || this.isClause(1)) return null;
    const [before, notes] = [this.at, this.notes.length];
    const way = this.takeFrom(COMPASS_WORDS);
    if (way === undefined) return null;
    const found = this.tokens
      .slice(before, this.at)
      .map(({ text }) => text)
      .join(' ');
    const square = from === null ? null : map.step(from, COMPASS.indexOf(way as 'north'));
    if (square === null) {
      this.at = before;
      this.fail(
        from === null
          ? `the name of a square, for no way can be followed from where ${this.of ?? 'it'} stands: you do not know that`
          : `a square of the map, which ends ${way} of ${from}`,
      );
    }
    this.notes.length = notes;
    this.notes.push({ line: token.line, column: token.column, found, readAs: square });
    return square;
  }

  /** Whether a place of the map or a way of the compass comes next. */
  get atPlaceOrWay(): boolean {
    const [before, notes] = [this.at, this.notes.length];
    const found =
      this.takePlace() !== null || (this.names.map !== null && this.takeFrom(COMPASS_WORDS) !== undefined);
    this.at = before;
    this.notes.length = notes;
    return found;
  }

  /** The square in which the piece whose order is read stands, as far as the writer knows. */
  get start(): string | null {
    return this.of === null ? null : (this.names.map?.squareOf(this.of) ?? null);
  }

  /** Gives the order up at a place that the map does not have; those that were perhaps meant are suggested. */
  failPlace(allowed: string, test: (place: TextPlaceName) => boolean = () => true): never {
    const token = this.peek();
    const { map } = this.names;
    if (!map || token?.kind !== 'word') this.fail(allowed);
    const written = this.tokens
      .slice(this.at, this.at + Math.max(1, this.wordsFrom(this.at)))
      .map(({ text }) => text);
    const places = { ...map, places: map.places.filter(test) };
    const near = [written.join(' '), written[0]!].map((name) => placesLike(places, name));
    this.fail(allowed, [], near.find((names) => names.length > 0) ?? []);
  }

  /** Whether the next words are those of a clause rather than a name. */
  private isClause(tokens: number): boolean {
    return (this.spelledAt(this.clauses, this.at)?.tokens ?? 0) >= tokens;
  }

  /** How many words stand one after another from a token on. */
  private wordsFrom(at: number): number {
    let run = 0;
    while (run < LONGEST && isSpelling(this.tokens[at + run])) run++;
    return run;
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

  /**
   * Gives the order up. `words` are those that may stand here: the ones like what was found are suggested, unless `near` says
   * which were perhaps meant.
   */
  fail(allowed: string, words: Iterable<string> = [], near: readonly string[] = []): never {
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
      suggestions:
        near.length > 0 || token?.kind !== 'word' ? near : suggestionsFor(token.text, new Set(words)),
    });
  }

  /** Gives the order up at the word of a vocabulary that was taken last: it is that one which cannot stand there. */
  failAtWord(allowed: string): never {
    return this.failAt(this.wordAt, allowed);
  }

  /** Gives the order up at a token that was read already: `at` is how many had been taken before it. */
  failAt(at: number, allowed: string): never {
    this.at = at;
    return this.fail(allowed);
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
