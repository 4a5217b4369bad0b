import type { Degree } from './degree.js';

/** Who saw an event, by player id. */
export type Audience = Readonly<Record<string, Degree>>;
