import { faultsOfOrder, type Order } from '@vedette/campaign';
import { type ParsedOrders, readOrderText, type Signature } from './text/read-order-text.js';
import { type TextPlace, UnreadableError } from './text/text-fault.js';
import { SHIPS_OF_ALL_BOOKS, type TextNames } from './text/text-names.js';

/**
 * Reads orders written as text, and takes those whose shape is valid; the first thing wrong is told at the head of the order.
 * `names`: the ships and the map of a campaign ({@link textNames}); without a map places stand as they are written.
 */
export function parseOrderText(
  text: string,
  signature: Signature = {},
  names: TextNames = SHIPS_OF_ALL_BOOKS,
): ParsedOrders {
  return readOrderText(text, { signature, names, check: mustBeOrder });
}

function mustBeOrder(order: Order, { line, column }: TextPlace): void {
  const [fault] = faultsOfOrder(order);
  if (fault)
    throw new UnreadableError({
      line,
      column,
      found: `${fault.pointer}: ${fault.found}`,
      allowed: fault.allowed,
      suggestions: [],
    });
}
