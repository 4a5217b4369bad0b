import { faultsOfOrder, partsOfId, type Order } from '@vedette/campaign';
import { Cursor, isPiece } from './cursor.js';
import { LAND_CLAUSES, LAND_WORDS, landDraft, readBarePosture } from './land-clauses.js';
import { NAVAL_CLAUSES, NAVAL_WORDS, navalDraft } from './naval-clauses.js';
import { normalOrder } from './normal-order.js';
import { known, vocabulary, type Vocabulary } from './spelling.js';
import { STAFF_CLAUSES, STAFF_LINES, STAFF_WORDS } from './staff-lines.js';
import { type TextFault, type TextNote, type TextPlace, UnreadableError } from './text-fault.js';
import { blocksOf, type Block } from './tokens.js';

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

const SHIP_TYPES: ReadonlySet<string> = new Set(['FR', 'SL', 'TR', 'FL', 'IC', 'RI', 'RG', 'RT', 'GB']);
const POSTURES: ReadonlySet<string> = new Set([
  'assault',
  'attack',
  'skirmish',
  'evade',
  'last-ditch',
  'defend',
]);
const HEAD = vocabulary({});

/**
 * Reads orders written as text, one a line or a block of indented lines. A line that begins with units or ships holds their
 * own order (the same for each of them); one that begins with a verb is an order of the staff. Spelling is forgiven where
 * only one word can be meant; what cannot be understood is a fault, never a guess.
 */
export function parseOrderText(text: string, signature: Signature = {}): ParsedOrders {
  const orders: Order[] = [];
  const places: TextPlace[] = [];
  const faults: TextFault[] = [];
  const notes: TextNote[] = [];
  for (const block of blocksOf(text)) {
    try {
      const { line, column } = block.tokens[0]!;
      for (const order of readBlock(block, signature, notes)) {
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

function readBlock(block: Block, signature: Signature, notes: TextNote[]): Order[] {
  const head = new Cursor(block.tokens, HEAD);
  const pieces: string[] = [];
  for (let piece = head.takeIf(isPiece); piece !== null; piece = head.takeIf(isPiece)) {
    pieces.push(piece.toUpperCase());
    head.takeWord('and', '&');
  }
  const rest = block.tokens.slice(head.taken);
  const ships = pieces.filter((piece) => SHIP_TYPES.has(partsOfId(piece)!.type));
  const words = pieces.length === 0 ? STAFF_CLAUSES : ships.length > 0 ? NAVAL_WORDS : LAND_WORDS;
  const cursor = new Cursor(rest.length > 0 ? rest : block.tokens.slice(-1), words);
  if (rest.length === 0) cursor.takeIf(() => true);
  if (ships.length > 0 && ships.length < pieces.length) cursor.fail('units or ships, not both in one order');
  const made =
    pieces.length === 0
      ? [readStaff(cursor, signature)]
      : readOwn(cursor, pieces, ships.length > 0, signature);
  const orders = made.map((order) => checked(order, block));
  notes.push(...cursor.notes);
  return orders;
}

function readStaff(cursor: Cursor, signature: Signature): Order {
  const verb =
    cursor.takeFrom(STAFF_WORDS) ??
    cursor.fail(
      `a unit, a ship, or one of ${[...new Set(STAFF_WORDS.values())].join(', ')}`,
      STAFF_WORDS.values(),
    );
  const order = STAFF_LINES[verb]!(cursor);
  const signed = readSignature(cursor, signature, STAFF_CLAUSES);
  if (!cursor.atEnd) cursor.fail('the end of the order');
  return { ...order, ...signed };
}

function readOwn(cursor: Cursor, pieces: readonly string[], naval: boolean, signature: Signature): Order[] {
  const sections = naval ? readNaval(cursor) : readLand(cursor);
  const signed = { ...signature, ...sections.signed };
  return pieces.map(
    (piece) =>
      structuredClone({
        ...(naval ? { kind: 'naval', ship: piece } : { kind: 'land', unit: piece }),
        ...signed,
        ...sections.draft,
      }) as unknown as Order,
  );
}

interface Sections {
  readonly draft: object;
  readonly signed: Signature;
}

function readLand(cursor: Cursor): Sections {
  const draft = landDraft();
  const signed: { by?: string; at?: string } = {};
  const said = new Set<string>();
  while (!cursor.atEnd) {
    const word = nextClause(cursor, LAND_WORDS, said);
    if (POSTURES.has(word)) readBarePosture(cursor, draft, word);
    else if (!readSigned(cursor, word, signed)) LAND_CLAUSES[word]!(cursor, draft);
  }
  return { draft, signed };
}

function readNaval(cursor: Cursor): Sections {
  const draft = navalDraft();
  const signed: { by?: string; at?: string } = {};
  const said = new Set<string>();
  while (!cursor.atEnd) {
    const word = nextClause(cursor, NAVAL_WORDS, said);
    if (!readSigned(cursor, word, signed)) NAVAL_CLAUSES[word]!(cursor, draft);
  }
  return { draft, signed };
}

/** The word of the next clause. Each is said once: of two that differ nobody could tell which is meant; landings are many. */
function nextClause(cursor: Cursor, words: Vocabulary, said: Set<string>): string {
  const word = cursor.takeFrom(words) ?? cursor.fail(clauseList(words), words.values());
  if (said.has(word)) cursor.fail(`"${word}" once in an order, and nothing after it a second time`);
  if (word !== 'unload') said.add(word);
  return word;
}

function readSignature(cursor: Cursor, signature: Signature, words: Vocabulary): Signature {
  const signed: { by?: string; at?: string } = { ...signature };
  for (let word = cursor.takeFrom(words); word !== undefined; word = cursor.takeFrom(words))
    readSigned(cursor, word, signed);
  return signed;
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

/** The order in its normal form if its shape is valid; the first thing wrong is told at the head of the block. */
function checked(order: Order, block: Block): Order {
  const normal = normalOrder(order);
  const [fault] = faultsOfOrder(normal);
  if (!fault) return normal;
  const first = block.tokens[0]!;
  throw new UnreadableError({
    line: first.line,
    column: first.column,
    found: `${fault.pointer}: ${fault.found}`,
    allowed: fault.allowed,
    suggestions: [],
  });
}
