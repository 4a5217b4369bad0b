import { ours, stated } from '@vedette/record';

/**
 * Of 100 rolls, those that strike a leader whose stack loses (P-19). The figure there for one who stands alone is never asked for: leaders
 * are not shown to the enemy (P-25.2), and nobody fires at a hex in which he knows of no troops (P-08.1).
 */
export const LEADER_HIT = ours(
  { fire: 4, perSP: 2, sharpshooters: 8, shock: 8 },
  'P-19',
  'brigadiers fell in such shares on 1 July',
);

/** A wound die of up to this is a death (G-42). */
export const KILLED_UP_TO = stated(4, 'G-42');

/** In a shock the side that loses the hex loses him as a prisoner up to this (P-19). */
export const CAPTURED_UP_TO = ours(2, 'P-19', 'Archer');

/** Losses with stragglers, of a hundred of the starting SP, at which a unit collapses (P-15). */
export const COLLAPSE_PERCENT = ours(
  { elite: 70, veteran: 60, average: 60, green: 50 },
  'P-15',
  'levels of the boxed game are printed on its counters',
);
