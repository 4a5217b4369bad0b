/**
 * How a part of the house is: somebody does it, nobody does, or it cannot be learned, because the way to it is gone. Who is busy runs:
 * how busy workers are would tell how much is fought.
 */
export const PART_STATES = ['runs', 'away', 'unknown'] as const;
export type PartState = (typeof PART_STATES)[number];
