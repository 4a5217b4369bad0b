import type { TheatreSource } from '@vedette/campaign';
import { makeInlineTheatre } from '@vedette/geography';
import { loadTheatre } from '@vedette/theatres';

/** Theatres by name from the committed data, or made of the position document itself. */
export const theatreSource: TheatreSource = (theatre) =>
  typeof theatre === 'string'
    ? loadTheatre(theatre as Parameters<typeof loadTheatre>[0])
    : makeInlineTheatre(theatre);
