/** Turns that are shown at first, and how many come with each asking; up to twenty ahead. */
export const STEP = 4;
export const MOST = 20;

/** So many turns after one, the next first. */
export const turnsAhead = (now: number, count = MOST): number[] =>
  Array.from({ length: count }, (_, at) => now + 1 + at);
