/** What counts in a campaign's standing, in points. All are *our figures*: the books name no winner. */
export const STANDING_POINTS = {
  /** For each level of a city won, and off for each of one lost: what is held at the end is what a war was about. */
  cityLevel: 10,
  /** Men lost for whom a point goes off: a city of the first level that changes hands is worth an army of twenty thousand. */
  menAPoint: 1000,
  /** Off for a ship lost: what it takes to build and man one is about what a brigade costs. */
  ship: 3,
} as const;

/** Points by which a side must be ahead. Both are *our figures*. */
export const STANDING_MARGINS = {
  /** The smallest city that changes hands between two sides: less is chance. */
  marginal: 20,
  /** The greatest city that changes hands, or several of the lesser. */
  decisive: 100,
} as const;
