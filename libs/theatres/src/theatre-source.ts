import { MalformedDocumentError, type TheatreSource } from '@vedette/campaign';
import { InlineTheatreError, makeInlineTheatre } from '@vedette/geography';
import { loadTheatre } from './load-theatre.js';
import type { TheatreId } from './theatre-id.js';

/**
 * Theatres by name from the committed data, or made of the position document itself. Faults of an inline theatre are faults
 * of the position it stands in. @throws MalformedDocumentError @throws UnknownTheatreError
 */
export const theatreSource: TheatreSource = (theatre, { skippedRowLetters }) => {
  if (typeof theatre === 'string') return loadTheatre(theatre as TheatreId);
  try {
    return makeInlineTheatre(theatre, skippedRowLetters);
  } catch (error) {
    if (error instanceof InlineTheatreError) throw new MalformedDocumentError('position', error.faults);
    if (error instanceof RangeError)
      throw new MalformedDocumentError('position', [
        { pointer: '/theatre', found: error.message, allowed: 'a grid that ends by Z9' },
      ]);
    throw error;
  }
};
