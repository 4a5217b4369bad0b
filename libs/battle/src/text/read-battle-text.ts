import {
  blocksOf,
  type TextFault,
  type TextNote,
  type TextPlace,
  type Token,
  UnreadableError,
} from '@vedette/order-rules/text';
import type { BattleOrder, BattleOrderKind } from '../orders/battle-orders.schema.js';
import { BATTLE_ORDER_TEXTS, normalBattleOrder } from './battle-order-texts.js';
import { clauses, type ClauseWord, VERBS } from './battle-words.js';
import type { BattleOrderText, Draft } from './clause-text.js';
import { TokenReader } from './token-reader.js';

/** Orders of a battle read from a text, and what could not be read. */
export interface ReadBattleText {
  readonly orders: readonly BattleOrder[];
  /** Where each of the orders begins in the text. */
  readonly places: readonly TextPlace[];
  /** An order with a fault is not among the orders. */
  readonly faults: readonly TextFault[];
  /** Words that were taken for others, so that the writer can check. */
  readonly notes: readonly TextNote[];
}

/** Looks at an order in its normal form, read of these words; throws {@link UnreadableError} when its shape is none an order has. */
export type LooksAtOrder = (order: BattleOrder, tokens: readonly Token[]) => void;

/**
 * Reads orders of a battle written as text: one a line, or a line and indented ones below it; `#` begins a remark. A line begins with the kind of
 * order and what it is about; clauses follow, parted by `;`. Spelling is forgiven where only one word can be meant; what cannot be understood is
 * a fault, never a guess.
 */
export function readBattleText(text: string, look: LooksAtOrder = () => undefined): ReadBattleText {
  const orders: BattleOrder[] = [];
  const places: TextPlace[] = [];
  const faults: TextFault[] = [];
  const notes: TextNote[] = [];
  for (const { tokens } of blocksOf(text)) {
    try {
      const reader = new TokenReader(tokens);
      const order = normalBattleOrder(readOrder(reader));
      look(order, tokens);
      orders.push(order);
      places.push({ line: tokens[0]!.line, column: tokens[0]!.column });
      notes.push(...reader.notes);
    } catch (error) {
      if (!(error instanceof UnreadableError)) throw error;
      faults.push(error.fault);
    }
  }
  return { orders, places, faults, notes };
}

function readOrder(reader: TokenReader): BattleOrder {
  const kind = reader.one(VERBS) as BattleOrderKind;
  const text = BATTLE_ORDER_TEXTS[kind] as BattleOrderText;
  const draft: Draft = {};
  text.readHead(reader, draft);
  const words = clauses([
    ...(Object.keys(text.clauses) as ClauseWord[]),
    ...(kind === 'activate' ? (['by'] as const) : (['by', 'at'] as const)),
  ]);
  const said = new Set<string>();
  while (!reader.atEnd) {
    const word = reader.one(words) as ClauseWord;
    const clause = text.clauses[word];
    if (said.has(word) && !clause?.repeated)
      reader.failBefore(`"${word}" once in an order, and nothing after it a second time`);
    said.add(word);
    if (clause) clause.read(reader, draft);
    else draft[word] = reader.id(word === 'by' ? "a player's id" : 'a time in quotes');
  }
  return { kind, ...draft } as BattleOrder;
}
