import type { Order } from '@vedette/campaign';
import { Cursor, isPiece } from '../text/cursor.js';
import { normalOrder } from './normal-order.js';
import type { ClauseText } from '../text/order-text.js';
import { clausesOf, LINE_OF_VERB, STAFF_WORDS } from './order-texts.js';
import { known, vocabulary, type Vocabulary } from '../text/spelling.js';
import { type TextFault, type TextNote, type TextPlace, UnreadableError } from '../text/text-fault.js';
import { isShipId, type TextNames } from '../text/text-names.js';
import { blocksOf, type Block, type Token } from '../text/tokens.js';

/** Orders read from a text, and what could not be read. */
export interface ParsedOrders {
  readonly orders: readonly Order[];
  /** Where each of the orders begins in the text. */
  readonly places: readonly TextPlace[];
  /** An order with a fault is not among the orders. */
  readonly faults: readonly TextFault[];
  /** Words that were taken for others, so that the writer can check. */
  readonly notes: readonly TextNote[];
}

/** Who sends the orders and when, where the text does not say. */
export interface Signature {
  readonly by?: string;
  readonly at?: string;
}

/** What a reader is given beside the text. */
export interface Reading {
  readonly names: TextNames;
  readonly signature?: Signature;
  /** Looks at an order in its normal form, read of these words; throws {@link UnreadableError} when its shape is none an order has. */
  check(order: Order, tokens: readonly Token[]): void;
}

/** Words that end a name without quotes in a line of the staff. */
const SIGNED = vocabulary({ by: ['signed'], at: ['sent'] });
const HEAD = vocabulary({});

/**
 * Reads orders written as text, one a line or a block of indented lines. A line that begins with units or ships holds their
 * own order (the same for each of them); one that begins with a verb is an order of the staff. Spelling is forgiven where
 * only one word can be meant; what cannot be understood is a fault, never a guess.
 */
export function readOrderText(text: string, reading: Reading): ParsedOrders {
  const orders: Order[] = [];
  const places: TextPlace[] = [];
  const faults: TextFault[] = [];
  const notes: TextNote[] = [];
  for (const block of blocksOf(text)) {
    try {
      const { line, column } = block.tokens[0]!;
      for (const order of readBlock(block, reading, notes)) {
        orders.push(order);
        places.push({ line, column });
      }
    } catch (error) {
      if (!(error instanceof UnreadableError)) throw error;
      faults.push(error.fault);
    }
  }
  return { orders, places, faults, notes };
}

function readBlock(block: Block, reading: Reading, notes: TextNote[]): Order[] {
  const { names } = reading;
  const head = new Cursor(block.tokens, HEAD, names);
  const pieces: string[] = [];
  for (let piece = head.takeIf(isPiece); piece !== null; piece = head.takeIf(isPiece)) {
    pieces.push(piece.toUpperCase());
    if (isShipId(names, pieces[0]!) !== isShipId(names, pieces.at(-1)!))
      head.failAt(head.taken - 1, 'units or ships, not both in one order');
    head.takeWord('and', '&');
  }
  const own = pieces.length === 0 ? null : clausesOf(isShipId(names, pieces[0]!) ? 'ship' : 'unit');
  const rest = block.tokens.slice(head.taken);
  /** Reads the rest of the block for one piece: a way of the compass leads each of them from where it stands. */
  const cursorFor = (piece: string | null): Cursor => {
    const cursor = new Cursor(
      rest.length > 0 ? rest : block.tokens.slice(-1),
      own?.words ?? SIGNED,
      names,
      piece,
    );
    if (rest.length === 0) cursor.takeIf(() => true);
    return cursor;
  };
  const cursors = own === null ? [cursorFor(null)] : pieces.map(cursorFor);
  const orders = cursors.map((cursor, i) =>
    normalOrder(own === null ? readStaff(cursor, reading) : readOwn(cursor, pieces[i]!, own, reading)),
  );
  for (const order of orders) reading.check(order, block.tokens);
  notes.push(...withoutRepeats(cursors.flatMap((cursor) => cursor.notes)));
  return orders;
}

/** What was read alike for several pieces is noted once. */
function withoutRepeats(notes: readonly TextNote[]): TextNote[] {
  const same = (a: TextNote, b: TextNote): boolean =>
    a.line === b.line && a.column === b.column && a.readAs === b.readAs;
  return notes.filter((note, i) => notes.findIndex((other) => same(note, other)) === i);
}

function readStaff(cursor: Cursor, { signature = {} }: Reading): Order {
  const verb =
    cursor.takeFrom(STAFF_WORDS) ??
    cursor.fail(
      `a unit, a ship, or one of ${[...new Set(STAFF_WORDS.values())].join(', ')}`,
      STAFF_WORDS.values(),
    );
  const order = LINE_OF_VERB.get(verb)!.read(cursor, verb);
  const signed: { by?: string; at?: string } = { ...signature };
  for (let word = cursor.takeFrom(SIGNED); word !== undefined; word = cursor.takeFrom(SIGNED))
    readSigned(cursor, word, signed);
  if (!cursor.atEnd) cursor.fail('the end of the order');
  return { ...order, ...signed };
}

function readOwn(cursor: Cursor, piece: string, text: ClauseText, { signature = {} }: Reading): Order {
  const { draft, clause } = text.begin();
  const signed: { by?: string; at?: string } = { ...signature };
  const said = new Set<string>();
  while (!cursor.atEnd) {
    const word = nextClause(cursor, text, said);
    if (!readSigned(cursor, word, signed)) clause(cursor, word);
  }
  return { kind: text.kind, [text.pieceKey]: piece, ...signed, ...draft } as unknown as Order;
}

/** The word of the next clause. Each is said once: of two that differ nobody could tell which is meant; landings are many. */
function nextClause(cursor: Cursor, { words, repeated }: ClauseText, said: Set<string>): string {
  const word = cursor.takeFrom(words) ?? cursor.fail(clauseList(words), words.values());
  if (said.has(word)) cursor.failAtWord(`"${word}" once in an order, and nothing after it a second time`);
  if (!repeated.has(word)) said.add(word);
  return word;
}

/** `by` a player and `at` a time of submission. */
function readSigned(cursor: Cursor, word: string, signed: { by?: string; at?: string }): boolean {
  if (word === 'by')
    signed.by = (
      cursor.takeIf((text) => known(HEAD, text) === undefined) ?? cursor.fail("a player's id")
    ).toLowerCase();
  else if (word === 'at') signed.at = cursor.atQuoted ? cursor.name() : cursor.fail('a time in quotes');
  else return false;
  return true;
}

function clauseList(words: Vocabulary): string {
  return `one of ${[...new Set(words.values())].join(', ')}`;
}
