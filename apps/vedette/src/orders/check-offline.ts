import { MalformedDocumentError, readPosition } from '@vedette/campaign';
import { formatOrder, judgeOrders, parseOrderText, textNames } from '@vedette/order-rules';
import { booksOf, pieceTypes } from '@vedette/rulebooks';
import { readDocument } from '../bench/read-document.js';
import { theatreSource } from '@vedette/theatres';
import type { TextOutcome } from './outcome.js';

/** What the referee would make of a text of orders against a position. @throws MalformedDocumentError */
export function checkOffline(text: string, positionFile: string, by: string | undefined): TextOutcome {
  const state = readPosition(readDocument(positionFile), theatreSource, pieceTypes);
  if (by !== undefined && !state.players.some(({ id }) => id === by))
    throw new MalformedDocumentError('--by', [
      { pointer: '', found: by, allowed: `one of ${state.players.map(({ id }) => id).join(', ')}` },
    ]);
  const books = booksOf(state.rulebooks);
  const names = textNames(state, books, by ?? null);
  const { orders, places, faults, notes } = parseOrderText(text, by === undefined ? {} : { by }, names);
  const { receipts } = judgeOrders(state, books, orders);
  return {
    results: receipts.map(({ accepted, understood, problems }, i) => ({
      line: places[i]!.line,
      text: formatOrder(orders[i]!),
      accepted,
      understood,
      problems,
    })),
    unreadable: faults,
    notes,
  };
}
