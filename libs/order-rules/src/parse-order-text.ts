import { faultsOfOrder, type Order } from '@vedette/campaign';
import { SHIP_CODES } from '@vedette/rulebooks/ships';
import { type ParsedOrders, readOrderText, type Signature } from './order-texts/read-order-text.js';
import { UnreadableError } from './text/text-fault.js';
import type { TextNames } from './text/text-names.js';
import type { Token } from './text/tokens.js';
import { wordOf } from './text/word-of.js';

/** The ships of all books, and no map. */
const SHIPS_ALONE: TextNames = { shipTypes: SHIP_CODES, map: null };

/**
 * Reads orders written as text, and takes those whose shape is valid; the first thing wrong is told at the word it is read of.
 * `names`: the ships and the map of a campaign ({@link textNames}); without a map places stand as they are written.
 */
export function parseOrderText(
  text: string,
  signature: Signature = {},
  names: TextNames = SHIPS_ALONE,
): ParsedOrders {
  return readOrderText(text, { signature, names, check: mustBeOrder });
}

function mustBeOrder(order: Order, tokens: readonly Token[]): void {
  const [fault] = faultsOfOrder(order);
  if (!fault) return;
  const { pointer, found, allowed } = fault;
  const { line, column, text } = wordOf(tokens, order, pointer);
  throw new UnreadableError({
    line,
    column,
    found: text === null ? `${pointer}: ${found}` : JSON.stringify(text),
    allowed,
    suggestions: [],
  });
}
