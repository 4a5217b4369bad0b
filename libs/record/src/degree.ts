export const DEGREES = ['full', 'start', 'end', 'partial'] as const;
/** How much of an event a player saw; a player who is not named saw nothing. */
export type Degree = (typeof DEGREES)[number];
/** Having seen an event, but not whole. */
export type PartialDegree = Exclude<Degree, 'full'>;
